"""The cards that may be laid on each card (MAU-4, MAU-20, MAU-23)."""

from __future__ import annotations

from uno_tui.cards.french import JOKER, KINDS, RANKS, SUITED, Card, Rank, Suit
from uno_tui.games.maumau.rules.cards import FACEUPS, Faceup

_NUMBERS = {rank: int(rank) for rank in RANKS if rank.isdigit()}
_TIMES = (2, 3, 4, 5)
"""A number fits on another that is so many times as large or as small (MAU-4)."""


def _ranks_fit(one: Rank, other: Rank) -> bool:
    # The same rank or a neighbour; the Ace and the King are no neighbours (MAU-4).
    if abs(RANKS.index(one) - RANKS.index(other)) <= 1:
        return True
    small, large = sorted((_NUMBERS.get(one, 0), _NUMBERS.get(other, 0)))
    return small > 0 and large in [small * times for times in _TIMES]


def _meets_wish(kind: Card, wish: Suit | Rank) -> bool:
    return kind.suit is wish if isinstance(wish, Suit) else kind.rank is wish


def _kinds_that_fit(below: Faceup) -> frozenset[Card]:
    face, wish = below.face, below.wish
    # A wish is all that counts (MAU-20, MAU-23).
    if wish is not None:
        return frozenset([JOKER, *(kind for kind in SUITED if _meets_wish(kind, wish))])
    if face is None:
        return ANY
    return frozenset([JOKER, *(kind for kind in SUITED if kind.suit is face.suit or _ranks_fit(kind.rank, face.rank))])


def why_fits(card: Card, below: Faceup) -> str:
    """Return why a card fits on another: "suit", "rank", "neighbour", "times", "wish" or "joker".

    Return "" if it does not, and on a Joker that stands for nothing, on which all fit. `card` is what the card counts
    as.
    """
    face = below.face
    if card is JOKER:
        return "joker"
    if below.wish is not None:
        return "wish" if _meets_wish(card, below.wish) else ""
    if face is None or card not in _kinds_that_fit(below):
        return ""
    if card.suit is face.suit:
        return "suit"
    if card.rank is face.rank:
        return "rank"
    return "neighbour" if abs(RANKS.index(card.rank) - RANKS.index(face.rank)) == 1 else "times"


ANY = frozenset(KINDS.values())
"""The cards that may be laid where no card lies: all (MAU-6)."""
FITS: dict[Faceup | None, frozenset[Card]] = {None: ANY} | {below: _kinds_that_fit(below) for below in FACEUPS.values()}
"""By card of the discard pile, its wish included, the cards that may be laid on it."""
