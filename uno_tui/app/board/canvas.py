"""A field of cells on which rows are laid at any place, one over the other."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from uno_tui.app.board.rows import Row

Cell = tuple[str, Style | None]
"""A sign with its style; the second cell of a wide sign is empty."""


class Canvas:
    """Cells in a style of their own, `width` across and `height` down. What is laid beyond them is cut."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width, self.height = width, height
        self._cells: list[list[Cell]] = [[(" ", style)] * width for _ in range(height)]

    def lay(self, x: int, y: int, rows: Iterable[Row]) -> None:
        """Lay rows one below the other, from a column and a row on."""
        for down, row in enumerate(rows, start=y):
            if 0 <= down < self.height:
                self._lay_row(x, self._cells[down], row)

    def _lay_row(self, x: int, cells: list[Cell], row: Row) -> None:
        for text, style, *_ in row:
            for sign in text:
                width = cell_len(sign)
                if width and 0 <= x <= self.width - width:
                    cells[x : x + width] = [(sign, style), ("", style)][:width]
                x += width

    def rows(self) -> list[Row]:
        """Return the cells as rows, each in pieces of one style."""
        return [
            [Segment("".join(sign for sign, _ in run), style) for style, run in _runs(cells)] for cells in self._cells
        ]


def _runs(cells: Iterable[Cell]) -> Iterable[tuple[Style | None, list[Cell]]]:
    return [(style, list(run)) for style, run in groupby(cells, lambda cell: cell[1])]
