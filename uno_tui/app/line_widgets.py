"""Widgets that draw lines: only lines that changed are written again, so that readers hear one change at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset, Region
from textual.strip import Strip
from textual.widget import Widget

from uno_tui.ui.wrapping import wrap


class ListRow(msgspec.Struct, frozen=True):
    """One line to choose or read: a sign before it, the text, its colour (empty: the usual one)."""

    text: str
    sign: str = ""
    colour: str = ""
    bold: bool = False


class LinesWidget(Widget):
    """Draws lines and remembers them, so that only those that differ are drawn again."""

    DEFAULT_CSS = "LinesWidget { height: auto; }"

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self._drawn: list[Sequence[Segment]] = []

    def draw(self, lines: Sequence[Sequence[Segment]]) -> None:
        """Show these lines; leave those alone that are the same as before."""
        before, self._drawn = self._drawn, list(lines)
        height = max(len(before), len(self._drawn))
        for y in range(min(height, self.size.height or height)):
            old = before[y] if y < len(before) else ()
            new = self._drawn[y] if y < len(self._drawn) else ()
            if old != new:
                width = max(_width(old), _width(new))
                self.refresh(Region(0, y, max(1, min(width, self.size.width or width)), 1))

    def render_line(self, y: int) -> Strip:
        """Return one line of the widget."""
        line = self._drawn[y] if y < len(self._drawn) else ()
        strip = Strip([Segment(text, self.rich_style + (style or Style.null())) for text, style, *_ in line])
        return strip.adjust_cell_length(self.size.width, self.rich_style)


def _cut(line: Sequence[Segment], length: int) -> list[Segment]:
    """Return so many characters of a line, in their styles."""
    kept: list[Segment] = []
    for text, style, *_ in line:
        kept.append(Segment(text[:length], style))
        length -= len(kept[-1].text)
    return [each for each in kept if each.text]


def _width(line: Sequence[Segment]) -> int:
    return sum(cell_len(each.text) for each in line)


Paint = Callable[[str], str]
"""Returns the colour of a word by its first letter; empty: the usual one."""


class TextLines(LinesWidget):
    """Text to look at: the state of the table, or the lines of announcements.

    With `paint`, words that begin with a sign have the sign's colour. At most `most` lines are shown; where there are
    more, the last one ends in `ellipsis`.
    """

    def __init__(self, *, id: str, wraps: bool = False) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self._rows: list[ListRow] = []
        self._wraps = wraps
        self._grows = False
        self.paint: Paint | None = None
        self.most: int | None = None
        self.ellipsis = "…"

    def show(self, rows: Sequence[ListRow]) -> None:
        """Show these rows."""
        self._rows = list(rows)
        self._lay_out()

    def _lay_out(self) -> None:
        lines = [line for row in self._rows for line in self._lines_of(row)]
        if self.most is not None and len(lines) > self.most:
            lines = self._shortened(lines[: self.most])
        if self.styles.height is None or self.styles.height.is_auto or self._grows:
            # The number that is set next is no longer `auto`: this remembers that it was.
            self._grows = True
            self.styles.height = max(1, len(lines))
        self.draw(lines)

    def _lines_of(self, row: ListRow) -> list[list[Segment]]:
        style = Style(color=row.colour or None, bold=row.bold or None)
        # A widget has no width before its first layout; `on_resize` follows it.
        texts = wrap(row.text, self.size.width) if self._wraps and self.size.width else [row.text]
        return [self._painted(text, style) if not row.colour else [Segment(text, style)] for text in texts]

    def _painted(self, text: str, style: Style) -> list[Segment]:
        """Return the text in pieces: each word that begins with a sign has that sign's colour."""
        if self.paint is None:
            return [Segment(text, style)]
        words = (word for word in _WORDS.split(text) if word)
        return [Segment(word, style + Style(color=self.paint(word[0]) or None)) for word in words]

    def _shortened(self, lines: list[list[Segment]]) -> list[list[Segment]]:
        """Return the lines with `ellipsis` at the end of the last one, cut at a word where that leaves half of it."""
        last, width = "".join(each.text for each in lines[-1]), self.size.width - cell_len(self.ellipsis) - 1
        kept = set_cell_size(last, width) if cell_len(last) > width else last
        if kept != last and not last[len(kept) :].startswith(" "):
            whole = kept.rpartition(" ")[0]
            kept = whole if len(whole) > width // 2 else kept
        kept = kept.rstrip()
        return [*lines[:-1], [*_cut(lines[-1], len(kept)), Segment(f" {self.ellipsis}")]]

    def on_resize(self) -> None:
        """Lay the text out for the new width."""
        self._lay_out()
        self.refresh()


