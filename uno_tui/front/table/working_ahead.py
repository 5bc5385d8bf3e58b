"""Working ahead: what keys may ask next and would take too long then, worked out while nobody waits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from uno_tui.front.table.face import SomeFace
from uno_tui.games.contract import View

if TYPE_CHECKING:
    from uno_tui.front.table.desk import Desk

BETWEEN_STEPS = 0.03
"""Seconds between two steps of what is worked out ahead, in which keys are heard."""


class WorkingAhead:
    """Lets the game of the person at the keyboard work ahead, until the table changes."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._preparing: asyncio.TimerHandle | None = None
        self._searching: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin for the table as it is now; what was begun for another is wanted no more."""
        self.drop()
        self._prepare_later(self._desk.face.prepare(self._desk.view))
        self._search()

    def drop(self) -> None:
        """Nobody wants to know any more."""
        if self._preparing is not None:
            self._preparing.cancel()
        if self._searching is not None:
            self._searching.cancel()

    def _prepare_later(self, steps: Iterator[None]) -> None:
        self._preparing = asyncio.get_running_loop().call_later(BETWEEN_STEPS, self._prepare, steps)

    def _prepare(self, steps: Iterator[None]) -> None:
        """One step of the game's; between two of them keys are heard."""
        if next(steps, steps) is not steps:
            self._prepare_later(steps)

    def _search(self) -> None:
        """Begin what would take too long for a key."""
        desk = self._desk
        face, view = desk.face, desk.view
        wanted = face.search(view) if desk.handing_to is None else None
        self._searching = None if wanted is None else asyncio.create_task(self._find(face, view, *wanted))

    async def _find(
        self, face: SomeFace, view: View, function: Callable[..., object], arguments: tuple[object, ...]
    ) -> None:
        with contextlib.suppress(OSError, EOFError):
            face.found(view, await self._desk.party.work_out(function, *arguments))
