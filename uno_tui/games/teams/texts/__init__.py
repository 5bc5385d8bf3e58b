"""The texts of UNO Teams: in each language what is said, and the rules."""

from uno_tui.locales.texts import GameTexts

TEXTS = GameTexts(packages=(__name__, "uno_tui.games.family.texts"), cards="uno_tui.games.teams.names:names")
