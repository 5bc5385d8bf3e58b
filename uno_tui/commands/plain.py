"""The output of commands: the protocol, and plain lines as one of its two implementations."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple, Protocol

from uno_tui.commands.saying import complain, tell
from uno_tui.i18n.translator import Translator


class FactTable(NamedTuple):
    """Facts as a table: a heading for each column, and rows of cells.

    `numbers` are the places of columns with numbers. `note` explains what the headings do not say.
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

    def facts(self, lines: Sequence[str], table: FactTable) -> None:
        """Write the same facts as complete lines or as a table."""

    def figure(self, text: str, drawn: str) -> None:
        """Write a fact as a sentence or, if the output draws, as `drawn`."""

    def progress(self, count: int, of: str, translator: Translator) -> AbstractContextManager[Callable[[int], None]]:
        """Show progress inside the block: call the value with how many of `count` are done; `of` names what is counted.
        """


class Plain:
    """Output as complete lines, one per fact: for screen readers, voices, files and other programs."""

    def line(self, text: object) -> None:
        """Write a line unwrapped, and flush it."""
        tell(text)
        # In a pipe Python keeps lines back until its buffer is full, and what reads them would be late.
        sys.stdout.flush()

    def sentence(self, text: str) -> None:
        """Write a line."""
        self.line(text)

    def complain(self, text: object) -> None:
        """Write a line about a fault."""
        complain(text)

    def facts(self, lines: Sequence[str], table: FactTable) -> None:
        """Write the lines."""
        for line in lines:
            self.line(line)

    def figure(self, text: str, drawn: str) -> None:
        """Write the sentence."""
        self.line(text)

    def progress(self, count: int, of: str, translator: Translator) -> AbstractContextManager[Callable[[int], None]]:
        """Show no progress."""
        return nullcontext(lambda done: None)
