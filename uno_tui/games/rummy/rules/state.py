"""The state of a table of UNO Rummy."""

from __future__ import annotations

from uno_tui.core.common import MatchState
from uno_tui.core.contract import Seat
from uno_tui.core.fields import each_seat
from uno_tui.games.rummy.rules.options import Rules
from uno_tui.games.rummy.rules.sets import TileSet
from uno_tui.games.rummy.rules.tiles import JOKER, Tile


class State(MatchState):
    """Everything on the table."""

    rules: Rules
    stock: list[Tile]
    racks: list[list[Tile]] = each_seat([])
    shown: list[int] = each_seat(0)
    """By seat, the Jokers in the rack that everybody saw being taken from the table (RUM-19)."""
    sets: list[TileSet] = []
    direction: int = 1
    drawn: Tile | None = None
    """The tile that the player on turn has drawn and may lay."""
    said: bool = False
    """Whether the player on turn has said "Uno" in advance."""
    owes: int = 0
    """Who can be reported (RUM-15)."""

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
