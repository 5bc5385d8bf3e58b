"""The page of the look `said`: every text whole on the next free rows, the caret beside it, and nothing else.

Readers say what changes on a screen, each in a way of its own; what all of them say as it was meant is a text on rows
that were empty, written in one piece together with the caret. So nothing on a page is ever changed or moved, and a
full page is cleared in a write of its own before the next text: what stands in the same write as a text is compared
with it, and what the two have in common stays unsaid.
"""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.front.settings import Caret
from uno_tui.front.wrapping import cells, wrap

CLEAR = "\x1b[H\x1b[2J"


def place(row: int, column: int) -> str:
    """Puts the terminal's caret there, both counted from 0."""
    return f"\x1b[{row + 1};{column + 1}H"


class Page:
    """What stands on the page, and what is to be written to the terminal for the next text."""

    def __init__(self, width: int, height: int, caret: Caret) -> None:
        self.caret = caret
        self._free = 0
        """The next free row."""
        self._typed: str | None = None
        """What stands on the row of what is typed."""
        self.resize(width, height)

    def resize(self, width: int, height: int) -> None:
        """The terminal has another size: nobody knows where on it anything stands now."""
        self.width, self.height = width, height
        self.end()

    def end(self) -> None:
        """Nothing more fits: the next text needs a clear page."""
        self._free, self._typed = self.height, None

    def clear(self) -> str:
        """An empty page."""
        self._free, self._typed = 0, None
        return CLEAR

    def has_room(self, text: str) -> bool:
        """Whether the text fits below what stands there; on a clear page any text does, as far as it goes."""
        return self._free == 0 or self._free + len(self._rows(text)) <= self.height

    def put(self, text: str) -> tuple[str, str]:
        """The text on the next free rows; returns what is to be written, and what is left for another page."""
        rows, first = self._rows(text), self._free
        shown = rows[: self.height - first]
        self._free, self._typed = first + len(shown), None
        written = "".join(place(first + number, 0) + row for number, row in enumerate(shown))
        rest = " ".join(rows[len(shown) :])
        return (written + place(first, 0) if self.caret is Caret.FIRST else written), rest

    @property
    def has_room_to_type(self) -> bool:
        """Whether there is a row for what is typed."""
        return self._typed is not None or self._free < self.height

    def type(self, word: str) -> str:
        """What has been typed until now, on a row of its own; a letter more or less is all that is written."""
        shown = _last_cells(word, self.width - 1)
        before, self._typed = self._typed, shown
        if before is None:
            self._free += 1
            return place(self._free - 1, 0) + shown
        if shown.startswith(before):
            return shown[len(before) :]
        if before.startswith(shown) and cells(before) == cells(shown) + 1:
            return "\b \b"
        return f"\r{shown}\x1b[K"

    def leave(self) -> str:
        """The caret on the row below, where a shell may go on."""
        return place(min(self._free, self.height - 1), 0)

    def _rows(self, text: str) -> Sequence[str]:
        return wrap(text, self.width - 1)


def _last_cells(word: str, width: int) -> str:
    while cells(word) > width:
        word = word[1:]
    return word
