"""Table files of Umé that are none: the error names file, line, and what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names, TableError
from uno_tui.notation.referee import Referee

GOOD = """table 1
game ume
options draw_again=on
seats Ana Ben
base Ana R5 R6 G1
base Ben R7
discard Y1
stock R+2 G1
turn Ana
Ana put R5
= top R5
"""

BROKEN = [
    (3, "options shields=maybe", "on or off"),
    (3, "options claim=loud", "auto, call"),
    (3, "options rounds=0", "from 1 to 50"),
    (4, "seats Ana", "2 to 6 players"),
    (4, "seats Ana Ben Cleo Dora Emil Finn Gus", "2 to 6 players"),
    (5, "base Zoe R5", "no one here is called Zoe"),
    (5, "base Ana Q5", "no such card: Q5"),
    (5, "base Ana Z", "no such card"),
    (5, "base Ana R+2", "cannot lie in a base: only number cards"),
    (5, "base Ana RS", "cannot lie in a base"),
    (5, "base Ana R0 R0", "R0 is here 2 times, but the pack has 1"),
    (6, "base Ana R7", "second time"),
    (7, "discard W:B", "no such card: W:B"),
    (9, "direction clockwise", "a position needs a `turn` line"),
    (9, "turn Ben Ana", "a name is expected"),
    (7, "direction counterclockwise", "always played clockwise"),
    (7, "lost Ana", "claim=call"),
    (7, "choice swap Ana", "is one of reverse, drop, name, again"),
    (7, "choice permission Ben", "is one of reverse, drop, name, again"),
    (7, "choice reverse Ana", "needs a Reverse as the top card, not nothing"),
    (7, "choice again Ben", "for the player on turn, Ana"),
    (10, "hand Ana R5", "unknown statement `hand`"),
    (10, "Ana fold", "no such move: fold"),
    (10, "Ana put", "a card is expected"),
    (10, "Ana put R5 R6", "a card is expected"),
    (10, "Ana take R5", "take CARD SEAT"),
    (10, "Ana give R5 Ben Ben", "give CARD SEAT"),
    (10, "Ana drop", "needs cards"),
    (10, "Ana drop R5 Q1@Ben", "no such card: Q1"),
    (10, "Ana name purple", "no such colour: purple"),
    (10, "Ana name", "a colour is expected"),
    (10, "Ana draw R5", "stands alone"),
    (11, "= sum Ana", "a colour is expected"),
    (11, "= sum Ana P 3", "no such colour: P"),
    (11, "= sum Ana R", "a number is expected"),
    (11, "= hand Ana R5", "no such assertion: hand"),
    (11, "= base", "a seat is missing"),
    (11, "= choice colour Ana", "a choice is one of nothing"),
    (11, "= top", "a card is expected"),
]


@pytest.mark.parametrize(("line", "text", "message"), BROKEN, ids=[text for _, text, _ in BROKEN])
def test_an_error_names_its_line_and_what_is_wrong(line: int, text: str, message: str) -> None:
    lines = GOOD.splitlines()
    lines[line - 1] = text
    with pytest.raises(TableError) as error:
        Referee("\n".join(lines), "x.table").problems()
    assert message in str(error.value)
    assert error.value.file == "x.table"
    assert 0 < error.value.line <= len(lines)


@pytest.mark.parametrize(
    ("options", "discard", "choice", "message"),
    [
        ("draw_again=off", "Y1", "choice again Ana", "needs the option draw_again"),
        ("", "R+2", "choice reverse Ana", "needs a Reverse as the top card, not R+2"),
        ("", "RR", "choice drop Ana", "needs a Draw Two or W"),
        ("", "W+4", "choice name Ana", "needs W as the top card"),
        ("", "BR", "choice reverse Ana", "finds nothing to do"),
        ("", "B+2", "choice drop Ana", "finds nothing to do"),
    ],
)
def test_an_open_choice_needs_its_card(options: str, discard: str, choice: str, message: str) -> None:
    text = GOOD.replace("draw_again=on", options or "draw_again=on").replace("discard Y1", f"discard {discard}")
    text = text.replace("stock R+2 G1", "stock Y2").replace("turn Ana", f"turn Ana\n{choice}")
    with pytest.raises(TableError, match=message.replace("+", r"\+")):
        Referee(text).problems()


def test_the_good_file_is_good() -> None:
    assert Referee(GOOD).problems() == []


def test_a_move_after_the_end_is_an_error_with_its_line() -> None:
    text = "table 1\ngame ume\nseats Ana Ben\nturn Ana\nAna pass\nBen pass\nAna pass\n"
    problem = Referee(text, "x.table").problems()[0]
    assert (problem.line, str(problem.found)) == (7, "refused (round_over)")


def test_a_lost_lot_is_an_error() -> None:
    pack = next(iter(NOTATIONS["ume"].game.begin({}, 2, 1, _Sorted())[1][1:])).cards
    stock = "~ stock " + " ".join(map(str, pack))
    with pytest.raises(TableError, match="`~` line is missing"):
        Referee(f"table 1\ngame ume\nseats Ana Ben\n{stock}\n= turn Ana").problems()


class _Sorted:
    """A chance that leaves the cards as they are."""

    def shuffle(self, cards: list[object]) -> list[object]:
        return list(cards)

    def lot(self, seats: list[int]) -> int:
        return seats[0]


MOVES = ["draw", "put R5", "take R7 Ben", "give R5 Ben", "drop R5 R6 R7@Ben", "name B"]
MOVES += ["allow", "deny", "claim", "pass"]


@pytest.mark.parametrize("text", MOVES)
def test_moves_are_written_as_they_are_read(text: str) -> None:
    names, notation = Names(("Ana", "Ben")), NOTATIONS["ume"]
    assert notation.write_move(notation.read_move(text.split(), names), names) == text


WORDS = """
Ana Ben Zoe draw put take give drop name allow deny claim pass R5 R7 R7@Ben Z W @ : = ! ? ~ base lot sum R 3
""".split()


@examples(400)
@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), max_size=8))
def test_any_statements_are_carried_out_or_refused_with_an_error(statements: list[list[str]]) -> None:
    lines = GOOD.splitlines()[:9] + [" ".join(words) for words in statements]
    try:
        problems = Referee("\n".join(lines)).problems()
        places = [problem.line for problem in problems]
    except TableError as error:
        places = [error.line]
    assert all(places)
