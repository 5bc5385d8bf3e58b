"""The first question, the help of the help, and settings that the arrows to the side change."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.app_player import Player, playing

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.host.match import Plan
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys import keymap
from uno_tui.ui.navigation.help_list import key_list
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.settings import SETTINGS, Mode


async def test_escape_answers_the_first_question_with_nothing_but_the_question(home: Path) -> None:
    async with playing(table=False, asks_mode=True, mode=Mode.VOICE, voice="none") as player:
        await player.press("escape")
        assert isinstance(player.app.screen, QuestionScreen)
        assert player.said[-1].startswith("How do you want to hear the game?")
        assert player.said[-1].endswith("Escape: later.")
        assert not (home / "config" / "settings.toml").exists()


@pytest.mark.parametrize("key", ["f10", "m"])
async def test_the_menu_waits_until_the_first_question_is_answered(home: Path, key: str) -> None:
    async with playing(table=False, asks_mode=True, mode=Mode.VOICE, voice="none") as player:
        await player.press(key)
        assert isinstance(player.app.screen, QuestionScreen)
        assert "How do you want to hear the game?" in player.said[-1]


async def test_card_keys_that_are_no_digits_are_listed_not_told_as_a_range(home: Path) -> None:
    async with playing() as player:
        session = player.app.session
        assert key_list(session.announcer, session.named_keys, "card_1") == "1 to 0"
        session.preferences.keymap = keymap.change(home / "keys.toml", "default", "card_10", "%")
        assert key_list(session.announcer, session.named_keys, "card_1").endswith("9, %")


async def test_the_help_of_the_help_says_so_and_leads_back_to_the_help() -> None:
    async with playing(table=False) as player:
        await player.press("f1")
        assert player.said[-1].startswith("What can I press here?")
        await player.press("f1")
        assert player.said[-1].startswith("What can I press in this help?")
        depth = len(player.app.screen_stack)
        await player.press("f1")
        assert player.said[-1] == "What can I press in this help?"
        assert len(player.app.screen_stack) == depth
        await player.press("escape")
        assert player.said[-1].startswith("What can I press here?")


async def go_to(player: Player, line: str) -> str:
    """Open the settings and go to the line that begins so; return it."""
    await player.press("f5")
    screen = player.app.screen
    assert isinstance(screen, ListScreen)
    for _ in screen.items:
        if screen.items[screen.list.index].text.startswith(line):
            return screen.items[screen.list.index].text
        await player.press("down")
    raise AssertionError(f"no line begins with {line!r}")


async def test_right_and_left_change_a_value_and_pace_goes_from_slow_to_fast() -> None:
    async with playing(table=False, pace=None) as player:
        assert await go_to(player, "Pace of the bots") == "Pace of the bots: normal"
        await player.press("right")
        assert player.said[-1] == "Pace of the bots: fast"
        for value in ("normal", "slow", "wait for me"):
            await player.press("left")
            assert player.said[-1] == f"Pace of the bots: {value}"
        await player.press("f2", "right")
        assert player.said[-1] == "Right: change to the next value"
        assert player.app.session.preferences.settings.pace == "wait"
        await player.press("f1")
        assert player.said[-1] == "What can I press here? 32 lines. Right, Left: change the value of a line"


async def test_where_a_line_has_no_values_right_goes_to_the_next_line() -> None:
    async with playing(table=False) as player:
        screen = player.app.screen
        assert isinstance(screen, ListScreen)
        await player.press("right")
        assert screen.list.index == 1


@pytest.mark.parametrize(("mode", "there"), [(Mode.VOICE, True), (Mode.READER, False), (Mode.SILENT, False)])
async def test_settings_of_the_voice_are_there_only_where_the_program_speaks(mode: Mode, there: bool) -> None:
    async with playing(table=False, mode=mode, voice="none") as player:
        await player.press("f5")
        screen = player.app.screen
        assert isinstance(screen, ListScreen)
        for name in ("Voice: ", "Speed: ", "Show speech as text"):
            assert any(item.text.startswith(name) for item in screen.items) is there


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_passing_over_a_setting_reads_at_most_twenty_words(language: str) -> None:
    translator = Translator(language)
    for name, setting in SETTINGS.items():
        if setting.unclear:
            explains = translator.text(f"setting-{name}", "description")
            text = translator.text(f"setting-{name}", value=translator.text("value-on"))
            said = Item(text, explains=explains, unclear=True).spoken_text
            assert len(said.split()) <= 20, said


@pytest.mark.parametrize(
    ("key", "told"), [("r", "Sounds are off; Shift+M switches them on."), ("v", "Sounds are on; Shift+M switches them off.")]
)
async def test_a_player_who_chooses_who_speaks_hears_of_the_sounds(key: str, told: str) -> None:
    async with playing(table=False, asks_mode=True, mode=Mode.VOICE, voice="none") as player:
        await player.press(key)
        assert sum(told in each for each in player.said) == 1


async def test_space_answers_no_question_at_a_table() -> None:
    async with playing(seed=7, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        cursor = player.desk.state.cursor
        cursor.go(next(place for place, each in enumerate(cursor.cards) if each.wild))
        await player.press("enter", "space")
        assert isinstance(player.app.screen, QuestionScreen)
        assert player.said[-1].startswith("Enter or a letter answers. Which colour? red, yellow, green, blue.")
        await player.press("enter")
        assert not isinstance(player.app.screen, QuestionScreen)


async def test_a_new_table_says_once_that_the_unfinished_one_is_kept() -> None:
    async with playing() as player:
        told = "The unfinished game is kept. The menu resumes it."
        assert told not in player.said
        await player.app.sit_down(None)
        await player.settle()
        assert player.said.count(told) == 1


async def test_the_player_s_name_is_a_setting() -> None:
    async with playing(table=False) as player:
        await player.press("f5", "y")
        assert player.said[-1] == "Your name in new games: Ana"
        await player.press("enter", *"Mia", "enter")
        assert "Your name in new games: Mia" in player.said
        assert player.app.session.tables.plan.names[0] == "Ana"  # the plan of the command line holds
        player.app.session.preferences.override.plan = None
        assert player.app.session.tables.plan.names[0] == "Mia"
        await player.press("enter", *"x y", "enter")
        assert player.app.session.preferences.settings.name == "Mia"
