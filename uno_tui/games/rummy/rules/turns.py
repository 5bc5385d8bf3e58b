"""Turns and drawing."""

from __future__ import annotations

from uno_tui.core.contract import Event, Seat, TurnBegan
from uno_tui.core.events import Drew
from uno_tui.games.rummy.rules.events import Cause
from uno_tui.games.rummy.rules.scoring import run_out
from uno_tui.games.rummy.rules.state import State


def begin_turn(state: State, seat: Seat, events: list[Event]) -> None:
    """Give the turn to `seat`."""
    state.turn = seat
    state.drawn = None
    state.said = False
    events.append(TurnBegan(seat))


def draw_tiles(state: State, seat: Seat, count: int, cause: Cause, events: list[Event]) -> None:
    """Draw `count` tiles for `seat`; if there are too few, it draws those and the round ends (RUM-17)."""
    # The end of the list is the top: the slice takes the tiles in the order of drawing.
    tiles = state.stock[: -count - 1 : -1]
    del state.stock[-count:]
    state.racks[seat] += tiles
    events.append(Drew(seat, len(tiles), cause, tuple(tiles)))
    if len(tiles) < count:
        run_out(state, seat, events)
