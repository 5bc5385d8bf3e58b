"""Which cards fit on which: sets of kinds of cards, made once because they are looked up millions of times."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from uno_tui.cards.coloured import Card, Colour

Kinds = frozenset[Card]
NOTHING: Kinds = frozenset()


def fits_by_card(pack: Iterable[Card]) -> Mapping[Card, Kinds]:
    """Return, for every card with a colour, the cards of the pack that may be laid on it (UNO-5, UNO-40)."""
    kinds = list(pack)
    return {
        top: frozenset(card for card in kinds if card.colour in (top.colour, None) or card.rank is top.rank)
        for top in kinds
        if top.colour
    }


def fits_by_colour(pack: Iterable[Card]) -> Mapping[Colour | None, Kinds]:
    """Return, for every colour in play on a wild, the cards that may be laid (UNO-18); without a colour, any card."""
    kinds = list(pack)
    fits: dict[Colour | None, Kinds] = {None: frozenset(kinds)}
    for colour in Colour:
        fits[colour] = frozenset(card for card in kinds if card.colour in (colour, None))
    return fits
