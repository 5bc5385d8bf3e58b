"""UNO and UNO Teams as they are drawn: what both share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from uno_tui.cards.coloured import SIGNS, Card, Colour, Rank
from uno_tui.games.family.rules.view import BasicView
from uno_tui.ui.ports.picture import Shown
from uno_tui.ui.ports.picture_maker import COLOURS, PictureMaker
from uno_tui.ui.ports.presenter import sentence

B = TypeVar("B", bound=BasicView)
_SIGNS = {Rank.SKIP: "⊘", Rank.REVERSE: "⇄", Rank.WILD_DRAW_FOUR: "+4", Rank.TEAM_WILD: "T"}
_LARGE = {**_SIGNS, Rank.DRAW_FOUR_TEAM_WILD: "T+4", Rank.BUZZER: "!"}
"""What stands large on cards that have no number."""


class BasicPictureMaker(PictureMaker[B, Card]):
    """What the `PictureMaker`s of UNO and UNO Teams share."""

    def shown(self, card: Card) -> Shown:
        """Sign and colour in words, number or symbol."""
        return self._in_colour(card, card.colour)

    def _in_colour(self, card: Card, colour: Colour | None) -> Shown:
        sign = SIGNS[colour]
        word = self.text("look-wild") if colour is None else sentence(self.text(f"colour-{colour}"))
        value = str(card.rank) if card.number is not None else self.text(f"look-{card.rank.name.lower()}")
        if card.rank is Rank.WILD:
            value = ""
        large = self.text("look-wild")[:1] if card.rank is Rank.WILD else _LARGE.get(card.rank, str(card.rank))
        return Shown(COLOURS.get(sign, "wild"), sign, value, word, large)

    def answer(self, value: object) -> Shown | None:
        """A colour to choose."""
        if not isinstance(value, Colour):
            return None
        sign = SIGNS[value]
        return Shown(COLOURS[sign], sign, "", sentence(self.text(f"colour-{value}")))

    def top(self, view: B) -> Shown | None:
        """In the colour that counts."""
        return self._in_colour(view.top, view.colour) if view.discard else None

    def beside(self, view: B) -> Sequence[str]:
        """Its name, and the colour that counts."""
        return (self.presenter.read_top(view),)
