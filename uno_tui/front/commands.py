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
    """Something a player can do. Its name is the text `command-ID`, in a game that says it otherwise `command-ID-GAME`.

    `games` are those that have it; empty: all.
    """

    id: str
    context: Context
    games: frozenset[str] = frozenset()

    @property
    def message(self) -> str:
        """The id of its text."""
        return "command-" + self.id.replace("_", "-")

    def is_in(self, game: str | None) -> bool:
        """Whether `game` has this command; None: whether any has."""
        return not self.games or game is None or game in self.games

    def clashes(self, other: Command) -> bool:
        """Whether there is a game that has both."""
        return not (self.games and other.games) or bool(self.games & other.games)


MOST_SEATS = 10
"""How many people there are keys for."""

_TABLE = (
    """
    play draw uno call_bluff buzzer go_on
    next_card previous_card first_card last_card next_playable previous_playable next_group previous_group
    card_1 card_2 card_3 card_4 card_5 card_6 card_7 card_8 card_9 card_10
    all_cards sort_colour sort_number sort_off
    read_top read_colour read_scores read_turn read_counts read_debt read_order read_rules copy_position
    read_sums read_effect read_near
    new_set take_back forward_again split join read_draft finish hint
""".split()
    + [f"person_{number}" for number in range(1, MOST_SEATS + 1)]
)
_LIST = "next_item previous_item first_item last_item next_heading explain choose choose_back".split()
_EVERYWHERE = """
    repeat stop older_message newer_message oldest_message newest_message previous_category next_category
    history help describe_key rules verbosity settings look menu quit
""".split()
_ONLY_IN = {
    "call_bluff": ("uno", "maumau"),
    "buzzer": ("uno",),
    "read_debt": ("uno", "teams", "maumau"),
    "read_colour": ("uno", "teams", "maumau"),
    **dict.fromkeys(("read_sums", "read_effect", "read_near"), ("ume",)),
    **dict.fromkeys("new_set take_back forward_again split join read_draft finish hint".split(), ("rummy",)),
}

COMMANDS: dict[str, Command] = {
    name: Command(name, context, frozenset(_ONLY_IN.get(name, ())))
    for context, names in ((Context.TABLE, _TABLE), (Context.LIST, _LIST), (Context.EVERYWHERE, _EVERYWHERE))
    for name in names
}
