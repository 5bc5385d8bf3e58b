"""The texts of UNO Rummy: in each language what is said, and the rules."""

from uno_tui.locales.texts import GameTexts

TEXTS = GameTexts(packages=(__name__,), cards="uno_tui.games.rummy.names:names")
