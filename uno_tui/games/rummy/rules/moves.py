"""The moves of UNO Rummy."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.core.contract import Move
from uno_tui.games.rummy.rules.sets import TileSet
from uno_tui.games.rummy.rules.tiles import Tile


class Lay(Move, frozen=True):
    """Lay tiles: `sets` is the whole table after the turn (RUM-9).

    `laid` says which tiles come from the rack, Jokers with their meanings, and `takes` which Jokers go there; both
    follow from the table and are checked if they are given. `actions` are the tiles chosen to work (RUM-14).
    """

    sets: tuple[TileSet, ...]
    laid: tuple[Tile, ...] | None = None
    takes: tuple[Tile, ...] | None = None
    actions: tuple[Tile, ...] = ()


class Draw(Move, frozen=True):
    """Draw a tile (RUM-8)."""


class Pass(Move, frozen=True):
    """End the turn without laying the tile that was drawn."""


class Uno(Move, frozen=True):
    """Say "Uno"."""

    reaction: ClassVar[bool] = True


class Report(Move, frozen=True):
    """Report the players who did not say "Uno"."""

    reaction: ClassVar[bool] = True


DRAW = Draw()
PASS = Pass()
SAY_UNO = Uno()
REPORT = Report()
