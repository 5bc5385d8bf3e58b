"""Practice tables: numbered deals, positions to play on from, and moves that can be taken back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, TypeVar

import msgspec

from uno_tui.core.contract import Move, Seat, Table
from uno_tui.core.dice import Dice
from uno_tui.message import message
from uno_tui.notation.game_notation import GameNotation
from uno_tui.notation.lines import Names, TableError
from uno_tui.notation.record import Record, chance_lines
from uno_tui.notation.referee import PlayedLine, Referee

T = TypeVar("T")
HIGHEST_DEAL = 999_999
"""The highest deal number, from 1. Six digits are easy to tell a friend."""
_MOST_RESULTS = 1 << 20
"""Seeds per deal, more than a match has chance results."""


class Practice(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a practice table differs: moves can be taken back, and nothing counts for statistics.

    With `open_hands` all cards can be read. `deal` is the number that the cards come from, None if they come from a
    table file. `taken_over` is the number of record lines that came from a table file: their moves were made elsewhere.
    """

    open_hands: bool = False
    deal: Annotated[int, msgspec.Meta(ge=1, le=HIGHEST_DEAL)] | None = None
    taken_over: int = 0


class Takeback(msgspec.Struct, frozen=True):
    """A decision of `seat` that was taken back, with `others`, the number of moves after it.

    Without a seat, no person had decided anything yet, and only other players' moves were taken back.
    """

    seat: Seat | None
    move: Move | None
    others: int


class NumberedChance:
    """A `Chance` whose results depend only on a number and on how many results came before.

    A player who takes moves back and plays the same again gets the same cards.
    """

    def __init__(self, number: int, before: int = 0) -> None:
        self._number = number
        self._results = before

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        """Return the cards in a new order, top of the stock first."""
        return self._next_dice().shuffle(cards)

    def lot(self, seats: Sequence[Seat]) -> Seat:
        """Return one of the seats."""
        return self._next_dice().lot(seats)

    def _next_dice(self) -> Dice:
        # Each result has a seed of its own: how many numbers the one before took does not matter.
        dice = Dice(self._number * _MOST_RESULTS + self._results)
        self._results += 1
        return dice


def chance_of(practice: Practice, lines: Sequence[str] = ()) -> NumberedChance:
    """Return the chance that continues after the chance results in these lines of a record."""
    # Deals are counted from 1, so 0 is free for tables without a number.
    return NumberedChance(practice.deal or 0, sum(line.startswith("~") for line in lines))


class Statement(msgspec.Struct, frozen=True):
    """A move in the record, or a deal (no seat and no move), and its `line`, counted from 0."""

    line: int
    seat: Seat | None
    move: Move | None


def read_statements(lines: Sequence[str], notation: GameNotation[Table], names: Names) -> list[Statement]:
    """Return the moves and deals of a record, in order."""
    found = []
    for number, line in enumerate(lines):
        words = line.split()
        if words == ["round"]:
            found.append(Statement(number, None, None))
            continue
        if not words:  # an edit by hand may leave blank lines
            continue
        # `? SEAT MOVE : REASON`, an attempt that failed.
        if words[0] == "?":
            words = words[1 : words.index(":")]
        if words[0] in names:
            found.append(Statement(number, names.seat(words[0]), notation.read_move(words[1:], names)))
    return found


def last_decision(made: Sequence[Statement], people: Collection[Seat]) -> int | None:
    """Return the index of the last statement in which a person decided something, None if there is none."""
    places = (place for place, each in enumerate(made) if _is_decision(each, people))
    return max(places, default=None)


def _is_decision(statement: Statement, people: Collection[Seat]) -> bool:
    return statement.move is not None and not statement.move.reaction and statement.seat in people


def read_as_record(text: str, name: str) -> tuple[Record, Referee]:
    """Read a table file as the record of a match that goes on. Return the record and the referee that played it.

    The record has all chance results and none of the file's assertions and comments. Raises TableError for a text that
    is no table file, or one that does not hold.
    """
    referee = Referee(text, name)
    record = Record.from_opening(referee.opening)
    for number, step in enumerate(referee.steps()):
        if step.problem is not None:
            raise TableError(name, step.problem.line, message("table-does-not-hold", problem=step.problem.message))
        # The first step is the deal, or the position, whose own lines the record has already.
        if number == 0:
            record.lines += chance_lines(step.events, referee.names)
        # Assertions and refused moves have no events and are left out.
        elif step.events:
            _add_step(record, step)
    return record, referee


def _add_step(record: Record, step: PlayedLine) -> None:
    if step.seat is not None and step.move is not None:
        record.move(step.seat, step.move, step.events)
    else:
        record.next_round(step.events)
