"""What the presenters of all games with a certain pack have in common: groups, signs, the order of a sorted hand."""

from __future__ import annotations

from abc import ABC
from typing import Generic, Protocol, TypeVar

from uno_tui.cards import coloured, french
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.presenter import Face, V
from uno_tui.ui.ports.zones import Kind

_SUITS = [*french.SUITS, None]
_RANKS = list(french.Rank)


class Coloured(Kind, Protocol):
    """A card or tile in one of the four colours, or in none."""

    @property
    def colour(self) -> coloured.Colour | None:
        """Its colour."""
        ...


C = TypeVar("C", bound=Coloured)


class ColouredFace(Face[V, C], ABC, Generic[V, C]):
    """A game with cards in the four colours."""

    def group(self, card: C) -> object:
        """Return its colour."""
        return card.colour

    def symbol(self, card: C) -> str:
        """Return the shape of its colour."""
        return coloured.SIGNS[card.colour]


class FrenchFace(Face[V, french.Card], ABC, Generic[V]):
    """A game with the French-suited pack, whose texts are in `uno_tui.cards.texts.french`."""

    def part_name(self, part: french.Suit | french.Rank) -> str:
        """Return what a suit or a rank is called alone."""
        if isinstance(part, french.Suit):
            return self.text(f"suit-{part}")
        return str(part) if part.isdigit() else self.text(f"rank-{part}")

    def apart(self, card: french.Card) -> tuple[str, str]:
        """Return its suit, and its rank alone."""
        return ("", self.called(card)) if card.suit is None else (self.part_name(card.suit), self.part_name(card.rank))

    def group(self, card: french.Card) -> object:
        """Return its suit."""
        return card.suit

    def symbol(self, card: french.Card) -> str:
        """Return the sign of its suit."""
        return french.SIGNS[card.suit]

    def sort_key(self, card: french.Card, sorting: Sorting) -> tuple[int, ...]:
        """Return its place by suit and then rank, or the other way round."""
        suit, rank = _SUITS.index(card.suit), _RANKS.index(card.rank)
        return (suit, rank) if sorting is Sorting.COLOUR else (rank, suit)
