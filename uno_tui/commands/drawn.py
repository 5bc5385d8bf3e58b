"""Output for sighted players: aligned tables without lines, and a progress bar, in the terminal's own colours."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

from rich.cells import cell_len
from rich.console import Console
from rich.progress import Progress, ProgressColumn, Task
from rich.table import Table as Grid
from rich.text import Text

from uno_tui.commands.plain import FactTable
from uno_tui.commands.saying import complain
from uno_tui.i18n.translator import Translator
from uno_tui.sanitize import escape_controls

GAP = 2
"""Spaces between two columns."""
REDRAW_SECONDS = 0.1
"""Seconds between two redraws of a bar."""
LONGEST_BAR = 30
SHORTEST_BAR = 5


class Drawn:
    """Output to a terminal, with tables and progress bars."""

    def __init__(self) -> None:
        # No markup: a path may contain `[red]` or `:smile:`. `may_draw` has seen that this is a terminal.
        self._console = Console(highlight=False, markup=False, emoji=False, force_terminal=True)

    def line(self, text: object) -> None:
        """Write a line unwrapped: the terminal breaks it, so that it can be copied whole."""
        self._console.print(Text(escape_controls(str(text))), soft_wrap=True)

    def sentence(self, text: str) -> None:
        """Write a sentence, broken between words."""
        self._console.print(Text(escape_controls(text), overflow="fold"))

    def complain(self, text: object) -> None:
        """Write a line about a fault; above the bar if there is one."""
        # Both streams show on one terminal, and only the console can write above its bar.
        if sys.stderr.isatty():
            self.line(text)
        else:
            complain(text)

    def facts(self, lines: Sequence[str], table: FactTable) -> None:
        """Write the table; the lines if the terminal is too narrow for its longest words side by side."""
        if _least(table) <= self._console.width:
            self._console.print(_grid(table, self._console.width))
            if table.note:
                self.sentence(table.note)
            return
        for line in lines:
            self.sentence(line)

    def figure(self, text: str, drawn: str) -> None:
        """Write the drawn form if there is one, else the sentence."""
        self.sentence(drawn or text)

    @contextmanager
    def progress(self, count: int, of: str, translator: Translator) -> Iterator[Callable[[int], None]]:
        """Draw a bar with the number done, the speed and the time left; it disappears at the end.

        Only the calls redraw it: no thread may run while processes are started.
        """
        bar = _Bar(of, translator, self._console)
        with Progress(bar, console=self._console, auto_refresh=False, transient=True) as progress:
            task = progress.add_task(of, total=count)
            progress.refresh()
            shown = time.monotonic()

            def tell(done: int) -> None:
                nonlocal shown
                now = time.monotonic()
                progress.update(task, completed=done, refresh=now - shown >= REDRAW_SECONDS)
                shown = now if now - shown >= REDRAW_SECONDS else shown

            yield tell


class _Bar(ProgressColumn):
    """A bar and its figures on one line, which is never longer than the terminal."""

    def __init__(self, of: str, translator: Translator, console: Console) -> None:
        super().__init__()
        self.of = translator.text(f"progress-{of}")
        self.translator = translator
        self.console = console

    def render(self, task: Task) -> Text:
        """Return the bar, as long as there is room for it, and the figures."""
        done, count = int(task.completed), int(task.total or 0)
        width = self.console.width - 1
        figures = _figures(task, self.of if width >= 60 else "", self.translator)
        length = min(LONGEST_BAR, width - cell_len(figures) - 1)
        # There may be nothing to count, such as no tables.
        full = length * done // max(count, 1)
        bar = "#" * full + "." * (length - full) + " " if length >= SHORTEST_BAR else ""
        return Text(bar + figures, no_wrap=True, overflow="ellipsis")


def _figures(task: Task, of: str, translator: Translator) -> str:
    done = translator.text("progress-done", done=int(task.completed), count=int(task.total or 0))
    figures = f"{done} {of}".rstrip()
    if task.speed:
        figures += ", " + translator.text("progress-speed", number=translator.decimal(task.speed, 1))
    if task.time_remaining is not None:
        minutes, seconds = divmod(int(task.time_remaining), 60)
        figures += ", " + translator.text("progress-left", time=f"{minutes}:{seconds:02}")
    return figures


def _longest_word(cells: Sequence[str], number: bool) -> int:
    """Return the width that a column needs so that no word, or number as a whole, is broken."""
    return max((cell_len(word) for cell in cells for word in ([cell] if number else cell.split())), default=0)


def _columns(table: FactTable) -> list[list[str]]:
    """Return the cells of each column, the heading first."""
    rows = ([escape_controls(cell) for cell in row] for row in (table.headings, *table.rows))
    return list(map(list, zip(*rows, strict=True)))


def _least_widths(table: FactTable) -> list[int]:
    return [_longest_word(cells, place in table.numbers) for place, cells in enumerate(_columns(table))]


def _least(table: FactTable) -> int:
    """Return the smallest width of a table."""
    widths = _least_widths(table)
    return sum(widths) + GAP * (len(widths) - 1)


def _widths(table: FactTable, room: int) -> list[int]:
    """Return the widths of the columns in so many terminal columns, which are at least the smallest width of the table.

    Those that need few more cells to break no cell get them first; what is left is shared.
    """
    widths = _least_widths(table)
    left = room - _least(table)
    missing = sorted((max(map(cell_len, cells)) - widths[at], at) for at, cells in enumerate(_columns(table)))
    for done, (cells, at) in enumerate(missing):
        more = min(cells, left // (len(missing) - done))
        widths[at] += more
        left -= more
    return widths


def _grid(table: FactTable, room: int) -> Grid:
    # Rich's own widths may add up to more than there is room for, and then it cuts words.
    grid = Grid(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="bold")
    for place, (heading, width) in enumerate(zip(table.headings, _widths(table, room), strict=True)):
        justify: Literal["left", "right"] = "right" if place in table.numbers else "left"
        title, whole = Text(escape_controls(heading)), place in table.numbers
        grid.add_column(title, justify=justify, no_wrap=whole, width=width, overflow="fold")
    for row in table.rows:
        grid.add_row(*(Text(escape_controls(cell)) for cell in row))
    return grid
