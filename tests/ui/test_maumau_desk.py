"""Maumau by the keys of the desk: nobody cheats by mistake who plays alone."""

from __future__ import annotations

import pytest
from support.hearing import Asking, Hearing
from ui.at_desk import AtDesk

from uno_tui.games.maumau.notation import NOTATION

TABLE = """table 1
game maumau
options cheating=on
seats Ana Ben Cleo
hand Ana 7c 9h 9s 2c
hand Ben 10c 8c
hand Cleo 3s 3d 8d
discard 10s Kh
stock 4d 8s Jd 7d
turn Ana
"""


def ana(tongue: str = "en") -> AtDesk:
    return AtDesk(TABLE, NOTATION, tongue)


@pytest.mark.parametrize(
    ("tongue", "asked"),
    [
        ("en", "7 of clubs does not match the king of hearts. Cheat? No, Yes."),
        ("de", "Kreuz 7 passt nicht auf den Herz-König. Pfuschen? Nein, Ja."),
        ("fr", "Le 7 de trèfle ne va pas sur le roi de cœur. Tricher ? Non, Oui."),
    ],
)
async def test_who_plays_alone_is_asked_before_they_cheat(tongue: str, asked: str) -> None:
    person = ana(tongue)
    said = person.press("first_card", "play").replace("\N{NO-BREAK SPACE}", " ")
    assert said.replace("\N{NARROW NO-BREAK SPACE}", " ") == asked
    assert person.desk.state.view.turn == 0


async def test_no_leaves_the_card_in_the_hand_and_yes_lays_it() -> None:
    person = ana()
    person.press("first_card", "play")
    assert person.answer("No") == "Cancelled. You still have the card. Selected: 7 of clubs."
    person.press("play")
    person.answer("Yes")
    assert "You play 7 of clubs." in person.said


async def test_a_card_that_fits_is_laid_at_once() -> None:
    person = ana()
    person.press("first_card", "next_card", "play")
    assert person.front.question is None
    assert "You play 9 of hearts." in person.said


async def test_with_slips_that_cost_nobody_is_asked() -> None:
    person = ana()
    person.settings.slips_are_free = False
    person.desk.settings_changed(person.desk.state.translator)
    person.press("first_card", "play")
    assert person.front.question is None
    assert "You play 7 of clubs." in person.said


def test_where_others_hear_no_word_tells() -> None:
    hearing, person = Hearing(TABLE, 0, shared=True), Asking([])
    hearing.presenter.enter(hearing.view, hearing.moves, hearing.view.hand[0], person)
    assert person.asked == []
    assert len(person.submitted) == 1


BUYING = TABLE.replace("hand Ana 7c 9h 9s 2c", "hand Ana 3h 9s 2c")


@pytest.mark.parametrize(
    ("tongue", "told", "again"),
    [
        ("en", "Your turn. Buy the king of hearts into your hand?", "Buy the king of hearts into your hand? No, Yes."),
        ("de", "Du bist dran. Den Herz-König kaufen und auf die Hand nehmen?", "Den Herz-König kaufen und auf die Hand nehmen? Nein, Ja."),
    ],
)
async def test_t_names_the_open_question_which_is_what_can_be_repeated(tongue: str, told: str, again: str) -> None:
    person = AtDesk(BUYING, NOTATION, tongue)
    person.press("first_card", "play")
    assert person.press("read_turn") == told
    person.desk.asking.repeat()
    assert person.said[-1] == again


async def test_when_the_question_is_answered_t_names_it_no_more() -> None:
    person = AtDesk(BUYING, NOTATION)
    person.press("first_card", "play")
    person.answer("No")
    assert person.press("read_turn") == "Ben's turn."


LAST = """table 1
game maumau
options cheating=off
seats Ana Ben
hand Ana {card}
hand Ben 10c 8c
discard 10s Kh
stock 4d 8s Jd 7d
turn Ana
"""


@pytest.mark.parametrize(
    ("card", "told"), [("9h", 'Say "last card" first with U, then play it.'), ("5s", "Nothing playable. Space to draw.")]
)
async def test_a_search_tells_that_the_last_card_waits_for_its_word(card: str, told: str) -> None:
    assert AtDesk(LAST.format(card=card), NOTATION).press("next_playable") == told


SWAP = """table 1
game maumau
options cheating=off
seats {seats}
hand Ana 7c 9h 9s 5c
hand Ben Ad 10c 8c
hand Cleo 3s 3d 8d
discard 10s Kd
stock 4d 8s Jd 7d
turn Ben
Ben play Ad Ana
"""


@pytest.mark.parametrize(("seats", "ace"), [("Ana Ben Cleo", True), ("Ana Ben", False)])
async def test_an_ace_is_named_as_an_answer_to_a_swap_only_where_it_is_one(seats: str, ace: bool) -> None:
    text = SWAP.format(seats=seats)
    text = text if "Cleo" in seats else text.replace("hand Cleo 3s 3d 8d\n", "")
    said = AtDesk(text, NOTATION).press("first_card", "play")
    assert said.startswith("Answer the swap first with a 2")
    assert ("an ace" in said) is ace


@pytest.mark.parametrize("card", ["Qh", "4h", "Ah"])
async def test_with_two_players_an_open_answer_is_the_reason_too(card: str) -> None:
    text = f"""table 1
game maumau
seats Ana Ben
hand Ana {card} 9h 2c
hand Ben 7h 8c 9c
discard Kh
stock 4d 8s Jd 7d
turn Ben
"""
    person = AtDesk(text, NOTATION)
    person.other("Ben", "play 7h")
    assert person.press("first_card", "play").startswith("Answer first with a ")


async def test_the_table_says_nothing_twice() -> None:
    text = TABLE.replace("turn Ana", "turn Cleo").replace("hand Cleo 3s", "hand Cleo 7h")
    person = AtDesk(text, NOTATION)
    person.other("Cleo", "play 7h")
    state = person.desk.state
    turn = state.presenter.lines(state.view)[1]
    assert turn.count("Draw 2") == 1


KINGS = """table 1
game maumau
seats Ana Ben
hand Ana Ks 9h 2c
hand Ben Kh 8c
discard 9s Kd
stock 4d 8s Jd 7d
turn Ben
"""


async def test_who_must_play_a_king_is_told_of_no_key_that_accepts() -> None:
    person = AtDesk(KINGS, NOTATION)
    person.other("Ben", "play Kh round")
    assert person.press("read_turn") == "You must play a king."
    without = AtDesk(KINGS.replace("Ks", "8h"), NOTATION)
    without.other("Ben", "play Kh round")
    assert without.press("read_turn").endswith("Space to accept.")
