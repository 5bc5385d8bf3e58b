"""Every kind of screen in every size, as it was when someone looked at it and found it good.

Run with --write-golden after a change of the looks, and read the difference before committing it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import pyte
import pytest
from looks import positions
from looks.drawing import LEGEND, drawn
from looks.stage import Size, Stage, stage

from uno_tui.app.app import UnoApp
from uno_tui.app.screens.replay_screen import ReplayScreen
from uno_tui.host.results import result_of
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.settings import Look, Mode, folders

pytestmark = pytest.mark.screen
FOLDER = Path(__file__).parent / "screens"
View = tuple[Size, Look, str]
"""A size, a look and a theme."""
SMALL: View = (40, 12), Look.LINES, "dark"
NORMAL: View = (80, 24), Look.CARDS, "dark"
ALL: Sequence[View] = (NORMAL, ((120, 40), Look.CARDS, "dark"), ((200, 60), Look.CARDS, "dark"), SMALL)
THEMES: Sequence[View] = tuple(((80, 24), Look.CARDS, theme) for theme in ("light", "plain"))


async def seen(player: Stage, views: Sequence[View] = ALL) -> str:
    """The screen in all these ways."""
    parts = []
    for size, look, theme in views:
        await player.show(size, look, theme)
        assert all(strip.cell_length == size[0] for strip in player.rows())
        head = f"=== {size[0]}x{size[1]}, {look}, {theme}"
        parts.append(f"{head}\n{drawn(player.rows(), theme, player.app.cursor_position)}")
    await player.show(*NORMAL)
    return "\n\n".join(parts)


Check = Callable[[str, str], None]


@pytest.fixture
def check(request: pytest.FixtureRequest) -> Check:
    """Compares a screen with the one in its file, or writes it there."""

    def compare(name: str, text: str) -> None:
        path = FOLDER / f"{name}.txt"
        whole = f"{name}\n\n{LEGEND}\n\n{text}\n"
        if request.config.getoption("--write-golden"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(whole, encoding="utf-8")
        assert whole.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return compare


@asynccontextmanager
async def at(text: str, *keys: str, people: Sequence[str] = ("Ana",)) -> AsyncIterator[Stage]:
    """At a table, after some keys."""
    async with stage() as player:
        await player.sit(text, people)
        await player.press(*keys)
        yield player


TABLES = {
    "teams-table": (positions.TEAMS, ("home", "right"), ALL),
    "maumau-wish": (positions.MAUMAU, ("z",), ALL),
    "ume-table": (positions.UME, ("home",), ALL),
    "rummy-wrong-set": (positions.RUMMY, ("home", "n"), ALL),
    "uno-race": (positions.UNO_RACE, (), ALL),
    "uno-25-cards": (positions.UNO_LARGE, ("end",), [NORMAL, SMALL]),
    "rummy-90-tiles": (positions.RUMMY_LARGE, ("home",), [NORMAL, SMALL]),
    "uno-round-end": (positions.UNO_LAST, ("home", "enter"), ALL),
    "uno-match-end": (positions.UNO_LAST_ROUND, ("home", "enter"), ALL),
    "uno-swap": (positions.UNO_SEVEN, ("home", "enter"), ALL),
}


@pytest.mark.parametrize("name", TABLES)
async def test_a_table(name: str, check: Check) -> None:
    text, keys, views = TABLES[name]
    async with at(text, *keys) as player:
        check(name, await seen(player, views))


async def test_uno_and_what_is_opened_there(check: Check) -> None:
    async with at(positions.UNO_DEBT, "z") as player:
        check("uno-debt", await seen(player, [*ALL, *THEMES]))
        for name, key in (("settings", "f5"), ("rules", "f3"), ("help", "f1"), ("menu", "f10")):
            await player.press(key, "down", "down")
            check(name, await seen(player))
            await player.press("escape")


async def test_choosing_a_colour(check: Check) -> None:
    async with at(positions.UNO_PLAIN, "3", "enter", "down") as player:
        check("uno-colour", await seen(player))


async def test_the_keyboard_changes_hands(check: Check) -> None:
    async with at(positions.UNO_PLAIN, people=("Ana", "Ben")) as player:
        check("hand-over", await seen(player))


async def test_a_new_table(check: Check) -> None:
    async with stage() as player:
        player.app.perform("table")
        await player.settle()
        await player.press("down", "down")
        check("new-table", await seen(player))


async def test_a_replay(check: Check, tmp_path: Path) -> None:
    async with stage() as player:
        path = tmp_path / "game.table"
        path.write_text(positions.UNO_RECORD, encoding="utf-8")
        await player.app.push_screen(ReplayScreen(player.app.session, Replay.of(player.app.session, path)))
        await player.press("home", "down", "down")
        check("replay", await seen(player))


async def test_statistics(check: Check) -> None:
    tables = folders().tables
    tables.mkdir(parents=True)
    for number, text in enumerate((positions.UNO_LAST_ROUND, positions.UNO_LAST_ROUND)):
        path = tables / f"2026-03-01-20150{number}.table"
        path.write_text(f"{text}Ana play R1\n", encoding="utf-8")
        path.with_suffix(".seats").write_text(
            '{"names": ["Ana", "Ben", "Cleo", "Dora"], "players": ["person", "easy", "easy", "easy"]}',
            encoding="utf-8",
        )
        assert result_of(path).winners == (0,)
    async with stage() as player:
        player.app.perform("statistics")
        await player.until(lambda: "2 / 2" in player.text())
        await player.settle()
        check("statistics", await seen(player))


class Paper:
    """What the look `said` writes, on a terminal of its own."""

    def __init__(self, size: Size) -> None:
        self.screen = pyte.Screen(*size)
        self._stream = pyte.Stream(self.screen)

    def put(self, _: UnoApp, data: str) -> None:
        self._stream.feed(data)

    def text(self) -> str:
        head = f"caret in row {self.screen.cursor.y + 1}, column {self.screen.cursor.x + 1}"
        rows = "\n".join(line.rstrip() for line in self.screen.display).rstrip()
        return "\n".join([head, *(f"|{line}" for line in rows.split("\n"))])


async def _first_start(size: Size) -> str:
    paper = Paper(size)
    with patch.object(UnoApp, "_put", lambda app, data: paper.put(app, data)):
        async with stage(size=size, asks_mode=True, mode=Mode.VOICE) as player:
            await player.until(lambda: "?" in paper.text())
            await player.settle()
            return paper.text()


async def test_the_first_start(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uno_tui.ui.appearance.running_readers", lambda: frozenset())
    sizes = [size for size, _, _ in ALL]
    check("first-start", "\n\n".join([f"=== {size[0]}x{size[1]}\n{await _first_start(size)}" for size in sizes]))
