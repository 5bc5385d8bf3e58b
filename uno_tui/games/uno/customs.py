"""What the agreed house rules make of each card, looked up once a table because it is asked for millions of times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from uno_tui.cards.uno import KINDS, Card, Rank
from uno_tui.games.contract import Seat
from uno_tui.games.uno.kinds import JUST, NOTHING, OF_RANK, Kinds
from uno_tui.games.uno.moves import PLAYS, Intercept, Play

Plays = Mapping[Card, tuple[Play, ...]]
Catches = Mapping[Card, tuple[Intercept, ...]]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Customs:
    """The house rules of a table, as answers about cards.

    `plays` are, by seat, the ways to lay each card while others are left in the hand (UNO-38, UNO-39). A card of the
    `moving` kinds makes hands move (UNO-37, UNO-38). `catches` are, by seat and top card, what intercepts it and how
    (UNO-28, UNO-33); None where nothing is intercepted.
    """

    plays: tuple[Plays, ...]
    moving: Kinds
    catches: tuple[Mapping[Card, Catches], ...] | None


@cache
def customs(seats: int, *, seven_zero: bool, intercept: bool, super_intercept: bool) -> Customs:
    """The customs of tables with so many seats and these house rules."""
    swaps = [
        tuple(other for other in range(seats) if other != seat) if seven_zero else () for seat in range(seats)
    ]
    return Customs(
        plays=tuple(map(_plays, swaps)) if seven_zero else (PLAYS,) * seats,
        moving=frozenset(card for card in KINDS.values() if card.number in (0, 7)) if seven_zero else NOTHING,
        catches=tuple(_catches(others, super_intercept) for others in swaps) if intercept else None,
    )


def _plays(swaps: tuple[Seat, ...]) -> Plays:
    """Every way to lay each card for a seat that can swap hands with these."""
    sevens = OF_RANK[Rank.SEVEN]
    return PLAYS | {seven: (Play(seven), *(Play(seven, swap=other) for other in swaps)) for seven in sevens}


def _catches(swaps: tuple[Seat, ...], super_intercept: bool) -> Mapping[Card, Catches]:
    """By top card, what intercepts it and how, for a seat that can swap hands with these."""
    found: dict[Card, Catches] = {}
    for top in KINDS.values():
        cards = NOTHING if top.wild else OF_RANK[top.rank] if super_intercept else JUST[top]
        others = swaps if top.number == 7 else ()
        found[top] = {card: tuple(Intercept(card, top, swap) for swap in (None, *others)) for card in cards}
    return found
