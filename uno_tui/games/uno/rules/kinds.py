"""Sets of kinds of cards that fit, made once because they are asked for millions of times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from uno_tui.cards.coloured import KINDS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, Card, Colour, Rank
from uno_tui.games.family.rules.kinds import NOTHING, Kinds, fits_by_card, fits_by_colour

FITS_CARD = fits_by_card(KINDS.values())
"""By top card with a colour, the kinds that fit on it."""
FITS_COLOUR = fits_by_colour(KINDS.values())
"""By colour in play, the kinds that fit on a wild."""
ONLY = {card: frozenset((card,)) for card in KINDS.values()}
"""By card, the set of this kind only."""
OF_RANK = {rank: frozenset(card for card in KINDS.values() if card.rank is rank) for rank in Rank}
"""By rank, the kinds of that rank."""


def kinds_that_fit(top: Card, colour: Colour | None) -> Kinds:
    """Return the kinds that may be laid on `top` with `colour` in play, in turn and without a debt (UNO-5, UNO-40)."""
    return FITS_COLOUR[colour] if top.colour is None else FITS_CARD[top]


def is_bluff_from(hand: Sequence[Card], top: Card, colour: Colour | None) -> bool:
    """Return whether a Wild Draw Four laid from `hand` on `top` and `colour` is a bluff (UNO-34)."""
    fits = kinds_that_fit(top, colour)
    return any(card in fits and card is not WILD_DRAW_FOUR for card in hand)


@cache
def kinds_that_answer(rank: Rank, fits: Kinds) -> Kinds:
    """Return the kinds that answer a debt of `rank` with advanced responses, where `fits` fit otherwise.

    These are the same rank, a Wild, and a Skip or Reverse that fits (UNO-23, UNO-43).
    """
    turning = OF_RANK[SKIP] | OF_RANK[REVERSE]
    return OF_RANK[rank] | {WILD} | (fits & turning)


@cache
def kinds_beside_debt(rank: Rank, fits: Kinds) -> Kinds:
    """Return the kinds that an interceptor may lay while a debt of `rank` waits (UNO-29).

    These are all kinds of `fits` but draw cards of another rank.
    """
    return frozenset(card for card in fits if not card.draws or card.rank is rank)


@cache
def kinds_that_continue(top: Card, step: int) -> Kinds:
    """Return the kinds that continue a sequence after `top`.

    `step` is 1 upwards, -1 downwards, 0 for either; 9 and 0 are not neighbours (UNO-25).
    """
    number = top.number
    if number is None:
        return NOTHING
    numbers = {number + step} if step else {number - 1, number + 1}
    return frozenset(card for card in KINDS.values() if card.colour is top.colour and card.number in numbers)
