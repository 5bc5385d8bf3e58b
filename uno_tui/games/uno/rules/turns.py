"""Turns, the debt, empty draws, and the end of sequences."""

from __future__ import annotations

from uno_tui.core.contract import Event, Seat
from uno_tui.games.family.rules.events import Cause, DebtFaced, PlayKind
from uno_tui.games.family.rules.state import UNSAID
from uno_tui.games.family.rules.turns import TURN_BEGAN, draw_cards
from uno_tui.games.uno.rules.events import DebtWaits
from uno_tui.games.uno.rules.kinds import kinds_that_continue
from uno_tui.games.uno.rules.scoring import end_round
from uno_tui.games.uno.rules.state import State

_TURN = PlayKind.TURN


def begin_turn(state: State, seat: Seat, events: list[Event], free: bool = False) -> None:
    """Give the turn to `seat`; `free` if it is an interceptor's turn, in which a debt waits (UNO-29)."""
    state.turn = seat
    state.drawn = None
    state.said = UNSAID
    state.free = free
    events.append(TURN_BEGAN[seat])
    # `update_layable` written out for the commonest case: it runs in every step of a playout.
    if not state.debt:
        state.how = _TURN
        state.layable = state.fits
    else:
        state.update_layable()
        events.append(DebtWaits(state.debt) if free else DebtFaced(seat, state.debt))


def end_turn(state: State, events: list[Event]) -> None:
    """Give the turn to the next player."""
    begin_turn(state, (state.turn + state.direction) % state.seats, events)


def settle_debt(state: State, seat: Seat, count: int, cause: Cause, events: list[Event]) -> int:
    """Settle the debt: let `seat` draw `count` cards, and end the round if a player is without cards (UNO-44).

    A call of a bluff costs two more than the debt. Returns how many cards there were to draw.
    """
    state.debt = 0
    state.debt_rank = None
    state.bluffer = None
    state.update_layable()
    drawn = draw_cards(state, seat, count, cause, events)
    # The cards have been drawn: a player without cards wins now (UNO-44).
    if state.out:
        end_round(state, state.out[0], events)
    return drawn


def note_empty_draw(state: State, seat: Seat, events: list[Event]) -> None:
    """Note that `seat` drew nothing; when all players in a row have, end the round without a winner (UNO-9)."""
    state.empty |= 1 << seat
    # All bits are set: every player in a row drew nothing.
    if state.empty == (1 << state.seats) - 1 and state.winners is None:
        end_round(state, None, events)


def close_sequence(state: State, actor: Seat) -> None:
    """End the right to continue a sequence: `actor` plays, intercepts, draws, passes or calls (UNO-26)."""
    if state.laid is not None:
        state.late, state.missed = state.laid, kinds_that_continue(state.discard[-1], state.laid_step)
        state.laid = None
    # A player who acts is no longer late (UNO-26).
    if state.late == actor:
        state.late = None
