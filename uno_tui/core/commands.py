"""Commands: the things that a person can do at a table, each with its keys. Front ends carry them out."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from uno_tui.core.catalogue import Facets
from uno_tui.core.facets import Facet


class Context(StrEnum):
    """The place in which a key means a command."""

    TABLE = "table"
    LIST = "list"
    EVERYWHERE = "everywhere"


class Command(msgspec.Struct, frozen=True):
    """Something a player can do. Its name is the text `command-ID`; the words that one types are the text `word-ID`."""

    id: str
    context: Context = Context.TABLE
    keys: tuple[str, ...] = ()
    """Its keys unless a keymap says otherwise."""
    optional: bool = False
    """Whether a table has it only in games that name it in `GameCommands.uses`."""
    reaction: bool = False
    """Whether it may be due at any moment, also while others move."""
    of_a_card: bool = False
    """Whether it may be typed with the number of a card."""
    of_a_zone: bool = False
    """Whether it may be typed with the number of a zone, such as a set on the table, as the answer to its question."""
    personal: bool = False
    """Whether each of several people at one keyboard has a separate key for it."""
    asks: bool = False
    """Whether it changes nothing at the table. Commands called `read_…` need not say so: `only_asks` knows both."""
    typed: bool = True
    """Whether it can be typed, line by line."""
    of_oneself: bool = False
    """Whether it tells of what the player has; beside the name of another player, it would be that player's."""
    on_screen: bool = False
    """Whether it is needed on the full screen only."""

    @property
    def changes_by_card(self) -> bool:
        """Whether it changes something by the selected card."""
        return self.of_a_card and not self.only_asks

    @property
    def only_asks(self) -> bool:
        """Whether it changes nothing at the table. Such a command may be carried out while a question is open."""
        return self.asks or self.id.startswith("read_")

    @property
    def message_id(self) -> str:
        """Return the id of its text."""
        return "command-" + self.id.replace("_", "-")


class GameCommands(msgspec.Struct, frozen=True):
    """The commands of a game."""

    uses: frozenset[str] = frozenset()
    """The ids of the optional commands of all games that this game has."""
    own: tuple[Command, ...] = ()
    """The commands that only this game has."""


GAME_COMMANDS: Facets[GameCommands] = Facets(Facet.COMMANDS)
