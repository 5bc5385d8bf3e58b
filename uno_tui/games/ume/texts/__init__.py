"""The texts of Umé: in each language what is said, and the rules."""

from uno_tui.locales.texts import GameTexts

TEXTS = GameTexts(packages=(__name__,), cards="uno_tui.games.ume.names:names")
