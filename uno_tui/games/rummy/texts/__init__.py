"""The texts of UNO Rummy: sentences and rules in each language."""

from uno_tui.i18n.texts import GameTexts

TEXTS = GameTexts(
    packages=(__name__, f"{__name__}.words", f"{__name__}.answers", "uno_tui.cards.texts.coloured"),
    cards="uno_tui.games.rummy.names:names",
)
