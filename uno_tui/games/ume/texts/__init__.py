"""The texts of Umé: in each language what is said, and the rules."""

from uno_tui.i18n.texts import GameTexts

TEXTS = GameTexts(
    packages=(__name__, f"{__name__}.words", "uno_tui.cards.texts.coloured"),
    cards="uno_tui.games.ume.names:names",
)
