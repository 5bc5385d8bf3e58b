"""The state of a table of UNO Rummy."""

from __future__ import annotations

from typing import Self

from uno_tui.core.common import MatchState
from uno_tui.core.contract import Seat
from uno_tui.games.rummy.rules.options import Rules
from uno_tui.games.rummy.rules.sets import TileSet
from uno_tui.games.rummy.rules.tiles import JOKER, Tile


class State(MatchState):
    """Everything on the table.

    `shown` counts, by seat, the Jokers in racks that everybody saw being taken from the table (RUM-19). `drawn` is
    the tile that the player on turn has drawn and may lay. `owes` can be reported (RUM-15); `said` is an "Uno" in
    advance by the player on turn.
    """

    __slots__ = (
        "direction",
        "drawn",
        "owes",
        "racks",
        "said",
        "sets",
        "shown",
    )
    rules: Rules
    stock: list[Tile]

    def clear(self) -> None:
        """An empty table before a deal."""
        super().clear()
        self.racks: list[list[Tile]] = [[] for _ in range(self.seats)]
        self.shown = [0] * self.seats
        self.sets: list[TileSet] = []
        self.direction = 1
        self.drawn: Tile | None = None
        self.said = False
        self.owes = 0

    def copy(self) -> Self:
        """A table that can be played on without touching this one (it shares the chance)."""
        new = super().copy()
        new.racks = [rack[:] for rack in self.racks]
        new.shown = self.shown[:]
        new.sets = self.sets[:]
        new.direction = self.direction
        new.drawn = self.drawn
        new.said = self.said
        new.owes = self.owes
        return new

    def after(self, seat: Seat) -> Seat:
        """The seat after `seat` in the direction of play."""
        return (seat + self.direction) % self.seats

    def seats_from(self, first: Seat) -> list[Seat]:
        """All seats in the direction of play, beginning with `first`."""
        return [(first + self.direction * steps) % self.seats for steps in range(self.seats)]

    def total(self, seat: Seat) -> int:
        """What the rack of `seat` counts (RUM-16)."""
        return sum(tile.points for tile in self.racks[seat])

    def jokers(self, seat: Seat) -> int:
        """How many Jokers `seat` holds."""
        return sum(tile is JOKER for tile in self.racks[seat])
