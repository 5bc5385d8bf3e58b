"""Reasons why a voice cannot speak: ids of texts and their values. The parent says them in the player's language.

They are plain dictionaries, because a helper's start cannot wait for the library that `uno_tui.message` needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class Reason(TypedDict):
    """The id and the values of a text, as they go through the pipe. A value may be another reason."""

    id: str
    values: Mapping[str, str | Reason]


class Unable(Exception):
    """A voice cannot do what it was asked for."""

    def __init__(self, message_id: str, /, **values: str | Reason) -> None:
        """Take the id of a text, and its values."""
        self.reason = because(message_id, **values)
        super().__init__(self.reason)


class Absent(Unable):
    """A voice cannot speak here. The reason says what is missing."""


def because(message_id: str, /, **values: str | Reason) -> Reason:
    """Return the reason with this text and these values."""
    return {"id": message_id, "values": values}


def reason_of(error: Exception) -> Reason:
    """Return the reason of a failure. For an error of a library it has the library's words."""
    return error.reason if isinstance(error, Unable) else because("voice-library-fails", words=words_of(error))


def system_says(error: OSError) -> Reason:
    """Return the reason of an error of the system, with its class and its words."""
    return because("system-says", error=type(error).__name__, words=error.strerror or words_of(error))


def words_of(error: Exception) -> str:
    """Return the words of an error on one line; the name of its class if it has none."""
    return " ".join(str(error).split()) or type(error).__name__
