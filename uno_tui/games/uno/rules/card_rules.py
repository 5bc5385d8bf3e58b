"""The house rules of a table as answers about cards, looked up once because they are asked for millions of times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from uno_tui.cards.coloured import KINDS, Card, Rank
from uno_tui.core.contract import Seat
from uno_tui.games.family.rules.kinds import NOTHING, Kinds
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.uno.rules.kinds import OF_RANK, ONLY
from uno_tui.games.uno.rules.moves import PLAYS, Intercept
from uno_tui.games.uno.rules.options import Rules

Plays = Mapping[Card, tuple[Play, ...]]
Interceptions = Mapping[Card, tuple[Intercept, ...]]
_SEVENS = OF_RANK[Rank.SEVEN]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CardRules:
    """The house rules of a table, as answers about cards.

    `plays` are, by seat, the ways to lay each card while others are left in the hand (UNO-38, UNO-39). A card of the
    `hand_moving` kinds makes hands move (UNO-37, UNO-38). `interceptions` are, by seat and top card, the cards that
    intercept it and how (UNO-28, UNO-33); None without interceptions.
    """

    plays: tuple[Plays, ...]
    hand_moving: Kinds
    interceptions: tuple[Mapping[Card, Interceptions], ...] | None


def card_rules_for(seats: int, rules: Rules) -> CardRules:
    """Return the card rules of a table with `seats` seats."""
    return _make_card_rules(seats, rules.seven_zero, rules.intercept, rules.super_intercept)


@cache
def _make_card_rules(seats: int, seven_zero: bool, intercept: bool, super_intercept: bool) -> CardRules:
    swaps = [tuple(other for other in range(seats) if other != seat) for seat in range(seats)]
    interceptions = (_interceptions_by_top(super_intercept),) * seats if intercept else None
    # Without the rule no card has swaps, so all seats share the same tables.
    if not seven_zero:
        return CardRules((PLAYS,) * seats, NOTHING, interceptions)
    return CardRules(
        plays=tuple(map(_add_swaps_to_plays, swaps)),
        hand_moving=frozenset(card for card in KINDS.values() if card.number in (0, 7)),
        interceptions=None if interceptions is None else tuple(map(_add_swaps_to_interceptions, interceptions, swaps)),
    )


def _add_swaps_to_plays(swaps: tuple[Seat, ...]) -> Plays:
    """Return the ways to lay each card, for a seat that can swap hands with these others."""
    return PLAYS | {seven: (Play(seven), *(Play(seven, swap=other) for other in swaps)) for seven in _SEVENS}


def _interceptions_by_top(super_intercept: bool) -> Mapping[Card, Interceptions]:
    """Return, by top card, the cards that intercept it (UNO-28, UNO-33)."""
    return {
        top: {card: (Intercept(card, top),) for card in kinds_that_intercept(top, super_intercept)}
        for top in KINDS.values()
    }


def kinds_that_intercept(top: Card, super_intercept: bool) -> Kinds:
    """Return the kinds that intercept `top`: the same card, or with the super rule the same rank; never a wild."""
    if top.wild:
        return NOTHING
    return OF_RANK[top.rank] if super_intercept else ONLY[top]


def _add_swaps_to_interceptions(
    interceptions: Mapping[Card, Interceptions], swaps: tuple[Seat, ...]
) -> Mapping[Card, Interceptions]:
    """Return the interceptions, for a seat that can swap hands with these others.

    The parts without swaps are shared by all seats.
    """
    found = dict(interceptions)
    for seven in _SEVENS:
        found[seven] = {
            card: (*ways, *(Intercept(card, seven, other) for other in swaps))
            for card, ways in interceptions[seven].items()
        }
    return found
