"""Values of cards, sums of colour bases, and the sequences that they form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from uno_tui.cards.coloured import COLOURS, KINDS, SKIP, Card, Colour

ZERO_COUNTS = 10  # UME-1
ACTIVE = 2
"""A colour base with at least so many number cards is active (UME-6)."""

COUNTS: dict[Card, int] = {
    kind: kind.number or ZERO_COUNTS for kind in KINDS.values() if kind.number is not None and kind.colour
}
"""The value of each number card (UME-1)."""
PLACE: dict[Card, int] = {kind: COLOURS.index(kind.colour) for kind in KINDS.values() if kind.colour}
"""The place of a card's colour in lists of sums: red, yellow, green, blue."""
SHIELDS: dict[Colour, Card] = {kind.colour: kind for kind in KINDS.values() if kind.colour and kind.rank is SKIP}
"""The protection card of each colour (UME-18)."""
ORDER: dict[Card, int] = {
    # 20 is more than any value, so that colours do not mix.
    kind: 20 * PLACE[kind] + COUNTS.get(kind, ZERO_COUNTS + 1) for kind in (*COUNTS, *SHIELDS.values())
}
"""The sort key of a card in a base: by colour, then by value, a protection card last (UME-3)."""

_TRIPLES = ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))


class Totals(NamedTuple):
    """The sums of the four colour bases, and their numbers of number cards, in the order red, yellow, green, blue."""

    sums: tuple[int, ...]
    counts: tuple[int, ...]

    def active(self, colour: Colour) -> bool:
        """Return whether the colour base is active (UME-6)."""
        return self.counts[COLOURS.index(colour)] >= ACTIVE

    def sum(self, colour: Colour) -> int:
        """Return the sum of a colour base (UME-3)."""
        return self.sums[COLOURS.index(colour)]


def totals(base: Iterable[Card]) -> Totals:
    """Return the totals of a base (UME-3); protection cards have no number (UME-18)."""
    sums, counts = [0] * 4, [0] * 4
    for card in base:
        if card in COUNTS:
            sums[PLACE[card]] += COUNTS[card]
            counts[PLACE[card]] += 1
    return Totals(tuple(sums), tuple(counts))


def sequence(sums: Sequence[int], counts: Sequence[int], strict: bool) -> tuple[int, int, int] | None:
    """Return the places of three active colour bases whose sums have equal distances (UME-6), lowest first, or None.

    With `strict` the distance must be at least 1. Of several sequences, the first in the order of `_TRIPLES` counts.
    """
    for triple in _TRIPLES:
        one, two, three = triple
        if counts[one] < ACTIVE or counts[two] < ACTIVE or counts[three] < ACTIVE:
            continue
        x, y, z = sums[one], sums[two], sums[three]
        # One of the three sums lies exactly in the middle of the other two.
        # With equal distances, two equal sums mean that all three are equal: no distance at all.
        if (x + y == 2 * z or x + z == 2 * y or y + z == 2 * x) and not (strict and x == y):
            low, middle, high = sorted(triple, key=sums.__getitem__)
            return low, middle, high
    return None


def has_sequence(base: Iterable[Card], strict: bool) -> bool:
    """Return whether a base forms a sequence (UME-6)."""
    return sequence(*totals(base), strict) is not None


def number_cards(base: Iterable[Card], colour: Colour) -> list[Card]:
    """Return the number cards of a colour base: the cards that action cards may move (UME-18)."""
    return [card for card in base if card.colour is colour and card.number is not None]
