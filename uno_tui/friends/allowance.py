"""How much of one guest's input is taken in a time, so that no one guest keeps the others waiting."""

from __future__ import annotations

import asyncio


class Allowance:
    """Grants `burst` pieces of work at once, and then `rate` in a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._since = asyncio.get_running_loop().time()

    async def spend(self, cost: float = 1.0) -> None:
        """Wait until a piece of work may be done."""
        now = asyncio.get_running_loop().time()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        self._left -= cost  # below 0 too: of several who wait, each waits for those before it
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)
