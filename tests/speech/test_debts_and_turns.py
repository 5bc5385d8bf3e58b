"""What the one who must draw can do, and whose turn it is: told with what happened, and asked for."""

from __future__ import annotations

import pytest
from support.hearing import Hearing

from uno_tui.cards.coloured import card
from uno_tui.core.events import StartCardTurned

TABLE = """table 1
game uno
options {options}
seats Ana Ben Cleo
hand Ana {ana}
hand Ben {ben}
hand Cleo {cleo}
discard R3
stock Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4 B5 B6 B7 B8 B9
turn Ana
"""


def table(options: str, *moves: str, ana: str = "R+2 B9 B8", ben: str = "G1 R5 Y4", cleo: str = "R1 R2 Y7") -> str:
    return "\n".join((TABLE.format(options=options, ana=ana, ben=ben, cleo=cleo), *moves))


DUE = [
    ("uno_penalty=4", "Ana play R+2", "G1 R5 Y4", "Draw 2 cards.", "2 cards to draw: press Space."),
    ("response=on", "Ana play R+2", "G1 R5 Y4", "Draw 2 cards.", "2 cards to draw: press Space."),
    (
        "response=on",
        "Ana play R+2",
        "G+2 R5 Y4",
        "2 cards to draw: answer with a card, or press Space.",
        "2 cards to draw: answer with a card, or press Space.",
    ),
    (
        "bluff=on",
        "Ana play W+4 G",
        "G1 R5 Y4",
        "4 cards to draw: press Space, or F calls the bluff. If wrong, 6.",
        "4 cards to draw: press Space, or F calls the bluff. If wrong, 6.",
    ),
    (
        "bluff=on response=on",
        "Ana play W+4 G",
        "W+4 R5 Y4",
        "4 cards to draw: answer, press Space, or F calls the bluff. If wrong, 6.",
        "4 cards to draw: answer, press Space, or F calls the bluff. If wrong, 6.",
    ),
]


@pytest.mark.parametrize(
    ("options", "verbosity", "told"),
    [
        ("uno_penalty=4", "normal", "Ana plays red Draw Two."),
        ("uno_penalty=4", "full", "Ana plays red Draw Two. 2 left. Ben's turn. Ben must draw 2 cards."),
        ("response=on", "normal", "Ana plays red Draw Two. Ben must draw 2 cards."),
        ("bluff=on", "normal", "Ana plays red Draw Two. Ben must draw 2 cards."),
        ("intercept=on", "normal", "Ana plays red Draw Two. Ben must draw 2 cards."),
    ],
)
def test_a_debt_of_others_is_told_when_they_draw_it_unless_something_can_come_before(
    options: str, verbosity: str, told: str
) -> None:
    assert Hearing(table(options, "Ana play R+2"), 2, verbosity=verbosity).last == told
    assert Hearing(table(options, "Ana play R+2", "Ben draw"), 2).last == "Ben draws 2 cards."


@pytest.mark.parametrize(("options", "move", "ben", "told", "asked"), DUE)
def test_who_faces_a_debt_hears_what_can_be_done_and_what_it_costs(
    options: str, move: str, ben: str, told: str, asked: str
) -> None:
    hearing = Hearing(table(options, move, ana="R+2 W+4 B8", ben=ben), 1)
    assert hearing.last.endswith(f"{told} Your turn.")
    assert hearing.ask("read_debt") == asked
    assert hearing.ask("read_turn") == f"Your turn. {asked}"
    if "answer" not in asked:
        assert hearing.presenter.nothing_playable(hearing.view) in (asked, "You must draw 2: Space.")
    others = Hearing(table(options, move, ana="R+2 W+4 B8", ben=ben), 2)
    assert "answer" not in others.last + others.ask("read_turn")


@pytest.mark.parametrize(
    ("listener", "told"),
    [
        (1, "You call Ana's bluff: it was not a bluff. You draw 6 cards (4 plus 2 for the wrong challenge): "),
        (0, "Ben calls your bluff: it was not a bluff. Ben draws 6 cards (4 plus 2 for the wrong challenge)."),
    ],
)
def test_why_a_wrong_call_costs_so_many_cards(listener: int, told: str) -> None:
    hearing = Hearing(table("bluff=on", "Ana play W+4 G", "Ben challenge", ana="W+4 B9 B8"), listener)
    assert hearing.last.startswith(told)


