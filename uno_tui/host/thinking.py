"""Find the moves of bots: quick ones at once, slow ones in a child process, so that keys and speech never wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import choose
from uno_tui.core.catalogue import built_in
from uno_tui.core.contract import Move, View
from uno_tui.core.plugins import contain_exits
from uno_tui.process.worker import WorkerProcess

T = TypeVar("T")
QUICK = frozenset({Level.EASY, Level.NORMAL})
"""The levels that need no child process."""


class Thinker(Protocol):
    """Finds moves of bots, and runs other slow functions."""

    changed: Callable[[bool], None]
    """Called with False when slow levels can no longer think, and play as quick ones; with True when they can again."""

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """Return the bot's move; the same for the same arguments."""
        ...

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a function, defined at the top of a module, and return its result. Raises OSError if that fails."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class InlineThinker:
    """Thinks in this process, at once. For tests."""

    def __init__(self) -> None:
        self.changed: Callable[[bool], None] = lambda works: None

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """Return the bot's move."""
        with contain_exits():
            return choose(game, level, view, moves, seed)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Call the function and return its result."""
        return function(*arguments)

    async def close(self) -> None:
        """Do nothing: nothing runs."""


class ProcessThinker:
    """Lets slow levels think in one worker, and runs functions that people wait for in another one."""

    def __init__(self) -> None:
        # People wait for an answer, so their worker does not give way to other programs.
        self._bots, self._people = WorkerProcess(), WorkerProcess(niceness=0)
        self._fails = False
        self.changed: Callable[[bool], None] = lambda works: None

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        """Return the bot's move. If the worker dies twice, return that of a quick level and call `changed`.

        Raises what the bot of a plug-in raises.
        """
        if level in QUICK:
            with contain_exits():
                return choose(game, level, view, moves, seed)
        try:
            move = await self._bots.ask(choose, game, level, view, tuple(moves), seed, tries=2)
        except OSError:
            if game not in built_in():
                # The bot itself may have ended the process. Here its error is raised, and the plug-in is blamed.
                with contain_exits():
                    return choose(game, level, view, moves, seed)
            self._note_worker(answers=False)
            with contain_exits():
                return choose(game, Level.NORMAL, view, moves, seed)
        self._note_worker(answers=True)
        return move

    def _note_worker(self, *, answers: bool) -> None:
        # Only a change is told, not every move.
        if answers is self._fails:
            self._fails = not answers
            self.changed(answers)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Call the function in a worker and return its result. Keys are read in the meantime."""
        return await self._people.ask(function, *arguments)

    async def close(self) -> None:
        """End both workers, whatever they are doing."""
        await self._bots.close()
        await self._people.close()
