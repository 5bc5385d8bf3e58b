"""Saved screens: a picture of what is shown, and a description of it in words."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from typing import TypeVar, cast

import msgspec
from rich.cells import set_cell_size
from rich.console import Console
from rich.segment import Segment, Segments
from rich.terminal_theme import TerminalTheme
from textual.strip import Strip

from uno_tui.app.themes import Shades
from uno_tui.ui.ports.picture import DrawnCard
from uno_tui.ui.wrapping import cells

_FONT = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""Rich has fonts loaded from elsewhere: nobody who looks at a picture is seen there."""
_RICH_FONTS = "Fira Code, monospace"
_FONTS = "DejaVu Sans Mono, Cascadia Mono, Consolas, Menlo, Liberation Mono, Noto Sans Mono, Courier New, monospace"
"""Fonts of every system, of which the first that is there is drawn: only browsers know which one `monospace` is."""
_LETTER = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
    '<text x="2" y="16" font-family="{fonts}" font-size="16">A</text></svg>'
)


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


def draw_png(svg: str) -> bytes | None:
    """Return a picture of `draw_svg` in pixels; None where the package for that is missing, or any font."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        return None
    # Without fonts it leaves the text out, and says nothing.
    letter = _LETTER.format(fonts=_FONTS)
    if svg_to_bytes(svg_string=letter) == svg_to_bytes(svg_string=letter, skip_system_fonts=True):
        return None
    return bytes(svg_to_bytes(svg_string=svg.replace(_RICH_FONTS, _FONTS), zoom=2))


def _terminal_theme(shades: Shades) -> TerminalTheme:
    """Return colours for what is drawn in no shade of its own."""
    ground, ink = _rgb(shades.ground), _rgb(shades.ink)
    return TerminalTheme(ground, ink, [ground, *[ink] * 7])


def _rgb(shade: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(shade[1:])
    return red, green, blue


OtherNames = Sequence[tuple[str, str]]
"""Names, each with the one that replaces it."""
T = TypeVar("T")


def replace_names(rows: Iterable[Strip], names: OtherNames) -> list[Strip]:
    """Return the rows with other names, each in the cells of the old one, also where the old one is cut or broken."""
    if not names:
        return list(rows)
    others = _replacements(names)
    # Words of a name count alone only at the edge of a row, where a line may be broken between them.
    words = {part: other for name, other in reversed(names) if " " in name for part in name.split()}
    whole, edges = _any_of(others), _any_of(words)
    others = words | others

    def fitting(found: re.Match[str]) -> str:
        other, room = others[found[0]], cells(found[0])
        short = "".join(word[0] if word.isalpha() else word for word in other.split())
        return set_cell_size(other if cells(other) <= room else short, room)

    def renamed(text: str, *, at_edge: bool) -> str:
        text = whole.sub(fitting, text)
        if not (words and at_edge):
            return text
        first, last = len(text) - len(text.lstrip()), len(text.rstrip())
        # A word at the beginning or the end of the row.
        return edges.sub(lambda each: fitting(each) if each.start() <= first or each.end() >= last else each[0], text)

    strips = []
    for strip in rows:
        filled = [place for place, each in enumerate(strip) if each.text.strip()]
        ends = {filled[0], filled[-1]} if filled else set()
        pieces = [Segment(renamed(each.text, at_edge=place in ends), each.style) for place, each in enumerate(strip)]
        strips.append(Strip(pieces))
    return strips


def _parts(name: str) -> list[str]:
    """Return a name and its beginnings, as they are cut."""
    return [name, *(f"{name[:end].rstrip()}…" for end in range(1, len(name)))]


def rename(text: str, names: OtherNames) -> str:
    """Return the text with other names, also where one is cut."""
    others = _replacements(names)
    return _any_of(others).sub(lambda found: others[found[0]], text) if others else text


def _replacements(names: OtherNames) -> dict[str, str]:
    """Return what replaces the parts of each name; text that is a new name already is left alone."""
    stays = {other: other for _, other in names}
    return stays | {part: other for name, other in reversed(names) for part in _parts(name)}


def rename_all(value: T, names: OtherNames) -> T:
    """Return a value, such as the picture of a table, with other names in all its texts; its cards name nobody."""
    # A player may be called `red`, which is also what a card's colour is looked up by.
    if not names or isinstance(value, DrawnCard):
        return value
    renamed: object = value
    if isinstance(value, str):
        renamed = rename(value, names)
    elif isinstance(value, tuple):
        renamed = tuple(rename_all(each, names) for each in value)
    elif isinstance(value, msgspec.Struct):
        fields = {each: rename_all(getattr(value, each), names) for each in value.__struct_fields__}
        renamed = msgspec.structs.replace(value, **fields)
    return cast("T", renamed)


def _any_of(names: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern for any of the names, wherever it is a whole word; the longest goes first."""
    # In one pass: a name that has replaced another may be a player's name itself.
    listed = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.compile(rf"(?<!\w)(?:{listed})(?!\w)")