def test_after_the_cards_of_a_wrong_call_the_turn_goes_on_or_is_over() -> None:
    for options, end in (("bluff=on", "Still your turn."), ("bluff=on skip_after_draw=on", "Turn over.")):
        hearing = Hearing(table(options, "Ana play W+4 G", "Ben challenge", ana="W+4 B9 B8"), 1)
        assert hearing.last.endswith(end)


@pytest.mark.parametrize(
    ("listener", "told"),
    [
        (
            1,
            "You call Ana's bluff: it was a bluff. Ana draws 6 cards (4 plus 2 for the bluff). "
            "Still your turn. Wild Draw Four, green.",
        ),
        (2, "Ben calls Ana's bluff: it was a bluff. Ana draws 6 cards (4 plus 2 for the bluff)."),
    ],
)
def test_who_has_called_a_bluff_rightly_is_still_on_turn_and_hears_on_what(listener: int, told: str) -> None:
    hearing = Hearing(table("bluff=on", "Ana play W+4 G", "Ben challenge", ana="W+4 R9 B8"), listener)
    assert hearing.last == told


def test_a_drawn_card_that_does_not_fit_ends_the_turn_in_words() -> None:
    hearing = Hearing(table("uno_penalty=4", "Ana draw", ana="B9 B8"), 0)
    assert hearing.last == "You draw a yellow 1. Not playable. Turn over."


INTERCEPTED = table("intercept=on", "Ana play RS", "Cleo intercept RS on RS", ana="RS B9 B8", cleo="RS R2 Y7", ben="R5 Y4 G1")


@pytest.mark.parametrize(("listener", "told"), [(0, "Cleo intercepts with red Skip. Cleo's turn.")])
def test_after_an_interception_everybody_hears_whose_turn_it_is(listener: int, told: str) -> None:
    assert Hearing(INTERCEPTED, listener).last == told


def test_who_loses_the_turn_to_an_interception_hears_it() -> None:
    text = table("intercept=on", "Ana play R7", "Cleo intercept R7 on R7", ana="R7 B9 B8", cleo="R7 R2 Y7")
    assert Hearing(text, 1).last == "Cleo intercepts with red 7. Your turn is over. Cleo's turn."
    assert Hearing(text, 0).last == "Cleo intercepts with red 7. Cleo's turn."
    assert Hearing(text, 2).last == "You intercept with red 7. Your turn."


def test_after_a_sequence_everybody_hears_whose_turn_it_is() -> None:
    text = table("sequences=on", "Ana play R7", "Ana play R8", ana="R7 R8 B8 B9")
    assert Hearing(text, 1).last == "Ana continues with red 8. Your turn."
    assert Hearing(text, 2).last == "Ana continues with red 8. Ben's turn."


@pytest.mark.rule("UNO-25")
def test_who_can_go_on_with_a_sequence_is_told_with_what() -> None:
    text = table("sequences=on", "Ana play R7", ana="R7 R8 R6 B9")
    may = "You can continue the sequence at once: red 8, red 6."
    assert Hearing(text, 0).last == "You play red 7."
    assert Hearing(text, 0, learns=True).last == f"You play red 7. {may}"
    assert may in Hearing(text, 0, verbosity="full").last
    assert Hearing(text, 0).ask("read_debt") == may
    later = Hearing(f"{text}\nBen play R5", 0, learns=True)
    assert later.ask("read_debt") == "No extra cards to draw."
    assert "Sequence" not in Hearing(text, 1, learns=True).last


def test_for_whom_a_debt_waits_is_said() -> None:
    text = table("intercept=on response=on", "Ana play R+2", "Cleo intercept R+2 on R+2", cleo="R+2 R2 Y7")
    for listener, told in ((0, "You will have 4 cards to draw."), (1, "Ana will have 4 cards to draw.")):
        hearing = Hearing(text, listener)
        assert hearing.last.endswith(told)
        assert hearing.ask("read_debt") == told


