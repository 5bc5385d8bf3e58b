"""Redistributing hidden cards, consistent with what a seat knows."""

from __future__ import annotations

from collections.abc import Iterable

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Seat
from uno_tui.games.family.rules.kinds import Kinds
from uno_tui.games.family.rules.state import FamilyState


def seat_mask(seats: Iterable[Seat]) -> int:
    """Return a set of seats as a bit mask."""
    return sum(1 << seat for seat in seats)


def remove_seen(pack: Iterable[Card], seen: Iterable[Card]) -> list[Card]:
    """Return the cards of the pack that are not among those seen. Raises ValueError if one seen is not in the pack."""
    deck = list(pack)
    for card in seen:
        deck.remove(card)
    return deck


def bring_to_hand(table: FamilyState, seat: Seat, viewer: Seat | None, wanted: Kinds) -> Card | None:
    """Make a card of the `wanted` kinds the last one of `seat`, by swapping it with a card hidden from `viewer`.

    Returns the card; None if no hidden card is wanted.
    """
    hand = table.hands[seat]
    # The viewer's own hand is known, and stays as it is.
    others = (other for owner, other in enumerate(table.hands) if owner not in (viewer, seat))
    for place in (hand, table.stock, *others):
        for index, card in enumerate(place):
            if card in wanted:
                place[index], hand[-1] = hand[-1], card
                return card
    return None
