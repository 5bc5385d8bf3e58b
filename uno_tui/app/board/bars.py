"""The first line of a screen and the last: its title bar and its keys."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.style import Style

from uno_tui.app.board.rows import Row, pad, piece
from uno_tui.app.themes import Shades
from uno_tui.ui.wrapping import cells, shorten

_WORDS_BEHIND = re.compile("([↻↺]) .*")
"""An arrow of direction, and the words that say the same."""
ALWAYS = 2
"""How many of the keys are always shown."""


def bar(title: str, state: str, width: int, shades: Shades) -> Row:
    """Return the title bar: what is seen, and at its end the state of the game."""
    if cells(title) + cells(state) > width - 4:
        state = _WORDS_BEHIND.sub(r"\1", state)
    shown = shorten(state, width - 2)
    name = shorten(title, width - 4 - cells(shown))
    space = " " * (width - 2 - cells(name) - cells(shown))
    return [piece(f" {name}{space}{shown} ", shades.bar_ink, shades.bar, bold=True)]


def key_line(keys: Sequence[tuple[str, str]], width: int, shades: Shades) -> Row:
    """Return the keys with what they do, as many as fit; the last two are always there."""
    row: list[tuple[str, str]] = list(keys)
    while len(row) > ALWAYS and sum(cells(key) + cells(what) + 3 for key, what in row) > width - 1:
        del row[-ALWAYS - 1]
    pieces = [piece(" ", shades.bar_ink, shades.bar)]
    for key, what in row:
        pieces += [piece(key, shades.bar_ink, shades.bar, bold=True), piece(f" {what}  ", shades.bar_ink, shades.bar)]
    return pad(pieces, width, Style(bgcolor=shades.bar))
