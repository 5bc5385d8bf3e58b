"""Options of games in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from uno_tui.core.options import Option, Value
from uno_tui.i18n.translator import Translator


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


def rules_in_force(
    translator: Translator, game: str, options: Sequence[Option], values: Mapping[str, Value]
) -> list[tuple[str, str]]:
    """The options that make a difference, with what they do; those that are on or off, only where they are on."""
    words, lines = translator.of(game), []
    for option in options:
        value, name = values[option.id], option_name(translator, game, option)
        if value is True:
            line = words.text("rule-on", rule=name)
        elif value is not False and option.is_relevant(values):
            line = words.text("table-option", option=name, value=option_value(translator, game, option, value))
        else:
            continue
        lines.append((line, option_described(translator, game, option)))
    return lines
