"""What is to be said, before anybody knows in which language: a text's id and its values.

Rooms that load no language raise errors made of it; whoever shows them says them with a `Translator`.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from importlib import import_module

import msgspec


class Wording(msgspec.Struct, frozen=True):
    """The text `id` with these values, among which there may be other wordings; `game`: as that game says it."""

    id: str
    values: Mapping[str, str | int | Wording] = {}
    game: str | None = None

    def __str__(self) -> str:
        """In English, which is loaded for this alone: for tracebacks and tests, never for players.

        What some game says, though nobody has said which, has its id and its values.
        """
        english = import_module("uno_tui.locales.translator").Translator("en")
        if self.game is None and not english.has(self.id):
            return f"{self.id}: {', '.join(map(str, self.values.values()))}"
        said: str = english.sentence(self)
        return said


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
