"""A child process as its parent sees it: start, requests with deadlines, death, last words."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import sys
from asyncio.subprocess import Process
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from uno_tui.process.launch import Helper, launch
from uno_tui.process.protocol import FAREWELL, HEAD, Kind, Loss, framed

M = TypeVar("M")

DEADLINE = 1.5
"""Seconds in which a request must be answered, unless it says otherwise."""
START_DEADLINE = 5.0
"""Seconds in which a child must greet."""
KILLED = 1.0
"""Seconds in which a child that was killed is gone."""
NONSENSE = (
    OSError, EOFError, ValueError, LookupError, TypeError, AttributeError, ImportError,
    msgspec.MsgspecError, pickle.UnpicklingError,
)  # fmt: skip
"""What is raised where a child sends something that makes no sense, or nothing more."""


class ChildProcess(Generic[M]):
    """A child process that answers requests one after the other, and may send events in between.

    A child that misses a deadline, sends nonsense or closes its output is killed at once. A child object lives once:
    who wants to go on makes another one.
    """

    def __init__(
        self,
        helper: Helper,
        *arguments: str,
        decode: Callable[[bytes], M],
        heard: Callable[[M], None],
        lost: Callable[[Loss], None],
    ) -> None:
        """`decode` makes a message of what the child sends, or raises one of `NONSENSE`; `heard` gets each message.

        `lost` is called once when the child is of no use any more. After `close` neither is called.
        """
        self._helper, self._arguments = helper, arguments
        self._decode, self._heard, self._lost = decode, heard, lost
        self._starting: asyncio.Task[None] | None = None
        self._process: Process | None = None
        self._ends: tuple[asyncio.Task[object], ...] = ()
        """What is done when the process has ended, and its output."""
        self._deadlines: deque[float] = deque()
        """Of the requests that are not answered yet, in their order: seconds, counted from the answer before."""
        self._timer: asyncio.TimerHandle | None = None
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the child has greeted, or will not any more."""
        self._gone = False

    @property
    def pid(self) -> int | None:
        """Return the process id, None before the child has been started."""
        return self._process.pid if self._process else None

    @property
    def alive(self) -> bool:
        """Return whether the child takes requests."""
        return self._process is not None and not self._gone

    @property
    def gone(self) -> bool:
        """Return whether the child takes no more requests."""
        return self._gone

    @property
    def idle(self) -> bool:
        """Return whether all requests have been answered."""
        return not self._deadlines

    async def start(self, *, greets: bool = False) -> None:
        """Start the process, or wait for a start that goes on. Raises OSError if it cannot be started.

        A child that `greets` sends an answer when it is up, within `START_DEADLINE`; this waits for it or for its loss.
        """
        if self._starting is None:
            self._starting = asyncio.create_task(self._start(greets=greets))
        await asyncio.shield(self._starting)  # asyncio may not get over a start that is given up half way
        if greets:
            await asyncio.shield(self._greeted)

    async def _start(self, *, greets: bool) -> None:
        self._process = process = await launch(self._helper, *self._arguments)
        self._ends = asyncio.create_task(process.wait()), asyncio.create_task(self._listen(process))
        if self._gone:
            _kill(process)
        elif greets:
            self._expect(START_DEADLINE)

    def send(self, request: bytes, deadline: float = DEADLINE) -> None:
        """Send a request, which must be answered within `deadline` seconds once those before it are.

        Does nothing if the child is not alive.
        """
        if self._gone or self._process is None or self._process.stdin is None:
            return
        self._expect(deadline)
        with contextlib.suppress(OSError, RuntimeError):
            self._process.stdin.write(framed(Kind.REQUEST, request))

    def kill(self) -> None:
        """End the process at once; `lost` is called."""
        self._lose(Loss.ENDED)

    async def close(self) -> None:
        """Let the child end by itself, and kill it if it does not. One that is still being started ends then."""
        self._leave()
        if self._starting is not None:
            await asyncio.wait((self._starting,))
        if self._process is None or self._process.stdin is None:
            return
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        _, lasting = await asyncio.wait(self._ends, timeout=FAREWELL)
        if lasting:
            _kill(self._process)
            await asyncio.wait(self._ends, timeout=KILLED)
        for end in self._ends:  # asyncio may never hear of the end of a pipe in use
            end.cancel()
        await asyncio.wait(self._ends)
        await asyncio.sleep(0)  # the pipes are closed before the loop is

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None  # noqa: S101 - for the type checker: started with a pipe
        while True:
            try:
                message = await self._receive(process.stdout)
            except NONSENSE:
                break
            if not self._gone:
                self._heard(message)
            self._settle()
        self._lose(Loss.ENDED)

    async def _receive(self, pipe: asyncio.StreamReader) -> M:
        """Return the next message. Raises one of `NONSENSE` if there is none, or none that makes sense."""
        kind, length = HEAD.unpack(await pipe.readexactly(HEAD.size))
        is_answer = Kind(kind) is Kind.ANSWER
        message = self._decode(await pipe.readexactly(length))
        if is_answer:
            self._deadlines.popleft()
            self._watch()
        return message

    def _expect(self, deadline: float) -> None:
        self._deadlines.append(deadline)
        if len(self._deadlines) == 1:
            self._watch()

    def _watch(self) -> None:
        """Start the timer for the next answer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._deadlines and not self._gone:
            self._timer = asyncio.get_running_loop().call_later(self._deadlines[0], self._lose, Loss.SILENT)

    def _lose(self, loss: Loss) -> None:
        if self._process is not None:
            _kill(self._process)
        if not self._gone:
            self._leave()
            self._lost(loss)

    def _leave(self) -> None:
        """Ask for nothing more, and report nothing."""
        self._gone = True
        self._watch()
        self._settle()

    def _settle(self) -> None:
        if not self._greeted.done():
            self._greeted.set_result(None)


def _kill(process: Process) -> None:
    """End a process at once, if it has not ended.

    `Process.kill` asks first whether it has ended; then asyncio, which waits for that in a thread, hears nothing of it.
    """
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        elif process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)
