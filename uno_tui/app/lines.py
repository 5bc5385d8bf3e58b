"""Widgets that draw lines: only those that changed are written again, so that readers hear one change at a time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset, Region
from textual.strip import Strip
from textual.widget import Widget

from uno_tui.front.wrapping import wrap


class Row(msgspec.Struct, frozen=True):
    """One line to choose or read: a sign before it, the text, its colour (empty: as usual)."""

    text: str
    sign: str = ""
    colour: str = ""
    bold: bool = False


class LinesWidget(Widget):
    """Draws lines and remembers them, so that only what differs is drawn again."""

    DEFAULT_CSS = "LinesWidget { height: auto; }"

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self._drawn: list[tuple[str, Style]] = []

    def draw(self, lines: Sequence[tuple[str, Style]]) -> None:
        """Show these lines; those that are the same as before are left alone."""
        before, self._drawn = self._drawn, list(lines)
        height = max(len(before), len(self._drawn))
        for y in range(min(height, self.size.height or height)):
            old = before[y] if y < len(before) else None
            new = self._drawn[y] if y < len(self._drawn) else None
            if old != new:
                width = max(cell_len(old[0]) if old else 0, cell_len(new[0]) if new else 0)
                self.refresh(Region(0, y, max(1, min(width, self.size.width or width)), 1))

    def render_line(self, y: int) -> Strip:
        """One line of the widget."""
        text, style = self._drawn[y] if y < len(self._drawn) else ("", Style.null())
        width = self.size.width
        cut = set_cell_size(text, width) if cell_len(text) > width else text
        segments = [Segment(cut, self.rich_style + style)] if cut else []
        return Strip(segments).adjust_cell_length(width, self.rich_style)


class TextLines(LinesWidget):
    """Text to look at: the state of the table, or the line of announcements."""

    def __init__(self, *, id: str, wraps: bool = False) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self._rows: list[Row] = []
        self._wraps = wraps
        self._grows = False

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self._rows = list(rows)
        self._lay_out()

    def _lay_out(self) -> None:
        lines = []
        for row in self._rows:
            style = Style(color=row.colour or None, bold=row.bold or None)
            texts = wrap(row.text, self.size.width) if self._wraps and self.size.width else [row.text]
            lines += [(text, style) for text in texts]
        if self.styles.height is None or self.styles.height.is_auto or self._grows:
            self._grows = True
            self.styles.height = max(1, len(lines))
        self.draw(lines)

    def on_resize(self) -> None:
        """The width has changed."""
        self._lay_out()
        self.refresh()


class LineList(LinesWidget, can_focus=True):
    """A list to walk through: the one thing on a screen that has the focus, and carries the terminal's cursor."""

    DEFAULT_CSS = "LineList { height: 1fr; }"

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.rows: list[Row] = []
        self.index = 0
        self.caret_at_end = False
        """Whether the terminal's cursor stands after the selected row, as where something is typed."""
        self.highlights = True
        """Whether the selected row looks different."""
        self._top = 0
        self._starts: list[int] = []
        self._lines: list[tuple[int, str]] = []

    def show(self, rows: Sequence[Row], index: int) -> None:
        """Show these rows with one selected (-1: none)."""
        self.rows = list(rows)
        self.index = index
        self._lay_out()

    def on_resize(self) -> None:
        """The width has changed."""
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        width = self.size.width or 80
        self._lines, self._starts = [], []
        for place, row in enumerate(self.rows):
            self._starts.append(len(self._lines))
            sign = f"{row.sign} " if row.sign else ""
            first, *rest = wrap(row.text, max(1, width - cell_len(sign)))
            self._lines.append((place, sign + first))
            self._lines += [(place, " " * cell_len(sign) + text) for text in rest]
        self._scroll()
        height = self.size.height or len(self._lines)
        self.draw([self._styled(place, text) for place, text in self._lines[self._top : self._top + height]])
        self.place_caret()

    def _styled(self, place: int, text: str) -> tuple[str, Style]:
        row = self.rows[place]
        selected = place == self.index and self.highlights
        return text, Style(color=row.colour or None, reverse=selected or None, bold=row.bold or selected or None)

    def _scroll(self) -> None:
        """Keep the selected row in sight."""
        height = self.size.height or len(self._lines)
        self._top = max(0, min(self._top, len(self._lines) - height))
        if 0 <= self.index < len(self._starts):
            start = self._starts[self.index]
            end = self._starts[self.index + 1] if self.index + 1 < len(self._starts) else len(self._lines)
            self._top = min(start, max(self._top, end - height))

    @property
    def caret(self) -> Offset | None:
        """Where the first letter of the selected row is on the screen."""
        if not self.region or not 0 <= self.index < len(self._starts):
            return None
        row = self.rows[self.index]
        x, y = cell_len(row.sign) + 1 if row.sign else 0, self._starts[self.index]
        if self.caret_at_end:
            x, y = cell_len(self._lines[-1][1]), len(self._lines) - 1
        return self.region.offset + Offset(x, y - self._top)

    def place_caret(self) -> None:
        """Put the terminal's cursor on the first letter of the selected row, or after what is typed."""
        caret = self.caret
        if caret is not None and self.display and self.screen is self.app.screen and self.app.cursor_position != caret:
            self.app.cursor_position = caret
            self.refresh(Region(0, max(0, caret.y - self.region.y), 1, 1))
