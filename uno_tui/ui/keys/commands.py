"""The one table of commands: everything a player can do, and where."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from uno_tui.core.catalogue import built_in, outside
from uno_tui.core.commands import GAME_COMMANDS, Command, Context

MOST_SEATS = 10
"""How many people there are keys for."""

KEY_OF_WORD = {"pass": "draw", "accept": "draw"}
"""What has a word of its own where lines are typed, but no key: the command whose key does it."""

_TABLE = (
    """
    play draw uno call_bluff go_on take_move_back
    next_card previous_card first_card last_card next_playable previous_playable next_group previous_group
    card_1 card_2 card_3 card_4 card_5 card_6 card_7 card_8 card_9 card_10
    all_cards sort_colour sort_number sort_off
    read_top read_colour read_scores read_turn read_counts read_debt read_order read_rules read_changes
    advice second_look copy_position
""".split()
    + [f"person_{number}" for number in range(1, MOST_SEATS + 1)]
)
_LIST = "next_item previous_item first_item last_item next_heading explain choose choose_back".split()
_EVERYWHERE = """
    repeat stop older_message newer_message oldest_message newest_message previous_category next_category
    history help describe_key rules verbosity sounds settings look menu quit
""".split()
_OPTIONAL = frozenset(("advice", "call_bluff", "read_debt", "read_colour", "read_changes"))
_REACTIONS = frozenset(("uno", "call_bluff"))
_ASKING = frozenset(("all_cards", "advice"))

SHARED: Mapping[str, Command] = {
    name: Command(
        name, context, optional=name in _OPTIONAL, reaction=name in _REACTIONS, asks=name in _ASKING
    )
    for context, names in ((Context.TABLE, _TABLE), (Context.LIST, _LIST), (Context.EVERYWHERE, _EVERYWHERE))
    for name in names
}
"""The commands that no game owns, by id."""


@cache
def at(game: str | None) -> Mapping[str, Command]:
    """What can be done at a table of `game`, its own commands last; None: what can be done at any."""
    if game is None:
        return everywhere()
    there = GAME_COMMANDS[game]
    shared = {name: each for name, each in SHARED.items() if not each.optional or name in there.uses}
    return shared | {each.id: each for each in there.own}


@cache
def of_house() -> Mapping[str, Command]:
    """The shared commands, and those of the games of the house."""
    return dict(SHARED) | {each.id: each for game in built_in() for each in GAME_COMMANDS[game].own}


@cache
def everywhere() -> Mapping[str, Command]:
    """The commands of all games, also of those in other packages."""
    return dict(of_house()) | {each.id: each for game in outside() for each in GAME_COMMANDS[game].own}


def find(name: str) -> Command | None:
    """The command of that id, whichever game it belongs to."""
    return of_house().get(name) or everywhere().get(name)


def owner(command: str) -> str | None:
    """The game whose own command it is; None for a shared one."""
    if command in SHARED:
        return None
    return next(game for game in GAME_COMMANDS if any(each.id == command for each in GAME_COMMANDS[game].own))
