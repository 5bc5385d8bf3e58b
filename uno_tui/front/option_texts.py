"""Options of games in words."""

from __future__ import annotations

from uno_tui.games.options import Option, Value
from uno_tui.locales.translator import Translator


def option_name(translator: Translator, game: str, option: Option) -> str:
    """What an option is called in a game."""
    return translator.text(_message(translator, game, option))


def option_described(translator: Translator, game: str, option: Option) -> str:
    """What an option does in a game."""
    return translator.text(_message(translator, game, option), "description")


def _message(translator: Translator, game: str, option: Option) -> str:
    own = f"{game}-option-{option.id}"
    return own if translator.has(own) else f"option-{option.id}"


def option_value(translator: Translator, option: Option, value: Value) -> str:
    """An option's value in words."""
    if isinstance(value, bool):
        return translator.text("value-on" if value else "value-off")
    if isinstance(value, int) or value.isdigit():
        return str(value)
    return translator.text(f"value-{option.id}-{value}")
