"""The deal of the day on the full screen: from the command line and from the menu, to its end by keys."""

from __future__ import annotations

import asyncio
from datetime import date, datetime

from support.app_player import Player, playing
from support.daily_player import begun, finish

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.games.family.rules.moves import Play
from uno_tui.host.daily import daily_on
from uno_tui.host.match import Match
from uno_tui.host.store import Store
from uno_tui.ui.daily import line_to_tell
from uno_tui.ui.request import DailyStart
from uno_tui.ui.settings import folders

HINT = "To hear this line again or copy it, choose Deal of the day in the menu."
PLAYED = "You have already played this deal of the day"


def played() -> Match:
    match = begun("uno", date.today(), Store(folders().tables).create_new_file(datetime.now()))
    asyncio.run(finish(match))
    return match


def told(player: Player) -> list[str]:
    """Return all that was said, from the beginning on."""
    return [message.text for message in player.app.session.announcer.speaker.history.messages()]


async def play_to_the_end(player: Player) -> None:
    """Play by ear: the next card that fits, else draw."""
    for _ in range(400):
        await player.until(lambda: 0 in player.desk.state.view.acting or player.desk.state.outcome.match is not None)
        if player.desk.state.outcome.match is not None:
            return
        if isinstance(player.app.screen, QuestionScreen):
            await player.press("r")
            continue
        if any(isinstance(move, Play) for move in player.desk.state.moves):
            await player.press("z", "enter")
        else:
            await player.press("space")
    raise AssertionError(player.said[-10:])


async def test_it_is_played_to_its_end_and_its_line_is_heard_again_from_the_menu() -> None:
    async with playing(plan=None, seed=None, daily=DailyStart("uno")) as player:
        assert isinstance(player.app.screen, TableScreen)
        match = player.app.session.runner.match
        assert match is not None
        assert match.daily == daily_on(date.today())
        assert sum(each.startswith("Deal of the day, ") for each in told(player)) == 1
        await play_to_the_end(player)
        await player.settle()
        line = line_to_tell(player.app.session.announcer.translator, match.text(), 0, "uno", match.daily.day)
        assert player.said[-3:] == [line, HINT, "Match over. Press Enter for the menu."]
        await player.press("enter")
        menu = player.on(ListScreen)
        menu.list.index = [item.text for item in menu.items].index("Deal of the day")
        await player.press("enter")
        await player.settle()
        assert player.said[-1].endswith(f"UNO: {line.partition(': ')[2]}") or "UNO: " in player.said[-1]
        await player.press("enter")
        await player.settle()
        assert PLAYED in player.said[-1]
        assert line in player.said[-1]
        await player.press("enter")
        assert player.said[-1] == line


async def test_one_that_was_played_opens_its_list_with_the_first_sentence_and_escape_leads_to_the_menu() -> None:
    match = await asyncio.to_thread(played)
    async with playing(table=False, plan=None, seed=None, daily=DailyStart("uno")) as player:
        await player.settle()
        line = line_to_tell(player.app.session.announcer.translator, match.text(), 0, "uno", date.today())
        said = " ".join(told(player))
        assert PLAYED in said
        assert line in said
        assert player.app.session.mode_line() in said
        await player.press("down", "down")
        assert player.said[-1].startswith("Play it again; it does not count")
        await player.press("enter")
        await player.until(lambda: player.app.session.runner.table is not None)
        await player.settle()
        again = player.app.session.runner.match
        assert again is not None
        assert again.plan.practice is not None
        assert again.record.lines[:7] == match.record.lines[:7]


async def test_escape_leads_from_it_to_the_menu() -> None:
    await asyncio.to_thread(played)
    async with playing(table=False, plan=None, seed=None, daily=DailyStart("uno")) as player:
        await player.settle()
        await player.press("escape")
        await player.settle()
        assert player.on(ListScreen).title_id == "menu-title"


async def test_from_the_menu_at_another_table_that_one_stays_and_the_deal_is_gone_on_with() -> None:
    async with playing() as player:
        other = player.app.session.runner.running_path
        player.app.navigator.open("daily")
        await player.settle()
        listed = player.on(ListScreen)
        assert [item.text for item in listed.items][:2] == ["UNO: not played yet", "UNO Teams: not played yet"]
        await player.press("enter")
        await player.until(lambda: player.app.session.runner.running_path != other)
        await player.settle()
        deal = player.app.session.runner.running_path
        player.app.navigator.open("daily")
        await player.settle()
        assert player.on(ListScreen).items[0].text == "UNO: started, not finished"
        await player.press("enter")
        await player.settle()
        assert isinstance(player.app.screen, TableScreen)
        assert player.app.session.runner.running_path == deal
        assert other in player.app.session.tables.unfinished_tables()
