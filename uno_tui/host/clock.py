"""The host's clock: real time, or time that tests move."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits."""

    def time(self) -> float:
        """Return the seconds since an arbitrary moment."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds."""
        ...


class RealClock:
    """The event loop's own time."""

    def time(self) -> float:
        """Return the seconds since an arbitrary moment."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        """Wait in real time."""
        await asyncio.sleep(seconds)


class StoppableClock:
    """A clock on top of another one that can be stopped. Sleepers go on sleeping until it goes again."""

    ROUNDING = 1e-6
    """Seconds that a sleeper may wake too early: sums of times are not exact."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._going = asyncio.Event()
        self._going.set()
        self._stopped_at = 0.0
        self._stood = 0.0  # seconds in all

    def time(self) -> float:
        """Return the seconds since an arbitrary moment, by the other clock."""
        return self._clock.time()

    @property
    def going(self) -> bool:
        """Return whether the clock is not stopped."""
        return self._going.is_set()

    def stop(self) -> None:
        """Stop the clock: no sleeper wakes."""
        if self.going:
            self._stopped_at = self._clock.time()
            self._going.clear()

    def resume(self) -> None:
        """Let time pass again."""
        if not self.going:
            self._stood += self._clock.time() - self._stopped_at
            self._going.set()

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock has gone for so many seconds."""
        await self._going.wait()
        end = self._gone() + seconds
        left = seconds
        while True:
            # A sleeper that wakes too early sleeps on for the time the clock stood.
            await self._clock.sleep(left)
            await self._going.wait()
            left = end - self._gone()
            if left <= self.ROUNDING:
                return

    def _gone(self) -> float:
        """Return the seconds since an arbitrary moment, without those in which the clock stood. It must be going."""
        return self._clock.time() - self._stood


class VirtualClock:
    """A clock for tests that stands still until `advance` moves it. Sleepers wake in order."""

    SETTLE = 60
    """Rounds of the event loop that other tasks get before time moves on."""

    def __init__(self) -> None:
        self._now = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = itertools.count()

    def time(self) -> float:
        """Return the seconds since the clock was made."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until `advance` has moved time by so many seconds."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # The running number keeps sleepers of one moment in order: futures cannot be compared.
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._order), future))
        await future

    async def advance(self, seconds: float) -> None:
        """Move time on by so many seconds. Sleepers that are due wake at their moments, in order."""
        end = self._now + seconds
        # First, so that tasks which are about to sleep count from the present moment.
        await self._settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            when, _, future = heapq.heappop(self._sleepers)
            self._now = max(self._now, when)
            if not future.done():  # else the sleeper was cancelled
                future.set_result(None)
            await self._settle()
        self._now = end

    async def _settle(self) -> None:
        for _ in range(self.SETTLE):
            await asyncio.sleep(0)
