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
    """By seat, the number of Jokers in the rack that all players saw being taken from the table (RUM-19)."""
    sets: list[TileSet] = []
    direction: int = 1
    drawn: Tile | None = None
    """The tile that the player on turn has drawn and may lay."""
    said: bool = False
    """Whether the player on turn has said "Uno" in advance."""
    owes: int = 0
    """The seats that can be reported, as a bit mask (RUM-15)."""

    def after(self, seat: Seat) -> Seat:
        """Return the seat after `seat` in the direction of play."""
        return (seat + self.direction) % self.seats

    def seats_from(self, first: Seat) -> list[Seat]:
        """Return all seats in the direction of play, beginning with `first`."""
        return [(first + self.direction * steps) % self.seats for steps in range(self.seats)]

    def total(self, seat: Seat) -> int:
        """Return the points of the rack of `seat` (RUM-16)."""
        return sum(tile.points for tile in self.racks[seat])

    def jokers(self, seat: Seat) -> int:
        """Return the number of Jokers that `seat` holds."""
        return sum(tile is JOKER for tile in self.racks[seat])
