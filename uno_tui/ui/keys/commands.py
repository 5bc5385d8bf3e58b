"""The table of commands: everything a player can do, and where."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from uno_tui.core.catalogue import built_in, plugin_games
from uno_tui.core.commands import GAME_COMMANDS, Command, Context
from uno_tui.core.contract import MOST_SEATS

SHARED: Mapping[str, Command] = {
    command.id: command
    for command in (
        Command("play"),
        Command("draw"),
        Command("uno", reaction=True),
        Command("call_bluff", optional=True, reaction=True),
        Command("go_on"),
        Command("take_move_back"),
        Command("next_card", typed=False, on_screen=True),
        Command("previous_card", typed=False, on_screen=True),
        Command("first_card", typed=False, on_screen=True),
        Command("last_card", typed=False, on_screen=True),
        Command("next_playable", of_oneself=True),
        Command("previous_playable", typed=False),
        Command("next_group"),
        Command("previous_group", typed=False),
        *(Command(f"card_{number}", typed=False) for number in range(1, 11)),
        Command("all_cards", typed=False, on_screen=True, asks=True, of_oneself=True),
        Command("sort_colour"),
        Command("sort_number"),
        Command("sort_off"),
        Command("read_top"),
        Command("read_colour", optional=True),
        Command("read_scores"),
        Command("read_turn"),
        Command("read_counts"),
        Command("read_debt", optional=True),
        Command("read_order"),
        Command("read_rules"),
        Command("read_changes", optional=True),
        Command("advice", optional=True, asks=True),
        Command("second_look"),
        Command("copy_position"),
        *(Command(f"person_{number}", typed=False) for number in range(1, MOST_SEATS + 1)),
        Command("next_item", Context.LIST, typed=False),
        Command("previous_item", Context.LIST, typed=False),
        Command("first_item", Context.LIST, typed=False),
        Command("last_item", Context.LIST, typed=False),
        Command("next_heading", Context.LIST, typed=False),
        Command("find", Context.LIST, typed=False),
        Command("explain", Context.LIST, typed=False),
        Command("choose", Context.LIST, typed=False),
        Command("choose_back", Context.LIST, typed=False),
        Command("repeat", Context.EVERYWHERE),
        Command("stop", Context.EVERYWHERE, on_screen=True),
        Command("older_message", Context.EVERYWHERE),
        Command("newer_message", Context.EVERYWHERE),
        Command("oldest_message", Context.EVERYWHERE, typed=False),
        Command("newest_message", Context.EVERYWHERE, typed=False),
        Command("previous_category", Context.EVERYWHERE, typed=False),
        Command("next_category", Context.EVERYWHERE, typed=False),
        Command("history", Context.EVERYWHERE),
        Command("help", Context.EVERYWHERE),
        Command("describe_key", Context.EVERYWHERE),
        Command("rules", Context.EVERYWHERE),
        Command("verbosity", Context.EVERYWHERE),
        Command("sounds", Context.EVERYWHERE),
        Command("settings", Context.EVERYWHERE),
        Command("look", Context.EVERYWHERE, typed=False, on_screen=True),
        Command("save_picture", Context.EVERYWHERE, typed=False, on_screen=True),
        Command("menu", Context.EVERYWHERE),
        Command("talk", Context.EVERYWHERE, typed=False),
        Command("quit", Context.EVERYWHERE),
    )
}
"""The commands that no game owns, by id, in the order of the help. Their keys are in the keymaps."""


class TypedWord(msgspec.Struct, frozen=True):
    """A word that is typed line by line and is no command.

    `key_of` is the command whose key does the same on a screen. One that `only_asks` changes nothing at the table: a
    question may mean it by a phrase among its other words.
    """

    key_of: str = ""
    only_asks: bool = False


WORDS: Mapping[str, TypedWord] = {
    "hand": TypedWord(only_asks=True),
    "pass": TypedWord("draw"),
    "lessons": TypedWord(only_asks=True),
    "accept": TypedWord("draw"),
    "set": TypedWord(),
    "give-up": TypedWord(),
    "back": TypedWord(),
    "happened": TypedWord(only_asks=True),
    "intercept": TypedWord(),
    "aim": TypedWord(only_asks=True),
    "winner": TypedWord(only_asks=True),
    "drawn": TypedWord(only_asks=True),
    "bots": TypedWord(only_asks=True),
    "todo": TypedWord(only_asks=True),
    "who-drew": TypedWord(only_asks=True),
    "until-turn": TypedWord(),
    "again": TypedWord(),
    "save": TypedWord(),
    "finish-turn": TypedWord(),
}
"""Typed words by id, in the order of the help.

The text `word-ID` has what is typed in a language. Those with a text `command-ID` in the current game are in the help.
"""


@cache
def commands_at(game: str | None) -> Mapping[str, Command]:
    """Return the commands at a table of `game`, its own last; None: the commands at any table."""
    if game is None:
        return all_commands()
    there = GAME_COMMANDS[game]
    # A game's own commands last: they replace shared ones of the same id and follow them in lists.
    shared = {name: each for name, each in SHARED.items() if not each.optional or name in there.uses}
    return shared | {each.id: each for each in there.own}


@cache
def built_in_commands() -> Mapping[str, Command]:
    """Return the shared commands, and those of the built-in games."""
    return dict(SHARED) | {each.id: each for game in built_in() for each in GAME_COMMANDS[game].own}


@cache
def all_commands() -> Mapping[str, Command]:
    """Return the commands of all games, plug-ins as well."""
    return dict(built_in_commands()) | {each.id: each for game in plugin_games() for each in GAME_COMMANDS[game].own}


def get_command(name: str) -> Command | None:
    """Return the command with this id, of any game; None if there is none."""
    # Built-in games first: only an unknown name makes the program look for plug-ins, which takes time.
    return built_in_commands().get(name) or all_commands().get(name)


def owner_of(command: str) -> str | None:
    """Return the game that owns a command; None for a shared one."""
    if command in SHARED:
        return None
    return next(game for game in GAME_COMMANDS if any(each.id == command for each in GAME_COMMANDS[game].own))
