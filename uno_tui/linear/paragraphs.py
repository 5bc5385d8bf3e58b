"""How what is printed line by line stands in a terminal: in lines that end at words, with the caret beside it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence

from uno_tui.ui.settings import Caret
from uno_tui.ui.wrapping import cells, wrap

TIE = "\u00a0"
"""A blank at which no line ends."""


def is_dumb() -> bool:
    """Whether the terminal can do no more than go on to the next line."""
    return os.environ.get("TERM", "dumb") == "dumb" and sys.platform != "win32"


def _can_place_caret() -> bool:
    """Whether the terminal goes where it is told; not every console of Windows does."""
    return not is_dumb() and sys.platform != "win32"


class Paragraphs:
    """What is to be written for the next lines, however the last ones were left.

    No line is ended before there is something to follow it: the caret stays behind the last line, or on the first
    letter of what was printed last, until the next line, or the first letter that is typed.
    """

    def __init__(self, caret: Caret, *, plain: bool = False) -> None:
        """`plain`: what is written goes to no terminal, which could place a caret."""
        self.caret = caret
        self._plain = plain
        self._below: int | None = None
        """How many lines below the caret the text beside it ends; None on a line with nothing on it."""
        self._last: Sequence[str] = ()

    def put(self, texts: Sequence[str], typed: str = "") -> str:
        """These texts, each on lines of its own, and below them again what is being typed."""
        self._last = texts
        size = shutil.get_terminal_size()
        width = sys.maxsize if self._plain else size.columns - 1
        rows = [row.replace(TIE, " ") for text in texts for row in wrap(text, width)]
        if typed:
            self._below = 0  # on the line that is being typed
        written = self.begin_line() + "\n".join(rows)
        if typed:
            return f"{written}\n{typed}"
        return written + self._place_caret(rows, size.lines)

    def _place_caret(self, rows: Sequence[str], height: int) -> str:
        """Back beside the rows, from the empty line below them: the first letter typed there moves nothing."""
        first = self.caret is Caret.FIRST
        self._below = 0
        if self._plain:
            return ""
        if not _can_place_caret():
            return "\r" if first else ""
        self._below = min(len(rows), height - 1) - 1 if first else 0
        column = 1 if first else cells(rows[-1]) + 1
        return f"\n\x1b[{self._below + 1}A\x1b[{column}G"

    def begin_line(self) -> str:
        """To an empty line."""
        below, self._below = self._below, None
        return "" if below is None else "\n" * (below + 1)

    def end_line(self) -> None:
        """What was typed is a line; the next one begins with whatever follows."""
        self._below = 0

    def put_again(self, typed: str) -> str:
        """What was printed last, on a screen on which others have printed."""
        self._below = None
        return "\n" + self.put(self._last, typed) if self._last else ""
