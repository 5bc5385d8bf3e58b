"""Work that is done in a child process, so that no key and no word waits."""

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
"""Seconds after which a worker that has not answered hangs: the longest jobs take a few, on a busy machine many."""


class Worker(Protocol):
    """Works something out, somewhere."""

    async def ask(self, function: Callable[..., T], *arguments: object) -> T:
        """Return what a function of a module returns. Raises OSError if that cannot be."""
        ...


class WorkerProcess:
    """A worker in a process of its own, which starts when first needed, and again should it die."""

    def __init__(self, niceness: int = 5) -> None:
        """`niceness` is how far the process stands back where the machine has much to do, from 0 to 19."""
        self._niceness = niceness
        self._child: ChildProcess[Any] | None = None
        self._asked: deque[asyncio.Future[Any]] = deque()
        """The questions without an answer, also those that nobody waits for any longer."""
        self._lock = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process id, while there is a process."""
        return self._child.pid if self._child is not None else None

    async def ask(self, function: Callable[..., T], *arguments: object, tries: int = 1) -> T:
        """Return what the function returns there.

        Raises OSError if no process can be started, if it dies at every try, or if the worker is closed meanwhile.
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
        raise AssertionError("asked without a try")

    async def _ask(self, question: bytes) -> Any:
        if self._child is not None and self._child.gone:  # it has died since the last question
            await self.close()
        if self._child is None:
            self._child = ChildProcess(
                Helper.WORKER, str(self._niceness), decode=pickle.loads, heard=self._hear, lost=self._lose
            )
        child = self._child
        await child.start()
        if not child.alive:
            raise ConnectionError(Loss.ENDED)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        child.send(question, PATIENCE)
        return await answer

    def _hear(self, answer: object) -> None:
        asked = self._asked.popleft()
        if not asked.done():
            asked.set_result(answer)

    def _lose(self, loss: Loss) -> None:
        for asked in self._asked:
            if not asked.done():
                asked.set_exception(ConnectionError(loss))
        self._asked.clear()

    async def close(self) -> None:
        """End the process, whatever it is doing. Another question starts another one."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            await child.close()
