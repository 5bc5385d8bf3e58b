"""What the agreed house rules make of each card, looked up once a table because it is asked for millions of times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from uno_tui.cards.coloured import KINDS, Card, Rank
from uno_tui.core.contract import Seat
from uno_tui.games.family.rules.kinds import NOTHING, Kinds
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.uno.rules.kinds import JUST, OF_RANK
from uno_tui.games.uno.rules.moves import PLAYS, Intercept
from uno_tui.games.uno.rules.options import Rules

Plays = Mapping[Card, tuple[Play, ...]]
Catches = Mapping[Card, tuple[Intercept, ...]]
_SEVENS = OF_RANK[Rank.SEVEN]


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


def customs_of(seats: int, rules: Rules) -> Customs:
    """Return the customs of a table with so many seats."""
    return _customs(seats, rules.seven_zero, rules.intercept, rules.super_intercept)


@cache
def _customs(seats: int, seven_zero: bool, intercept: bool, super_intercept: bool) -> Customs:
    swaps = [tuple(other for other in range(seats) if other != seat) for seat in range(seats)]
    catches = (_catches(super_intercept),) * seats if intercept else None
    if not seven_zero:
        return Customs((PLAYS,) * seats, NOTHING, catches)
    return Customs(
        plays=tuple(map(_plays_with_swaps, swaps)),
        moving=frozenset(card for card in KINDS.values() if card.number in (0, 7)),
        catches=None if catches is None else tuple(map(_catches_with_swaps, catches, swaps)),
    )


def _plays_with_swaps(swaps: tuple[Seat, ...]) -> Plays:
    """Every way to lay each card for a seat that can swap hands with these."""
    return PLAYS | {seven: (Play(seven), *(Play(seven, swap=other) for other in swaps)) for seven in _SEVENS}


def _catches(super_intercept: bool) -> Mapping[Card, Catches]:
    """By top card, what intercepts it."""
    return {
        top: {card: (Intercept(card, top),) for card in _catching(top, super_intercept)} for top in KINDS.values()
    }


def _catching(top: Card, super_intercept: bool) -> Kinds:
    if top.wild:
        return NOTHING
    return OF_RANK[top.rank] if super_intercept else JUST[top]


def _catches_with_swaps(catches: Mapping[Card, Catches], swaps: tuple[Seat, ...]) -> Mapping[Card, Catches]:
    """The same for a seat that can swap hands with these. What has nothing to do with swaps is shared by all seats."""
    found = dict(catches)
    for seven in _SEVENS:
        found[seven] = {
            card: (*ways, *(Intercept(card, seven, other) for other in swaps)) for card, ways in catches[seven].items()
        }
    return found
