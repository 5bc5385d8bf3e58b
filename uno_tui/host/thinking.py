"""Where bots think: quick ones at once, slow ones in a process of their own, so that no key and no word waits."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import struct
from collections.abc import Callable, Sequence
from typing import Protocol

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.games.contract import Move, View
from uno_tui.games.dice import Dice
from uno_tui.helpers import Helper, start

QUICK = frozenset({Level.EASY, Level.NORMAL})


class Thinker(Protocol):
    """Finds a bot's move."""

    changed: Callable[[bool], None]
    """Called when slow levels cannot think any more, and play as quick ones, and when they can again."""

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """The bot's move; the same for the same arguments."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class ThinkHere:
    """Thinks in this process, at once: for tests."""

    def __init__(self) -> None:
        self.changed: Callable[[bool], None] = lambda works: None

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """The bot's move."""
        return bot(game, level).choose(view, moves, Dice(seed))

    async def close(self) -> None:
        """Nothing to stop."""


KILLED = 1.0
"""Seconds within which a process that was killed is gone."""


class ThinkAside:
    """Slow levels think in a process of their own, begun when first needed and again should it die."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._owed = 0
        """How many answers are still to come: also to questions that nobody waits for any longer."""
        self._length: int | None = None
        """How long the next answer is, once that is known."""
        self._fails = False
        self.changed: Callable[[bool], None] = lambda works: None

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """The bot's move; if the process dies twice over it, a quick level's, which `changed` is told."""
        if level in QUICK:
            return bot(game, level).choose(view, moves, Dice(seed))
        question = pickle.dumps((game, level, view, tuple(moves), seed))
        async with self._lock:
            for _ in range(2):
                try:
                    move = await self._ask(question)
                    self._works(True)
                    return move
                except (OSError, asyncio.IncompleteReadError):
                    await self.close()
        self._works(False)
        return bot(game, Level.NORMAL).choose(view, moves, Dice(seed))

    def _works(self, works: bool) -> None:
        if works is self._fails:
            self._fails = not works
            self.changed(works)

    async def _ask(self, question: bytes) -> Move:
        if self._process is None:
            self._process = await start(Helper.THINKING)
        writer, reader = self._process.stdin, self._process.stdout
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
        move: Move = pickle.loads(answer)  # noqa: S301 - from our own process
        return move

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        self._owed, self._length = 0, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            if process.stdin is not None:
                process.stdin.close()
            with contextlib.suppress(TimeoutError):  # asyncio may never hear of the end of a pipe in use
                await asyncio.wait_for(_ended(process), KILLED)
            await asyncio.sleep(0)


async def _ended(process: asyncio.subprocess.Process) -> None:
    if process.stdout is not None:
        with contextlib.suppress(OSError, RuntimeError):
            await process.stdout.read()  # to its end, so that the pipe is closed before the loop is
    await process.wait()
