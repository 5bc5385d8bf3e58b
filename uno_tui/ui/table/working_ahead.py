"""Working ahead: answers that would take too long for a key are worked out while nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from uno_tui.background import report_failure
from uno_tui.core.contract import View
from uno_tui.core.plugins import contain_exits
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.table.adviser import UNTOLD
from uno_tui.ui.table.announcer import TableAnnouncer
from uno_tui.ui.table.state import TableState

LONGEST = 1.0
"""Seconds after which the best result so far is given."""
BETWEEN_STEPS = 0.03
"""Seconds between two steps of work, in which keys are read."""


class WorkingAhead:
    """Lets the game of the person at the keyboard work ahead, until the table changes."""

    def __init__(self, state: TableState, announcer: TableAnnouncer) -> None:
        self._state = state
        self._announcer = announcer
        self._preparing: asyncio.TimerHandle | None = None
        self._searching: asyncio.Task[None] | None = None
        self._tell_person: Callable[[bool], bool] | None = None
        """Says the result of the search, see `tell_when_found`; None if nobody waits."""
        self._hurrying: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to work for the table as it is now, and drop what was begun for an older one."""
        self.drop()
        if self._state.looks_on:
            return
        # Even the first step of preparing waits: keys and the screen come first.
        self._prepare_later(self._state.presenter.prepare(self._state.view))
        self.search()

    def drop(self) -> None:
        """Stop all work."""
        if self._preparing is not None:
            self._preparing.cancel()
        self._drop_search()

    def _drop_search(self) -> None:
        if self._searching is not None:
            self._searching.cancel()
        self._searching = None
        self._end_waiting()

    def _end_waiting(self) -> None:
        if self._hurrying is not None:
            self._hurrying.cancel()
        self._tell_person = self._hurrying = None

    def tell_when_found(self, tell: Callable[[bool], bool]) -> None:
        """Call `tell` after each step of the search, and with True when the person should wait no longer.

        `tell` returns whether it has said everything.
        """
        self._end_waiting()
        self._tell_person, self._hurrying = tell, asyncio.create_task(self._hurry())
        self._hurrying.add_done_callback(report_failure)
        if self._searching is None or self._searching.done():
            self._begin_search()

    async def wait_until_answered(self) -> None:
        """Wait until the person has heard a first result: `LONGEST` seconds at most."""
        if self._hurrying is not None:
            await asyncio.wait((self._hurrying,))

    async def _hurry(self) -> None:
        # Three moments: soon enough nothing needs to be said, then that it thinks, then the best so far.
        await asyncio.sleep(UNTOLD)
        self._announcer.thinking()
        await asyncio.sleep(LONGEST - UNTOLD)
        # Cleared first: `_end_waiting` would cancel this very task.
        self._hurrying = None
        self._tell(hurry=True)

    def _tell(self, *, hurry: bool = False) -> None:
        if self._tell_person is not None and self._tell_person(hurry):
            self._end_waiting()

    def _prepare_later(self, steps: Iterator[None]) -> None:
        self._preparing = asyncio.get_running_loop().call_later(BETWEEN_STEPS, self._prepare, steps)

    @contain_exits()
    def _prepare(self, steps: Iterator[None]) -> None:
        """Do one step of the game's preparation; keys are read between two steps."""
        # Steps are None, so the iterator itself can mark the end.
        if next(steps, steps) is not steps:
            self._prepare_later(steps)

    def search(self) -> None:
        """Begin the game's search for the present draft, and drop an older search."""
        self._drop_search()
        self._begin_search()

    def _begin_search(self) -> None:
        presenter, view = self._state.presenter, self._state.view
        if self._state.handing_to is None and presenter.search(view) is not None:
            self._searching = asyncio.create_task(self._find(presenter, view))
            self._searching.add_done_callback(report_failure)

    async def _find(self, presenter: SomePresenter, view: View) -> None:
        """Search step by step until the game has no more jobs; in this process if the worker cannot."""
        while wanted := presenter.search(view):
            job, arguments = wanted
            try:
                found = await self._state.client.run_job(job, *arguments)
            except OSError:
                # Keys wait meanwhile, so they are read before the next job.
                with contain_exits():
                    found = job.function(*arguments)
                await asyncio.sleep(BETWEEN_STEPS)
            presenter.on_search_result(view, found)
            self._tell()
