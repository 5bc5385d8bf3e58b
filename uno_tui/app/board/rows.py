"""Widgets that draw rows of styled pieces: only rows that changed are drawn again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from uno_tui.app.themes import Shades
from uno_tui.ui.wrapping import cells, shorten

Row = Sequence[Segment]
"""One row: texts with their styles."""
Grounds = Callable[[int, int], str]
"""Returns the colour of the ground in a column and a row of a field."""


def piece(text: str, colour: str = "", ground: str = "", *, bold: bool = False) -> Segment:
    """Return a text in a colour on a ground (`#rrggbb`; empty: the widget's own)."""
    return Segment(text, _style(colour, ground, bold))


@lru_cache(maxsize=1024)
def _style(colour: str, ground: str, bold: bool) -> Style:
    return Style(color=colour or None, bgcolor=ground or None, bold=bold or None)


def letter_pieces(text: str, colour: str, ground: str = "", *, bold: bool = False) -> list[Segment]:
    """Return a row of large letters in pieces. Full cells are blanks on a ground in the colour of the letters.

    Terminals leave hairlines between glyphs of full blocks, and none between grounds.
    """
    return [
        piece(" " * len(run), colour, colour) if run[0] == "█" else piece(run, colour, ground, bold=bold)
        for run in re.findall("█+|[^█]+", text)
    ]


def pixel_rows(pixels: Sequence[str], width: int, height: int, ink: str, grounds: Grounds) -> list[Row]:
    """Return a drawing in the middle of `width` by `height` cells; `grounds` returns the colour behind each cell.

    A pixel is as wide as a cell and half as high.
    """
    above = (2 * height - len(pixels)) // 2
    before = (width - len(pixels[0])) // 2 if pixels else 0

    def is_set(x: int, y: int) -> bool:
        inside = 0 <= y - above < len(pixels) and 0 <= x - before < len(pixels[0])
        return inside and pixels[y - above][x - before] == "#"

    def cell(x: int, y: int) -> tuple[str, str]:
        halves = is_set(x, 2 * y), is_set(x, 2 * y + 1)
        return _HALVES[halves], ink if all(halves) else grounds(x, y)

    return [
        [piece(sign * len(list(run)), ink, ground) for (sign, ground), run in groupby(cell(x, y) for x in range(width))]
        for y in range(height)
    ]


# A full cell is a blank on the colour of the drawing, for the reason in `letter_pieces`.
_HALVES = {(False, False): " ", (True, True): " ", (True, False): "▀", (False, True): "▄"}


def width_of(row: Iterable[Segment]) -> int:
    """Return how many cells a row takes."""
    return sum(cells(each.text) for each in row)


def pad(row: Row, width: int, style: Style) -> list[Segment]:
    """Return the row with blanks after it, `width` cells wide."""
    return [*row, Segment(" " * max(0, width - width_of(row)), style)]


def fill(text: str, width: int) -> str:
    """Return the text, shortened or with blanks after it, `width` cells wide."""
    kept = shorten(text, width)
    return kept + " " * (width - cells(kept))


def title_row(title: str, width: int, shades: Shades) -> Row:
    """Return a line of `width` cells with a title in it."""
    shown = shorten(f" {title} ", width - 4)
    line = "─" * (width - 2 - cells(shown))
    return [piece("──", shades.edge), piece(shown, shades.ink, bold=True), piece(line, shades.edge)]


class RowsWidget(Widget):
    """Shows rows. It is as high as there are rows, unless styles say otherwise."""

    DEFAULT_CSS = "RowsWidget { height: auto; width: 1fr; }"

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self._rows: list[Row] = []

    @property
    def rows(self) -> Sequence[Row]:
        """The rows that are shown."""
        return self._rows

    def paint(self, rows: Sequence[Row]) -> None:
        """Show these rows; leave those alone that are the same as before."""
        before, self._rows = self._rows, [list(row) for row in rows]
        # Another number of rows moves the widgets below.
        if len(before) != len(self._rows):
            self.refresh(layout=True)
            return
        for y, (old, new) in enumerate(zip(before, self._rows, strict=True)):
            if old != new:
                self.refresh(Region(0, y, max(1, self.size.width), 1))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of rows."""
        return len(self._rows)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the width of the widest row."""
        return max(map(width_of, self._rows), default=0)

    def render_line(self, y: int) -> Strip:
        """Return one row, cut or filled to the width of the widget."""
        style = self.rich_style
        row = self._rows[y] if y < len(self._rows) else ()
        strip = Strip([Segment(each.text, style + (each.style or Style.null())) for each in row])
        return strip.adjust_cell_length(self.size.width, style)
