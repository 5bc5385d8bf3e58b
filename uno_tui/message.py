"""Translatable messages: the id of a text and its values.

Packages that load no language raise errors with messages. Where they are shown, a `Translator` makes sentences of them.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping

import msgspec


class Message(msgspec.Struct, frozen=True):
    """The text `id` and its values, which may be messages too; in the words of `game` if one is named."""

    id: str
    values: Mapping[str, str | int | Message] = {}
    game: str | None = None

    def __str__(self) -> str:
        """Return the English text if texts are loaded, else the id and its values. For tracebacks and tests only."""
        said = None if in_english is None else in_english(self)
        return said or f"{self.id}: {', '.join(map(str, self.values.values()))}"


in_english: Callable[[Message], str | None] | None = None
"""Returns a message in English. `i18n.translator` sets it when it is imported."""


def message(message_id: str, /, **values: str | int | Message) -> Message:
    """Return the message of a text with these values."""
    return Message(message_id, values)


class MessageError(Exception):
    """An error with a translatable sentence about it."""

    def __init__(self, said: str | Message, /, **values: str | int | Message) -> None:
        """Take the sentence, or the id of a text and its values."""
        self.message = message(said, **values) if isinstance(said, str) else said
        super().__init__(self.message)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # An exception is made again from its `args`, which are not what the classes below take.
        return _made_again, (type(self), self.__dict__)


def _made_again(cls: type[MessageError], fields: dict[str, object]) -> MessageError:
    """Return an error as it was in another process."""
    error = cls.__new__(cls, fields["message"])
    error.__dict__.update(fields)
    return error


class Invalid(MessageError, ValueError):
    """A word or a value is not valid."""


def at_line(file: str, line: int, reason: Message) -> Message:
    """Return a sentence about a line of a file; line 0 stands for the whole file.

    File and line come first, in the form that other programs understand.
    """
    if not line:
        return message("in-file", file=file, reason=reason)
    return message("in-line", file=file, line=str(line), reason=reason)


def message_of(error: Exception) -> Message:
    """Return the sentence about an error. Errors of the system are translated; those of other packages are quoted."""
    if isinstance(error, MessageError):
        return error.message
    if isinstance(error, OSError):
        return why(error)
    return message("in-other-words", words=str(error))


def why(error: OSError) -> Message:
    """Return why the system cannot do something."""
    kind = type(error).__name__
    name = kind if kind != "OSError" else errno.errorcode.get(error.errno or 0, kind)
    return message("system-says", error=name, words=error.strerror or str(error))
