"""Findings of a check, and exceptions that the game's code raises."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from uno_tui.core.plugins import contain_exits, reason_of
from uno_tui.message import Message, MessageError, message


class Finding(msgspec.Struct, frozen=True):
    """A fact about a game, or a fault of it."""

    message: Message
    is_fault: bool = False


class Broken(MessageError):
    """Raised when a game breaks a promise of the contract."""


def fact(message_id: str, /, **values: str | int | Message) -> Finding:
    """Return a fact."""
    return Finding(message(message_id, **values))


def fault(message_id: str, /, **values: str | int | Message) -> Finding:
    """Return a fault."""
    return Finding(message(message_id, **values), is_fault=True)


def contain_faults(findings: Iterator[Finding], part: str) -> Iterator[Finding]:
    """Yield the findings of one part of the check. An exception of the game is a fault, and ends the part."""
    try:
        # A game that calls sys.exit must not end the program.
        with contain_exits():
            yield from findings
    except Exception as error:  # a game is foreign code, which may raise anything
        yield fault("game-check-raises", part=message(f"game-check-part-{part}"), reason=why(error))


def why(error: Exception) -> Message:
    """Return the reason of an exception, with the file and line where it was raised."""
    return error.message if isinstance(error, MessageError) else reason_of(error)


def short(file: str) -> str:
    """Return the name of a file with its folder."""
    return "/".join(Path(file).parts[-2:])
