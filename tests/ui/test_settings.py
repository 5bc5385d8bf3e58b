"""Settings follow from their declarations: what lists show of them, and what becomes of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from support.sessions import session_with

from uno_tui.app.themes import THEMES
from uno_tui.commands.chosen import choices
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import entries
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys import keymap
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.settings_list import SettingsList, set_name
from uno_tui.ui.navigation.sounds_list import SoundsList
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.settings import SETTINGS, Look, Mode, Section, Settings, SettingsError, read

LISTED = [name for name, setting in SETTINGS.items() if setting.section is not None and name != "pieces"]
EVERYWHERE = [name for name in LISTED if SETTINGS[name].ability is None and name != "calibration"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_in_a_list_has_its_texts(language: str) -> None:
    translator = Translator(language)
    wanted = [f"setting-{name}" for name in LISTED]
    assert [f"{language} lacks {each}" for each in wanted if each not in entries(language)] == []
    described = [each for each in wanted if translator.text(each, "description")]
    assert [f"{language} lacks the description of {each}" for each in wanted if each not in described] == []


async def test_the_lists_show_what_is_declared_in_that_order() -> None:
    session = session_with(keymap.load(), "person")
    session.preferences.choose_mode(Mode.VOICE)
    lines = [*SettingsList(session, print, print, print, print).items(), *SoundsList(session, print).items()]
    names = [session.announcer.text(f"setting-{name}", value="").strip() for name in EVERYWHERE]
    await session.close()
    shown = [line.text for line in lines]
    assert [name for name in names if not any(line.startswith(name) for line in shown)] == []
    places = [next(place for place, line in enumerate(shown) if line.startswith(name)) for name in names]
    assert places == sorted(places)


def line_of(items: Sequence[Item], beginning: str) -> Item:
    return next(item for item in items if item.text.startswith(beginning) and not item.heading)


@pytest.mark.parametrize("name", [name for name in EVERYWHERE if name not in ("mode", "language", "voice", "keymap", "name")])
async def test_a_chosen_value_is_kept_and_the_one_before_comes_back(name: str) -> None:
    session = session_with(keymap.load(), "person")
    session.preferences.choose_mode(Mode.VOICE)
    settings = session.preferences.settings
    if SETTINGS[name].section is Section.SOUNDS:
        items = SoundsList(session, lambda: None).items
    else:
        items = SettingsList(session, lambda: None, print, print, print).items
    beginning = session.announcer.text(f"setting-{name}", value="").strip()
    before = line_of(items(), beginning)
    assert before.act is not None
    before.act()
    kept = read(session.preferences.folders.settings)
    after = line_of(items(), beginning)
    assert after.back is not None
    after.back()
    again = line_of(items(), beginning)
    await session.close()
    assert getattr(kept, name) != getattr(Settings(), name)
    assert (after.text != before.text, again.text) == (True, before.text)
    assert getattr(read(session.preferences.folders.settings), name) == getattr(settings, name)


async def test_a_choice_in_the_list_goes_before_the_command_line() -> None:
    session = session_with(keymap.load(), "person")
    session.preferences.override.look = Look.LINES
    assert session.preferences.now("look") is Look.LINES
    session.preferences.choose("look", Look.SAID)
    assert (session.preferences.now("look"), session.preferences.override.look) == (Look.SAID, None)
    await session.close()


@pytest.mark.parametrize("name", ["mode", "look", "pace", "language", "bots"])
def test_the_command_line_offers_the_choices_of_the_settings(name: str) -> None:
    assert all(type(choice) is str for choice in choices(name))
    assert choices(name) == tuple(SETTINGS[name].choices)


def test_themes_and_sortings_are_those_that_there_are() -> None:
    assert set(SETTINGS["theme"].choices) == set(THEMES)
    assert SETTINGS["sorting"].choices == tuple(Sorting)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("pace = 'quick'", "pace is one of wait, slow, normal, fast, not quick"),
        ("players = 11", "players is a number from 2 to 10, not 11"),
        ("players = true", "players is a number, not True"),
        ("marks = 1", "marks is true or false, not 1"),
        ("muted = ['play', 1]", "muted is a list of texts, not ['play', 1]"),
        ("pieces = {card = 'name'}", "pieces is a table of lists of texts, not {'card': 'name'}"),
        ("voice = 1", "voice is a text in quotes, not 1"),
    ],
)
def test_a_file_may_say_only_what_is_declared(tmp_path: Path, line: str, reason: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"rate = 10\n{line}\n", encoding="utf-8")
    with pytest.raises(SettingsError) as refused:
        read(path)
    assert Translator("en").sentence(refused.value.message) == f"{path}:2: {reason}"


async def test_a_name_that_is_a_card_in_some_game_is_refused_where_it_is_chosen() -> None:
    session = session_with(keymap.load(), "person")
    refused, taken = set_name(session, "R5"), set_name(session, "Eva")
    await session.close()
    assert refused is not None
    assert "R5" in refused
    assert (taken, session.preferences.settings.name) == (None, "Eva")
