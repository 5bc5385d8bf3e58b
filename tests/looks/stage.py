"""The app without a terminal, on a stage of any size: a table at a given position, in a look and a theme."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from rich.color import ColorSystem
from support.app_player import Player, request
from textual.strip import Strip

from uno_tui.app.app import UnoApp
from uno_tui.app.screens.base_screen import BaseScreen
from uno_tui.host.clock import VirtualClock
from uno_tui.host.match import Plan
from uno_tui.host.pace import Pace
from uno_tui.host.thinking import InlineThinker
from uno_tui.ui.keys import keymap
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Look, Mode, Settings, folders

BEGUN = "2026-03-01-2015"
Size = tuple[int, int]
"""Columns and rows."""


class Stage(Player):
    """Someone who plays, and looks at the screen in every size. Time stands still: no bot moves by itself."""

    app: UnoApp
    clock: VirtualClock

    async def sit(self, text: str, people: Sequence[str] = ("Ana",)) -> None:
        """Sit down at a position, at which only these are people."""
        path = _written(text, people)
        await self.app.sit_down(path)
        await self.settle()
        if self.desk.state.handing_to is not None and len(people) == 1:
            await self.press("enter")

    async def show(self, size: Size, look: Look = Look.CARDS, theme: str = "dark") -> None:
        """In this size, look and theme."""
        session = self.app.session
        if (look, theme) != (session.appearance.look, session.preferences.settings.theme):
            session.preferences.settings.theme = theme
            session.preferences.choose("look", look)
            session.appearance.reset_look()
            await self.settle()
            for screen in self.app.screen_stack:
                if isinstance(screen, BaseScreen):
                    screen.update()
        if size != self.size:
            await self.pilot.resize_terminal(*size)
        await self.settle()

    async def settle(self) -> None:
        """Let everything be drawn; a widget that has another height may move others once more."""
        await super().settle()
        await super().settle()

    async def go_to(self, beginning: str) -> None:
        """Down the list, to the line that begins like this."""
        for _ in range(60):
            if self.at_caret().startswith(beginning):
                return
            await self.press("down")
        raise AssertionError(f"there is no {beginning!r}: {self.text()}")

    @property
    def size(self) -> Size:
        return self.app.size.width, self.app.size.height

    def rows(self) -> list[Strip]:
        """What stands on the screen."""
        return list(self.app.screen._compositor.render_strips())

    def text(self) -> str:
        return "\n".join(strip.text.rstrip() for strip in self.rows())


def _written(text: str, people: Sequence[str]) -> Path:
    """The record of a table that was left at this position."""
    folder = folders().tables
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{BEGUN}{len(list(folder.glob('*.table'))):02}.table"
    path.write_text(text, encoding="utf-8")
    names = next(line for line in text.splitlines() if line.startswith("seats ")).split()[1:]
    players = tuple("person" if name in people else "easy" for name in names)
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(tuple(names), players)))
    return path


@asynccontextmanager
async def stage(*, size: Size = (80, 24), language: str = "en", **values: object) -> AsyncIterator[Stage]:
    """The app with nobody speaking, in the look `cards`."""
    wanted = {"mode": Mode.SILENT, "look": Look.CARDS, "language": language, "voice": "none", "plan": None}
    clock = VirtualClock()
    pace = Pace(pause=1.8, listens=False)
    session = Session(request(**(wanted | {"pace": pace} | values)), Settings(), folders(), keymap.load(), clock)
    session.runner.thinkers = InlineThinker
    app = UnoApp(session, table=False)
    app.console._color_system = ColorSystem.TRUECOLOR  # whatever terminal the tests run on
    async with app.run_test(size=size) as pilot:
        player = Stage(app, pilot)
        player.clock = clock
        await player.settle()
        yield player
        await session.close()
        await asyncio.sleep(0)
