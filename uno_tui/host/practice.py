"""Practice tables: the same deal again, positions to play on from, and moves that are taken back."""

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
"""Deals are numbered from 1 to this, so that a number can be told a friend."""
_MOST_RESULTS = 1 << 20


class Practice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is special about a practice table, besides that moves can be taken back there and nothing counts.

    With `open_hands` everybody's cards can be read. `deal` is the number that the cards come from; None where they lie
    as a table file says. Of a table that goes on from a table file, so many lines of the record were `taken_over`: the
    moves in them were made elsewhere.
    """

    open_hands: bool = False
    deal: Annotated[int, msgspec.Meta(ge=1, le=HIGHEST_DEAL)] | None = None
    taken_over: int = 0


class Takeback(msgspec.Struct, frozen=True):
    """A decision of `seat` that was taken back with the `others` moves that came after it.

    Without a seat, nobody had decided anything: only the others' moves were taken back.
    """

    seat: Seat | None
    move: Move | None
    others: int


class NumberedChance:
    """A `Chance` whose results depend on a number and on how many there were before, and on nothing else.

    Whoever takes moves back and plays the same again meets the same cards.
    """

    def __init__(self, number: int, before: int = 0) -> None:
        self._number = number
        self._results = before

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        """The cards in a new order, top of the stock first."""
        return self._next().shuffle(cards)

    def lot(self, seats: Sequence[Seat]) -> Seat:
        """One of the seats."""
        return self._next().lot(seats)

    def _next(self) -> Dice:
        dice = Dice(self._number * _MOST_RESULTS + self._results)
        self._results += 1
        return dice


def chance_of(practice: Practice, lines: Sequence[str] = ()) -> NumberedChance:
    """What comes after the chance results in these lines of a record."""
    return NumberedChance(practice.deal or 0, sum(line.startswith("~") for line in lines))


class Statement(msgspec.Struct, frozen=True):
    """A move in the record, or a deal (no seat and no move), and the `line` where it stands, counted from 0."""

    line: int
    seat: Seat | None
    move: Move | None


def statements(lines: Sequence[str], notation: GameNotation[Table], names: Names) -> list[Statement]:
    """The moves and deals of a record, in order."""
    found = []
    for number, line in enumerate(lines):
        words = line.split()
        if words == ["round"]:
            found.append(Statement(number, None, None))
            continue
        if words[0] == "?":
            words = words[1 : words.index(":")]
        if words[0] in names:
            found.append(Statement(number, names.seat(words[0]), notation.read_move(words[1:], names)))
    return found


def last_decision(made: Sequence[Statement], people: Collection[Seat]) -> int | None:
    """The place of the last statement in which a person decided something; None if none did."""
    places = (place for place, each in enumerate(made) if _is_decision(each, people))
    return max(places, default=None)


def _is_decision(statement: Statement, people: Collection[Seat]) -> bool:
    return statement.move is not None and not statement.move.reaction and statement.seat in people


def written_out(text: str, name: str) -> tuple[Record, Referee]:
    """A table file as the record of a match that goes on: with all that was left to chance, and nothing else said.

    Raises TableError for what is no table, or does not hold.
    """
    referee = Referee(text, name)
    record = Record.from_opening(referee.opening)
    for number, step in enumerate(referee.steps()):
        if step.problem is not None:
            raise TableError(name, step.problem.line, message("table-does-not-hold", problem=step.problem.message))
        if number == 0:
            record.lines += chance_lines(step.events, referee.names)
        elif step.events:
            _write_down(record, step)
    return record, referee


def _write_down(record: Record, step: PlayedLine) -> None:
    if step.seat is not None and step.move is not None:
        record.move(step.seat, step.move, step.events)
    else:
        record.next_round(step.events)
