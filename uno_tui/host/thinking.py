"""Where bots think: quick ones at once, slow ones in a child process, so that no key and no word waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import choose
from uno_tui.core.contract import Move, View
from uno_tui.core.plugins import contain_exits
from uno_tui.process.worker import WorkerProcess

T = TypeVar("T")
QUICK = frozenset({Level.EASY, Level.NORMAL})


class Thinker(Protocol):
    """Finds a bot's move."""

    changed: Callable[[bool], None]
    """Called when slow levels cannot think any more, and play as quick ones, and when they can again."""

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """Return the bot's move; the same for the same arguments."""
        ...

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Return what a function of a module returns. Raises OSError if that cannot be."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class InlineThinker:
    """Thinks in this process, at once: for tests."""

    def __init__(self) -> None:
        self.changed: Callable[[bool], None] = lambda works: None

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """Return the bot's move."""
        with contain_exits():
            return choose(game, level, view, moves, seed)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Return what the function returns."""
        return function(*arguments)

    async def close(self) -> None:
        """Do nothing: nothing goes on."""


class ProcessThinker:
    """Lets slow levels think in a worker, and works out in another one what people ask for."""

    def __init__(self) -> None:
        self._bots, self._people = WorkerProcess(), WorkerProcess(niceness=0)
        self._fails = False
        self.changed: Callable[[bool], None] = lambda works: None

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """Return the bot's move; if the worker dies twice over it, a quick level's, which `changed` is told."""
        if level in QUICK:
            with contain_exits():
                return choose(game, level, view, moves, seed)
        try:
            move = await self._bots.ask(choose, game, level, view, tuple(moves), seed, tries=2)
        except OSError:
            self._works(False)
            with contain_exits():
                return choose(game, Level.NORMAL, view, moves, seed)
        self._works(True)
        return move

    def _works(self, works: bool) -> None:
        if works is self._fails:
            self._fails = not works
            self.changed(works)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Return what the function returns, while keys are heard."""
        return await self._people.ask(function, *arguments)

    async def close(self) -> None:
        """End both workers, whatever they are doing."""
        await self._bots.close()
        await self._people.close()
