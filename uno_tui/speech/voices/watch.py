"""Find the end of a text for a voice that does not report it: ask again and again whether it speaks."""

from __future__ import annotations

import time
from collections.abc import Callable

from uno_tui.speech.voices.engine import Progress

INTERVAL = 0.03
"""Seconds between two questions."""
SETTLING = 0.1
"""Seconds after a request in which the voice may still be saying the text before."""
QUIET = 2
"""The number of silent answers in a row that make an end. One is not enough: voices pause between sentences."""
UNSEEN = 1.0
"""Seconds in which it must begin. Some synthesizers never say that they speak."""


class Watch:
    """Reports `ended` for a voice that can be asked, or `unseen` if it never says that it speaks.

    A text counts as `begun` once it was handed over: a player who walks through a list is faster than the questions.
    """

    def __init__(self, is_speaking: Callable[[], bool], progress: Progress) -> None:
        self._is_speaking = is_speaking
        self._progress = progress
        self._number: int | None = None
        self._since = 0.0
        self._seen = False
        """Whether it has said that it speaks."""
        self._quiet = 0

    @property
    def pause(self) -> float | None:
        """Return the seconds until the next question; None while nothing is being said."""
        return None if self._number is None else INTERVAL

    def begin(self, number: int) -> None:
        """Begin to watch an utterance that was handed over."""
        self._number, self._since = number, time.monotonic()
        self._seen, self._quiet = False, 0
        self._progress("begun", number)

    def stop(self) -> None:
        """Stop watching: the voice was told to be silent."""
        self._number = None

    def look(self) -> None:
        """Ask once, and report an end."""
        if self._number is None or time.monotonic() - self._since < SETTLING:
            return
        try:
            speaks = self._is_speaking()
        except Exception:  # its library may raise anything; then the parent estimates
            self._end("unseen")
            return
        self._quiet = 0 if speaks else self._quiet + 1
        self._seen = self._seen or speaks
        if self._seen and self._quiet >= QUIET:
            self._end("ended")
        elif not self._seen and time.monotonic() - self._since > UNSEEN:
            self._end("unseen")

    def _end(self, report: str) -> None:
        number, self._number = self._number, None
        if number is not None:
            self._progress(report, number)
