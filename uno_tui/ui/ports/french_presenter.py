"""What the presenters of all games with the French-suited pack have in common: groups, signs, the order of a hand."""

from __future__ import annotations

from abc import ABC
from typing import Generic

from uno_tui.cards.french import SIGNS, SUITS, Card, Rank, Suit
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.presenter import GamePresenter, V

_SUITS = [*SUITS, None]
_RANKS = list(Rank)


class FrenchPresenter(GamePresenter[V, Card], ABC, Generic[V]):
    """A game with the French-suited pack, whose texts are in `uno_tui.cards.texts.french`."""

    def part_name(self, part: Suit | Rank) -> str:
        """Return what a suit or a rank is called alone."""
        if isinstance(part, Suit):
            return self.text(f"suit-{part}")
        return str(part) if part.isdigit() else self.text(f"rank-{part}")

    def card_parts(self, card: Card) -> tuple[str, str]:
        """Return its suit, and its rank alone."""
        if card.suit is None:
            return "", self.card_in_sentence(card)
        return self.part_name(card.suit), self.part_name(card.rank)

    def group(self, card: Card) -> object:
        """Return its suit."""
        return card.suit

    def symbol(self, card: Card) -> str:
        """Return the sign of its suit."""
        return SIGNS[card.suit]

    def sort_key(self, card: Card, sorting: Sorting) -> tuple[int, ...]:
        """Return its place by suit and then rank, or the other way round."""
        suit, rank = _SUITS.index(card.suit), _RANKS.index(card.rank)
        return (suit, rank) if sorting is Sorting.COLOUR else (rank, suit)