def test_a_wild_start_card_says_that_any_card_may_be_laid() -> None:
    presenter = Hearing(table("uno_penalty=4"), 0).presenter
    told = presenter.narrator.narrate([StartCardTurned(card("W"), back=False)], Hearing(table("uno_penalty=4"), 0).view)
    assert [each.text for each in told] == ["First card: Wild. Play any card."]


@pytest.mark.parametrize(
    ("learns", "verbosity", "told"),
    [
        (False, "normal", "You draw a red 6. Playable."),
        (True, "normal", "You draw a red 6. Playable: Enter plays it, Space keeps it."),
        (False, "full", "You draw a red 6. Playable: Enter plays it, Space keeps it."),
    ],
)
def test_the_first_tables_say_what_can_be_done_with_a_drawn_card(learns: bool, verbosity: str, told: str) -> None:
    text = table("uno_penalty=4", "Ana draw", ana="B9 B8").replace("stock Y1", "stock R6 Y1")
    assert Hearing(text, 0, verbosity=verbosity, learns=learns).told[-1][0] == told


def test_who_has_never_said_uno_hears_the_key_while_it_is_owed() -> None:
    text = table("uno_penalty=4", "Ana play R5", ana="R5 B8")
    assert Hearing(text, 0, says_last=False).told[-1][0] == "You play red 5. One card left. U to say Uno."
    assert Hearing(text, 0).told[-1][0] == "You play red 5. One card left."
    in_advance = table("uno_penalty=4", "Ana uno", "Ana play R5", ana="R5 B8")
    assert Hearing(in_advance, 0, says_last=False).told[-1][0] == "You play red 5. One card left."


def test_what_points_are_good_for_is_said_with_them() -> None:
    for game, aim in (("match_end=limit", "the match ends at 500."), ("match_end=rounds", "the match ends after 5 rounds.")):
        hearing = Hearing(table(game), 0)
        assert hearing.ask("read_scores").endswith(aim)
        assert hearing.presenter.rule_lines(hearing.view)[0][0] == "lowest score wins"


@pytest.mark.rule("UNO-16")
@pytest.mark.parametrize(
    ("moves", "listener", "verbosity", "told"),
    [
        (["Ana play RR"], 1, "normal", "Ana plays red Reverse. You are skipped."),
        (["Ana play RR"], 1, "full", "Ana plays red Reverse. 2 left. You are skipped. Now counterclockwise. Ana's turn."),
        (["Ana play RR"], 0, "normal", "You play red Reverse. Ben is skipped. Your turn."),
        (["Ana play R+2", "Ben play RR"], 0, "normal", "Ben answers with red Reverse. 2 cards to draw: answer with a card, or press Space. Your turn."),
    ],
)
def test_of_two_players_the_other_one_is_skipped_by_a_reverse(
    moves: list[str], listener: int, verbosity: str, told: str
) -> None:
    text = table("response=on advanced_response=on", *moves, ana="RR R+2 B9", ben="RR R5 Y4")
    two = "\n".join(line for line in text.splitlines() if "Cleo" not in line or line.startswith("seats"))
    hearing = Hearing(two.replace("seats Ana Ben Cleo", "seats Ana Ben"), listener, verbosity=verbosity)
    assert hearing.last == told


@pytest.mark.rule("UNO-11")
@pytest.mark.parametrize(("listener", "ana", "ben"), [(1, "R0 R5", "G1 Y4"), (2, "R0 R5 R6", "G1")])
def test_a_hand_of_one_card_that_is_passed_on_is_one_to_say_uno_for(listener: int, ana: str, ben: str) -> None:
    text = table("seven_zero=on", "Ana play R0", ana=ana, ben=ben)
    said = Hearing(text, listener, says_last=False).last
    assert "You now have 1 card." in said
    assert said.count("U to say Uno.") == 1
    assert "U to say Uno." not in Hearing(text, listener).last
