"""Every command is carried out, in both front ends."""

from __future__ import annotations

from functools import partial

import pytest
from support.sessions import Screen, session_with

from uno_tui.app.screens import list_screen as screens
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.commands import GAME_COMMANDS, Context
from uno_tui.host.match import Plan
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.linear import open_list, vocabulary
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.commands import SHARED, all_commands, commands_at
from uno_tui.ui.navigation import navigator
from uno_tui.ui.navigation.settings_list import KeysList
from uno_tui.ui.table.controller import CARRIED_OUT

HANDLED = {
    Context.TABLE: set(CARRIED_OUT),
    Context.EVERYWHERE: set(navigator.HANDLERS),
    Context.LIST: set(screens.HANDLERS),
}
OF_THE_TABLE = {"listed", "rules_in_force", "next_lesson", "lesson_again"}
"""Places that only a table opens."""


@pytest.mark.parametrize("command", SHARED)
def test_every_shared_command_has_one_handler(command: str) -> None:
    context = SHARED[command].context
    assert [where for where, names in HANDLED.items() if command in names] == [context]


def test_handlers_are_for_commands_or_entries_of_the_menu() -> None:
    entries = {name for name in navigator.HANDLERS if Translator("en").has(f"menu-{name}")} | OF_THE_TABLE
    assert set().union(*HANDLED.values()) - entries == set(SHARED) - entries


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_command_has_its_texts_and_its_key(game: str, language: str) -> None:
    translator, keys = Translator(language).of(game), keymap.load()
    commands = commands_at(game).values()
    assert [each.id for each in commands if not translator.has(each.message_id)] == []
    assert [each.id for each in commands if each.typed and not vocabulary.words_of(each.id, translator)] == []
    assert [each.id for each in commands if not keys.of(each.id)] == []


class Opens(Screen):
    """A front end that writes down what it was asked to open."""

    def __init__(self) -> None:
        self.opened: list[str] = []

    def open(self, place: str) -> None:
        self.opened.append(place)


@pytest.mark.parametrize("game", built_in())
async def test_every_command_of_a_game_is_carried_out_by_it(game: str) -> None:
    session = session_with(keymap.load(), "person", "normal")
    plan = Plan(("Ana", "Ben", "Cleo", "Dora"), ("person", "normal", "normal", "normal"))
    session.tables.set_table(game, plan, options.defaults(GAMES[game].options))
    screen = Opens()
    table = await session.runner.new_table(screen)
    await table.state.client.wait_until_settled()
    for command in GAME_COMMANDS[game].own:
        table.perform(command.id)
    await session.close()
    assert set(screen.opened) <= OF_THE_TABLE


@pytest.mark.parametrize("game", built_in())
async def test_people_at_one_keyboard_have_keys_of_their_own_in_every_game(game: str) -> None:
    session = session_with(keymap.load(), "person", "person")
    plan = Plan(("Ana", "Ben", "Cleo", "Dora"), ("person", "person", "normal", "normal"))
    session.tables.set_table(game, plan, options.defaults(GAMES[game].options))
    table = await session.runner.new_table(Opens())
    await table.state.client.wait_until_settled()
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
    for command in ("play", "person_2", "play", "stop", "person_1", "stop"):
        table.perform(command)
    await session.close()
    assert any(text.startswith("Ben pauses the game.") for text in said)


async def test_every_reason_for_which_the_clock_stands_has_to_go() -> None:
    session = session_with(keymap.load(), "person", "person")
    session.tables.set_table("uno", Plan(("Ana", "Ben"), ("person", "person")), options.defaults(GAMES["uno"].options))
    table = await session.runner.new_table(Opens())
    await table.state.client.wait_until_settled()
    assert session.runner.host is not None
    clock, going = session.runner.host.clock, []
    for happens in (
        partial(table.perform, "play"),  # Ana is there
        table.keyboard.pause,  # a list
        partial(table.perform, "person_2"),  # Ben pauses the game
        table.keyboard.resume,
        partial(table.perform, "stop"),  # and has done; Ana is asked for
        table.keyboard.pause,
        partial(table.perform, "play"),
        table.keyboard.resume,
    ):
        happens()
        going.append(clock.going)
    await session.close()
    assert going == [True, False, False, False, False, False, False, True]


@pytest.mark.parametrize("game", built_in())
async def test_all_keys_can_be_changed_at_any_table(game: str) -> None:
    session = session_with(keymap.load(), "person", "normal")
    plan = Plan(("Ana", "Ben", "Cleo", "Dora"), ("person", "normal", "normal", "normal"))
    session.tables.set_table(game, plan, options.defaults(GAMES[game].options))
    await session.runner.new_table(Opens())
    lines = [item.text for item in KeysList(session, print).items()]
    await session.close()
    assert len(lines) == len(all_commands())
    assert sum("start a new set" in line for line in lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", built_in())
def test_every_command_can_be_typed(game: str, language: str) -> None:
    keys, translator = keymap.load(), Translator(language)
    for name, command in commands_at(game).items():
        if command.context is not Context.LIST:
            assert vocabulary.find_command(name, keys, translator, game) == name
        for word in vocabulary.words_of(name, translator.of(game)):
            assert vocabulary.find_command(word, keys, translator, game) == name, word


def test_every_command_of_lists_can_be_typed_or_is_not_needed() -> None:
    # All lines are written, and a number or a word chooses any of them.
    not_needed = {"next_item", "previous_item", "first_item", "last_item", "next_heading", "find"}
    assert set(open_list.SIGNS) | not_needed == HANDLED[Context.LIST]
