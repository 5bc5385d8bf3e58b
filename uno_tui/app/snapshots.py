"""Saved screens: a picture of what is shown, and a description of it in words."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.segment import Segment, Segments
from rich.terminal_theme import TerminalTheme
from textual.strip import Strip

from uno_tui.app.themes import Shades
from uno_tui.ui.wrapping import cells

_FONT = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""Rich has fonts loaded from elsewhere: nobody who looks at a picture is seen there."""


def draw_svg(rows: Sequence[Strip], title: str, shades: Shades, name: str = "screen") -> str:
    """Return the rows of a screen as a picture; `name` tells its parts from those of other pictures on one page."""
    console = Console(
        width=rows[0].cell_length,
        file=io.StringIO(),
        record=True,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
        _environ={},
    )
    lines = [segment for strip in rows for segment in (*strip.discard_meta(), Segment.line())]
    console.print(Segments(lines), end="")
    drawn = console.export_svg(title=title, theme=_terminal_theme(shades), unique_id=f"uno-tui-{name}")
    return _FONT.sub("", drawn)


def _terminal_theme(shades: Shades) -> TerminalTheme:
    """Return colours for what is drawn in no shade of its own."""
    ground, ink = _rgb(shades.ground), _rgb(shades.ink)
    return TerminalTheme(ground, ink, [ground, *[ink] * 7])


def _rgb(shade: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(shade[1:])
    return red, green, blue


Names = Sequence[tuple[str, str]]
"""Names, each with the one that replaces it."""


def replace_names(rows: Iterable[Strip], names: Names) -> list[Strip]:
    """Return the rows with other names, each in the cells of the old one."""
    return [Strip([Segment(_renamed(each.text, names), each.style) for each in strip]) for strip in rows]


def rename(text: str, names: Names) -> str:
    """Return the text with other names."""
    for name, other in names:
        text = _replaced(text, name, other)
    return text


def _renamed(text: str, names: Names) -> str:
    for name, other in names:
        short = "".join(word[0] if word.isalpha() else word for word in other.split())
        fitting = other if cells(other) <= cells(name) else short
        filled = fitting + " " * (cells(name) - cells(fitting))
        text = _replaced(text, name, filled)
    return text


def _replaced(text: str, name: str, other: str) -> str:
    """Return the text with another name wherever the name is a whole word."""
    return other.join(re.split(rf"(?<!\w){re.escape(name)}(?!\w)", text))
