"""Work that is done in a child process, so that keys and speech never wait for it."""

from __future__ import annotations

import asyncio
import pickle
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from uno_tui.process.child import ChildProcess
from uno_tui.process.launch import Helper
from uno_tui.process.protocol import Loss

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds after which a worker without an answer counts as hung. Long jobs take a few, on a busy machine many more."""


class Worker(Protocol):
    """Calls functions, here or in another process."""

    async def ask(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a function, defined at the top of a module, and return its result. Raises OSError if that fails."""
        ...


class WorkerProcess:
    """A worker in a child process. The process is started when it is first needed, and again after it died."""

    def __init__(self, niceness: int = 5) -> None:
        """Prepare a worker. `niceness` is that of its process, from 0 to 19 (gives way to all other programs)."""
        self._niceness = niceness
        self._child: ChildProcess[Any] | None = None
        self._asked: deque[asyncio.Future[Any]] = deque()
        """The unanswered questions, oldest first, also those whose asker was cancelled."""
        self._lock = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """Return the process id; None while there is no process."""
        return self._child.pid if self._child is not None else None

    async def ask(self, function: Callable[..., T], *arguments: object, tries: int = 1) -> T:
        """Call a function in the process and return its result.

        Raises OSError if no process can be started, if it dies at each of the `tries`, or if the worker is closed in
        the meantime.
        """
        question = pickle.dumps((function, arguments))
        async with self._lock:
            for left in reversed(range(tries)):
                try:
                    answer: T = await self._ask(question)
                    return answer
                except OSError:
                    closed = self._child is None
                    await self.close()
                    if closed or not left:
                        raise
        raise AssertionError(f"WorkerProcess.ask got tries={tries}: expected at least 1")

    async def _ask(self, question: bytes) -> Any:
        if self._child is not None and self._child.gone:  # it has died since the last question
            await self.close()
        if self._child is None:
            self._child = ChildProcess(
                Helper.WORKER,
                str(self._niceness),
                decode=pickle.loads,
                on_message=self._on_answer,
                on_loss=self._on_loss,
            )
        child = self._child
        await child.start()
        if not child.alive:  # `close` may have been called while it started
            raise ConnectionError(Loss.ENDED)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        child.send(question, PATIENCE)
        return await answer

    def _on_answer(self, answer: object) -> None:
        asked = self._asked.popleft()
        if not asked.done():
            asked.set_result(answer)

    def _on_loss(self, loss: Loss) -> None:
        for asked in self._asked:
            if not asked.done():
                asked.set_exception(ConnectionError(loss))
        self._asked.clear()

    async def close(self) -> None:
        """End the process, whatever it is doing. The next question starts another one."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            await child.close()
