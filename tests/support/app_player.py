"""The full screen in Textual's own harness, and a player who presses keys."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from textual.pilot import Pilot

from uno_tui.app.app import UnoApp
from uno_tui.app.screens.base_screen import BaseScreen
from uno_tui.host.match import Plan
from uno_tui.host.pace import INSTANT
from uno_tui.host.thinking import InlineThinker
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.repeats import SERIES
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders
from uno_tui.ui.table.controller import TableController

S = TypeVar("S", bound=BaseScreen)


class Player:
    """Presses keys and hears."""

    def __init__(self, app: UnoApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot
        self.said: list[str] = []
        self._pressed = ""
        app.session.announcer.speaker.observers.append(lambda news: self.said.extend(each.text for each in news))

    async def press(self, *keys: str) -> None:
        for key in keys:
            if key == self._pressed == "enter":
                await asyncio.sleep(SERIES)  # nobody strikes it faster
            self._pressed = key
            self.app.simulate_key(key)
            await self.settle()

    async def settle(self) -> None:
        """Let what was pressed be handled and drawn, and the next key count."""
        await self._handled()
        while self.app.repeats.waiting:
            await asyncio.sleep(self.app.repeats.waiting + 0.001)
            await self._handled()

    async def _handled(self) -> None:
        for _ in range(3):
            await self.pilot._wait_for_screen()
            await asyncio.sleep(0.01)
        for _ in range(100):
            if not self._to_be_drawn() and not self.app.writer.pending():
                return
            await asyncio.sleep(0.01)

    def _to_be_drawn(self) -> bool:
        screen: Any = self.app.screen  # Textual tells these flags to nobody
        changed = any(widget._layout_required or widget._repaint_required for widget in screen.walk_children())
        return changed or screen._layout_required or screen._repaint_required or bool(screen._dirty_widgets)

    async def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(300):
            if condition():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"never came true; said: {self.said[-10:]}")

    def on(self, kind: type[S]) -> S:
        """Return the screen that is open, which must be of this kind."""
        screen = self.app.screen
        assert isinstance(screen, kind)
        return screen

    @property
    def desk(self) -> TableController:
        assert self.app.session.runner.table is not None
        return self.app.session.runner.table

    def at_caret(self) -> str:
        """The text of the screen from the terminal's cursor on."""
        x, y = self.app.cursor_position
        lines = self.app.screen._compositor.render_strips()
        return lines[y].text[x:].strip()


def request(**values: object) -> Request:
    plan = Plan(("Ana", "Ben", "Cleo"), ("person", "normal", "normal"))
    defaults: dict[str, object] = {"mode": Mode.READER, "language": "en", "seed": 3, "plan": plan, "pace": INSTANT}
    return Request(**(defaults | values))  # type: ignore[arg-type]


@asynccontextmanager
async def playing(*, table: bool = True, size: tuple[int, int] = (80, 24), **values: object) -> AsyncIterator[Player]:
    session = Session(request(**values), Settings(), folders(), keymap.load())
    session.runner.thinkers = InlineThinker
    app = UnoApp(session, table=table)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.settle()
        yield player
        await session.close()
