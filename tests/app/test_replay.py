"""Going through a record on the full screen: forwards, back, and as a seat saw it."""

from __future__ import annotations

from pathlib import Path

import pytest
from looks.positions import UNO_RECORD as RECORD
from support.app_player import Player, playing, request
from support.replay_screen import shown, view_of

from uno_tui.app.app import UnoApp
from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.replay_screen import ReplayScreen
from uno_tui.ui.keys import keymap
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Settings, folders


@pytest.fixture
def record(home: Path) -> Path:
    path = home / "data" / "tables" / "2026-03-01-201500.table"
    path.parent.mkdir(parents=True)
    path.write_text(RECORD, encoding="utf-8")
    return path


async def open_replay(player: Player) -> ReplayScreen:
    """From the menu to the replay of the only table."""
    while not player.at_caret().startswith("Replay a game"):
        await player.press("down")
    await player.press("enter")
    assert isinstance(player.app.screen, ListScreen)
    # The tables are looked at in another process.
    await player.until(lambda: player.said[-1] == "Which game? 1 March 2026, 20:15: UNO, Ana, Ben and Cleo")
    await player.press("enter")
    assert isinstance(player.app.screen, ReplayScreen)
    return player.app.screen


async def test_walking_forwards_and_back(record: Path) -> None:
    async with playing(table=False) as player:
        screen = await open_replay(player)
        assert player.said[-1].startswith("As a spectator sees it. ")
        heard = []
        await player.press("home")
        for _ in range(5):
            await player.press("down")
            heard.append(player.said[-1])
            assert player.at_caret().startswith(player.said[-1][:20]), (player.at_caret(), player.said, shown(player))
        assert heard[0].startswith("Ana plays red 5.")
        assert heard[1].startswith("Ben draws.")
        assert heard[2].startswith("Cleo's interception fails.")
        assert "Blue 9." in shown(player).splitlines()[1]
        await player.press("down")
        assert player.said[-1].startswith("Last. ")
        for text in reversed(heard[:-1]):
            await player.press("up")
            assert player.said[-1] == text
        assert "Red 5." in shown(player).splitlines()[1]
        await player.press("home")
        assert screen.replay.place == 0
        assert "Red 3." in shown(player).splitlines()[1]
        await player.press("up")
        assert player.said[-1].startswith("First. ")


async def test_status_keys_answer_for_the_step_that_is_shown(record: Path) -> None:
    async with playing(table=False) as player:
        await open_replay(player)
        await player.press("home", "c")
        assert player.said[-1] == "Red 3."
        await player.press("down", "c")
        assert player.said[-1] == "Red 5."
        await player.press("e")
        assert player.said[-1].startswith("Ana 2, Ben 3, Cleo 3")
        await player.press("t")
        assert player.said[-1] == "Ben's turn."
        await player.press("f2", "c")
        assert player.said[-1] == "C: say the top card"
        for key in ("B", "h"):
            await player.press("f2", key)
            assert "does nothing here" not in player.said[-1]


async def test_an_onlooker_sees_and_hears_no_hand(record: Path) -> None:
    async with playing(table=False) as player:
        await open_replay(player)
        seen = ""
        for _ in range(7):
            seen += shown(player)
            await player.press("down")
        hidden = ("Blue 8", "Blue 7", "Green 1", "Green 2", "Yellow 9", "yellow 9", "yellow 1", "blue 8", "green 1")
        assert [name for name in hidden if name in seen + " ".join(player.said)] == []
        assert "Hand:" not in seen


async def test_the_view_of_a_seat_shows_its_hand_and_what_it_heard_and_nothing_else(record: Path) -> None:
    async with playing(table=False) as player:
        screen = await open_replay(player)
        await player.press("home", "down", "down")
        await view_of(player, "Ben")
        assert player.said[-1] == "As Ben saw it: you are Ben. You draw a yellow 1. Not playable. Turn over."
        assert screen.title_line._rows[0].text == "As Ben saw it: you are Ben"
        assert "Hand: Green 1, Green 2, Green 3, Yellow 1" in shown(player)
        player.said.clear()
        seen = ""
        await player.press("home")
        for _ in range(6):
            seen += shown(player)
            await player.press("down")
        everything = (seen + " ".join(player.said)).casefold()
        assert "you draw a yellow 1" in everything
        for other in ("blue 8", "blue 7", "yellow 9"):
            assert other not in everything
        await player.press("home")
        assert "Hand: Green 1, Green 2, Green 3\n" in shown(player) + "\n"
        await view_of(player, "Cleo")
        assert "Hand: Blue 8, Blue 7, Blue 5" in shown(player)
        assert "Green 1" not in shown(player)
        await view_of(player, "As a spectator sees it")
        assert "Hand:" not in shown(player)


async def test_a_table_without_records_and_a_spoilt_one(home: Path) -> None:
    tables = home / "data" / "tables"
    tables.mkdir(parents=True)
    (tables / "spoilt.table").write_text("nonsense\n", encoding="utf-8")
    async with playing(table=False) as player:
        while not player.at_caret().startswith("Replay a game"):
            await player.press("down")
        await player.press("enter")
        assert player.said[-1] == "Which game? No game to replay."
        await player.press("enter", "escape")
        assert player.at_caret().startswith("Replay a game")


@pytest.fixture
def wrong_record(record: Path) -> Path:
    record.write_text(RECORD.replace("Ben draw", "Ben play R9"), encoding="utf-8")
    return record


async def test_a_line_that_does_not_hold_is_told_where_it_stands(wrong_record: Path) -> None:
    async with playing(table=False) as player:
        screen = await open_replay(player)
        assert screen.replay.fails
        await player.press("end")
        assert str(wrong_record) in player.said[-1]


async def test_after_escape_the_menu_is_where_it_was(record: Path) -> None:
    async with playing(table=False) as player:
        await open_replay(player)
        await player.press("escape")
        assert player.said[-1].startswith("Which game? 1 March 2026")
        await player.press("escape")
        assert player.said[-1] == "Menu. Replay a game"
        assert [path.name for path in record.parent.iterdir() if path.suffix != ".result"] == [record.name]


async def test_a_record_named_at_the_start_is_opened_alone_and_leads_to_the_menu(record: Path) -> None:
    session = Session(request(), Settings(), folders(), keymap.load())
    app = UnoApp(session, table=False, replay=Replay.of(session, record))
    async with app.run_test() as pilot:
        player = Player(app, pilot)
        await player.settle()
        assert isinstance(app.screen, ReplayScreen)
        assert not any(said.startswith("Menu") for said in player.said)
        await player.press("escape")
        assert player.said[-1].startswith("Menu")
        await session.close()
