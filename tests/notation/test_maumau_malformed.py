"""Table files of Maumau that are none: the error names the line and what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.rules import MAUMAU
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names, TableError
from uno_tui.notation.referee import Referee

GOOD = """table 1
game maumau
seats Ana Ben Cleo
hand Ana 5h X 9c
hand Ben 6h Kd 4s
hand Cleo 2d 2s
discard 3s Jd>h
stock 7s 8s
turn Ana
Ana play 5h
= top 5h
"""

BROKEN = [
    (3, "seats Ana", "2 to 8 players"),
    (3, "seats Ana 10h", "card"),
    (3, "seats Ana X=7h", "it is a card"),
    (3, "options hand_size=13", "hand_size is one of"),
    (3, "options cheating=maybe", "on or off"),
    (4, "hand Ana 5h 1h", "no such card: 1h"),
    (4, "hand Ana X=5h", "no such card: X=5h"),
    (4, "hand Ana 5h 5h 5h", "5h is here 3 times, but the pack has 2"),
    (4, "hand Ana X X X X X", "X is here 5 times, but the pack has 4"),
    (5, "hand Ana 6h", "second time"),
    (5, "# Ben holds nothing", "Ben holds no card"),
    (7, "discard", "needs a card"),
    (7, "discard 3s X", "needs its name"),
    (7, "discard 3s Qd>h", "no such card"),
    (7, "discard 3s X?7h", "no such card"),
    (9, "# nobody", "needs a `turn` line"),
    (9, "turn Zoe", "no one here is called Zoe"),
    (9, "due queen Ana", "number of cards"),
    (9, "due draw Ana 2", "only queen, kings and sit_out"),
    (9, "due bridge Ana", "what is due is one of"),
    (9, "due kings Ana", "needs its `caller`"),
    (9, "caller Ana", "King's round"),
    (10, "due sit_out Ben", "for Ben to act"),
    (10, "wish s", "the wish is s here, but the top card Jd>h has h"),
    (10, "wish blue", "a wish is a suit"),
    (10, "owes Ana", "owes no announcement with 3 cards"),
    (10, "said Ana", "cannot have said it with 3 cards"),
    (10, "said Cleo", "cannot have said it with 2 cards"),
    (10, "drawn Ben 6h", "for the player on turn"),
    (10, "laid Ana maybe", "fits, cheat is expected here"),
    (10, "sits_out Ana", "is on turn"),
    (10, "choice deal Ana", "Cleo deals"),
    (10, "choice buzz Ana", "only open choice"),
    (10, "direction up", "clockwise or counterclockwise"),
    (10, "Ana fold", "no such move: fold"),
    (10, "Ana play 5h Ben", "5h is played without Ben"),
    (10, "Ana play Jh>s", "stands behind it"),
    (10, "Ana play Jh x", "no such suit: x"),
    (10, "Ana play 3h sell", "may be followed by buy"),
    (10, "Ana play Kh buy", "may be followed by round"),
    (10, "Ana play X=X", "named as a card"),
    (10, "Ana play X?1", "no such rank: 1"),
    (10, "Ana play 4h Ben 11c", "no such card: 11c"),
    (10, "Ana deal many", "number"),
    (10, "Ana draw two", "stands alone"),
    (11, "= due draw", "name of a seat"),
    (11, "= due kings Ana 3", "name only"),
    (11, "= wish x", "a wish is"),
    (11, "= top 5x", "no such card"),
    (11, "= topp 5h", "no such assertion"),
    (11, "= choice", "a choice is one of nothing, deal, not nothing"),
]


@pytest.mark.parametrize(("line", "text", "message"), BROKEN, ids=[text for _, text, _ in BROKEN])
def test_an_error_names_its_line_and_what_is_wrong(line: int, text: str, message: str) -> None:
    lines = GOOD.splitlines()
    if line == 10 and text.split()[0] not in ("Ana",):
        lines.insert(9, text)
    else:
        lines[line - 1] = text
    with pytest.raises(TableError) as error:
        Referee("\n".join(lines), "x.table").problems()
    assert message in str(error.value)
    assert error.value.file == "x.table"
    if not text.startswith("#") and "times" not in message:
        assert abs(error.value.line - line) <= 1


def test_the_good_file_is_good() -> None:
    assert Referee(GOOD).problems() == []


@pytest.mark.parametrize("text", ["play 5h", "play 3h buy", "play X=3h buy", "play 4h Ben X", "play X=4h Ben 9c",
    "play Jh s", "play X=Jh", "play Kh round", "play X?10", "play X", "play Qs Cleo", "play Ah", "accept", "draw",
    "pass", "last", "report", "catch", "deal 6"])  # fmt: skip
def test_moves_are_written_as_they_are_read(text: str) -> None:
    notation, names = NOTATIONS["maumau"], Names(("Ana", "Ben", "Cleo"))
    assert notation.write_move(notation.read_move(text.split(), names), names) == text


def test_every_listed_move_is_read_as_it_is_written() -> None:
    notation, names = NOTATIONS["maumau"], Names(("Ana", "Ben", "Cleo"))
    for seed in range(12):
        table, _ = MAUMAU.begin(options.defaults(MAUMAU.options), 3, 2, Dice(seed))
        for move in [*table.moves(0), *table.cheating_moves(0)]:
            assert notation.read_move(notation.write_move(move, names).split(), names) == move


ASSERTIONS = [
    ("due nothing", "due sit_out Ana"),
    ("wish h", "wish nothing"),
    ("top Jd", "top Qd"),
    ("top Jd>h", "top Jd>s"),
    ("choice nothing", "choice deal Cleo"),
    ("lost nobody", "lost Cleo"),
    ("said nobody", "said Cleo"),
    ("owes nobody", "owes Cleo"),
    ("laid nobody", "laid Ana fits"),
    ("caller nobody", "caller Cleo"),
    ("sits_out nobody", "sits_out Cleo"),
    ("drawn nobody", "drawn Ana X"),
    ("count Ben 3", "count Ben 4"),
    ("hand Ben 4s Kd 6h", "hand Ben 4s Kd"),
    ("discards 2", "discards 3"),
    ("stock 2", "stock 1"),
    ("direction clockwise", "direction counterclockwise"),
    ("acting Ana", "acting Ana Ben"),
    ("legal Ana play 9c", "illegal Ana play 9c"),
    ("illegal Ben draw", "legal Ben draw"),
]


@pytest.mark.parametrize(("right", "wrong"), ASSERTIONS, ids=[right for right, _ in ASSERTIONS])
def test_assertions_hold_and_can_fail(right: str, wrong: str) -> None:
    lines = GOOD.splitlines()[:9]
    assert Referee("\n".join([*lines, f"= {right}"])).problems() == []
    assert len(Referee("\n".join([*lines, f"= {wrong}"])).problems()) == 1


WORDS = """
    Ana Ben play draw pass last report catch accept deal 5h 9c X X=7h X?8 X=Jh s h 4s Kd : = ! ? ~ stock hand turn top
    due queen kings sit_out draw swap caller sits_out wish owes said laid fits cheat choice round seed 3 nothing
""".split()


@examples(400)
@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), max_size=8))
def test_any_statements_are_carried_out_or_refused_with_an_error(statements: list[list[str]]) -> None:
    lines = GOOD.splitlines()[:9] + [" ".join(words) for words in statements]
    try:
        problems = Referee("\n".join(lines)).problems()
    except TableError as error:
        problems = [error]
    assert all(problem.line for problem in problems)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("hand Ben 6h Kd 4s", "# Ben holds nothing", 4),
        ("turn Ana\n", "turn Ana\nowes Ana\n# a line behind\n", 10),
        ("turn Ana\n", "turn Ana\nsaid Ana\n# a line behind\n", 10),
    ],
)
def test_what_a_position_lacks_is_told_at_the_first_line_about_it(old: str, new: str, line: int) -> None:
    with pytest.raises(TableError) as error:
        Referee(GOOD.replace(old, new)).problems()
    assert error.value.line == line
