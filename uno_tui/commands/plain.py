"""What commands write to: the protocol, and plain lines as one of its two implementations."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple, Protocol

from uno_tui.commands.saying import complain, tell
from uno_tui.i18n.translator import Translator


class Table(NamedTuple):
    """Facts as a table: a heading for each column, cells in rows; `numbers` are the columns of numbers.

    `note` says what the headings leave open.
    """

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    numbers: frozenset[int] = frozenset()
    note: str = ""


class Output(Protocol):
    """Where a command writes."""

    def line(self, text: object) -> None:
        """A line as it stands, however long."""

    def sentence(self, text: str) -> None:
        """A sentence, which may go on in the next line."""

    def complain(self, text: object) -> None:
        """A line about what is wrong."""

    def facts(self, lines: Sequence[str], table: Table) -> None:
        """The same facts, complete lines or a table."""

    def figure(self, text: str, drawn: str) -> None:
        """The same fact, a sentence or, if it can be `drawn`, that."""

    def progress(self, count: int, of: str, translator: Translator) -> AbstractContextManager[Callable[[int], None]]:
        """While something is done `count` times: to be called with how often it has been. `of` names what is done."""


class Plain:
    """Complete lines, one a fact, with nothing behind them: for readers, voices, files and other programs."""

    def line(self, text: object) -> None:
        """A line as it stands, at once."""
        tell(text)
        sys.stdout.flush()

    def sentence(self, text: str) -> None:
        """A line."""
        self.line(text)

    def complain(self, text: object) -> None:
        """A line about what is wrong."""
        complain(text)

    def facts(self, lines: Sequence[str], table: Table) -> None:
        """The lines."""
        for line in lines:
            self.line(line)

    def figure(self, text: str, drawn: str) -> None:
        """The sentence."""
        self.line(text)

    def progress(self, count: int, of: str, translator: Translator) -> AbstractContextManager[Callable[[int], None]]:
        """Nothing is said of it."""
        return nullcontext(lambda done: None)
