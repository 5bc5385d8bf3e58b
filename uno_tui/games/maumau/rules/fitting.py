"""Which card may be laid on which (MAU-4, MAU-20, MAU-23)."""

from __future__ import annotations

from uno_tui.cards.french import JOKER, KINDS, RANKS, SUITED, Card, Rank, Suit
from uno_tui.games.maumau.rules.cards import FACEUPS, Faceup

_NUMBERS = {rank: int(rank) for rank in RANKS if rank.isdigit()}
_TIMES = (2, 3, 4, 5)


def _ranks_fit(one: Rank, other: Rank) -> bool:
    if abs(RANKS.index(one) - RANKS.index(other)) <= 1:
        return True
    small, large = sorted((_NUMBERS.get(one, 0), _NUMBERS.get(other, 0)))
    return small > 0 and large in [small * times for times in _TIMES]


def _fulfils(kind: Card, wish: Suit | Rank) -> bool:
    return kind.suit is wish if isinstance(wish, Suit) else kind.rank is wish


def _fitting(below: Faceup) -> frozenset[Card]:
    face, wish = below.face, below.wish
    if wish is not None:
        return frozenset([JOKER, *(kind for kind in SUITED if _fulfils(kind, wish))])
    if face is None:
        return ANY
    return frozenset([JOKER, *(kind for kind in SUITED if kind.suit is face.suit or _ranks_fit(kind.rank, face.rank))])


ANY = frozenset(KINDS.values())
"""What may be laid where no card lies (MAU-6)."""
FITS: dict[Faceup | None, frozenset[Card]] = {None: ANY} | {below: _fitting(below) for below in FACEUPS.values()}
"""What may be laid on a card of the discard pile, its wish included."""
