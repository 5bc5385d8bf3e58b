"""The one table of commands: everything a player can do, and where."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Context(StrEnum):
    """Where a key means a command."""

    TABLE = "table"
    LIST = "list"
    EVERYWHERE = "everywhere"


class Command(msgspec.Struct, frozen=True):
    """Something a player can do. Its name and description are the texts `command-ID` and `.description`."""

    id: str
    context: Context

    @property
    def message(self) -> str:
        """The id of its text."""
        return "command-" + self.id.replace("_", "-")


_TABLE = """
    play draw uno call_bluff buzzer go_on
    next_card previous_card first_card last_card next_playable previous_playable next_group previous_group
    card_1 card_2 card_3 card_4 card_5 card_6 card_7 card_8 card_9 card_10
    sort_colour sort_number sort_off
    read_top read_colour read_scores read_turn read_counts read_debt read_order read_rules copy_position
""".split()
_LIST = "next_item previous_item first_item last_item choose".split()
_EVERYWHERE = """
    repeat stop older_message newer_message oldest_message newest_message previous_category next_category
    history help describe_key rules verbosity settings menu quit
""".split()

COMMANDS: dict[str, Command] = {
    name: Command(name, context)
    for context, names in ((Context.TABLE, _TABLE), (Context.LIST, _LIST), (Context.EVERYWHERE, _EVERYWHERE))
    for name in names
}
