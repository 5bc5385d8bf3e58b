"""The `Voice` that a `Speaker` uses, and `SilentVoice`, a silent one that waits as long as reading takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

CHARACTERS_PER_SECOND = 16.0
"""Characters of text per second of speech, at the usual rate."""
LEAST_SECONDS = 0.5
"""Seconds that even an empty text takes."""


def estimate(text: str, rate: int = 0) -> float:
    """Return the estimated seconds that it takes to say a text, at a rate from -100 to 100 (three times as fast)."""
    # The same curve as in espeak.words_a_minute, by which `say` and espeak-ng set their speed.
    return (LEAST_SECONDS + len(text) / CHARACTERS_PER_SECOND) / 3 ** (rate / 100)


class Voice(Protocol):
    """Says one text at a time."""

    def speak(
        self,
        text: str,
        *,
        interrupt: bool,
        on_begun: Callable[[], None],
        on_ended: Callable[[], None],
        others: bool = False,
    ) -> None:
        """Start to say a text and return at once; `interrupt` cuts off the text before.

        `on_begun` is called when it can be heard, `on_ended` when it is over. `others` marks what another player did,
        which may have a different voice.
        """
        ...

    def seconds(self, text: str, *, others: bool = False) -> float:
        """Return the estimated seconds that this voice takes to say a text."""
        ...

    def stop(self) -> None:
        """Be silent. Callbacks of the current text are not called any more."""
        ...

    async def close(self) -> None:
        """Release all resources."""
        ...


class SilentVoice:
    """A silent voice that takes the time to read a text, for players with a screen reader and for those who look."""

    def __init__(self, rate: int = 0) -> None:
        self.rate = rate
        self._timer: asyncio.TimerHandle | None = None

    def speak(
        self,
        text: str,
        *,
        interrupt: bool,
        on_begun: Callable[[], None],
        on_ended: Callable[[], None],
        others: bool = False,
    ) -> None:
        """Call `on_ended` after the time that reading the text takes."""
        self.stop()
        # It counts as begun at once: the observers of the speaker have shown it by now.
        on_begun()
        self._timer = asyncio.get_running_loop().call_later(self.seconds(text), on_ended)

    def seconds(self, text: str, *, others: bool = False) -> float:
        """Return the seconds that reading a text takes."""
        return estimate(text, self.rate)

    def stop(self) -> None:
        """Cancel the callback."""
        if self._timer is not None:
            self._timer.cancel()

    async def close(self) -> None:
        """Cancel the callback."""
        self.stop()
