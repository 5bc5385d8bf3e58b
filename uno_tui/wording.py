"""What is to be said, before anybody knows in which language: a text's id and its values.

Rooms that load no language raise errors made of it; whoever shows them says them with a `Translator`.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping

import msgspec


class Wording(msgspec.Struct, frozen=True):
    """The text `id` with these values, among which there may be other wordings; `game`: as that game says it."""

    id: str
    values: Mapping[str, str | int | Wording] = {}
    game: str | None = None

    def __str__(self) -> str:
        """In English where texts are loaded, else the id and its values: for tracebacks and tests, not for players."""
        said = None if in_english is None else in_english(self)
        return said or f"{self.id}: {', '.join(map(str, self.values.values()))}"


in_english: Callable[[Wording], str | None] | None = None
"""Says a wording in English; the package that has the texts puts itself in here."""


def worded(message_id: str, /, **values: str | int | Wording) -> Wording:
    """The wording of a text with these values."""
    return Wording(message_id, values)


class WordedError(Exception):
    """Something that cannot be, with the sentence about it."""

    def __init__(self, said: str | Wording, /, **values: str | int | Wording) -> None:
        """The sentence, or the id of a text and its values."""
        self.wording = worded(said, **values) if isinstance(said, str) else said
        super().__init__(self.wording)


class Invalid(WordedError, ValueError):
    """A word or a value that cannot be."""


def at_line(file: str, line: int, reason: Wording) -> Wording:
    """A sentence about a line of a file (0: about the file), which stands in front as other programs read it."""
    if not line:
        return worded("in-file", file=file, reason=reason)
    return worded("in-line", file=file, line=str(line), reason=reason)


def wording_of(error: Exception) -> Wording:
    """The sentence about an error; what other packages raise has its own words, and of the system's there are ours."""
    if isinstance(error, WordedError):
        return error.wording
    if isinstance(error, OSError):
        return why(error)
    return worded("in-other-words", words=str(error))


def why(error: OSError) -> Wording:
    """Why the system cannot do something."""
    kind = type(error).__name__
    name = kind if kind != "OSError" else errno.errorcode.get(error.errno or 0, kind)
    return worded("system-says", error=name, words=error.strerror or str(error))
