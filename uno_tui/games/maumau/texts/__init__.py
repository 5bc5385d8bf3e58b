"""The texts of Erftschmiede-Maumau: in each language what is said, and the rules."""

from uno_tui.locales.texts import GameTexts

TEXTS = GameTexts(packages=(__name__,), cards="uno_tui.locales.french_cards:FRENCH_SUITED_CARDS")
