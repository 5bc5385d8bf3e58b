"""The texts of Herds, and what is said for its cards."""

from herds.cards import card
from uno_tui.i18n.card_names import CardText
from uno_tui.i18n.texts import GameTexts


def names(text: str) -> CardText:
    kind = card(text)
    return CardText("card", {"animal": kind.animal, "number": kind.points})


TEXTS = GameTexts(packages=(__name__,), cards="herds.texts:names")
