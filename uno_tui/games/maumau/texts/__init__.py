"""The texts of Erftschmiede-Maumau in each language: sentences and rule book."""

from uno_tui.i18n.texts import GameTexts

TEXTS = GameTexts(
    packages=(__name__, f"{__name__}.words", f"{__name__}.answers", "uno_tui.cards.texts.french"),
    cards="uno_tui.games.maumau.names:names",
)
