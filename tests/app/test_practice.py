"""Practice tables on the full screen: chosen, marked, taken back, with open hands."""

from __future__ import annotations

from typing import Any

import pytest
from looks.positions import UNO_FEW as POSITION
from support.app_player import Player, playing
from support.new_table_list import choose, open_list, rows, select, type_
from support.presets import FAMILY

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.replay_screen import ReplayScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.host.match import Plan
from uno_tui.host.practice import Practice
from uno_tui.ui import presets
from uno_tui.ui.settings import Look, Mode, folders
from uno_tui.ui.tables import PRACTICE_TABLES

HINT = "Shift+U to undo a move."


def plan(*players: str, **practice: Any) -> Plan:
    return Plan(("Ana", "Ben", "Cleo")[: len(players)], players, Practice(**practice))


def screen(player: Player) -> str:
    return "\n".join(strip.text for strip in player.app.screen._compositor.render_strips())


async def test_a_practice_table_is_chosen_in_the_list_of_a_new_table() -> None:
    async with playing(table=False, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        await open_list(player)
        assert not any(row.startswith(("Everyone's cards", "Deal number")) for row in rows(player))
        assert await choose(player, "Practice game") == "Practice game: Yes, against the others"
        await player.press("i")
        assert player.said[-1] == "You can undo moves in a practice game, and it does not count for the statistics."
        assert await choose(player, "Everyone's cards open: No") == "Everyone's cards open: Yes"
        await choose(player, "Deal number: any")
        for unknown in ("0000000001234567", "1000000"):
            await type_(player, unknown)
            assert player.said[-1] == "That is not a number from 0 to 999,999."
            await player.press(*["backspace"] * len(unknown))
        await type_(player, "1000000")
        assert player.said[-1] == "That is not a number from 0 to 999,999."
        await player.press(*["backspace"] * 7)
        await type_(player, "4711")
        assert player.said[-1] == "Deal number: 4711"
        await choose(player, "Start")
        assert isinstance(player.app.screen, TableScreen)
        assert "Practice game, deal 4711." in player.said
        assert HINT in player.said
        assert player.app.session.runner.host.match.plan == plan("person", "easy", open_hands=True, deal=4711)
        assert player.app.session.tables.store.tables() == []
        assert len(player.app.session.tables.practised.tables()) == 1


async def test_alone_one_sits_on_all_seats_and_gets_the_bots_back() -> None:
    async with playing(table=False, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        await open_list(player)
        await select(player, "Practice game: No")
        await player.press("backspace")
        assert player.said[-1] == "Practice game: Yes, I play everyone, with open cards"
        assert "Seat 2: Ben, human" in rows(player)
        await player.press("enter")
        assert player.said[-1] == "Practice game: No"
        assert "Seat 2: Ben, normal bot" in rows(player)


async def test_a_preset_keeps_how_one_practises() -> None:
    own = presets.Preset("uno", ("Ana", "Ben"), ("person", "hard"), (), Practice(open_hands=True, deal=7))
    presets.write(folders().presets, {"mine": own, "family": FAMILY})
    assert presets.read(folders().presets)["mine"].plan.practice == own.practice
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Use the preset mine")
        assert {"Practice game: Yes, against the others", "Everyone's cards open: Yes", "Deal number: 7"} < set(
            rows(player)
        )
        await choose(player, "Use the preset family")
        assert "Practice game: No" in rows(player)


async def practising(player: Player, **practice: bool) -> None:
    path = player.app.session.tables.lay_out_practice(POSITION, **practice)
    player.app.navigator.front.sit_down(path)
    await player.settle()
    await player.until(lambda: player.app.session.runner.table is not None)
    await player.settle()


async def test_bots_replace_friends_at_a_practice_table() -> None:
    async with playing(table=False) as player:
        tables = player.app.session.tables
        tables.sitting = Plan(("Ana", "Ben"), ("person", "friend"))
        match = await tables.resume(tables.lay_out_practice(POSITION, 0))
        assert match.plan.players == ("person", "normal")
        match.close()


async def test_moves_are_taken_back_and_bots_move_again() -> None:
    async with playing(table=False) as player:
        player.app.navigator.practise(POSITION, 0)
        await player.until(lambda: player.app.session.runner.table is not None)
        await player.settle()
        assert player.said.count("Practice game.") == 1
        await player.press("home", "enter")
        await player.until(lambda: player.desk.state.view.turn == 0 and len(player.desk.state.view.hand) == 2)
        await player.press("U")
        assert player.said[-1] == "Undone: play the red 5, and 1 later move. Your turn. Selected: red 5."
        assert [str(card) for card in player.desk.state.view.hand] == ["R5", "B9", "G7"]
        await player.press("U")
        assert player.said[-1] == "Nothing to undo."
        await player.press("h")
        await player.until(lambda: "red 5" in player.said[-1])


@pytest.mark.parametrize("look", [Look.CARDS, Look.LINES])
@pytest.mark.parametrize("open_hands", [True, False])
async def test_it_is_marked_and_open_hands_are_shown_and_read(look: Look, open_hands: bool) -> None:
    async with playing(table=False, look=look, mode=Mode.SILENT) as player:
        await practising(player, open_hands=open_hands)
        shown = screen(player)
        assert "Practice game." in shown
        written = "Ben ●1 ■8 ◆1" if look is Look.CARDS else "Ben: red 1, green 8, blue 1."
        assert (written in shown) is open_hands
        await player.press("e")
        assert ("Ben: red 1, green 8, blue 1." in player.said[-2:]) is open_hands


@pytest.mark.parametrize("practice", [None, Practice(deal=4711), Practice(open_hands=True, deal=4711)])
async def test_the_list_of_keys_has_it_at_practice_tables_only(practice: Practice | None) -> None:
    async with playing(plan=Plan(("Ana", "Ben"), ("person", "easy"), practice)) as player:
        await player.press("f1")
        assert isinstance(player.app.screen, ListScreen)
        listed = [item.text for item in player.app.screen.items if "undo a move" in item.text]
        assert listed == ([] if practice is None else ["Shift+U: undo a move, in a practice game"])
        await player.press("escape", "U")
        if practice is None:
            assert player.said[-1] == "Undo works in practice games only."
        else:
            assert player.said[-1] == "Nothing to undo."


async def test_who_plays_for_everybody_is_never_asked_for() -> None:
    async with playing(plan=plan("person", "person", open_hands=True, deal=4711)) as player:
        assert "You play for Ana." in [each.text for each in player.app.session.announcer.speaker.history.messages()]
        assert player.desk.state.handing_to is None
        for _ in range(30):
            if player.desk.state.seat == 1:
                break
            await player.press("z", "enter")
            if not isinstance(player.app.screen, TableScreen):
                await player.press("enter")
        assert "You play for Ben." in player.said
        assert player.desk.state.handing_to is None
        seat = player.desk.state.seat
        await player.press("U")
        assert any(text.startswith("Undone for Ana:") for text in player.said)
        assert (seat, player.desk.state.seat) == (1, 0)


async def test_several_people_with_closed_hands_are_asked_for_after_taking_back() -> None:
    async with playing(plan=plan("person", "person", deal=5)) as player:
        await player.press("enter", "space")
        before = player.desk.state.seat
        while player.desk.state.handing_to is None:
            await player.press("space", "z", "enter")
            if not isinstance(player.app.screen, TableScreen):
                await player.press("enter")
        other = player.desk.state.handing_to
        await player.press("enter")
        assert player.desk.state.seat == other != before
        await player.press("U")
        assert player.desk.state.handing_to == before
        assert "Undone: Ana's last move." in player.said
        hand = player.desk.state.name_of(before)
        assert player.said[-1] == f"{hand}, press Enter."


@pytest.mark.parametrize(
    ("open_hands", "marked"),
    [(True, "UNO, practice game, deal 4711, Ana and Ben"), (False, None)],
)
async def test_a_table_played_alone_can_be_replayed_one_of_several_people_not_yet(
    open_hands: bool, marked: str | None
) -> None:
    async with playing(plan=plan("person", "person", open_hands=open_hands, deal=4711)) as player:
        await player.app.session.runner.leave_table()
    async with playing(table=False) as player:
        await select(player, "Replay a game")
        await player.press("enter")
        if marked is None:
            assert rows(player) == ["No game to replay."]
        else:
            assert rows(player)[0].endswith(marked)


async def test_a_record_of_practice_is_replayed_from_the_menu_like_any_other() -> None:
    async with playing(table=False) as player:
        await practising(player)
        await player.press("home", "enter")
        await player.until(lambda: player.desk.state.view.turn == 0 and len(player.desk.state.view.hand) == 2)
        await player.app.session.runner.leave_table()
    async with playing(table=False) as player:
        await select(player, "Replay a game")
        await player.press("enter")
        assert rows(player)[0].endswith("UNO, practice game, Ana and Ben")
        await player.press("enter")
        assert isinstance(player.app.screen, ReplayScreen)
        await player.press("home", "down")
        assert player.said[-1] == "Ana plays red 5."


async def test_of_abandoned_practice_tables_only_the_newest_are_kept() -> None:
    async with playing(table=False) as player:
        await practising(player)
        session = player.app.session
        abandoned = session.tables.practised.abandoned
        await session.runner.abandon_table()
        assert session.tables.practised.tables() == []
        [newest] = abandoned.tables()
        assert newest.with_suffix(".seats").exists()
        for number in range(PRACTICE_TABLES):
            (abandoned.folder / f"2025-01-01-1200{number:02}.table").write_text(POSITION, encoding="utf-8")
        session.tables.lay_out_practice(POSITION)
        kept = [newest.stem, *(f"2025-01-01-1200{number:02}" for number in range(PRACTICE_TABLES - 1, 0, -1))]
        assert [path.stem for path in abandoned.tables()] == kept


async def test_a_practice_table_is_gone_on_with_from_the_menu_and_nowhere_counted() -> None:
    async with playing(table=False) as player:
        await practising(player)
        await player.press("home", "enter")
        await player.until(lambda: player.desk.state.view.turn == 0 and len(player.desk.state.view.hand) == 2)
        await player.app.session.runner.leave_table()
        session = player.app.session
        assert session.tables.unfinished() is None
        assert session.tables.plan.practice is None
        assert session.tables.practised.unfinished() is not None
    async with playing(table=False) as player:
        await select(player, "Resume practice: UNO with Ben")
        await player.press("enter")
        await player.until(lambda: player.app.session.runner.table is not None)
        await player.settle()
        await player.press("U")
        assert player.said[-1].startswith("Undone: play the red 5")
