"""What a seat knows of a table of UNO Rummy."""

from __future__ import annotations

from uno_tui.core.contract import Seat, View
from uno_tui.games.rummy.rules.options import Rules
from uno_tui.games.rummy.rules.sets import TileSet
from uno_tui.games.rummy.rules.tiles import Tile


class RummyView(View, frozen=True, kw_only=True):
    """The table as `seat` sees it (None: an onlooker, who sees no rack).

    `counts` is how many tiles everybody holds, by seat, and `shown` how many of them are Jokers that everybody saw go
    there (RUM-19). `sets` lie on the table, unused start tiles alone. `drawing` says that the player on turn has drawn
    and may lay that tile or pass; which it is, `drawn`, only that player sees. `said` tells that the player on turn has
    said "Uno" in advance; `owes` can be reported now.
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
        """The own rack."""
        return self.rack

    def next_seat(self, after: Seat | None = None) -> Seat:
        """The seat after `after` (the one on turn) in the direction of play."""
        return ((self.turn if after is None else after) + self.direction) % len(self.counts)
