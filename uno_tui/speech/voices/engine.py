"""What a voice is, seen from inside its helper process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Absent(Exception):
    """This voice cannot speak here; the message says what is missing."""


Progress = Callable[[str, int], None]
"""Called with `begun` or `ended` and the number of an utterance."""


class Engine(Protocol):
    """Something that turns text into speech. Calls may block; the helper's parent sees to that.

    `reports` is whether `Progress` is called; else the parent estimates. `has_rate` is whether `rate` matters.
    """

    reports: bool
    has_rate: bool

    def speak(self, number: int, text: str, *, interrupt: bool) -> None:
        """Say the text, at once or after what is being said. Raises any exception if it cannot."""
        ...

    def stop(self) -> None:
        """Be silent."""
        ...

    def close(self) -> None:
        """Let go of everything."""
        ...
