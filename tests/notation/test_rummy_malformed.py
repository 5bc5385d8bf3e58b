"""Table files of UNO Rummy that are none: the error names the line and what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from uno_tui.games.rummy.notation import NOTATION
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.tiles import tiles
from uno_tui.notation.lines import Names, TableError
from uno_tui.notation.referee import Referee, check

GOOD = """table 1
game rummy
seats Ana Ben
rack Ana R8 R9 B1
rack Ben R6 J
onto [R5 R6 R7] [B9]
stock G1 G2
turn Ana
Ana lay [R5 R6 R7 R8] [B9]
= table [B9] [R5 R6 R7 R8]
"""

BROKEN = [
    (3, "seats Ana", "2 to 4 players"),
    (3, "seats Ana Ben Cleo Dora Emil", "2 to 4 players"),
    (3, "seats Ana J=R7", "card"),
    (3, "options response=on", "unknown option response"),
    (3, "options limit=1001", "from 50 to 1000"),
    (4, "rack Ana R8 R13", "no such tile: R13"),
    (4, "rack Ana J=R7", "is for sets only"),
    (5, "rack Ana J", "second time"),
    (5, "# Ben holds nothing", "holds no tile"),
    (6, "onto [R5 R6]", "[R5 R6] is no set: too_short"),
    (6, "onto [R5 R6 R7", "`]` is missing"),
    (6, "onto R5 R6 R7", "in brackets"),
    (6, "onto [R5 [R6 R7]]", "`]` is missing"),
    (6, "onto []", "empty set"),
    (6, "onto [J=R5]", "no set: single"),
    (6, "onto [J R6 R7]", "joker_unnamed"),
    (6, "onto [R5 R6 R7] [R8] [R8]", "R8 is here 3 times, but the pack has 2"),
    (7, "stock J J J J", "J is here 5 times"),
    (8, "turn Zoe", "no one here is called Zoe"),
    (8, "# nobody is on turn", "needs a `turn` line"),
    (8, "drawn Ben R6", "a position needs a `turn` line"),
    (7, "drawn Ben G9", "`drawn` is for the player on turn, Ana"),
    (7, "owes Ana", "owes no Uno with 3 tiles"),
    (7, "shown Ben 2", "does not hold 2 Jokers"),
    (7, "shown Ben many", "number"),
    (7, "direction up", "clockwise or counterclockwise"),
    (9, "Ana put R7", "no such move: put R7; moves are lay SET"),
    (9, "Ana lay R5 R6 R7", "in brackets"),
    (9, "Ana lay [R5 R6 R7 R8] [B9] from", "a tile is missing after `from`"),
    (9, "Ana lay [R5 R6 R7 R8] [B9] from R8 from R8", "second time"),
    (9, "Ana lay [R5 R6 R7 R8] [B9] takes R8", "only Jokers are taken"),
    (9, "Ana lay [R5 R6 R7 R8] [B9] action R99", "no such tile: R99"),
    (9, "Ana draw R8", "stands alone"),
    (10, "= table R5", "in brackets"),
    (10, "= tables", "no such assertion: tables"),
    (10, "= rack Ana J=R7", "is for sets only"),
    (10, "= drawn Ana", "a tile is expected"),
]


@pytest.mark.parametrize(("line", "text", "message"), BROKEN, ids=[text for _, text, _ in BROKEN])
def test_an_error_names_its_line_and_what_is_wrong(tmp_path: Path, line: int, text: str, message: str) -> None:
    lines = GOOD.splitlines()
    lines[line - 1] = text
    path = tmp_path / "broken.table"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(TableError) as error:
        check(path)
    assert message in str(error.value)
    assert error.value.line


def test_the_good_file_is_good() -> None:
    assert Referee(GOOD).problems() == []


@pytest.mark.parametrize(
    ("expected", "holds"),
    [
        ("invalid_set", True),
        ("invalid_set too_short", True),
        ("invalid_set [R9 R8]", True),
        ("invalid_set [R8 R9] too_short", True),
        ("invalid_set too_short [R8 R9]", True),
        ("invalid_set gap", False),
        ("invalid_set [R8]", False),
        ("invalid_set [R8 R9 R10]", False),
        ("too_short", False),
        ("not_in_rack", False),
    ],
)
def test_a_refusal_is_expected_with_as_many_details_as_the_file_likes(expected: str, holds: bool) -> None:
    text = GOOD.replace("Ana lay [R5 R6 R7 R8] [B9]", f"! Ana lay [R5 R6 R7] [B9] [R8 R9] : {expected}")
    problems = Referee(text.replace("= table [B9] [R5 R6 R7 R8]", "= playing")).problems()
    assert (problems == []) == holds


def test_a_wrong_table_is_told() -> None:
    problem = Referee(GOOD.replace("= table [B9] [R5 R6 R7 R8]", "= table [R5 R6 R7 R8]"), "x.table").problems()[0]
    assert (problem.expected, problem.found) == ("[R5 R6 R7 R8]", "[B9] [R5 R6 R7 R8]")


@pytest.mark.parametrize(
    "text",
    [
        "lay [R5 R6 R7 R8] [B9] from R8",
        "lay [R5 R6 R7] [R8 Y8 J=B8] from Y8 J=B8 takes J=R5 action J=B8",
        "lay [R5 R6 R7] from R5 R6 R7 action R5 R7",
        "lay [J] [R5 R6 R7]",
        "lay",
        "draw",
        "pass",
        "uno",
        "report",
    ],
)
def test_moves_are_written_as_they_are_read(text: str) -> None:
    names = Names(("Ana", "Ben"))
    move = NOTATION.read_move(text.split(), names)
    assert NOTATION.write_move(move, names) == text


def test_blanks_inside_brackets_and_orders_mean_nothing() -> None:
    names = Names(("Ana", "Ben"))
    read = NOTATION.read_move("lay [ G7 R7 Y7 ][R4 R2 J=R3]".split(), names)
    assert read == Lay((tiles("R7 Y7 G7"), tiles("R2 J=R3 R4")))


WORDS = "Ana Ben lay draw pass uno report [R5 R6 R7] [R8] [B9] [ ] from takes action R8 J J=R8 : = ! ? ~ table onto".split()


@examples(400)
@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=8), max_size=8), st.integers(4, 8))
def test_any_statements_are_carried_out_or_refused_with_an_error(statements: list[list[str]], begin: int) -> None:
    lines = GOOD.splitlines()[:begin] + [" ".join(words) for words in statements]
    try:
        Referee("\n".join(lines)).problems()
    except TableError as error:
        assert error.line
