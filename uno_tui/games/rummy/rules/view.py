"""The view that a seat has of a table of UNO Rummy."""

from __future__ import annotations

from uno_tui.core.contract import Seat, View
from uno_tui.games.rummy.rules.options import Rules
from uno_tui.games.rummy.rules.sets import TileSet
from uno_tui.games.rummy.rules.tiles import Tile


class RummyView(View, frozen=True, kw_only=True):
    """The table as `seat` sees it (None: an onlooker, who sees no rack).

    `counts` are the numbers of tiles by seat, and `shown` the numbers of Jokers among them that all players saw go
    there (RUM-19). `sets` lie on the table, unused start tiles alone. `drawing` says that the player on turn has drawn
    and may lay that tile or pass; only that player sees which tile it is, `drawn`. `said` tells that the player on turn
    has said "Uno" in advance; `owes` are the seats that can be reported now.
    """

    rules: Rules
    rack: tuple[Tile, ...]
    shown: tuple[int, ...]
    sets: tuple[TileSet, ...]
    drawing: bool
    drawn: Tile | None
    said: bool
    owes: tuple[Seat, ...]

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The viewer's rack; empty for an onlooker."""
        return self.rack

    def next_seat(self, after: Seat | None = None) -> Seat:
        """Return the seat after `after` (the one on turn) in the direction of play."""
        return ((self.turn if after is None else after) + self.direction) % len(self.counts)
