"""A table that goes as it is written: who moves next by themselves, and what is expected of the person."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from uno_tui.core.contract import Event, Move, Refusal, RoundBegan, Seat, Table
from uno_tui.core.dice import Dice
from uno_tui.host.practice import Takeback
from uno_tui.notation.game_notation import GameNotation
from uno_tui.notation.lines import Names

_PARTS = re.compile(r"\[[^\]]*\]|\S+")


class Attempt(msgspec.Struct, frozen=True):
    """A line of a script: somebody's move, or with `refused` one that the rules forbid."""

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
        """Go on at a place of the path; all lines are for themselves but those of the `person`."""
        self._table = table
        self._notation = notation
        self._names = names
        self._path = path
        self._person = person
        self._place = place
        self._skip_refused()

    def _skip_refused(self) -> None:
        """What others try in vain, nobody notices."""
        while self.next is not None and self.next.refused and self.next.seat != self._person:
            self._place += 1

    @property
    def next(self) -> Attempt | None:
        """The line that comes next; None at the end."""
        return self._path[self._place] if self._place < len(self._path) else None

    @property
    def by_itself(self) -> tuple[Seat, Move] | None:
        """The move of another seat that comes next; None where nobody else moves now."""
        return None if self.next is None or self.next.seat == self._person else (self.next.seat, self.next.move)

    @property
    def done(self) -> int:
        """How many of the person's lines have been done."""
        return sum(each.seat == self._person for each in self._path[: self._place])

    def expects(self, move: Move) -> bool:
        """Whether this is what the person is to do next, or another way to do just that."""
        wanted = self.next
        if wanted is None or wanted.seat != self._person:
            return False
        if move == wanted.move or self._written(move) == self._written(wanted.move):
            return True
        return not wanted.refused and self.refusal(move) is None and self._after(move) == self._after(wanted.move)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the rules forbid the person this move; None if they allow it."""
        return self._table.refusal(self._person, move)

    def _written(self, move: Move) -> list[str]:
        """A move in words, whatever the order in which sets are named."""
        return sorted(_PARTS.findall(self._notation.write_move(move, self._names)))

    def _after(self, move: Move) -> object:
        """The position that a move leads to."""
        table = self._table.copy()
        table.chance = Dice(0)
        table.play(self._person, move)
        lines = self._notation.write_position(table, self._names)
        return move if lines is None else [sorted(_PARTS.findall(line)) for line in lines]

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        """The next line is done; a deal is none."""
        if any(isinstance(event, RoundBegan) for event in events):
            return
        self._place += 1
        self._skip_refused()

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """A line that the rules forbid is done."""
        if self.next is not None and self.next.refused:
            self._place += 1
            self._skip_refused()

    def on_takeback(self, taken: Takeback | None) -> None:
        """Where a script leads, nothing is taken back."""
