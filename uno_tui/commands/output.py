"""How output is written, decided for all commands: plain lines, or aligned tables and bars that redraw themselves."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, NamedTuple, Protocol

from uno_tui.commands.chosen import choose_mode, read_settings
from uno_tui.commands.saying import UseError, complain, tell

if TYPE_CHECKING:
    from uno_tui.locales.translator import Translator

_DUMB = ("dumb", "unknown")


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


def output_for(options: argparse.Namespace) -> Output:
    """How output is written for whoever started the program."""
    if not may_draw(options, os.environ):
        return Plain()
    from uno_tui.commands.drawn import Drawn

    return Drawn()


def may_draw(options: argparse.Namespace, environment: Mapping[str, str]) -> bool:
    """Whether there is a terminal that may be drawn on, and nobody listens: the mode is known to be silent.

    Settings or an environment that cannot be read say nothing of the kind.
    """
    linear = options.linear or environment.get("UNO_TUI_MODE") == "linear"
    if linear or environment.get("ACCESSIBLE") or environment.get("TERM") in _DUMB or not sys.stdout.isatty():
        return False
    try:
        return choose_mode(options, read_settings()[0], environment)[0] == "silent"
    except UseError:
        return False
