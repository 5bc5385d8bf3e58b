"""Names and rules for presenters of every game."""

from __future__ import annotations

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES

NAMES = ("Ana", "Ben", "Cleo", "Dora")


def rules_of(game: str, switches: bool | None) -> dict[str, options.Value]:
    """The defaults, or every switch on or off (and every choice at its last)."""
    values = options.defaults(GAMES[game].options)
    if switches is None:
        return values
    for option in GAMES[game].options:
        if isinstance(option.default, bool):
            options.switch(GAMES[game].options, values, option.id, switches)
        elif option.choices:
            values[option.id] = option.choices[-1]
    return values
