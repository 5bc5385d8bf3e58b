"""Names, descriptions and values of a game's options in a player's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from uno_tui.core.options import Option, Value
from uno_tui.i18n.translator import Translator


def option_name(translator: Translator, game: str, option: Option) -> str:
    """Return the name of an option."""
    return translator.of(game).text(f"option-{option.id}")


def option_described(translator: Translator, game: str, option: Option) -> str:
    """Return the description of what an option does."""
    return translator.of(game).text(f"option-{option.id}", "description")


def option_value(translator: Translator, game: str, option: Option, value: Value) -> str:
    """Return the name of an option's value."""
    if isinstance(value, bool):
        return translator.text("value-on" if value else "value-off")
    # Texts name words only; a number is said as it is.
    if isinstance(value, int) or value.isdigit():
        return str(value)
    return translator.of(game).text(f"value-{option.id}-{value}")


def rules_in_force(
    translator: Translator, game: str, options: Sequence[Option], values: Mapping[str, Value]
) -> list[tuple[str, str]]:
    """Return a line and a description for each option that makes a difference.

    An option that is on or off is listed only where it is on.
    """
    words, lines = translator.of(game), []
    for option in options:
        value, name = values[option.id], option_name(translator, game, option)
        # A value may belong to a rule that is off.
        if value is False or not option.is_relevant(values):
            continue
        if value is True:
            line = words.text("rule-on", rule=name)
        else:
            line = words.text("table-option", option=name, value=option_value(translator, game, option, value))
        lines.append((line, option_described(translator, game, option)))
    return lines
