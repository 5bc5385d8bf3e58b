"""What a session says about the keys that the player really has."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from benchmarks.rummy_solver import crowded
from support.sessions import Screen, session_with

from uno_tui.bots.bot import Level
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.commands import all_commands
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.navigation.settings_list import KeysList
from uno_tui.ui.ports.question import TextPrompt
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, SettingsError, folders, read
from uno_tui.ui.tables import Wishes


@pytest.fixture
def own_keys(tmp_path: Path) -> keymap.Keymap:
    """The player's own key for the buzzer."""
    path = tmp_path / "keymap.toml"
    path.write_text('[table]\nbuzzer = ["x"]\n', encoding="utf-8")
    return keymap.load(own_file=path)


def test_texts_name_the_key_that_the_player_has_chosen(own_keys: keymap.Keymap) -> None:
    async def in_both_languages() -> list[str]:
        session = session_with(own_keys, "person")
        english = session.announcer.translator.of("uno").text("race-began")
        session.choose_language("de")
        german = session.announcer.translator.of("uno").text("race-began")
        await session.close()
        return [english, german]

    assert asyncio.run(in_both_languages()) == ["Buzzer! Press X.", "Summer! Drück X!"]


def test_people_at_one_keyboard_are_told_of_keys_of_their_own(own_keys: keymap.Keymap) -> None:
    async def sit_down(*people: str) -> str:
        session = session_with(own_keys, *people)
        await session.runner.new_table(Screen())
        text = session.announcer.translator.of("uno").text("race-began")
        await session.close()
        return text

    assert asyncio.run(sit_down("person")) == "Buzzer! Press X."
    assert asyncio.run(sit_down("person", "person")) == "Buzzer! Press your key."


@pytest.mark.parametrize(
    ("language", "pressed", "answer"),
    [
        ("de", "u", "U bedeutet schon: Uno sagen, oder melden, wer es vergessen hat. Drücke eine andere Taste."),
        ("de", "ctrl+e", "Nicht jeder Screenreader lässt Strg+E durch. Drücke eine andere Taste."),
        ("fr", "ctrl+c", "Ctrl+C est réservée au terminal. Appuie sur une autre touche."),
        ("fr", "ctrl+i", "Dans un terminal, Ctrl+I est identique à une autre touche. Appuie sur une autre."),
        ("en", "alt+x", "Alt+X does not arrive in every terminal. Press another key."),
        ("en", "x", None),
    ],
)
def test_a_key_that_cannot_be_chosen_is_explained_in_the_players_language(
    language: str, pressed: str, answer: str | None
) -> None:
    async def press() -> str | None:
        session = session_with(keymap.load(), "person")
        session.choose_language(language)
        asked: list[TextPrompt] = []
        buzzer = KeysList(session, asked.append).items()[list(all_commands()).index("buzzer")]
        assert buzzer.act is not None
        buzzer.act()
        reason = asked[0].on_answer(pressed)
        await session.close()
        return reason

    assert asyncio.run(press()) == answer


@pytest.mark.parametrize("key", ["alt+x", "ctrl+alt+x", "ctrl+underscore", "ctrl++", "super+x", "é", "f20"])
def test_every_key_has_a_name(key: str) -> None:
    assert key[-1].upper() in key_name(Translator("de"), key)


async def test_the_selected_card_of_a_new_hand_is_said_once_with_the_deal() -> None:
    session = session_with(keymap.load(), "person")
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
    desk = await session.runner.new_table(Screen())
    await desk.state.client.wait_until_settled()
    card = f"{desk.state.walk.card_text()}."
    await session.close()
    assert said.index("You have 7 cards.") < said.index(card)
    assert said.count(card) == 1


async def test_an_arrow_formats_only_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sets, rack = next(crowded(1))
    table = " ".join(f"[{' '.join(map(str, each))}]" for each in sets)
    path = tmp_path / "full.table"
    lines = ["table 1", "game rummy", "seats Ana Ben", "dealer Ben", f"rack Ana {' '.join(map(str, rack[1:]))}"]
    path.write_text("\n".join([*lines, f"rack Ben {rack[0]}", f"onto {table}", "turn Ana", ""]), encoding="utf-8")
    session = session_with(keymap.load(), "person", "normal")
    desk = await session.runner.resume_table(path, Screen())
    await desk.state.client.wait_until_settled()
    formatted: list[str] = []
    text = Translator.text
    monkeypatch.setattr(
        Translator, "text", lambda self, name, *args, **values: formatted.append(name) or text(self, name, *args, **values)
    )
    for command in ("next_card", "next_card", "previous_card", "last_card"):
        desk.perform(command)
    await session.close()
    assert len(formatted) <= 8


@pytest.mark.parametrize(("before", "theme"), [("colour-blind", "dark"), ("bright", "dark"), ("plain", "plain")])
def test_the_colours_that_earlier_versions_kept_are_a_theme_now(tmp_path: Path, before: str, theme: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'palette = "{before}"\nname = "Ana"\n', encoding="utf-8")
    kept = read(path)
    assert (kept.theme, kept.name) == (theme, "Ana")
    path.write_text(f'palette = "{before}"\ntheme = "light"\n', encoding="utf-8")
    assert read(path).theme == "light"


@pytest.mark.parametrize("written", ['palette = ["dark"]', "palette = {a = 1}"])
def test_a_palette_that_is_no_word_is_a_mistake_of_the_file(written: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"{written}\n", encoding="utf-8")
    with pytest.raises(SettingsError):
        read(path)


async def test_the_next_table_follows_the_settings_until_seats_are_wished() -> None:
    session = Session(Request(mode=Mode.SILENT, language="en"), Settings(), folders(), keymap.load())
    settings, tables = session.preferences.settings, session.tables
    tables.wish(Wishes(values={"response": True}))
    settings.players, settings.bots = 3, "hard"
    assert tables.plan.players == ("person", "hard", "hard")
    assert tables.next_values["response"] is True
    tables.wish(Wishes(count=2, names=("Hedi",), level=Level.EASY))
    settings.players = 5
    assert (tables.plan.names[1:], tables.plan.players) == (("Hedi",), ("person", "easy"))
    await session.close()
