"""The page of the look `said`: each text whole on the next free rows, the caret beside it, and nothing else.

Readers say what changes on a screen, each in its own way. All of them say a text correctly that appears on empty rows,
in one write together with the caret. So nothing on a page is ever changed or moved, and a full page is cleared in a
write of its own before the next text: readers compare a text with what was on the screen before the write, and do not
say what both have in common.

Clearing takes the caret to the top, and Orca takes a caret that moves after an arrow key for the player's: it says
"blank". So the top row is kept free for it. When the page is nearly full, a short text goes there; what is below it is
erased a little later, which moves no caret; and the next text removes it from the top again. (This is not done for
other readers: NVDA compares by letters, and would find a part of the new text in the one that is removed.)
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from uno_tui.ui.settings import Caret
from uno_tui.ui.wrapping import cells, wrap

CLEAR = "\x1b[H\x1b[2J"
ERASE = "\x1b[J"
"""Erases what is after the caret, and below."""
SMALLEST = 8
"""Rows that a page needs before one of them is kept free."""


def move_caret(row: int, column: int) -> str:
    """Return the sequence that puts the terminal's caret there; row and column are counted from 0."""
    return f"\x1b[{row + 1};{column + 1}H"


class TopRow(enum.Enum):
    """The state of the top row."""

    TAKEN = enum.auto()
    """Not kept free: a row like all others."""
    FREE = enum.auto()
    """Kept free for the text at which the page will turn."""
    TURNING = enum.auto()
    """Has that text; below it is still the old page."""
    TURNED = enum.auto()
    """Has that text; below it is what has been said since."""


class Page:
    """What is on the page. Its methods return what to write to the terminal for the next text."""

    def __init__(self, width: int, height: int, caret: Caret, *, keeps_top: bool = False) -> None:
        """Begin with a full page: the first text needs a clear one. `keeps_top` keeps the top row free."""
        self.caret = caret
        self._keeps_top = keeps_top
        self._free = 0
        """The next free row."""
        self._typed: str | None = None
        """The text on the row where the player types; None if there is no such row."""
        self._top = TopRow.TAKEN
        self.resize(width, height)

    def resize(self, width: int, height: int) -> None:
        """Take the new size of the terminal. It moves what is on the screen, so the next text needs a clear page."""
        self.width, self.height = width, height
        self.end()

    def end(self) -> None:
        """Close the page: the next text needs a clear one, whatever room there is."""
        self._free, self._typed = self.height, None
        self._top = TopRow.TAKEN

    @property
    def is_stale(self) -> bool:
        """Whether the old page is still below the text at the top."""
        return self._top is TopRow.TURNING

    def clear(self) -> str:
        """Return what clears the page."""
        self._free, self._typed = self._first, None
        self._top = TopRow.FREE if self._first else TopRow.TAKEN
        return CLEAR

    def erase(self) -> str:
        """Return what erases everything below the text at the top."""
        self._free, self._typed, self._top = self._first, None, TopRow.TURNED
        return ERASE

    @property
    def _first(self) -> int:
        """The row on which a page begins."""
        return 1 if self._keeps_top and self.caret is Caret.BEHIND and self.height >= SMALLEST else 0

    def has_room(self, text: str) -> bool:
        """Return whether the text fits below what is there, or at the top.

        On a clear page every text fits; what is too long goes on on the next page.
        """
        if self.is_stale:
            return False
        rows = len(self._rows(text))
        return self._free in (0, self._first) or self._free + rows <= self.height or self._fits_at_top(rows)

    def _fits_at_top(self, rows: int) -> bool:
        return self._top is TopRow.FREE and rows == 1 and self._free > self._first

    def _is_low(self, rows: int) -> bool:
        return self._free + rows > self.height - self.height // 4

    def put(self, text: str, *, removes: bool = True) -> tuple[str, str]:
        """Put the text on the next free rows, or at the top.

        Returns what to write, and the rest of the text that needs another page. Without `removes`, nothing is taken
        away that can stay.
        """
        rows = self._rows(text)
        # A short text goes to the top early, while three quarters of the page are full, to be in time for it.
        low = self._is_low(len(rows)) if removes else self._free + len(rows) > self.height
        if low and self._fits_at_top(len(rows)):
            self._top, self._typed = TopRow.TURNING, None
            return move_caret(0, 0) + rows[0], ""
        written, rest = self._put_below(rows)
        return self._free_top(removes=removes) + written, rest

    def _free_top(self, *, removes: bool) -> str:
        """Return what clears the top row, so that a text can go there again."""
        if self._top is not TopRow.TURNED:
            return ""
        self._top = TopRow.FREE if removes else TopRow.TAKEN
        return f"{move_caret(0, 0)}\x1b[K" if removes else ""

    def _put_below(self, rows: Sequence[str]) -> tuple[str, str]:
        first = self._free
        shown = rows[: self.height - first]
        self._free, self._typed = first + len(shown), None
        written = "".join(move_caret(first + number, 0) + row for number, row in enumerate(shown))
        rest = " ".join(rows[len(shown) :])
        return (written + move_caret(first, 0) if self.caret is Caret.FIRST else written), rest

    @property
    def has_room_to_type(self) -> bool:
        """Whether there is a row for what is typed."""
        return self._typed is not None or (self._free < self.height and not self.is_stale)

    def type(self, word: str) -> str:
        """Return what shows the typed word on a row of its own. A letter more or less is all that is written."""
        shown = _last_cells(word, self.width - 1)
        before, self._typed = self._typed, shown
        if before is None:
            self._free += 1
            return self._free_top(removes=True) + move_caret(self._free - 1, 0) + shown
        # The least that can be written: readers say each letter that appears, and every one that is written again.
        if shown.startswith(before):
            return shown[len(before) :]
        if before.startswith(shown) and cells(before) == cells(shown) + 1:
            return "\b \b"
        return f"\r{shown}\x1b[K"

    def leave(self) -> str:
        """Return what puts the caret on the row below the texts, where a shell may go on."""
        return move_caret(min(self._free, self.height - 1), 0)

    def _rows(self, text: str) -> Sequence[str]:
        # One column stays free: after a letter in the last one a terminal has no place for the caret.
        return wrap(text, self.width - 1)


def _last_cells(word: str, width: int) -> str:
    while cells(word) > width:
        word = word[1:]
    return word
