"""The layout of printed lines in a terminal: wrapped at words, with the caret beside the newest ones."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence

from uno_tui.ui.settings import Caret
from uno_tui.ui.wrapping import cells, wrap

TIE = "\u00a0"
"""A space at which no line is wrapped."""


class Paragraphs:
    """Makes the text to write for the next lines, depending on where the caret was left.

    A line is ended only when another one follows. Until then, or until the player types, the caret stays after the
    last line or on the first letter of what was printed last.
    """

    def __init__(
        self,
        caret: Caret,
        size: Callable[[], os.terminal_size] = shutil.get_terminal_size,
        *,
        plain: bool = False,
        places_caret: bool = True,
    ) -> None:
        """Make the layout for a terminal of the size that `size` returns.

        `plain` if the output is no terminal and has no caret; without `places_caret` it stays where it is written.
        """
        self.caret = caret
        self._size = size
        self._plain = plain
        self._places_caret = places_caret
        self._below: int | None = None
        """How many lines below the caret the printed text ends; None on an empty line."""
        self._last: Sequence[str] = ()

    def put(self, texts: Sequence[str], typed: str = "") -> str:
        """Return what to write for these texts, each on separate lines, and below them again what is being typed."""
        self._last = texts
        size = self._size()
        # Ties become spaces only after wrapping, which breaks lines at spaces.
        rows = [row.replace(TIE, " ") for text in texts for row in self._wrap(text, size.columns)]
        if typed:
            self._below = 0  # on the line that is being typed
        output = self.begin_line() + "\n".join(rows)
        if self._plain and not typed:  # nobody types on these lines
            self._below = None
            return f"{output}\n"
        if typed:
            return f"{output}\n{typed}"
        return output + self._place_caret(rows, size.lines)

    def count_fitting(self, texts: Sequence[str], last: str) -> int:
        """Return how many of the texts the terminal shows together with a last one below them: one or more."""
        size = self._size()
        left = size.lines - 1 - len(self._wrap(last, size.columns))  # without the empty line below them
        for number, text in enumerate(texts):
            left -= len(self._wrap(text, size.columns))
            if left < 0:
                return max(1, number)
        return len(texts)

    def _wrap(self, text: str, columns: int) -> list[str]:
        # One column stays free for the caret after the last letter.
        return wrap(text, sys.maxsize if self._plain else columns - 1)

    def _place_caret(self, rows: Sequence[str], height: int) -> str:
        """Return what moves the caret back beside the rows, from the empty line below them.

        That line is there already, so the first typed letter does not scroll the screen.
        """
        first = self.caret is Caret.FIRST
        self._below = 0
        if self._plain:
            return ""
        if not self._places_caret:
            return "\r" if first else ""
        # Rows that have scrolled off the screen are out of the caret's reach.
        self._below = min(len(rows), height - 1) - 1 if first else 0
        column = 1 if first else cells(rows[-1]) + 1
        return f"\n\x1b[{self._below + 1}A\x1b[{column}G"

    def begin_line(self) -> str:
        """Return what moves the caret to an empty line."""
        below, self._below = self._below, None
        return "" if below is None else "\n" * (below + 1)

    def end_line(self) -> None:
        """End the typed line; the next output goes below it."""
        self._below = 0

    def forget(self) -> None:
        """Forget the last texts: the screen was cleared, and the next person must not see them."""
        self._last, self._below = (), None

    def put_again(self, typed: str, last: str) -> str:
        """Return what prints the last texts again, below what other programs have printed.

        `last` goes below them unless it is one of them.
        """
        self._below = None
        texts = [*self._last, *([last] if last and last not in self._last else [])]
        return "\n" + self.put(texts, typed) if texts else ""
