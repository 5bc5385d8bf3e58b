"""The parent's side of the helper that plays: requests, deadlines, death."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from uno_tui.helpers import Helper, end, kill, start
from uno_tui.sound.messages import Answer, Kind, Reason, Request

DEADLINE = 1.5
"""Seconds in which a request must be answered; a helper that does not answer is killed."""
START_DEADLINE = 5.0
"""Seconds in which the helper must come up."""


class SoundProcess:
    """A helper that plays; `answered` is told of every answer to a request, `died` once why nothing sounds any more.

    It may have died before `start` has returned, which then tells the same.
    """

    def __init__(self, log: Path, answered: Callable[[], None], died: Callable[[str], None]) -> None:
        self._log = log
        self._answered = answered
        self._died = died
        self._folder: Path | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._listener: asyncio.Task[None] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._unanswered = 0
        self._settled = asyncio.Event()
        self._lost: str | None = None
        self._gone = False

    @property
    def pid(self) -> int | None:
        """The process id of the helper, once it has been started."""
        return self._process.pid if self._process else None

    @property
    def idle(self) -> bool:
        """Whether everything that was asked has been answered."""
        return self._unanswered == 0

    async def start(self) -> str | None:
        """Bring the helper up; why nothing can sound, or None if it can."""
        try:
            self._folder = Path(tempfile.mkdtemp(prefix="uno-tui-sounds-"))
            self._process = await start(Helper.SOUND, str(self._folder), str(self._log))
        except OSError as error:
            return str(error)
        self._listener = asyncio.create_task(self._listen())
        try:
            async with asyncio.timeout(START_DEADLINE):
                await self._settled.wait()
        except TimeoutError:
            return Reason.SILENT
        return self._lost

    def ask(self, request: Request) -> None:
        """Hand a request over; it is answered, or the helper dies of it."""
        if self._gone or self._process is None or self._process.stdin is None:
            return
        self._unanswered += 1
        if self._deadline is None:
            self._watch()
        with contextlib.suppress(OSError, RuntimeError):
            self._process.stdin.write(msgspec.json.encode(request) + b"\n")

    async def close(self) -> None:
        """Let the helper end by itself, and end it if it does not."""
        self._leave()
        if self._process is not None:
            await end(self._process)
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
        await asyncio.sleep(0)  # the pipes are closed before the loop is

    async def _listen(self) -> None:
        assert self._process is not None  # noqa: S101 - for the type checker: started
        assert self._process.stdout is not None  # noqa: S101 - as above
        decoder = msgspec.json.Decoder(Answer)
        reason: str = Reason.ENDED
        # Whatever it says that makes no sense: it is of no use any more.
        with contextlib.suppress(OSError, ValueError, msgspec.MsgspecError):
            async for line in self._process.stdout:
                answer = decoder.decode(line)
                if answer.kind in (Kind.ABSENT, Kind.FAILED):
                    reason = answer.reason
                    break
                self._hear(answer)
        self._lose(reason)

    def _hear(self, answer: Answer) -> None:
        if answer.kind is Kind.READY:
            self._settled.set()
            return
        self._unanswered -= 1
        self._watch()
        if not self._gone:
            self._answered()

    def _watch(self) -> None:
        """Give the next answer its time."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._unanswered and not self._gone:
            self._deadline = asyncio.get_running_loop().call_later(DEADLINE, self._lose, Reason.SILENT)

    def _lose(self, reason: str) -> None:
        """The helper is of no use any more: it ends at once."""
        if self._process is not None:
            kill(self._process)
        if not self._gone:
            self._lost = reason
            self._leave()
            self._settled.set()
            self._died(reason)

    def _leave(self) -> None:
        """Nothing more is asked of the helper, and nothing reported."""
        self._gone = True
        self._watch()
