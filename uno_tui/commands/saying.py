"""Lines for whoever started the program, and sentences about what is wrong."""

from __future__ import annotations

import sys

from uno_tui.quoting import visible
from uno_tui.wording import WordedError

WRONG_USE = 2
"""The exit code for what cannot be done as it was asked for."""


class UseError(WordedError):
    """Arguments that cannot be."""


def tell(text: object) -> None:
    """A line for whoever started the program."""
    print(visible(str(text)))


def complain(text: object) -> None:
    """A line about what is wrong."""
    print(visible(str(text)), file=sys.stderr)
