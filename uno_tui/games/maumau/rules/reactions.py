"""Moves at any time, carried out: saying "last card", reporting, catching a card that does not fit."""

from __future__ import annotations

from uno_tui.core.contract import Event, Failed, Seat
from uno_tui.core.events import Reported, SaidLast
from uno_tui.games.maumau.rules.events import Cause, CheatCaught
from uno_tui.games.maumau.rules.moves import Catch, Last, Report
from uno_tui.games.maumau.rules.refusals import RefusalCode
from uno_tui.games.maumau.rules.state import State
from uno_tui.games.maumau.rules.turns import (
    begin_turn,
    draw_cards,
    note_draw,
    note_failed_catch,
    turn_up_start_card,
    update_duty,
)

CARDS_FOR_FORGOTTEN = 1
"""Cards that a reported player draws (MAU-8)."""
CARDS_FOR_CAUGHT = 3
"""Cards that a caught player draws (MAU-6)."""
CARDS_FOR_WRONG_CATCH = 1
"""Cards that a player draws who was wrong about a cheat (MAU-6)."""


def say_last(state: State, seat: Seat, move: Last, events: list[Event]) -> None:
    """Say "last card", because it is due or in advance (MAU-8)."""
    state.said |= 1 << seat
    state.owes &= ~(1 << seat)
    events.append(SaidLast(seat, in_advance=len(state.hands[seat]) > 1))


def report(state: State, seat: Seat, move: Report, events: list[Event]) -> None:
    """Report all other players who did not say "last card" (MAU-8)."""
    forgot = tuple(other for other in state.others_from(seat) if state.owes >> other & 1)
    events.append(Reported(seat, forgot))
    for other in forgot:
        state.owes &= ~(1 << other)
        draw_cards(state, other, CARDS_FOR_FORGOTTEN, Cause.LAST, events)


def catch(state: State, seat: Seat, move: Catch, events: list[Event]) -> None:
    """Catch the last card laid, or fail at a cost (MAU-6)."""
    laid = state.laid
    assert laid is not None  # noqa: S101 - for the type checker: refused otherwise
    # The card fitted: it stays, and the catcher draws (MAU-6).
    if laid.fits:
        note_failed_catch(state, seat)
        events.append(Failed(seat, move, RefusalCode.CARD_FITS))
        draw_cards(state, seat, CARDS_FOR_WRONG_CATCH, Cause.CATCH, events)
        return
    _take_back(state, seat, events)
    # The caught card may have been the only one on the pile.
    if not state.discard:
        turn_up_start_card(state, events)
    drawn = draw_cards(state, laid.seat, CARDS_FOR_CAUGHT, Cause.CHEAT, events)
    # A turn that brought a card is not an empty one, even if the penalty finds none (MAU-7).
    if drawn or not laid.drew:
        note_draw(state, laid.seat, drawn, events)
    if state.winners is None:
        begin_turn(state, state.after(laid.seat), events)


def _take_back(state: State, catcher: Seat, events: list[Event]) -> None:
    """Return the caught card to its player's hand and undo all its effects (MAU-6)."""
    laid = state.laid
    assert laid is not None  # noqa: S101 - as in `catch`
    cheat = laid.seat
    card = state.discard.pop()
    # A card bought with a 3 goes back under it (MAU-12).
    if laid.bought is not None:
        state.hands[cheat].remove(laid.bought.card)
        state.discard.append(laid.bought)
    state.hands[cheat].append(card.card)
    update_duty(state, cheat)
    # A 9 may have turned the direction, a 6 may have made a player sit out.
    turned = state.direction != laid.direction
    state.direction, state.sits_out, state.empty = laid.direction, laid.sits_out, laid.empty
    state.due = state.drawn = state.laid = None
    state.caught[cheat] += 1
    events.append(CheatCaught(catcher, cheat, card, state.top, state.direction, turned, laid.bought))
