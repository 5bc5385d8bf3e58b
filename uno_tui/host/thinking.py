"""Where bots think: quick ones at once, slow ones in a process of their own, so that no key and no word waits."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import struct
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import choose
from uno_tui.core.contract import Move, View
from uno_tui.helpers import Helper, kill, start

T = TypeVar("T")
QUICK = frozenset({Level.EASY, Level.NORMAL})


class Thinker(Protocol):
    """Finds a bot's move."""

    changed: Callable[[bool], None]
    """Called when slow levels cannot think any more, and play as quick ones, and when they can again."""

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """The bot's move; the same for the same arguments."""
        ...

    async def work_out(self, function: Callable[..., T], *arguments: object) -> T:
        """What a function that a module has returns. Raises OSError or IncompleteReadError if that cannot be."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class Asked(Protocol):
    """Somebody who can be asked to work something out."""

    async def ask(self, function: Callable[..., T], *arguments: object) -> T:
        """What a function that a module has returns. Raises OSError or IncompleteReadError if that cannot be."""
        ...


class ThinkHere:
    """Thinks in this process, at once: for tests."""

    def __init__(self) -> None:
        self.changed: Callable[[bool], None] = lambda works: None

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """The bot's move."""
        return choose(game, level, view, moves, seed)

    async def work_out(self, function: Callable[..., T], *arguments: object) -> T:
        """What the function returns."""
        return function(*arguments)

    async def close(self) -> None:
        """Nothing to stop."""


KILLED = 1.0
"""Seconds within which a process that was killed is gone."""


class Aside:
    """A process of its own in which something is worked out, begun when first needed and again should it die."""

    def __init__(self, niceness: int = 5) -> None:
        """`niceness` is how far it stands back where the machine has much to do, from 0 to 19."""
        self._niceness = niceness
        self._process: asyncio.Task[asyncio.subprocess.Process] | None = None
        """The process, or its being started: which is never given up half way, as asyncio may not get over that."""
        self._lock = asyncio.Lock()
        self._owed = 0
        """How many answers are still to come: also to questions that nobody waits for any longer."""
        self._length: int | None = None
        """How long the next answer is, once that is known."""

    async def ask(self, function: Callable[..., T], *arguments: object, tries: int = 1) -> T:
        """What the function returns there. Raises OSError or IncompleteReadError if the process dies at every try."""
        question = pickle.dumps((function, arguments))
        async with self._lock:
            for left in reversed(range(tries)):
                try:
                    answer: T = await self._ask(question)
                    return answer
                except (OSError, asyncio.IncompleteReadError):
                    await self.close()
                    if not left:
                        raise
        raise AssertionError("asked without a try")

    async def _ask(self, question: bytes) -> Any:
        if self._process is None:
            self._process = asyncio.create_task(start(Helper.THINKING, str(self._niceness)))
        process = await asyncio.shield(self._process)
        writer, reader = process.stdin, process.stdout
        if writer is None or reader is None:
            raise OSError("the thinking process has no pipes")
        writer.write(struct.pack("!I", len(question)) + question)
        self._owed += 1
        await writer.drain()
        answer = b""
        while self._owed:
            if self._length is None:
                (self._length,) = struct.unpack("!I", await reader.readexactly(4))
            answer = await reader.readexactly(self._length)
            self._length = None
            self._owed -= 1
        return pickle.loads(answer)  # noqa: S301 - from our own process

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        starting, self._process = self._process, None
        self._owed, self._length = 0, None
        if starting is None:
            return
        with contextlib.suppress(OSError):
            await _kill(await starting)


class ThinkAside:
    """Slow levels think in a process of their own; what people may ask for is worked out in another."""

    def __init__(self) -> None:
        self._bots, self._people = Aside(), Aside(niceness=0)
        self._fails = False
        self.changed: Callable[[bool], None] = lambda works: None

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """The bot's move; if the process dies twice over it, a quick level's, which `changed` is told."""
        if level in QUICK:
            return choose(game, level, view, moves, seed)
        try:
            move = await self._bots.ask(choose, game, level, view, tuple(moves), seed, tries=2)
        except (OSError, asyncio.IncompleteReadError):
            self._works(False)
            return choose(game, Level.NORMAL, view, moves, seed)
        self._works(True)
        return move

    def _works(self, works: bool) -> None:
        if works is self._fails:
            self._fails = not works
            self.changed(works)

    async def work_out(self, function: Callable[..., T], *arguments: object) -> T:
        """What the function returns, while keys are heard."""
        return await self._people.ask(function, *arguments)

    async def close(self) -> None:
        """End both processes, whatever they are doing."""
        await self._bots.close()
        await self._people.close()


async def _kill(process: asyncio.subprocess.Process) -> None:
    kill(process)
    if process.stdin is not None:
        process.stdin.close()
    with contextlib.suppress(TimeoutError):  # asyncio may never hear of the end of a pipe in use
        async with asyncio.timeout(KILLED):
            await _ended(process)
    await asyncio.sleep(0)


async def _ended(process: asyncio.subprocess.Process) -> None:
    if process.stdout is not None:
        with contextlib.suppress(OSError, RuntimeError):
            await process.stdout.read()  # to its end, so that the pipe is closed before the loop is
    await process.wait()
