"""The log: what happened at the table."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.app.board.rows import RowsWidget, piece, title_row
from uno_tui.app.themes import Shades
from uno_tui.ui.wrapping import cells, shorten, wrap

LEAST = 6
"""Cells of a message that must be left beside the words about how to read all of it."""


class Log(RowsWidget):
    """Shows what happened, the newest last; as much as there is room for."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self._told: tuple[str, Sequence[str], str, int, Shades] | None = None

    def show(self, title: str, texts: Sequence[str], everything: str, width: int, shades: Shades) -> None:
        """Show the texts below a title. Where the newest is cut, `everything` says how to read all of it."""
        self._told = title, texts, everything, width, shades
        # Before the first layout the height is not known; `on_resize` follows it.
        room = self.size.height or 3
        lines = _newest(texts, width - 2, max(1, room - 1), everything)
        head = [title_row(title, width, shades)] if room > 1 else []
        self.paint([*head, *([piece(f" {line}", shades.ink)] for line in lines)])

    def on_resize(self) -> None:
        """Show the texts again in the new size."""
        if self._told is not None:
            self.show(*self._told)


def _newest(texts: Sequence[str], width: int, rows: int, everything: str) -> list[str]:
    """Return the last of these texts in at most `rows` lines; only the newest is ever cut, at its end.

    There `everything` stands after it, if that leaves some of it.
    """
    lines: list[str] = []
    for text in reversed(texts):
        wrapped = wrap(text, width)
        if len(wrapped) > rows - len(lines):
            if not lines and rows:
                last, room = f"{wrapped[rows - 1]}…", width - cells(everything) - 1
                cut = f"{shorten(last, room)} {everything}" if room >= LEAST else shorten(last, width)
                return [*wrapped[: rows - 1], cut]
            break
        lines = [*wrapped, *lines]
    return lines
