"""The texts of Herds, and how its cards are called."""

from herds.cards import card
from uno_tui.locales.texts import GameTexts


class Names:
    def __init__(self, animals: str) -> None:
        self.animals = dict(zip("cdhp", animals.split(), strict=True))

    def name(self, text: str, form: str) -> str:
        kind = card(text)
        return f"{self.animals[kind.animal]} {kind.points}"


NAMES = {"en": Names("cat dog hen pig"), "de": Names("Katze Hund Huhn Schwein"), "fr": Names("chat chien poule cochon")}
TEXTS = GameTexts(packages=(__name__,), cards="herds.texts:NAMES")
