"""The base of presenters of games with the French-suited pack: groups, signs, the order of a hand."""

from __future__ import annotations

from abc import ABC
from typing import Generic

from uno_tui.cards.french import KINDS, SIGNS, SUITS, Card, Rank, Suit
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.presenter import GamePresenter, V

# A Joker has no suit and lies last.
_SUITS = [*SUITS, None]
_RANKS = list(Rank)


class FrenchPresenter(GamePresenter[V, Card], ABC, Generic[V]):
    """The presenter of a game with the French-suited pack, whose texts are in `uno_tui.cards.texts.french`."""

    kinds = tuple(KINDS.values())

    def part_name(self, part: Suit | Rank) -> str:
        """Return the name of a suit or of a rank by itself."""
        if isinstance(part, Suit):
            return self.text(f"suit-{part}")
        # Digits are said by the voice itself; only pictures have names in the texts.
        return str(part) if part.isdigit() else self.text(f"rank-{part}")

    def card_parts(self, card: Card) -> tuple[str, str]:
        """Return the suit and the rank of a card as separate names; no suit for a Joker."""
        if card.suit is None:
            return "", self.card_in_sentence(card)
        return self.part_name(card.suit), self.part_name(card.rank)

    def group(self, card: Card) -> object:
        """Return the suit of a card."""
        return card.suit

    def symbol(self, card: Card) -> str:
        """Return the sign of the suit of a card."""
        return SIGNS[card.suit]

    def sort_key(self, card: Card, sorting: Sorting) -> tuple[int, ...]:
        """Return the place of a card by suit and then rank, or by rank and then suit."""
        suit, rank = _SUITS.index(card.suit), _RANKS.index(card.rank)
        return (suit, rank) if sorting is Sorting.COLOUR else (rank, suit)
