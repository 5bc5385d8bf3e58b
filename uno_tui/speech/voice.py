"""What speaks, seen from the queue; and the voice of those who have none, which only takes its time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

SIGNS_A_SECOND = 16.0
"""How fast speech is at its usual rate."""
LEAST_SECONDS = 0.5


def estimate(text: str, rate: int = 0) -> float:
    """Seconds that it takes to say the text, at a rate from -100 to 100."""
    return (LEAST_SECONDS + len(text) / SIGNS_A_SECOND) / 3 ** (rate / 100)


class Voice(Protocol):
    """Says one text at a time."""

    def speak(
        self, text: str, *, interrupt: bool, begun: Callable[[], None], ended: Callable[[], None], others: bool = False
    ) -> None:
        """Say the text; call `begun` when it can be heard and `ended` when it is over. Returns at once.

        What tells of `others` may have a voice of its own.
        """
        ...

    def stop(self) -> None:
        """Be silent; nothing is called back any more."""
        ...

    async def close(self) -> None:
        """Let go of everything."""
        ...


class Reading:
    """No voice: the time it takes to read, for players with their own screen reader, and for those who look."""

    def __init__(self, rate: int = 0) -> None:
        self.rate = rate
        self._timer: asyncio.TimerHandle | None = None

    def speak(
        self, text: str, *, interrupt: bool, begun: Callable[[], None], ended: Callable[[], None], others: bool = False
    ) -> None:
        """Take as long as reading the text takes."""
        self.stop()
        begun()
        self._timer = asyncio.get_running_loop().call_later(estimate(text, self.rate), ended)

    def stop(self) -> None:
        """Stop waiting."""
        if self._timer is not None:
            self._timer.cancel()

    async def close(self) -> None:
        """Stop waiting."""
        self.stop()
