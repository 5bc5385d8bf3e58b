"""The player of sounds as the program sees it: it accepts every sound at once, and nothing waits for it."""

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
    """Plays sounds in a helper process. It needs a running asyncio loop.

    `on_change` is called once with the reason when sounds fail, and with None when they work again. Sounds that are
    asked for in the meantime are dropped. `volume`, from 0 (nothing is played) to 10, may be set at any time.
    """

    def __init__(self, log: Path, on_change: Callable[[str | None], None], volume: int = 5) -> None:
        self.volume = volume
        self._log = log
        self._on_change = on_change
        self._process: SoundProcess | None = None
        """The helper; None until it is up."""
        self._starting: asyncio.Task[str | None] | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._backoff = Backoff()
        self._reported: str | None = None
        """The last value that `on_change` was called with."""
        self._waiting: dict[Earcon, Play] = {}
        """The newest sound of each earcon that was not handed over yet."""
        self._hushing = False
        """Whether the helper must be told to be silent before it gets another sound."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Return the process id of the helper; None while none is up."""
        return self._process.pid if self._process else None

    @property
    def is_up(self) -> bool:
        """Return whether a sound that is asked for now will be heard."""
        return self._process is not None and self.volume > 0

    def play(self, sound: Sound, at: float | None = None) -> None:
        """Play a sound if it can begin in time. Starts the helper when it is first needed.

        `at` is the time of its event, by the monotonic clock; None means now.
        """
        if self._closed or self.volume <= 0 or self._retry is not None:
            return
        self._waiting.pop(sound.earcon, None)  # so that the new one is last in the order
        self._waiting[sound.earcon] = Play(sound, self.volume, time.monotonic() if at is None else at)
        if self._process is not None:
            self._send()
        elif self._starting is None:
            self._start_soon()

    def hush(self) -> None:
        """Stop all sounds, and drop those that wait."""
        self._waiting.clear()
        self._hushing = True
        self._send()

    async def start(self) -> str | None:
        """Start the helper and wait for it. Return why it fails (a `Reason` or a library's words), or None."""
        if self._closed:
            return Reason.ENDED
        if self._process is not None:
            return None
        # Other callers, and sounds that wait, need the same start, so a cancelled caller must not end it.
        return await asyncio.shield(self._starting or self._start_soon())

    async def close(self) -> None:
        """End the helper. From now on nothing is played."""
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

    def _start_soon(self) -> asyncio.Task[str | None]:
        """Return a task that starts the helper and returns why it fails, None if it plays."""
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None
        self._starting = asyncio.create_task(self._start_helper())
        return self._starting

    async def _start_helper(self) -> str | None:
        # Where there is no device, libraries log long complaints: those of the first start are enough.
        log = self._log if self._backoff.failures == 0 else Path(os.devnull)
        process = SoundProcess(log, self._on_answer, self._on_death)
        try:
            reason = await process.start()
        except asyncio.CancelledError:
            await process.close()
            raise
        self._starting = None
        if reason is None:
            self._process = process
            self._report(None)
            self._send()
        else:
            self._spawn(process.close())
            self._fail(reason)
        return reason

    def _on_answer(self) -> None:
        # Only an answer counts: a helper may come up and still fail at its first sound.
        self._backoff.succeed()
        self._send()

    def _send(self) -> None:
        """Hand over one waiting sound if the helper is idle. A burst waits here, where only the newest are kept."""
        if self._process is None or not self._process.idle:
            return
        if self._hushing:
            self._hushing = False
            self._process.ask(Hush())
        elif self._waiting:
            self._process.ask(self._waiting.pop(next(iter(self._waiting))))

    def _on_death(self, reason: str) -> None:
        process, self._process = self._process, None
        if process is not None:  # otherwise it was not up yet, and its start returns the reason
            self._spawn(process.close())
            self._fail(reason)

    def _fail(self, reason: str) -> None:
        self._waiting.clear()
        self._retry = asyncio.get_running_loop().call_later(self._backoff.fail(), self._start_soon)
        self._report(reason)

    def _report(self, reason: str | None) -> None:
        if reason != self._reported:
            self._reported = reason
            self._on_change(reason)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        # asyncio itself keeps no reference that lets a task live.
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
