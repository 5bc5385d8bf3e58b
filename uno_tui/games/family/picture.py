"""The picture of a table of UNO or UNO Teams: the parts that both share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from uno_tui.cards.coloured import SIGNS, Card, Colour, Rank
from uno_tui.games.family.rules.view import FamilyView
from uno_tui.ui.ports.picture import DrawnCard
from uno_tui.ui.ports.picture_maker import COLOURS, PictureMaker
from uno_tui.ui.ports.presenter import sentence

B = TypeVar("B", bound=FamilyView)
_LARGE = {
    Rank.SKIP: "⊘",
    Rank.REVERSE: "⇄",
    Rank.WILD_DRAW_FOUR: "+4",
    Rank.TEAM_WILD: "T",
    Rank.DRAW_FOUR_TEAM_WILD: "T+4",
    Rank.BUZZER: "!",
}
"""The large sign of a card, where it differs from the card's text."""


class FamilyPictureMaker(PictureMaker[B, Card]):
    """The base of the picture makers of UNO and UNO Teams."""

    def drawn_card(self, card: Card) -> DrawnCard:
        """Return how a card is drawn: sign, colour word, and number or symbol."""
        return self._in_colour(card, card.colour)

    def _in_colour(self, card: Card, colour: Colour | None) -> DrawnCard:
        sign = SIGNS[colour]
        word = self.text("look-wild") if colour is None else sentence(self.text(f"colour-{colour}"))
        value = str(card.rank) if card.number is not None else self.text(f"look-{card.rank.name.lower()}")
        chosen = card.colour is None and colour is not None
        # A Wild without a colour has its name as the word already.
        if card.rank is Rank.WILD:
            value = self.text("look-wild") if chosen else ""
        large = self.text("look-wild")[:1] if card.rank is Rank.WILD else _LARGE.get(card.rank, str(card.rank))
        return DrawnCard(COLOURS.get(sign, "wild"), sign, value, word, large, chosen=chosen)

    def drawn_answer(self, value: object) -> DrawnCard | None:
        """Return how a colour to choose is drawn; None for other answers."""
        if not isinstance(value, Colour):
            return None
        sign = SIGNS[value]
        return DrawnCard(COLOURS[sign], sign, "", sentence(self.text(f"colour-{value}")))

    def top(self, view: B) -> DrawnCard | None:
        """Return the top card in the colour in play; None for an empty pile."""
        return self._in_colour(view.top, view.colour) if view.discard else None

    def below(self, view: B) -> Sequence[DrawnCard]:
        """Return the two cards below the top card."""
        return [self.drawn_card(card) for card in reversed(view.discard[-3:-1])]

    def short(self, view: B) -> str:
        """Return how many cards the person must draw, if a debt is theirs; else whose turn it is."""
        due = self.presenter.faces_debt(view)
        return self.text("board-debt", count=view.debt) if due else super().short(view)

    def shortest(self, view: B) -> str:
        """Return the number of cards that the person must draw, if a debt is theirs; else what all games say."""
        return f"+{view.debt}" if self.presenter.faces_debt(view) else super().shortest(view)

    def beside(self, view: B) -> Sequence[str]:
        """Return one line: the top card's name and the colour in play."""
        return (self.presenter.read_top(view),)
