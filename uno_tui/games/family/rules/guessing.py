"""Dealing what is hidden anew, as a seat may guess it."""

from __future__ import annotations

from collections.abc import Iterable

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Seat
from uno_tui.games.family.rules.kinds import Kinds
from uno_tui.games.family.rules.state import BasicState


def mask(seats: Iterable[Seat]) -> int:
    """A set of seats as a bit mask."""
    return sum(1 << seat for seat in seats)


def without(pack: Iterable[Card], seen: Iterable[Card]) -> list[Card]:
    """The cards of the pack that are not among those seen."""
    deck = list(pack)
    for card in seen:
        deck.remove(card)
    return deck


def bring_to_hand(table: BasicState, seat: Seat, viewer: Seat | None, wanted: Kinds) -> Card | None:
    """Let `seat` hold a card of the wanted kinds as the last one, changing places with one hidden from `viewer`.

    Returns the card; None if no hidden card is wanted.
    """
    hand = table.hands[seat]
    others = (other for owner, other in enumerate(table.hands) if owner not in (viewer, seat))
    for place in (hand, table.stock, *others):
        for index, card in enumerate(place):
            if card in wanted:
                place[index], hand[-1] = hand[-1], card
                return card
    return None
