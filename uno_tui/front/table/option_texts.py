"""Options of games in words."""

from __future__ import annotations

from uno_tui.games.options import Option, Value
from uno_tui.locales.translator import Translator


def option_name(translator: Translator, game: str, option: Option) -> str:
    """What an option is called in a game."""
    return translator.of(game).text(f"option-{option.id}")


def option_described(translator: Translator, game: str, option: Option) -> str:
    """What an option does in a game."""
    return translator.of(game).text(f"option-{option.id}", "description")


def option_value(translator: Translator, game: str, option: Option, value: Value) -> str:
    """An option's value in words."""
    if isinstance(value, bool):
        return translator.text("value-on" if value else "value-off")
    if isinstance(value, int) or value.isdigit():
        return str(value)
    return translator.of(game).text(f"value-{option.id}-{value}")
