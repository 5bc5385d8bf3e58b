"""Scripted tables: the moves of other seats are given, and so is what the person should do."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from uno_tui.core.contract import Event, Move, Refusal, RoundBegan, Seat, Table
from uno_tui.core.dice import Dice
from uno_tui.host.practice import Takeback
from uno_tui.notation.game_notation import GameNotation
from uno_tui.notation.lines import Names

# A set in brackets is one part: sets may change places, the tiles in one may not.
_PARTS = re.compile(r"\[[^\]]*\]|\S+")


class Attempt(msgspec.Struct, frozen=True):
    """A line of a script: a move of a seat, or with `refused` one that the rules forbid."""

    line: int
    seat: Seat
    move: Move
    refused: bool = False


class Script:
    """Leads a table along a path. It is a `Listener` of the host, and knows the table that the host keeps."""

    def __init__(
        self,
        table: Table,
        notation: GameNotation[Table],
        names: Names,
        path: Sequence[Attempt],
        place: int,
        person: Seat,
    ) -> None:
        """Go on at a place of the path. The script makes all moves except those of the `person`."""
        self._table = table
        self._notation = notation
        self._names = names
        self._path = path
        self._person = person
        self._place = place
        self._skip_refused()

    def _skip_refused(self) -> None:
        """Skip the illegal attempts of other seats, which no one notices."""
        while self.next is not None and self.next.refused and self.next.seat != self._person:
            self._place += 1

    @property
    def next(self) -> Attempt | None:
        """Return the next line, None at the end."""
        return self._path[self._place] if self._place < len(self._path) else None

    @property
    def by_itself(self) -> tuple[Seat, Move] | None:
        """Return the next move if it is another seat's, else None."""
        return None if self.next is None or self.next.seat == self._person else (self.next.seat, self.next.move)

    @property
    def done(self) -> int:
        """Return the number of the person's lines that have been done."""
        return sum(each.seat == self._person for each in self._path[: self._place])

    def expects(self, move: Move) -> bool:
        """Return whether a move is the person's next line, or leads to the same position."""
        wanted = self.next
        if wanted is None or wanted.seat != self._person:
            return False
        if move == wanted.move or self._written(move) == self._written(wanted.move):
            return True
        return not wanted.refused and self.refusal(move) is None and self._after(move) == self._after(wanted.move)

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the rules forbid the person this move, None if they allow it."""
        return self._table.refusal(self._person, move)

    def _written(self, move: Move) -> list[str]:
        """Return the words of a move, sorted, so that the order of sets does not matter."""
        return sorted(_PARTS.findall(self._notation.write_move(move, self._names)))

    def _after(self, move: Move) -> object:
        """Return the position after a move, or the move itself if no position can express it."""
        table = self._table.copy()
        # A copy shares the chance of its table, whose next results must not be used up.
        table.chance = Dice(0)
        table.play(self._person, move)
        lines = self._notation.write_position(table, self._names)
        return move if lines is None else [sorted(_PARTS.findall(line)) for line in lines]

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        """Go on to the next line, unless the events are a deal."""
        # The path has moves only.
        if any(isinstance(event, RoundBegan) for event in events):
            return
        self._place += 1
        self._skip_refused()

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Go on to the next line if this one was to be refused."""
        if self.next is not None and self.next.refused:
            self._place += 1
            self._skip_refused()

    def on_takeback(self, taken: Takeback | None) -> None:
        """Do nothing: moves are not taken back at scripted tables."""
