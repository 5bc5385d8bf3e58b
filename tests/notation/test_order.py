"""The statements of a position mean the same in any order."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.header import WORDS
from uno_tui.notation.lines import TableError
from uno_tui.notation.referee import Referee

FOLDER = Path(__file__).resolve().parent.parent / "scenarios"


def split(text: str) -> tuple[list[str], list[str]]:
    """The header of a table file, and its position."""
    header: list[str] = []
    position: list[str] = []
    words = frozenset[str]()
    for line in text.splitlines():
        word = line.partition("#")[0].split()[:1]
        if not word:
            continue
        if word[0] == "game":
            words = NOTATIONS[line.split()[1]].position_words
        if word[0] in WORDS and line.split() != ["round"]:
            header.append(line)
        elif word[0] in words:
            position.append(line)
        else:
            break
    return header, position


POSITIONS = {path.stem: split(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.table"))}
WITH_ORDER = {name: parts for name, parts in POSITIONS.items() if len(parts[1]) > 1}


def seen(header: list[str], position: list[str]) -> object:
    """What every seat sees of the position, or why it is none (without the line)."""
    try:
        referee = Referee("\n".join([*header, *position]))
        next(referee.steps())
    except TableError as error:
        return str(error.reason)
    table = referee.table
    return [table.view(seat) for seat in (None, *range(len(referee.names)))]


def test_there_are_positions() -> None:
    assert len(WITH_ORDER) > 300


@pytest.mark.parametrize("game", NOTATIONS)
def test_the_order_of_statements_means_nothing(game: str) -> None:
    dice = random.Random(1)
    for name, (header, position) in WITH_ORDER.items():
        if f"game {game}" not in [" ".join(line.partition("#")[0].split()) for line in header]:
            continue
        asked = seen(header, position)
        for _ in range(3):
            dice.shuffle(position)
            assert seen(header, position) == asked, (name, position)


BLUFF = """table 1
game uno
options bluff=on
seats Ana Ben
hand Ana R5 G2
hand Ben R1 B3
turn Ben
debt 4 W+4
stock G1 G3
"""


@pytest.mark.parametrize("lines", [["discard R7 W+4:B", "bluff Ana yes"], ["bluff Ana yes", "discard R7 W+4:B"]])
def test_a_bluff_before_or_behind_the_discard_pile_was_laid_on_the_same_card(lines: list[str]) -> None:
    referee = Referee(BLUFF + "\n".join(lines))
    next(referee.steps())
    view = referee.table.view(0)
    assert (str(view.called_top), str(view.called_colour)) == ("R7", "R")


@pytest.mark.rule("UNO-11", "TEAMS-8")
@pytest.mark.parametrize(("game", "drawn"), [("uno", "G5"), ("teams", "TW")])
def test_who_has_drawn_the_only_card_owes_no_uno(game: str, drawn: str) -> None:
    text = f"""table 1
game {game}
seats Ana Ben Cleo Dan
hand Ana R5 G2
hand Cleo R1 B3
hand Dan R2 B4
discard R7
stock G1 G3
turn Ben
drawn Ben {drawn}
"""
    next(Referee(text).steps())
    with pytest.raises(TableError, match="owes no Uno for a card that was drawn"):
        next(Referee(text + "owes Ben\n").steps())
