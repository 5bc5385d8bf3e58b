"""Lines for the user, and sentences about faults."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from uno_tui.message import MessageError, at_line, message
from uno_tui.sanitize import escape_controls

if TYPE_CHECKING:
    from pathlib import Path

    from uno_tui.i18n.translator import Translator

WRONG_USE = 2
"""The exit code for arguments that are wrong, and for files that cannot be used."""


class UseError(MessageError):
    """Arguments are wrong."""


class CommandLineError(UseError):
    """A command line is wrong. The help of its command says what is right."""


def wrong_use(translator: Translator, program: str, fault: str) -> str:
    """Return the sentence about a command line: what is wrong, and where the help is."""
    message = fault if fault.endswith(("?", ".")) else f"{fault}."
    return translator.text("use-wrong", program=program, message=message)


def check_file_name(path: Path | None) -> None:
    """Raise UseError if a file that is to be written has a name that not every system can give it."""
    from uno_tui.host.files import is_portable_name

    if path is not None and not is_portable_name(path.name):
        raise UseError(at_line(str(path), 0, message("file-name-unusable", name=path.name)))


def tell(text: object) -> None:
    """Write a line for the user."""
    print(escape_controls(str(text)))


def complain(text: object) -> None:
    """Write a line about a fault to standard error."""
    print(escape_controls(str(text)), file=sys.stderr)
