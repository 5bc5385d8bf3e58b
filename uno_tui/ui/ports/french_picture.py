"""The base of picture makers of games with the French-suited pack."""

from __future__ import annotations

from typing import Generic

from uno_tui.cards.french import SIGNS, Card, Rank, Suit
from uno_tui.ui.ports.picture import DrawnCard
from uno_tui.ui.ports.picture_maker import COLOURS, PictureMaker, V
from uno_tui.ui.ports.presenter import sentence

_PICTURES = (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.JOKER)


class FrenchPictureMaker(PictureMaker[V, Card], Generic[V]):
    """The picture maker of a game with the French-suited pack."""

    def drawn_card(self, card: Card) -> DrawnCard:
        """Return a card with its suit and rank."""
        sign = SIGNS[card.suit]
        # Pictures have other letters in each language: K is a king in English, R in French.
        value = self.text(f"look-rank-{card.rank}") if card.rank in _PICTURES else str(card.rank)
        word = self.text("look-joker") if card.suit is None else sentence(self.text(f"suit-{card.suit}"))
        return DrawnCard(COLOURS.get(sign, "wild"), sign, value, word, value)

    def drawn_answer(self, value: object) -> DrawnCard | None:
        """Return a suit as an answer that is drawn as a card; None for any other answer."""
        if not isinstance(value, Suit):
            return None
        sign = SIGNS[value]
        return DrawnCard(COLOURS[sign], sign, "", sentence(self.text(f"suit-{value}")))
