"""Setting a table on the full screen: everything by keys, everything said."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from support.app_player import playing
from support.new_table_list import choose, open_list, rows, select, type_

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.app.screens.typing_screen import TypingScreen
from uno_tui.core import options
from uno_tui.games.uno.rules import UNO
from uno_tui.host.match import Plan
from uno_tui.ui import presets
from uno_tui.ui.settings import Look, Mode, folders


async def test_every_choice_can_be_taken_back_one_value() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        for line, key in (("Game: ", "backspace"), ("Seat 2: Ben", "b"), ("The match ends", "backspace")):
            before = next(row for row in rows(player) if row.startswith(line))
            await choose(player, line)
            assert before not in rows(player)
            await player.press(key)
            assert before in rows(player)
            assert player.said[-1].rstrip(".") == before


async def test_a_seat_goes_round_all_players_and_says_them() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        said = [await choose(player, "Seat 2: Ben")]
        for _ in range(4):
            await player.press("enter")
            said.append(player.said[-1])
            assert player.at_caret() == player.said[-1]
        kinds = [text.removeprefix("Seat 2: Ben, ") for text in said]
        assert kinds == ["hard bot", "human", "easy bot", "normal bot", "hard bot"]


async def test_one_seat_more_and_fewer_keeps_the_cursor_there() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        assert await choose(player, "Add a seat") == "4 seats. Seat 4: Dora, normal bot"
        assert player.at_caret() == "Add a seat"
        await player.press("enter")
        assert player.said[-1] == "5 seats. Seat 5: Emil, normal bot"
        for _ in range(6):
            await player.press("enter")
        assert player.said[-1] == "UNO is for 2 to 10 players."
        assert sum(text.startswith("Seat ") for text in rows(player)) == 10
        assert await choose(player, "Remove a seat") == "Jan leaves: 9 seats."
        for _ in range(9):
            await player.press("enter")
        assert player.said[-1] == "UNO is for 2 to 10 players."
        assert sum(text.startswith("Seat ") for text in rows(player)) == 2
        assert player.at_caret() == "Remove a seat"


async def test_the_game_is_said_and_its_options_stay_while_it_is_the_same() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Bluff")
        assert await choose(player, "Game") == "Game: UNO Teams. 4 seats."
        assert not any(text.startswith("Bluff") for text in rows(player))
        for name in ("UNO Rummy", "Umé", "Erftschmiede-Maumau"):
            await player.press("enter")
            assert player.said[-1] == f"Game: {name}"


async def test_an_option_that_needs_another_switches_it_along_and_says_so() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        names = {option.id: player.app.session.announcer.translator.of("uno").text(f"option-{option.id}") for option in UNO.options}
        said = await choose(player, names["super_intercept"])
        explained = "Open jump-in: to intercept, the same number or symbol is enough."
        assert said == f"{names['super_intercept']}: on. {explained} That also switches on: {names['intercept']}."
        assert f"{names['intercept']}: on" in rows(player)
        said = await choose(player, names["intercept"])
        assert said == f"{names['intercept']}: off. That also switches off: {names['super_intercept']}."
        assert f"{names['super_intercept']}: off" in rows(player)


async def test_a_choice_among_words_goes_round_and_i_explains() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        assert "after a number of rounds" in await choose(player, "The match ends")
        await player.press("enter")
        assert "at a point limit" in player.said[-1]
        await select(player, "Cards for a forgotten Uno")
        await player.press("i")
        assert player.said[-1] == "How many cards a player draws who forgot to say Uno and was called out."  # codespell:ignore
        await player.press("home", "i")
        assert player.said[-1] == "No more information."
        await player.press("h")
        assert player.said[-1] == "Presets:"
        await player.press("h", "h", "h")
        assert player.said[-1] == "Rules:"
        await player.press("enter")
        assert player.said[-1] == "Rules is a heading; its lines are below."


async def test_enter_on_nothing_gives_up() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Name on seat 2")
        await type_(player, "", over=10)
        assert player.said[-1] == "Name on seat 2: Ben"
        assert isinstance(player.app.screen, ListScreen)


async def test_what_is_typed_is_not_said_where_a_reader_echoes_it() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Point limit")
        before = len(player.said)
        await player.press("7", "backspace", "7", "5")
        assert player.said[before:] == []
        await player.press("left")
        assert player.said[before:] == ["75"]


async def test_a_number_is_typed_with_every_letter_said() -> None:
    async with playing(table=False, mode=Mode.SILENT, look=Look.LINES) as player:
        await open_list(player)
        said = await choose(player, "Point limit")
        assert said == "Point limit, from 50 to 2,000? 500. Type, then Enter. Escape, or Enter on an empty line, cancels."
        before = len(player.said)
        await player.press("backspace", "backspace", "backspace", "7", "enter")
        assert player.said[before:] == [
            "0 deleted",
            "0 deleted",
            "5 deleted",
            "7",
            "That is not a number from 50 to 2,000.",
        ]
        await player.press(*["backspace"], "7", "7", "backspace", "5", "left")
        assert player.said[-1] == "75"
        await player.press("enter")
        assert player.said[-1] == "Point limit: 75"
        assert player.at_caret() == "Point limit: 75"
        await player.press("enter", "9", "escape")
        assert player.said[-1] == "Point limit: 75"
        assert player.app.session.tables.next_values["limit"] == 500


async def test_the_first_letter_replaces_the_word_that_was_there() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Point limit")
        await type_(player, "100")
        assert "Point limit: 100" in rows(player)


async def test_the_caret_stands_after_what_was_typed() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Name on seat 2")
        await player.press("backspace", "j", "a")
        x, y = player.app.cursor_position
        line = player.app.screen._compositor.render_strips()[y].text
        assert line[:x] == "Beja"
        assert line[x:].strip() == ""


async def test_what_is_typed_is_written_again_when_the_screen_was_cleared() -> None:
    async with playing(table=False, mode=Mode.READER, look=Look.SAID) as player:
        await open_list(player)
        await choose(player, "Name on seat 2")
        await player.press("b", "e", "a")
        written: list[str] = []
        player.app.writer.write = written.append
        player.app.write_again()
        await asyncio.sleep(0.2)
        assert "bea" in "".join(written)


async def test_what_is_typed_is_written_again_in_another_look(monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(table=False, mode=Mode.READER, look=Look.LINES) as player:
        await open_list(player)
        await choose(player, "Name on seat 2")
        await player.press("b", "e", "a")
        written: list[str] = []
        monkeypatch.setattr(player.app, "_put", written.append)
        player.app.session.next_look()
        assert player.app.session.appearance.look is Look.SAID
        await asyncio.sleep(0.2)
        assert "bea" in "".join(written)


async def test_a_name_is_typed_and_bad_ones_are_refused() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Name on seat 2")
        await type_(player, "Ana", over=3)
        assert player.said[-1] == "That name is not possible: someone is already called Ana."  # codespell:ignore
        assert isinstance(player.app.screen, TypingScreen)
        for bad in ("R5", "draw", "A b", "x"):
            player.said.clear()
            await asyncio.sleep(0.75)  # the same sentence sooner is said only once
            await type_(player, bad, over=10)
            assert player.said[-1].startswith("That name is not possible: "), (bad, player.said)
        await type_(player, "Zoë", over=10)
        assert player.said[-1] == "Seat 2: Zoë, normal bot"
        assert player.at_caret() == "Name on seat 2: Zoë"


async def test_start_plays_with_what_was_chosen() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Remove a seat")
        await choose(player, "Seat 2: Ben")
        await choose(player, "Name on seat 1")
        await type_(player, "Mia", over=3)
        await choose(player, "0/7 rule")
        await choose(player, "Start")
        await player.until(lambda: isinstance(player.app.screen, TableScreen) and player.app.session.runner.table is not None)
        match = player.app.session.runner.host.match
        assert match.plan == Plan(("Mia", "Ben"), ("person", "hard"))
        assert match.record.lines[:3] == ["table 1", "game uno", "options seven_zero=on"]
        assert player.app.session.runner.host.table.view(0).rules.seven_zero


async def test_without_a_person_nothing_starts() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Seat 1: Ana")
        assert await choose(player, "Start") == "At least one player must be human."  # codespell:ignore
        assert player.app.session.runner.table is None


async def test_what_is_chosen_counts_only_once_it_is_started() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "0/7 rule")
        await choose(player, "Add a seat")
        await player.press("escape")
        await choose(player, "Start a game of UNO with 3 players")
        await player.until(lambda: player.app.session.runner.table is not None)
        assert player.app.session.runner.host.match.record.values == options.defaults(UNO.options)
        assert len(player.app.session.runner.host.match.names) == 3


async def test_at_an_unfinished_table_start_asks_first() -> None:
    async with playing() as player:
        before = player.desk
        await player.press("m")
        await open_list(player)
        await choose(player, "Add a seat")
        await choose(player, "Start")
        assert isinstance(player.app.screen, QuestionScreen)
        assert player.said[-1].startswith("Start another game? This one stays saved.")
        await player.press("n")
        assert player.desk is before
        await choose(player, "Start")
        await player.press("y")
        await player.until(lambda: player.app.session.runner.table not in (None, before))
        assert len(player.app.session.runner.host.match.names) == 4


async def test_a_preset_is_saved_used_and_deleted() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Remove a seat")
        await choose(player, "Seat 2: Ben")
        await choose(player, "Response")
        await choose(player, "Save these choices")
        await type_(player, "for two")
        assert player.said[-1] == "The preset for two is saved."
        kept = presets.read(folders().presets)
        assert kept["for two"].plan == Plan(("Ana", "Ben"), ("person", "hard"))
        assert kept["for two"].rules == ("response=on",)
    async with playing(table=False) as player:
        await open_list(player)
        assert await choose(player, "Use the preset for two") == "The preset for two is in use."
        assert player.at_caret() == "Use the preset for two"
        assert "Seat 2: Ben, hard bot" in rows(player)
        assert not any(text.startswith("Seat 3") for text in rows(player))
        await choose(player, "Start")
        await player.until(lambda: player.app.session.runner.table is not None)
        assert player.app.session.runner.host.match.plan == Plan(("Ana", "Ben"), ("person", "hard"))
        assert player.app.session.runner.host.table.view(0).rules.response
    async with playing(table=False) as player:
        await open_list(player)
        assert await choose(player, "Delete the preset for two") == "Delete the preset for two? No, Yes."
        await player.press("enter")
        assert list(presets.read(folders().presets)) == ["for two"]
        await choose(player, "Delete the preset for two")
        await player.press("y")
        assert "The preset for two is deleted." in player.said[-2:]
        assert not any("for two" in text for text in rows(player))
        assert presets.read(folders().presets) == {}


async def test_a_preset_needs_a_name() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Save these choices")
        await player.press("space", "enter")
        assert isinstance(player.app.screen, TypingScreen)
        assert player.said[-1] == "empty"
        assert presets.read(folders().presets) == {}


async def test_a_broken_file_of_presets_is_told_and_left_alone(home: Path) -> None:
    path = home / "config" / "presets.toml"
    path.parent.mkdir(parents=True)
    path.write_text("[evening\n", encoding="utf-8")
    async with playing(table=False) as player:
        await open_list(player)
        assert any(text.startswith(f"{path}:1: ") for text in rows(player))
        await choose(player, "Save these choices")
        await type_(player, "mine")
        assert player.said[-1].startswith(f"{path}:1: ")
        assert path.read_text(encoding="utf-8") == "[evening\n"


async def test_who_gives_a_seat_to_a_bot_practises_alone_no_longer() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        for _ in range(2):
            await choose(player, "Practice game")
        assert any(text.startswith("Practice game: ") and "every" in text for text in rows(player)), rows(player)
        await choose(player, "Seat 2")
        assert not any(text.startswith("Practice game: ") and "every" in text for text in rows(player)), rows(player)


async def test_a_preset_for_a_game_that_is_gone_is_named_and_can_be_forgotten_and_the_others_stay() -> None:
    path = folders().presets
    gone = presets.Preset("halma", ("Ana", "Ben"), ("person", "easy"))
    presets.write(path, {"old": gone, "evening": presets.Preset("uno", ("Ana", "Ben"), ("person", "easy"))})
    async with playing(table=False) as player:
        await open_list(player)
        assert any(text.startswith("Preset old: unknown game halma") for text in rows(player)), rows(player)
        await choose(player, "Use the preset evening")
        assert player.said[-1] == "The preset evening is in use."
        await choose(player, "Delete the preset old")
        await player.press("y")
        assert list(presets.read(path)) == ["evening"]


async def test_a_preset_that_vanished_meanwhile_is_no_crash() -> None:
    path = folders().presets
    presets.write(path, {"evening": presets.Preset("uno", ("Ana", "Ben"), ("person", "easy"))})
    async with playing(table=False) as player:
        await open_list(player)
        await select(player, "Use the preset evening")
        path.unlink()
        await player.press("enter")
        assert player.said[-1] == "The preset evening no longer exists."
        assert not any("evening" in text for text in rows(player))


async def test_the_choices_are_still_there_after_escape() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        await choose(player, "Game")
        await player.press("escape")
        await open_list(player)
        assert "Game: UNO Teams" in rows(player)


async def test_only_the_end_that_was_chosen_has_its_number() -> None:
    async with playing(table=False) as player:
        await open_list(player)
        assert any(text.startswith("Point limit") for text in rows(player))
        assert not any(text.startswith("Rounds") for text in rows(player))
        await choose(player, "The match ends")
        assert any(text.startswith("Rounds") for text in rows(player))
        assert not any(text.startswith("Point limit") for text in rows(player))
