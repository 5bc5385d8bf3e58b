"""The texts of Umé: sentences and rules in each language."""

from uno_tui.i18n.texts import GameTexts

TEXTS = GameTexts(
    packages=(__name__, f"{__name__}.words", f"{__name__}.answers", "uno_tui.cards.texts.coloured"),
    cards="uno_tui.games.ume.names:names",
)
