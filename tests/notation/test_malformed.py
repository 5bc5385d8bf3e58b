"""Table files that are none: the error names file, line, what was expected and what was there."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from uno_tui.notation.lines import TableError, parse, write
from uno_tui.notation.referee import Referee, check

GOOD = """table 1
game uno
seats Ana Ben
hand Ana R5 W
hand Ben R6 B1
discard R3
stock G1 G2
turn Ana
Ana play R5
= top R5
"""

BROKEN = [
    (1, "table 2", "table 1"),
    (2, "game bridge", "unknown game bridge"),
    (2, "seats Ana Ben", "game"),
    (3, "seats Ana", "2 to 10 players"),
    (3, "seats Ana Ana", "same name"),
    (3, "seats Ana R5", "card"),
    (3, "seats Ana draw", "word of table files"),
    (3, "seats Ana B", "too short"),
    (3, "options response=maybe", "on or off"),
    (3, "options magic=on", "unknown option magic"),
    (3, "options limit=9", "from 50 to 2000"),
    (4, "hand Zoe R5", "no one here is called Zoe"),
    (4, "hand Ana R5 Q7", "no such card: Q7"),
    (4, "hand Ana R0 R0", "R0 is here 2 times, but the pack has 1"),
    (5, "hand Ana R6", "second time"),
    (6, "discard W+4", "needs its colour"),
    (6, "discard R3:B", "no chosen colour"),
    (6, "# no discard pile", "discard"),
    (7, "scores Ana 5 Ana 6", "Ana twice"),
    (7, "choice buzz Ana Ben", "without the option buzzer"),
    (7, "laid Ana", "laid needs the option sequences"),
    (7, "free Ana", "free needs the option intercept"),
    (7, "bluff Ben yes", "bluff needs the option bluff"),
    (8, "turn nobody", "no one here is called nobody"),
    (8, "direction up", "clockwise or counterclockwise"),
    (9, "Ana fold", "no such move: fold"),
    (9, "Ana play R5 B", "swap SEAT"),
    (9, "Ana draw two", "stands alone"),
    (9, "Zoe play R5", "unknown statement `Zoe`"),
    (9, "~ stock R5", "nothing is left to chance"),
    (9, "! Ana play R5", "reason"),
    (10, "= topp R5", "no such assertion: topp"),
    (10, "= top", "card"),
    (10, "= score Ana many", "number"),
    (10, "= choice foo Ana", "a choice is one of nothing, buzz, not foo"),
    (10, "= bluff Ana maybe", "maybe"),
    (10, "round", "the round is not over"),
]


@pytest.mark.parametrize(("line", "text", "message"), BROKEN, ids=[text for _, text, _ in BROKEN])
def test_an_error_names_its_line_and_what_is_wrong(tmp_path: Path, line: int, text: str, message: str) -> None:
    lines = GOOD.splitlines()
    lines[line - 1] = text
    path = tmp_path / "broken.table"
    path.write_text("\n".join(lines), encoding="utf-8")
    if text == "round":
        lines.insert(3, "dealer Ben")
        path.write_text("\n".join(lines), encoding="utf-8")
        assert message in str(check(path)[0])
        return
    with pytest.raises(TableError) as error:
        check(path)
    assert message in str(error.value)
    assert error.value.file == str(path)
    if not text.startswith("#") and "times" not in message:
        assert abs(error.value.line - line) <= 1


def test_the_good_file_is_good() -> None:
    assert Referee(GOOD).problems() == []


def test_a_wrong_move_says_what_was_expected_and_what_was_there() -> None:
    problem = Referee(GOOD.replace("Ana play R5", "Ana play W"), "x.table").problems()[0]
    assert str(problem) == "x.table:9: Ana play W: expected a legal move, found refused (colour_missing)"


def test_a_wrong_assertion_says_what_was_expected_and_what_was_there() -> None:
    problem = Referee(GOOD.replace("= top R5", "= top R6"), "x.table").problems()[0]
    assert str(problem) == "x.table:10: = top R6: expected R6, found R5"


def test_a_move_after_the_end_is_an_error_with_its_line() -> None:
    text = GOOD.replace("hand Ana R5 W", "hand Ana R5") + "Ben draw\n"
    problem = Referee(text, "x.table").problems()[0]
    assert problem.line == 11
    assert str(problem.found) == "refused (round_over)"


def test_a_move_that_should_be_refused_needs_no_shuffle() -> None:
    text = "table 1\ngame uno\nseats Ana Ben\nhand Ana R7 R1\nhand Ben B1 B2\ndiscard R6 R7\nturn Ben\n"
    problem = Referee(text + "! Ben draw : cannot_draw\n= turn Ben\n", "x.table").problems()[0]
    assert str(problem) == "x.table:8: ! Ben draw : cannot_draw: expected refused (cannot_draw), found legal"


@pytest.mark.parametrize("sign", ["\u2028", "\x85", "\x0c", "\x1c", "\x0b"])
def test_only_ends_of_lines_end_lines(sign: str) -> None:
    assert Referee(GOOD.replace("Ana play R5\n", f"Ana play R5 # then{sign}Ben draw\n")).problems() == []
    wrong = GOOD.replace("turn Ana\n", f"turn{sign}Ana\n").replace("= top R5", "= top R6")
    assert Referee(wrong).problems()[0].line == 10


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_system_ends_its_lines(end: str) -> None:
    assert Referee(GOOD.replace("\n", end)).problems() == []


def test_an_interception_with_the_last_card_may_name_a_swap() -> None:
    text = "table 1\ngame uno\noptions intercept=on seven_zero=on\nseats Ana Ben\nhand Ana R7\nhand Ben B1 B2\n"
    text += "discard R7\nturn Ben\n= legal Ana intercept R7 on R7 swap Ben\n= illegal Ana intercept R7 on B7 swap Ben\n"
    assert Referee(text + "Ana intercept R7 on R7 swap Ben\n= round_over Ana\n").problems() == []


def test_a_missing_shuffle_is_an_error() -> None:
    with pytest.raises(TableError, match="`~` line is missing"):
        Referee(
            "table 1\ngame uno\nseats Ana Ben\nhand Ana R5 R6\nhand Ben G6 G9\ndiscard B2 R3\nturn Ana\n"
            "Ana play R5\nBen draw"
        ).problems()


def test_a_wrong_shuffle_says_which_cards() -> None:
    text = "table 1\ngame uno\nseats Ana Ben\nhand Ana R5 R6\nhand Ben G6 G9\ndiscard B2 R3\nturn Ana\nAna play R5\nBen draw\n"
    with pytest.raises(TableError, match="missing B2; too many B3"):
        Referee(text + "~ stock B3 R3\n").problems()


def test_the_next_deal_after_a_position_needs_a_dealer() -> None:
    text = GOOD.replace("hand Ana R5 W", "hand Ana R5").replace("= top R5", "round")
    with pytest.raises(TableError, match="dealer"):
        Referee(text).problems()


def test_an_unreadable_file(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="cannot be read"):
        check(tmp_path / "nothing.table")
    binary = tmp_path / "binary.table"
    binary.write_bytes(b"table 1\n\xff\xfe")
    with pytest.raises(TableError, match="not UTF-8"):
        check(binary)


def test_a_seed_deals_without_chance_lines() -> None:
    referee = Referee(
        "table 1\ngame uno\nseats Ana Ben Cleo\ndealer Ben\nseed 5\n= turn Cleo\n= stock 86\n= count Ana 7"
    )
    problems = referee.problems()
    assert all(problem.statement.startswith("= turn") for problem in problems)


@examples(300)
@given(st.text(max_size=400))
def test_any_text_is_read_or_refused_with_an_error(text: str) -> None:
    try:
        Referee(text).problems()
    except TableError as error:
        assert str(error.reason)


WORDS = (
    "Ana Ben play draw pass uno report R5 R6 W W+4 B :  = ! ? ~ stock hand turn top debt 4 swap on round seed 3".split()
)


@examples(400)
@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), max_size=8))
def test_any_statements_are_carried_out_or_refused_with_an_error(statements: list[list[str]]) -> None:
    lines = GOOD.splitlines()[:8] + [" ".join(words) for words in statements]
    try:
        Referee("\n".join(lines)).problems()
    except TableError as error:
        assert error.line


@examples(200)
@given(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="#"), max_size=30), max_size=10))
def test_writing_what_was_read_reads_the_same(lines: list[str]) -> None:
    read = parse("\n".join(lines))
    assert [line.words for line in parse(write(read))] == [line.words for line in read]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("table 1\ngame uno\n", "a `seats` line is expected before `end`"),
        ("table 1\nseats Ana Ben\n", "a `game` line is expected before `seats`"),
        ("table 1\ngame uno\nseats Ana Ben\ndaily\n", "is not a date"),
    ],
)
def test_a_header_that_ends_early_says_what_comes_next(text: str, message: str) -> None:
    with pytest.raises(TableError, match=message):
        Referee(text)
