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

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        # Two events for one state: asyncio's can be waited for until they are set, not until they are cleared.
        self._going = asyncio.Event()
        self._going.set()
        self._stopped = asyncio.Event()

    def time(self) -> float:
        """Return the seconds since an arbitrary moment, by the other clock."""
        return self._clock.time()

    @property
    def going(self) -> bool:
        """Return whether the clock is not stopped."""
        return self._going.is_set()

    def stop(self) -> None:
        """Stop the clock: no sleeper wakes."""
        self._going.clear()
        self._stopped.set()

    def resume(self) -> None:
        """Let time pass again."""
        self._stopped.clear()
        self._going.set()

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock has gone for so many seconds."""
        while True:
            await self._going.wait()
            begun = self._clock.time()
            # Either the time passes, or the clock is stopped and the rest of the time is slept when it goes again.
            asleep = asyncio.ensure_future(self._clock.sleep(seconds))
            stopped = asyncio.ensure_future(self._stopped.wait())
            try:
                await asyncio.wait((asleep, stopped), return_when=asyncio.FIRST_COMPLETED)
                # Both may come at the same moment: a clock that is stopped then still lets nobody wake.
                if asleep.done() and self._going.is_set():
                    return
            finally:
                # Also where the sleeper itself was cancelled: `asyncio.wait` leaves its tasks running.
                asleep.cancel()
                stopped.cancel()
            seconds = max(0.0, seconds - (self._clock.time() - begun))


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
