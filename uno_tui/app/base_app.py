"""The app as its screens and its window know it, so that they need not import the app itself."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine

from textual.app import App

from uno_tui.app.look_writers import LookWriter
from uno_tui.app.themes import Shades
from uno_tui.ui.keys.repeats import Repeats
from uno_tui.ui.navigation.navigator import Navigator
from uno_tui.ui.request import Destination


class BaseApp(App[None], inherit_bindings=False):
    """What screens read and ask for. `UnoApp`, which opens the screens, implements the rest."""

    navigator: Navigator
    writer: LookWriter
    """Writes what the chosen look shows."""
    describing = False
    """Whether the next key is described instead of pressed."""
    echoing = False
    """Whether what is being said is a letter that was just typed, and is on the screen already."""
    opening = 0
    """How many pieces of work are running that keys wait for."""
    opening_in_order: asyncio.Lock
    """Lets that work run piece by piece."""
    waiting_keys: deque[str]
    """The keys that were pressed meanwhile, oldest first."""
    repeats: Repeats
    keeps_files = True
    """Whether files that the player asks for are written on their own machine."""

    @property
    def motion(self) -> bool:
        """Whether cards may move on the screen."""
        raise NotImplementedError

    @property
    def shades(self) -> Shades:
        """The colours of the player's theme, for as many colours as the terminal has."""
        raise NotImplementedError

    @property
    def caret_on_letter(self) -> bool:
        """Whether the caret is on the first letter of what is selected, and not in the empty cell before it."""
        raise NotImplementedError

    def work_before_keys(self, work: Coroutine[object, object, None]) -> None:
        """Run `work` in the background, after earlier work. Keys wait for it: it opens what they are meant for."""
        # At once, not in the worker: the next key may come before the worker runs.
        self.opening += 1

        async def open_() -> None:
            try:
                # In this order the screens lie above each other: the list of friends above the menu.
                async with self.opening_in_order:
                    await work
            finally:
                self.opening -= 1

        self.work(open_())

    def work(self, work: Coroutine[object, object, None]) -> None:
        """Run `work` in the background."""
        # An error goes to `UnoApp._handle_exception`, which knows those of plug-ins.
        self.run_worker(work, exit_on_error=True)

    def perform(self, name: str) -> bool:
        """Open a place, or do what can be done everywhere; return False if `name` is a command of the table."""
        raise NotImplementedError

    def say_place(self, *, from_list: bool = False) -> None:
        """Say what is selected where the player is now, because a screen, perhaps a list, was closed."""
        raise NotImplementedError

    def suspend_program(self) -> None:
        """Stop until the shell resumes the program."""
        raise NotImplementedError

    def keep_lowest(self, depth: int) -> None:
        """Close the screens above the lowest `depth` ones. Questions on the way are given up."""
        raise NotImplementedError

    def close_lists(self) -> None:
        """Go back to the table; where there is none, close all lists."""
        raise NotImplementedError

    def close_table_question(self) -> None:
        """Close the table's question, which nobody answers any more, and what is open above it."""
        raise NotImplementedError

    async def sit_down(self, destination: Destination) -> None:
        """Sit down at the table of a record, in a lesson, or at a new table."""
        raise NotImplementedError

    async def abandon(self) -> None:
        """Leave the table for good, and open the menu."""
        raise NotImplementedError

    def leave(self) -> None:
        """Say goodbye and end the program."""
        raise NotImplementedError
