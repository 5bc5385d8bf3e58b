"""Turns, drawing, the debt, and hands that move."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.cards.uno import Card
from uno_tui.games.contract import Event, Seat, Shuffled, TurnBegan
from uno_tui.games.uno.events import Cause, Dealt, DebtFaced, DebtWaits, Drew, How
from uno_tui.games.uno.kinds import continuing
from uno_tui.games.uno.scoring import end_round
from uno_tui.games.uno.state import UNSAID, BasicState, State

_TURN = How.TURN
HAND_SIZE = 7
TURN_BEGAN = tuple(map(TurnBegan, range(10)))
"""One event for each seat, made once because it happens after nearly every move."""


def deal_hands(state: BasicState, pack: Sequence[Card], events: list[Event]) -> None:
    """Shuffle the pack and deal seven cards each, one at a time from the player after the dealer (UNO-3)."""
    order = state.chance.shuffle(pack)
    events.append(Shuffled(tuple(order)))
    count = state.seats * HAND_SIZE
    for place in range(state.seats):
        state.hands[(state.dealer + 1 + place) % state.seats] = order[place : count : state.seats]
    state.stock = order[count:][::-1]
    events.append(Dealt(tuple(map(tuple, state.hands))))


def begin_turn(state: State, seat: Seat, events: list[Event], free: bool = False) -> None:
    """Give the turn to `seat`; `free` if it is an interceptor's, in which a debt waits (UNO-29)."""
    state.turn = seat
    state.drawn = None
    state.said = UNSAID
    state.free = free
    events.append(TURN_BEGAN[seat])
    if not state.debt:
        state.how = _TURN
        state.layable = state.fits
    else:
        state.permit()
        events.append(DebtWaits(state.debt) if free else DebtFaced(seat, state.debt))


def end_turn(state: State, events: list[Event]) -> None:
    """The turn goes to the next player."""
    begin_turn(state, (state.turn + state.direction) % state.seats, events)


def refill(state: BasicState, events: list[Event]) -> bool:
    """Shuffle the discard pile without its top card to become the stock (UNO-9); False if there is nothing to."""
    if len(state.discard) < 2:
        return False
    order = state.chance.shuffle(state.discard[:-1])
    del state.discard[:-1]
    events.append(Shuffled(tuple(order)))
    order.reverse()
    state.stock = order
    return True


def draw_one(state: BasicState, seat: Seat, cause: Cause, events: list[Event]) -> Card | None:
    """`seat`, who owes no "Uno", draws a card and gets to know it; None if there is none."""
    if not state.stock and not refill(state, events):
        events.append(Drew(seat, 0, cause, ()))
        return None
    card = state.stock.pop()
    state.hands[seat].append(card)
    if state.out and seat in state.out:
        state.out.remove(seat)
    state.short[seat] = None
    events.append(Drew(seat, 1, cause, (card,)))
    return card


def draw_cards(state: BasicState, seat: Seat, count: int, cause: Cause, events: list[Event]) -> int:
    """`seat` draws up to `count` cards; returns how many there were."""
    hand = state.hands[seat]
    cards: list[Card] = []
    while len(cards) < count and (state.stock or refill(state, events)):
        missing = count - len(cards)
        cards += state.stock[: -missing - 1 : -1]
        del state.stock[-missing:]
    if cards:
        hand += cards
        if state.owes and len(hand) != 1:
            state.owes &= ~(1 << seat)
        if state.out and seat in state.out:
            state.out.remove(seat)
        state.short[seat] = None
    events.append(Drew(seat, len(cards), cause, tuple(cards)))
    return len(cards)


def settle_debt(state: State, seat: Seat, count: int, cause: Cause, events: list[Event]) -> int:
    """`seat` draws `count` cards and the debt is gone; the round ends if anybody is without cards (UNO-44).

    Returns how many cards there were to draw.
    """
    state.debt = 0
    state.debt_rank = None
    state.bluffer = None
    state.permit()
    drawn = draw_cards(state, seat, count, cause, events)
    if state.out:
        end_round(state, state.out[0], events)
    return drawn


def note_empty_draw(state: State, seat: Seat, events: list[Event]) -> None:
    """`seat` drew nothing; when everybody has in a row, the round ends without a winner (UNO-9)."""
    state.empty |= 1 << seat
    if state.empty == (1 << state.seats) - 1 and state.winners is None:
        end_round(state, None, events)


def close_sequence(state: State, actor: Seat) -> None:
    """`actor` plays, intercepts, draws, passes or calls: nobody may go on with a sequence any more (UNO-26)."""
    if state.laid is not None:
        state.late, state.missed = state.laid, continuing(state.discard[-1], state.laid_step)
        state.laid = None
    if state.late == actor:
        state.late = None
