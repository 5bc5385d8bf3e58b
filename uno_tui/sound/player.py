"""The player of sounds as the program sees it: it takes every sound at once, and never gets in the way."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

from uno_tui.process.backoff import Backoff
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.messages import Hush, Play, Reason
from uno_tui.sound.process import SoundProcess


class Player:
    """Plays sounds in a helper process; lives in an asyncio loop.

    `changed` is told why sounds do not work, once, and None when they work again. What was asked for in the meantime is
    dropped. `volume`, from 0 (nothing is played) to 10, may be set at any time.
    """

    def __init__(self, log: Path, changed: Callable[[str | None], None], volume: int = 5) -> None:
        self.volume = volume
        self._log = log
        self._changed = changed
        self._process: SoundProcess | None = None
        self._starting: asyncio.Task[str | None] | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._backoff = Backoff()
        self._told: str | None = None
        self._waiting: dict[Earcon, Play] = {}
        self._hushing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process id of the helper, while there is one that plays."""
        return self._process.pid if self._process else None

    @property
    def is_up(self) -> bool:
        """Whether what is asked for now is heard."""
        return self._process is not None and self.volume > 0

    def play(self, sound: Sound, at: float | None = None) -> None:
        """Let a sound be heard, if that can begin in time. Starts the helper when first needed.

        `at` is when its event was, by the monotonic clock; None: now.
        """
        if self._closed or self.volume <= 0 or self._retry is not None:
            return
        self._waiting.pop(sound.earcon, None)
        self._waiting[sound.earcon] = Play(sound, self.volume, time.monotonic() if at is None else at)
        if self._process is not None:
            self._send()
        elif self._starting is None:
            self._start()

    def hush(self) -> None:
        """Nothing more is heard of what was asked for."""
        self._waiting.clear()
        self._hushing = True
        self._send()

    async def start(self) -> str | None:
        """Bring the helper up; why it cannot be (a `Reason`, or a library's own words), or None if it plays."""
        if self._closed:
            return Reason.ENDED
        if self._process is not None:
            return None
        return await asyncio.shield(self._starting or self._start())

    async def close(self) -> None:
        """End the helper. Nothing is played any more."""
        self._closed = True
        self._waiting.clear()
        if self._retry is not None:
            self._retry.cancel()
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        process, self._process = self._process, None
        if process is not None:
            await process.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self) -> asyncio.Task[str | None]:
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None
        self._starting = asyncio.create_task(self._bring_up())
        return self._starting

    async def _bring_up(self) -> str | None:
        # Where there is no device libraries complain at length: once is enough.
        log = self._log if self._backoff.failures == 0 else Path(os.devnull)
        process = SoundProcess(log, self._answered, self._lose)
        try:
            reason = await process.start()
        except asyncio.CancelledError:
            await process.close()
            raise
        self._starting = None
        if reason is None:
            self._process = process
            self._tell(None)
            self._send()
        else:
            self._spawn(process.close())
            self._fail(reason)
        return reason

    def _answered(self) -> None:
        self._backoff.succeed()
        self._send()

    def _send(self) -> None:
        """Hand over what waits, one sound at a time: a burst waits here, where the newest of each kind is kept."""
        if self._process is None or not self._process.idle:
            return
        if self._hushing:
            self._hushing = False
            self._process.ask(Hush())
        elif self._waiting:
            self._process.ask(self._waiting.pop(next(iter(self._waiting))))

    def _lose(self, reason: str) -> None:
        process, self._process = self._process, None
        if process is not None:  # else it has not been up yet, which is told by its start
            self._spawn(process.close())
            self._fail(reason)

    def _fail(self, reason: str) -> None:
        self._waiting.clear()
        self._retry = asyncio.get_running_loop().call_later(self._backoff.fail(), self._start)
        self._tell(reason)

    def _tell(self, reason: str | None) -> None:
        if reason != self._told:
            self._told = reason
            self._changed(reason)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
