"""What fits on what: sets of kinds of cards, made once because they are asked for millions of times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from uno_tui.cards.coloured import KINDS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, Card, Colour, Rank
from uno_tui.games.family.rules.kinds import NOTHING, Kinds, fits_by_card, fits_by_colour

FITS_CARD = fits_by_card(KINDS.values())
FITS_COLOUR = fits_by_colour(KINDS.values())
JUST = {card: frozenset((card,)) for card in KINDS.values()}
OF_RANK = {rank: frozenset(card for card in KINDS.values() if card.rank is rank) for rank in Rank}


def fitting(top: Card, colour: Colour | None) -> Kinds:
    """What may be laid on `top` with `colour` in play, on one's turn and with no debt open (UNO-5, UNO-40)."""
    return FITS_COLOUR[colour] if top.colour is None else FITS_CARD[top]


def bluffs(hand: Sequence[Card], top: Card, colour: Colour | None) -> bool:
    """Whether a Wild Draw Four laid from `hand` on `top` and `colour` is a bluff (UNO-34)."""
    fits = fitting(top, colour)
    return any(card in fits and card is not WILD_DRAW_FOUR for card in hand)


@cache
def answering(rank: Rank, fits: Kinds) -> Kinds:
    """What answers a debt made of cards of `rank` with advanced responses, where otherwise `fits` could be laid.

    The same rank, a Wild, and a Skip or Reverse that fits (UNO-23, UNO-43).
    """
    turning = OF_RANK[SKIP] | OF_RANK[REVERSE]
    return OF_RANK[rank] | {WILD} | (fits & turning)


@cache
def beside_debt(rank: Rank, fits: Kinds) -> Kinds:
    """What an interceptor may lay while a debt of `rank` waits: what fits, but no draw card of the other kind (UNO-29).
    """
    return frozenset(card for card in fits if not card.draws or card.rank is rank)


@cache
def continuing(top: Card, step: int) -> Kinds:
    """What goes on with a sequence after `top`: upwards (1), downwards (-1) or either (0); 9 and 0 part (UNO-25)."""
    number = top.number
    if number is None:
        return NOTHING
    numbers = {number + step} if step else {number - 1, number + 1}
    return frozenset(card for card in KINDS.values() if card.colour is top.colour and card.number in numbers)
