"""Carrying out the moves of UNO Rummy."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import DirectionTurned, Passed, Reported, SaidLast, TurnLost
from uno_tui.games.rummy.rules.events import Cause, TilesLaid
from uno_tui.games.rummy.rules.layout import Layout
from uno_tui.games.rummy.rules.legality import examine_lay
from uno_tui.games.rummy.rules.moves import Draw, Lay, Pass, Report, Uno
from uno_tui.games.rummy.rules.scoring import go_out, run_out
from uno_tui.games.rummy.rules.sets import sort_set
from uno_tui.games.rummy.rules.solver import can_lay
from uno_tui.games.rummy.rules.state import State
from uno_tui.games.rummy.rules.tiles import DRAWS, JOKER, Action, Tile
from uno_tui.games.rummy.rules.turns import begin_turn, draw_tiles

UNO_PENALTY = 2


def lay(state: State, seat: Seat, move: Lay, events: list[Event]) -> None:
    """Put the new table down, then let the chosen actions work (RUM-9 to RUM-14)."""
    found = examine_lay(state, seat, move)
    assert isinstance(found, Layout)  # noqa: S101 - for the type checker: refused otherwise
    before = tuple(state.sets)
    state.sets = [sort_set(tiles) for tiles in move.sets]
    _move_tiles(state, seat, found)
    left = len(state.racks[seat])
    # The actions of a turn that empties the rack do not work (RUM-16).
    actions = found.actions if left else ()
    events.append(TilesLaid(seat, found.laid, found.takes, actions, before, tuple(state.sets), left))
    if not left:
        go_out(state, seat, events)
        return
    _end_turn(state, seat, events, actions)


def _move_tiles(state: State, seat: Seat, found: Layout) -> None:
    rack = state.racks[seat]
    # First the freed Jokers: they may be laid again in the same turn (RUM-10).
    rack += [JOKER] * len(found.takes)
    for tile in found.laid:
        rack.remove(tile.bare)
    state.shown[seat] = _known_jokers(state, seat, found)


def _known_jokers(state: State, seat: Seat, found: Layout) -> int:
    """Return the number of Jokers that all players know to be in the rack of `seat` after this lay (RUM-19).

    A Joker laid may be one of those known before. Not if only the drawn tile could be laid (RUM-8), nor if one laid
    must have been in the rack before and none was known there (RUM-6).
    """
    jokers = sum(tile.joker for tile in found.laid)
    # So many of the Jokers laid were certainly not among those known.
    unknown = jokers if state.drawn is not None else int(0 < jokers == len(found.laid) and not state.shown[seat])
    return max(0, state.shown[seat] + len(found.takes) - (jokers - unknown))


def _end_turn(state: State, seat: Seat, events: list[Event], actions: Sequence[Tile] = ()) -> None:
    """End a turn: Uno is due with one tile left (RUM-15), the actions work, and the next player is on turn."""
    # Older duties end: this player has chosen to play or draw.
    state.owes = 1 << seat if len(state.racks[seat]) == 1 and not state.said else 0
    # RUM-12: an even number of Reverses cancels out; each is an event.
    kinds = [tile.action for tile in actions]
    turned = kinds.count(Action.REVERSE) % 2 == 1
    for _ in range(kinds.count(Action.REVERSE)):
        state.direction = -state.direction
        events.append(DirectionTurned(state.direction))
    # After the Reverses, because they decide who the next player is (RUM-14).
    following = state.after(seat)
    # The next player draws for all working tiles together, and loses the turn once.
    count = sum(DRAWS.get(kind, 0) for kind in kinds if kind)
    if count:
        draw_tiles(state, following, count, Cause.ACTION, events)
        # The pool has run out, and the round is over (RUM-17).
        if state.winners is not None:
            return
    if count or Action.SKIP in kinds:
        events.append(TurnLost(following))
        following = state.after(following)
    # With two players a Reverse gives the turn back to the same player.
    elif turned and state.seats == 2:
        following = seat
    begin_turn(state, following, events)


def draw(state: State, seat: Seat, move: Draw, events: list[Event]) -> None:
    """Draw a tile; the turn is over unless it can be laid (RUM-8). An empty stock ends the round (RUM-17)."""
    # Choosing to draw ends the time in which a forgotten Uno can be reported (RUM-15).
    state.owes = 0
    if not state.stock:
        run_out(state, seat, events)
        return
    draw_tiles(state, seat, 1, Cause.TURN, events)
    tile = state.racks[seat][-1]
    if can_lay(tuple(state.sets), tuple(state.racks[seat]), tile):
        state.drawn = tile
    else:
        _end_turn(state, seat, events)


def pass_turn(state: State, seat: Seat, move: Pass, events: list[Event]) -> None:
    """Keep the drawn tile."""
    events.append(Passed(seat))
    _end_turn(state, seat, events)


def say_uno(state: State, seat: Seat, move: Uno, events: list[Event]) -> None:
    """Say "Uno" because it is due, or else in advance (RUM-15)."""
    due = state.owes >> seat & 1
    if due:
        state.owes &= ~(1 << seat)
    else:
        state.said = True
    events.append(SaidLast(seat, in_advance=not due))


def report(state: State, seat: Seat, move: Report, events: list[Event]) -> None:
    """Report all other players who did not say "Uno" (RUM-15)."""
    forgot = tuple(other for other in state.seats_from(seat)[1:] if state.owes >> other & 1)
    events.append(Reported(seat, forgot))
    for other in forgot:
        state.owes &= ~(1 << other)
        draw_tiles(state, other, UNO_PENALTY, Cause.UNO, events)
        # The pool has run out, and the round is over: the others draw nothing.
        if state.winners is not None:
            return
