"""The texts of Herds, and what is said for its cards."""

from herds.cards import card
from uno_tui.i18n.card_names import Said
from uno_tui.i18n.texts import GameTexts


def names(text: str) -> Said:
    kind = card(text)
    return Said("card", {"animal": kind.animal, "number": kind.points})


TEXTS = GameTexts(packages=(__name__,), cards="herds.texts:names")
