"""What is to be said, before anybody knows in which language: a text's id and its values.

Rooms that load no language raise errors made of it; whoever shows them says them with a `Translator`.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping

import msgspec


class Message(msgspec.Struct, frozen=True):
    """The text `id` with these values, among which there may be other messages; `game`: as that game says it."""

    id: str
    values: Mapping[str, str | int | Message] = {}
    game: str | None = None

    def __str__(self) -> str:
        """In English where texts are loaded, else the id and its values: for tracebacks and tests, not for players."""
        said = None if in_english is None else in_english(self)
        return said or f"{self.id}: {', '.join(map(str, self.values.values()))}"


in_english: Callable[[Message], str | None] | None = None
"""Says a message in English; the package that has the texts puts itself in here."""


def message(message_id: str, /, **values: str | int | Message) -> Message:
    """The message of a text with these values."""
    return Message(message_id, values)


class MessageError(Exception):
    """Something that cannot be, with the sentence about it."""

    def __init__(self, said: str | Message, /, **values: str | int | Message) -> None:
        """The sentence, or the id of a text and its values."""
        self.message = message(said, **values) if isinstance(said, str) else said
        super().__init__(self.message)


class Invalid(MessageError, ValueError):
    """A word or a value that cannot be."""


def at_line(file: str, line: int, reason: Message) -> Message:
    """A sentence about a line of a file (0: about the file), which stands in front as other programs read it."""
    if not line:
        return message("in-file", file=file, reason=reason)
    return message("in-line", file=file, line=str(line), reason=reason)


def message_of(error: Exception) -> Message:
    """The sentence about an error; what other packages raise has its own words, and of the system's there are ours."""
    if isinstance(error, MessageError):
        return error.message
    if isinstance(error, OSError):
        return why(error)
    return message("in-other-words", words=str(error))


def why(error: OSError) -> Message:
    """Why the system cannot do something."""
    kind = type(error).__name__
    name = kind if kind != "OSError" else errno.errorcode.get(error.errno or 0, kind)
    return message("system-says", error=name, words=error.strerror or str(error))