_WORDS = re.compile(r"([ \u00a0]+)")


class LineList(LinesWidget, can_focus=True):
    """A list to walk through: it has the focus and carries the terminal's cursor."""

    DEFAULT_CSS = "LineList { height: 1fr; width: 1fr; }"

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.rows: list[ListRow] = []
        self.index = 0
        self.caret_at_end = False
        """Whether the terminal's cursor is after the last row, as in a list of one row where something is typed."""
        self.indent = 1
        """Blanks before each row, an empty cell for the terminal's cursor; 0: the cursor is on the first letter."""
        self.highlights = True
        """Whether the selected row looks different."""
        self.fills = False
        """Whether the selected row is highlighted in its whole width."""
        self.more: Callable[[int, int], str] | None = None
        """Returns the line that says how many rows are above and below those in sight; None: there is no such line."""
        self._top = 0
        self._starts: list[int] = []
        self._lines: list[tuple[int, str]] = []

    def show(self, rows: Sequence[ListRow], index: int) -> None:
        """Show these rows with one selected (-1: none)."""
        self.rows = list(rows)
        self.index = index
        self._lay_out()

    def on_resize(self) -> None:
        """Lay the list out for the new width."""
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        # Before the first layout the width is not known; `on_resize` follows it.
        width = self.size.width or 80
        self._lines, self._starts = [], []
        for place, row in enumerate(self.rows):
            self._starts.append(len(self._lines))
            sign = " " * self.indent + (f"{row.sign} " if row.sign else "")
            first, *rest = wrap(row.text, max(1, width - cell_len(sign)))
            self._lines.append((place, sign + first))
            self._lines += [(place, " " * cell_len(sign) + text) for text in rest]
        height = self._room
        self._scroll(height)
        shown = [self._styled(place, text) for place, text in self._lines[self._top : self._top + height]]
        if self.more is not None and len(self._lines) > height:
            last = self._lines[self._top + height - 1][0]
            above = self._lines[self._top][0]
            shown.append([Segment(self.more(above, len(self.rows) - 1 - last))])
        self.draw(shown)
        self.place_caret()

    @property
    def lines(self) -> int:
        """How many lines all rows take."""
        return len(self._lines)

    @property
    def _room(self) -> int:
        """How many lines can be shown, without the one that says what is above and below."""
        height = self.size.height or len(self._lines)
        return height - 1 if self.more is not None and height > 1 and len(self._lines) > height else height

    def _styled(self, place: int, text: str) -> list[Segment]:
        row = self.rows[place]
        selected = place == self.index and self.highlights
        style = Style(color=row.colour or None, reverse=selected or None, bold=row.bold or selected or None)
        blank = " " * max(0, self.size.width - cell_len(text)) if selected and self.fills else ""
        return [Segment(text + blank, style)]

    def _scroll(self, height: int) -> None:
        """Keep the selected row in sight."""
        lowest = max(0, len(self._lines) - height)
        self._top = min(self._top, lowest)
        if 0 <= self.index < len(self._starts):
            start = self._starts[self.index]
            end = self._starts[self.index + 1] if self.index + 1 < len(self._starts) else len(self._lines)
            self._top = min(start, max(self._top, end - height))
            # The first row in sight is shown from its first line, except at the end, where lines would stay empty.
            whole = next((first for first in self._starts if self._top <= first <= lowest), self._top)
            self._top = min(start, whole)

    @property
    def caret(self) -> Offset | None:
        """Where the cell before the selected row is on the screen, or its first letter; None if no row is selected."""
        if not self.region or not 0 <= self.index < len(self._starts):
            return None
        row = self.rows[self.index]
        x = cell_len(row.sign) + 1 if row.sign and not self.indent else 0
        y = self._starts[self.index]
        if self.caret_at_end:
            x, y = cell_len(self._lines[-1][1]), len(self._lines) - 1
        return self.region.offset + Offset(x, y - self._top)

    def place_caret(self) -> None:
        """Put the terminal's cursor where the selected row is, or after what is typed."""
        caret = self.caret
        # A list below another screen is updated too, and must not take the caret from it.
        if caret is not None and self.display and self.screen is self.app.screen and self.app.cursor_position != caret:
            self.app.cursor_position = caret
            # Textual moves the cursor only when it draws something.
            self.refresh(Region(0, max(0, caret.y - self.region.y), 1, 1))
