"""Moves worth another look on the full screen: from the end of a round, in a replay, and playing on from one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from support.app_player import Player, playing
from support.replay_screen import shown, view_of
from support.reviews import BETTER, OPENING, RECORD, ROUND

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.replay_screen import ReplayScreen
from uno_tui.host.match import Plan

pytestmark = pytest.mark.screen


@pytest.fixture
def record(home: Path) -> Path:
    path = home / "data" / "tables" / "2026-03-01-201500.table"
    path.parent.mkdir(parents=True)
    path.write_text(RECORD, encoding="utf-8")
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(("Ana", "Ben"), ("person", "normal"))))
    return path


async def choose(player: Player, begins: str) -> None:
    """Walk to the line that begins so, and choose it."""
    for _ in range(30):
        if player.at_caret().startswith(begins):
            break
        await player.press("down")
    assert player.at_caret().startswith(begins), shown(player)
    await player.press("enter")


async def long_until(condition: Callable[[], bool]) -> None:
    """It is worked out in a process that stands back behind all others, on a machine that may be busy."""
    async with asyncio.timeout(110):
        while not condition():
            await asyncio.sleep(0.05)


async def in_list(player: Player) -> ListScreen:
    await long_until(lambda: type(player.app.screen) is ListScreen and BETTER[:20] in shown(player))
    assert isinstance(player.app.screen, ListScreen)
    return player.app.screen


@pytest.mark.slow
async def test_a_replay_lists_the_moves_and_leads_to_each(record: Path) -> None:
    async with playing(table=False) as player:
        await choose(player, "Replay a game")
        await choose(player, "1 March 2026")
        screen = player.app.screen
        assert isinstance(screen, ReplayScreen)
        await player.press("B")
        assert player.said[-1] == "Choose a player first; spectators have no moves."
        await view_of(player, "Ana")
        await player.press("home", "end", "enter")
        assert isinstance(player.app.screen, QuestionScreen)
        await choose(player, "Moves to review")
        listed = await in_list(player)
        assert listed.items[0].text.startswith(f"Round 1. Your move: play the red 5. {BETTER}")
        assert len(listed.items) == 1
        await player.press("enter")
        assert player.app.screen is screen
        assert screen.replay.place == 0
        assert "Hand: Red 5, Red Draw Two" in shown(player)


async def test_one_plays_on_from_a_step(record: Path) -> None:
    async with playing(table=False) as player:
        await choose(player, "Replay a game")
        await choose(player, "1 March 2026")
        await view_of(player, "Ana")
        await player.press("home", "enter")
        await choose(player, "Play from here")
        await player.until(lambda: player.app.session.runner.table is not None)
        assert player.desk.state.client.practice is not None
        assert [str(card) for card in player.desk.state.view.hand] == ["R5", "R+2"]
        assert player.desk.state.public.names == ("Ana", "Ben")


async def test_one_who_plays_on_knows_what_came_before_and_can_take_it_back(record: Path) -> None:
    async with playing(table=False) as player:
        await choose(player, "Replay a game")
        await choose(player, "1 March 2026")
        await view_of(player, "Ana")
        await player.press("home", "down", "down", "down", "enter")
        await choose(player, "Play from here")
        await player.until(lambda: player.app.session.runner.table is not None)
        await player.settle()
        assert player.desk.state.view.short == (None, "R")
        await player.press("U")
        assert player.said[-1].startswith("Undone: play the red 5, and 2 later moves."), player.said
        assert [str(card) for card in player.desk.state.view.hand] == ["R5", "R+2"]


async def test_at_the_end_of_a_round_it_is_told_and_leads_to_the_replay(record: Path) -> None:
    record.write_text(OPENING + "".join(f"{line}\n" for line in ROUND[:-1]), encoding="utf-8")  # noqa: ASYNC240
    async with playing(table=False) as player:
        await choose(player, "Resume:")
        await player.until(lambda: player.app.session.runner.table is not None)
        await player.press("end", "enter")
        await long_until(lambda: any("to review" in text for text in player.said))
        assert "1 move to review in round 1: Shift+B." in player.said
        await player.press("B")
        listed = await in_list(player)
        assert listed.items[0].text.startswith("Your move: play the red 5. Better: ")
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, ReplayScreen))
        assert "Hand: Red 5, Red Draw Two" in shown(player)
        await player.press("escape", "escape")
        await player.press("m")
        assert "Moves to review in the last round" in shown(player)
