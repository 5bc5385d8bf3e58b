"""Dealing and drawing in UNO and UNO Teams."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Event, Seat, Shuffled, TurnBegan
from uno_tui.core.events import Dealt, DirectionTurned, Drew
from uno_tui.games.family.rules.events import Cause
from uno_tui.games.family.rules.state import FamilyState

HAND_SIZE = 7
TURN_BEGAN = tuple(map(TurnBegan, range(10)))
"""One event for each seat, made once because one is needed after nearly every move."""


def deal_hands(state: FamilyState, pack: Sequence[Card], events: list[Event]) -> None:
    """Shuffle the pack and deal seven cards each, one at a time from the player after the dealer (UNO-3)."""
    order = state.chance.shuffle(pack)
    events.append(Shuffled(tuple(order)))
    count = state.seats * HAND_SIZE
    for place in range(state.seats):
        # Every hand takes one card of each round of dealing.
        state.hands[(state.dealer + 1 + place) % state.seats] = order[place : count : state.seats]
    # The last card of a pile is its top, so the order is turned round.
    state.stock = order[count:][::-1]
    events.append(Dealt(tuple(map(tuple, state.hands))))


def refill(state: FamilyState, events: list[Event]) -> bool:
    """Shuffle the discard pile without its top card to become the stock (UNO-9); return False if there is none."""
    if len(state.discard) < 2:
        return False
    order = state.chance.shuffle(state.discard[:-1])
    del state.discard[:-1]
    events.append(Shuffled(tuple(order)))
    order.reverse()
    state.stock = order
    return True


def draw_one(state: FamilyState, seat: Seat, cause: Cause, events: list[Event]) -> Card | None:
    """Draw a card for `seat`, who owes no "Uno"; return it, or None if there is none left."""
    if not state.stock and not refill(state, events):
        events.append(Drew(seat, 0, cause, ()))
        return None
    card = state.stock.pop()
    state.hands[seat].append(card)
    if state.out and seat in state.out:
        state.out.remove(seat)
    # The new card may be of the colour that was lacking.
    state.short[seat] = None
    events.append(Drew(seat, 1, cause, (card,)))
    return card


def draw_cards(state: FamilyState, seat: Seat, count: int, cause: Cause, events: list[Event]) -> int:
    """Draw up to `count` cards for `seat`; return how many there were."""
    hand = state.hands[seat]
    cards: list[Card] = []
    # The stock may run out on the way: it is refilled, and the rest comes from there (UNO-9).
    while len(cards) < count and (state.stock or refill(state, events)):
        missing = count - len(cards)
        cards += state.stock[: -missing - 1 : -1]
        del state.stock[-missing:]
    if cards:
        hand += cards
        # Only a hand of one card can be reported (UNO-12).
        if state.owes and len(hand) != 1:
            state.owes &= ~(1 << seat)
        if state.out and seat in state.out:
            state.out.remove(seat)
        state.short[seat] = None
    events.append(Drew(seat, len(cards), cause, tuple(cards)))
    return len(cards)



def raise_debt(state: FamilyState, card: Card) -> None:
    """Add a Draw Two or Wild Draw Four to the debt."""
    if card.draws:
        state.debt += card.draws
        state.debt_rank = card.rank


def turn_direction(state: FamilyState, events: list[Event]) -> None:
    """Turn the direction of play round, after a Reverse."""
    state.direction = -state.direction
    events.append(DirectionTurned(state.direction))
