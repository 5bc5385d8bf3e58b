"""What a person can do at a table, by commands with keys of their own; the front ends carry them out."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from uno_tui.core.catalogue import Facets
from uno_tui.core.facets import Facet


class Context(StrEnum):
    """Where a key means a command."""

    TABLE = "table"
    LIST = "list"
    EVERYWHERE = "everywhere"


class Command(msgspec.Struct, frozen=True):
    """Something a player can do. Its name is the text `command-ID`, the words of a `typed` one are the text `word-ID`.

    `keys` are those that it has unless a keymap says otherwise. An `optional` command of the table belongs to games
    that say so. A `reaction` may be due at any moment, also while others move; one `of_a_card` may be typed with its
    number. Where several people share a keyboard, each has a key of their own in place of a `personal` one's. One that
    only `asks` changes nothing; nor do those called `read_…`. One that is `on_screen` is not needed line by line.
    """

    id: str
    context: Context = Context.TABLE
    keys: tuple[str, ...] = ()
    optional: bool = False
    reaction: bool = False
    of_a_card: bool = False
    personal: bool = False
    asks: bool = False
    typed: bool = True
    on_screen: bool = False

    @property
    def only_asks(self) -> bool:
        """Whether it changes nothing at the table, so that it may be carried out while a question is open."""
        return self.asks or self.id.startswith("read_")

    @property
    def message_id(self) -> str:
        """The id of its text."""
        return "command-" + self.id.replace("_", "-")


class GameCommands(msgspec.Struct, frozen=True):
    """The commands of a game: which of the optional ones it `uses`, and its `own`."""

    uses: frozenset[str] = frozenset()
    own: tuple[Command, ...] = ()


GAME_COMMANDS: Facets[GameCommands] = Facets(Facet.COMMANDS)
