"""Why a voice cannot speak: ids of texts and their values, which its parent says in the player's language.

They are plain values, for a helper's start cannot wait for the library that `uno_tui.message` needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class Reason(TypedDict):
    """A text's id and its values, among which there may be other reasons, as they go through the pipe."""

    id: str
    values: Mapping[str, str | Reason]


class Unable(Exception):
    """A voice cannot do what it is asked for."""

    def __init__(self, message_id: str, /, **values: str | Reason) -> None:
        """The id of a text, and its values."""
        self.reason = because(message_id, **values)
        super().__init__(self.reason)


class Absent(Unable):
    """This voice cannot speak here; the reason says what is missing."""


def because(message_id: str, /, **values: str | Reason) -> Reason:
    """The reason with this text and these values."""
    return {"id": message_id, "values": values}


def reason_of(error: Exception) -> Reason:
    """Why something failed; what a library raises has its own words."""
    return error.reason if isinstance(error, Unable) else because("voice-library-fails", words=words_of(error))


def system_says(error: OSError) -> Reason:
    """What the system cannot do, by the kind of its error."""
    return because("system-says", error=type(error).__name__, words=error.strerror or words_of(error))


def words_of(error: Exception) -> str:
    """What a library says, in one line."""
    return " ".join(str(error).split()) or type(error).__name__
