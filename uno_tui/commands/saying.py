"""Lines for whoever started the program, and sentences about what is wrong."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from uno_tui.message import MessageError
from uno_tui.sanitize import escape_controls

if TYPE_CHECKING:
    from uno_tui.i18n.translator import Translator

WRONG_USE = 2
"""The exit code for what cannot be done as it was asked for."""


class UseError(MessageError):
    """Arguments that cannot be."""


class CommandLineError(UseError):
    """A command line that cannot be; the help of its command says what can."""


def wrong_use(translator: Translator, program: str, fault: str) -> str:
    """Return the sentence about a command line: what is wrong, and where the help is."""
    message = fault if fault.endswith("?") else f"{fault}."
    return translator.text("use-wrong", program=program, message=message)


def tell(text: object) -> None:
    """A line for whoever started the program."""
    print(escape_controls(str(text)))


def complain(text: object) -> None:
    """A line about what is wrong."""
    print(escape_controls(str(text)), file=sys.stderr)
