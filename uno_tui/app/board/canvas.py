"""A field of cells on which rows are laid at any place, one over the other."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.segment import Segment
from rich.style import Style

from uno_tui.app.board.rows import Row
from uno_tui.ui.wrapping import cells as cells_of

Cell = tuple[str, Style | None]
"""A sign with its style; the second cell of a wide sign is empty."""


class Canvas:
    """A field of `width` by `height` cells, at first blanks in `style`. What is laid beyond its edges is cut."""

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
                width = cells_of(sign)
                if not width and 0 < x <= self.width:  # a mark, which is drawn over the sign before it
                    before = x - 1 if cells[x - 1][0] or x == 1 else x - 2
                    cells[before] = (cells[before][0] + sign, cells[before][1])
                elif 0 <= x <= self.width - width:
                    self._blank_halves(cells, x, x + width)
                    cells[x : x + width] = [(sign, style), ("", style)][:width]
                x += width

    @staticmethod
    def _blank_halves(cells: list[Cell], first: int, end: int) -> None:
        """Blank the other halves of the wide signs that are laid over in part from `first` up to `end`."""
        if not cells[first][0] and first:
            cells[first - 1] = (" ", cells[first - 1][1])
        if end < len(cells) and not cells[end][0]:
            cells[end] = (" ", cells[end][1])

    def rows(self) -> list[Row]:
        """Return the cells as rows, each in pieces of one style."""
        return [
            [Segment("".join(sign for sign, _ in run), style) for style, run in _runs(cells)] for cells in self._cells
        ]


def _runs(cells: Iterable[Cell]) -> Iterable[tuple[Style | None, list[Cell]]]:
    return [(style, list(run)) for style, run in groupby(cells, lambda cell: cell[1])]
