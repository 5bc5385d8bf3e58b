"""Umé by the keys of the desk: whose cards are meant, and where one stands."""

from __future__ import annotations

import pytest
from ui.at_desk import AtDesk

from uno_tui.games.ume.notation import NOTATION
from uno_tui.i18n.translator import Translator

TABLE = """table 1
game ume
seats Ana Ben Cleo
base Ana R5 R6 G1 G4 Y2 B9
base Ben R5 R8 G2 B3
base Cleo R9 B1 Y4
stock R1 R2 R3 R4
turn {turn}
"""


def ana(turn: str = "Ana", tongue: str = "en") -> AtDesk:
    return AtDesk(TABLE.format(turn=turn), NOTATION, tongue)


async def test_when_the_own_turn_begins_one_stands_at_the_own_base_and_hears_it() -> None:
    person = ana("Cleo")
    person.press("next_group")
    assert person.desk.state.zone.title == "Ben's base"
    told = person.other("Cleo", "draw")
    assert told[-3:] == ["Your turn.", "Your base.", "Selected: red 5."]
    assert person.desk.state.zone.key == 0


async def test_who_walks_in_the_own_base_is_not_told_so() -> None:
    assert ana("Cleo").other("Cleo", "draw")[-2:] == ["Your turn.", "Selected: red 5."]


async def test_others_turns_leave_one_where_one_is() -> None:
    person = ana("Ben")
    person.press("next_group")
    person.other("Ben", "draw")
    assert person.desk.state.zone.title == "Ben's base"


@pytest.mark.parametrize("command", ["play", "read_effect"])
@pytest.mark.parametrize(
    ("tongue", "told"),
    [
        ("en", "Red 5 is Ben's card: you can only discard your own. Tab goes from base to base, and to your own."),
        ("de", "Rote 5 gehört Ben: Nur eigene Karten kannst du ablegen. Tab: von Basis zu Basis, auch zu deiner."),
        (
            "fr",
            "5 rouge : carte de Ben. Tu ne peux défausser que les tiennes. "
            "Tab pour aller de base en base, jusqu'à la tienne.",
        ),
    ],
)
async def test_anothers_card_cannot_be_put_away_even_where_one_has_the_same(
    command: str, tongue: str, told: str
) -> None:
    person = ana(tongue=tongue)
    person.press("next_group", "first_card")
    assert person.press(command).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == told
    assert person.desk.state.view.turn == 0


async def test_a_card_is_looked_for_among_the_own_ones() -> None:
    person = ana()
    person.press("next_group")
    assert person.press("next_playable").startswith("Your base. Selected: ")
    assert person.desk.state.zone.key == 0


async def test_only_own_cards_are_called_playable() -> None:
    person = ana()
    person.settings.pieces["card"] = ["colour", "name", "playable"]
    assert "playable" in person.press("first_card")
    person.press("next_group")
    assert "playable" not in person.press("first_card", "last_card", "first_card")


async def test_enter_puts_an_own_card_away() -> None:
    person = ana()
    person.press("first_card", "play")
    assert "You discard red 5. Red now 6." in person.said


async def test_t_names_the_open_question() -> None:
    person = AtDesk(TABLE.format(turn="Ana").replace("stock R1", "stock BR R1"), NOTATION)
    person.press("draw")
    person.answer("Take a card")
    assert person.press("read_turn") == "Your turn. Take a card or give one: blue. Take from whom?"
    person.desk.asking.repeat()
    assert person.said[-1] == "Take from whom? Ben, Cleo."


@pytest.mark.parametrize("tongue", ["en", "de", "fr"])
def test_nothing_must_be_drawn_in_this_game_and_help_does_not_say_so(tongue: str) -> None:
    words = Translator(tongue)
    for command in ("command-draw", "command-pass"):
        assert words.of("ume").text(command) != words.text(command)
    debts = {"en": "must", "de": "Ziehschuld", "fr": "il faut"}
    assert debts[tongue] not in words.of("ume").text("command-draw")


async def test_a_base_is_read_colour_by_colour() -> None:
    person = ana()
    assert person.press("all_cards") == "Your base, 6 cards: Red 5, 6; yellow 2; green 1, 4; blue 9."
    person.press("next_group")
    assert person.press("all_cards") == "Ben's base, 4 cards: Red 5, 8; green 2; blue 3."


async def test_of_the_cards_to_discard_each_can_be_named_first() -> None:
    person = AtDesk(
        """table 1
game ume
seats Ana Ben Cleo
base Ana R1 R3 R9 R0 G4 Y2
base Ben R5 R8 G2 B3
base Cleo R9 B1 Y4
stock R+2 R1 R3 R4 R5 R6 R7
turn Ana
""",
        NOTATION,
    )
    person.press("draw")
    assert person.said[-2:] == ["Discard 2 cards: red.", "Red 1, Red 3, Red 9, Red 0."]
    question = person.front.question
    assert question is not None
    assert [each.text for each in question.answers] == ["Red 1", "Red 3", "Red 9", "Red 0"]
    person.answer("Red 0")
    question = person.front.question
    assert question is not None
    assert question.prompt == "Red 0, and which other card?"
    assert [each.text for each in question.answers] == ["Red 1", "Red 3", "Red 9"]
