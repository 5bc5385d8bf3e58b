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

from uno_tui.background import report_failure
from uno_tui.process.launch import Helper, launch
from uno_tui.process.protocol import FAREWELL, HEAD, Kind, Loss, frame

M = TypeVar("M")

DEADLINE = 1.5
"""Seconds in which a request must be answered, unless `send` is given another deadline."""
START_DEADLINE = 5.0
"""Seconds in which a child must greet."""
KILLED = 1.0
"""Seconds to wait for the end of a child that was killed."""
NONSENSE = (
    OSError, EOFError, ValueError, LookupError, TypeError, AttributeError, ImportError,
    msgspec.MsgspecError, pickle.UnpicklingError,
)  # fmt: skip
"""The exceptions for an invalid message of a child, or for the end of its output."""


class ChildProcess(Generic[M]):
    """A child process that answers requests one after the other, and may send events in between.

    A child that misses a deadline, sends an invalid message or closes its output is killed at once. The object stands
    for one process: to go on, make another one.
    """

    def __init__(
        self,
        helper: Helper,
        *arguments: str,
        decode: Callable[[bytes], M],
        on_message: Callable[[M], None],
        on_loss: Callable[[Loss], None],
    ) -> None:
        """Prepare a child; `start` starts it.

        `decode` returns the message of the bytes that the child sends, or raises one of `NONSENSE`. `on_message` is
        called with each message, `on_loss` once when the child can no longer be used. After `close` neither is called.
        """
        self._helper, self._arguments = helper, arguments
        self._decode, self._on_message, self._on_loss = decode, on_message, on_loss
        self._starting: asyncio.Task[None] | None = None
        self._process: Process | None = None
        self._ends: tuple[asyncio.Task[object], ...] = ()
        """Two tasks: one is done when the process has ended, one when its output has."""
        self._deadlines: deque[float] = deque()
        """The deadlines of the unanswered requests, in order, in seconds from the answer to the request before."""
        self._timer: asyncio.TimerHandle | None = None
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the child has greeted, or is lost."""
        self._gone = False

    @property
    def pid(self) -> int | None:
        """Return the process id; None before the child has been started."""
        return self._process.pid if self._process else None

    @property
    def alive(self) -> bool:
        """Return whether the child has been started and takes requests."""
        return self._process is not None and not self._gone

    @property
    def gone(self) -> bool:
        """Return whether the child takes no more requests."""
        return self._gone

    @property
    def idle(self) -> bool:
        """Return whether all requests have been answered."""
        return not self._deadlines

    @property
    def longest_wait(self) -> float:
        """The seconds in which all requests are answered; else the child is lost."""
        return sum(self._deadlines)

    async def start(self, *, greets: bool = False) -> None:
        """Start the process, or wait for a start in progress. Raises OSError if it cannot be started.

        A child that `greets` sends an answer when it is up. This waits for that answer or for the loss of the child,
        which is certain after `START_DEADLINE` seconds.
        """
        if self._starting is None:
            self._starting = asyncio.create_task(self._start(greets=greets))
        await asyncio.shield(self._starting)  # asyncio may break if a start is cancelled half way
        if greets:
            await asyncio.shield(self._greeted)

    async def _start(self, *, greets: bool) -> None:
        self._process = process = await launch(self._helper, *self._arguments)
        listening = asyncio.create_task(self._listen(process))
        listening.add_done_callback(report_failure)
        self._ends = asyncio.create_task(process.wait()), listening
        if self._gone:
            _kill(process)
        elif greets:
            self._expect(START_DEADLINE)

    def send(self, request: bytes, deadline: float = DEADLINE) -> None:
        """Send a request. It must be answered within `deadline` seconds after the answer to the request before.

        Does nothing if the child is not alive.
        """
        if self._gone or self._process is None or self._process.stdin is None:
            return
        self._expect(deadline)
        with contextlib.suppress(OSError, RuntimeError):
            self._process.stdin.write(frame(Kind.REQUEST, request))

    def kill(self) -> None:
        """End the process at once. `on_loss` is called."""
        self._lose(Loss.ENDED)

    async def close(self) -> None:
        """Let the child end by itself, and kill it if it does not within `FAREWELL` seconds.

        A child that is still starting is ended when it is up.
        """
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
        for end in self._ends:  # asyncio may never see the end of a pipe that is in use
            end.cancel()
        await asyncio.wait(self._ends)
        await asyncio.sleep(0)  # lets asyncio close the pipes before the loop ends

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None  # noqa: S101 - for the type checker: started with a pipe
        try:
            while True:
                try:
                    message = await self._receive(process.stdout)
                except NONSENSE:
                    return
                # An error of the receiver is no fault of the child, and must not be taken for one.
                if not self._gone:
                    self._on_message(message)
                self._release_start()
        finally:
            # Also after an error of our own: who waits for an answer would wait in vain.
            self._lose(Loss.ENDED)

    async def _receive(self, pipe: asyncio.StreamReader) -> M:
        """Return the next message. Raises one of `NONSENSE` if it is invalid, or if the output has ended."""
        kind, length = HEAD.unpack(await pipe.readexactly(HEAD.size))
        is_answer = Kind(kind) is Kind.ANSWER
        message = self._decode(await pipe.readexactly(length))
        if is_answer:
            self._deadlines.popleft()
            self._restart_timer()
        return message

    def _expect(self, deadline: float) -> None:
        self._deadlines.append(deadline)
        if len(self._deadlines) == 1:
            self._restart_timer()

    def _restart_timer(self) -> None:
        """Start the timer for the oldest unanswered request."""
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
            self._on_loss(loss)

    def _leave(self) -> None:
        """Take no more requests, and pass on no more messages."""
        self._gone = True
        self._restart_timer()
        self._release_start()

    def _release_start(self) -> None:
        if not self._greeted.done():
            self._greeted.set_result(None)


def _kill(process: Process) -> None:
    """End a process at once, if it has not ended.

    Not `Process.kill`, except on Windows: that polls whether the process has ended, and then
    asyncio, which waits for the end in a thread, misses it.
    """
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        elif process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)
