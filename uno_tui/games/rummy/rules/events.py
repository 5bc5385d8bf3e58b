"""The events of UNO Rummy."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from uno_tui.core.contract import MATCH_EVENTS, Cue, Event, LotDrawn, Seat, Shuffled
from uno_tui.core.events import Dealt, DirectionTurned, Drew, Passed, Reported, SaidLast, TurnLost
from uno_tui.games.rummy.rules.sets import TileSet
from uno_tui.games.rummy.rules.tiles import Tile


class Cause(StrEnum):
    """Why tiles were drawn."""

    TURN = "turn"
    ACTION = "action"
    UNO = "uno"


class StartTilesTurned(Event, frozen=True):
    """The start tiles lie face up in the middle (RUM-4)."""

    tiles: tuple[Tile, ...]


class TilesLaid(Event, frozen=True):
    """`seat` laid tiles: the table was `before` and is `after`.

    `laid` came from the rack, Jokers with what they stand for; `takes` are the Jokers that went there; `actions` are
    the tiles that work; `left` is the number of tiles in the rack afterwards.
    """

    cue: ClassVar[Cue] = Cue.TILE
    lays_card: ClassVar[bool] = True
    seat: Seat
    laid: tuple[Tile, ...]
    takes: tuple[Tile, ...]
    actions: tuple[Tile, ...]
    before: tuple[TileSet, ...]
    after: tuple[TileSet, ...]
    left: int


class StockRanOut(Event, frozen=True):
    """`seat` had to draw more tiles than there were: the round ends; `totals` are the points of the racks by seat."""

    seat: Seat
    totals: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    *MATCH_EVENTS,
    Shuffled[Tile],
    LotDrawn,
    Dealt[Tile],
    StartTilesTurned,
    TilesLaid,
    DirectionTurned,
    TurnLost,
    Drew[Tile, Cause],
    Passed,
    SaidLast,
    Reported,
    StockRanOut,
)
"""All events of UNO Rummy."""
