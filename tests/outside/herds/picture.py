"""Herds as it is drawn."""

from __future__ import annotations

from herds.cards import Card
from herds.rules import HerdsView
from uno_tui.ui.ports.picture import DrawnCard
from uno_tui.ui.ports.picture_maker import PictureMaker
from uno_tui.ui.ports.presenter import sentence

SHADES = {"c": "red", "d": "yellow", "h": "green", "p": "blue"}


class HerdsPictureMaker(PictureMaker[HerdsView, Card]):
    """Animals by colour; the number is large."""

    def drawn_card(self, card: Card) -> DrawnCard:
        animal = self.text("animal", animal=card.animal)
        return DrawnCard(SHADES[card.animal], self.presenter.symbol(card), str(card.points), sentence(animal), str(card.points))

    def top(self, view: HerdsView) -> DrawnCard | None:
        return self.drawn_card(view.discard[-1])


PICTURE = HerdsPictureMaker
