"""The texts of UNO Teams in each language: sentences and rule book."""

from uno_tui.i18n.texts import GameTexts

TEXTS = GameTexts(
    packages=(
        __name__,
        f"{__name__}.words",
        f"{__name__}.answers",
        "uno_tui.games.family.texts",
        "uno_tui.games.family.texts.words",
        "uno_tui.cards.texts.coloured",
    ),
    cards="uno_tui.games.teams.names:names",
)
