"""The output of commands: the protocol, and plain lines as one of its two implementations."""

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
    """The output of a command."""

    def line(self, text: object) -> None:
        """Write a line unwrapped, however long."""

    def sentence(self, text: str) -> None:
        """Write a sentence, which may be wrapped."""

    def complain(self, text: object) -> None:
        """Write a line about a fault."""

    def facts(self, lines: Sequence[str], table: Table) -> None:
        """Write the same facts as complete lines or as a table."""

    def figure(self, text: str, drawn: str) -> None:
        """Write a fact as a sentence or, if the output draws, as `drawn`."""

    def progress(self, count: int, of: str, translator: Translator) -> AbstractContextManager[Callable[[int], None]]:
        """While something is done `count` times: to be called with how often it has been. `of` names what is done."""


class Plain:
    """Complete lines, one a fact, with nothing behind them: for readers, voices, files and other programs."""

    def line(self, text: object) -> None:
        """Write a line unwrapped, and flush it."""
        tell(text)
        sys.stdout.flush()

    def sentence(self, text: str) -> None:
        """Write a line."""
        self.line(text)

    def complain(self, text: object) -> None:
        """Write a line about a fault."""
        complain(text)

    def facts(self, lines: Sequence[str], table: Table) -> None:
        """Write the lines."""
        for line in lines:
            self.line(line)

    def figure(self, text: str, drawn: str) -> None:
        """Write the sentence."""
        self.line(text)

    def progress(self, count: int, of: str, translator: Translator) -> AbstractContextManager[Callable[[int], None]]:
        """Nothing is said of it."""
        return nullcontext(lambda done: None)
