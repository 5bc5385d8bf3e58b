"""A game's part of the language of table files."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Protocol, TypeVar

import msgspec

from uno_tui.core.catalogue import Facets, built_in, listing
from uno_tui.core.contract import Chance, Game, Move, Seat, Table
from uno_tui.core.facets import Facet
from uno_tui.message import Invalid, Message
from uno_tui.notation.lines import COMMON_WORDS, Line, Names


class Daily(msgspec.Struct, frozen=True):
    """The deal of a day. `version` is the version of how cards and bots' decisions follow from the day."""

    day: date
    version: int


class Header(msgspec.Struct):
    """The first statements of a table file: the game's options, the seats, and the earlier rounds."""

    values: dict[str, bool | int | str]
    names: Names
    dealer: Seat | None = None
    scores: tuple[int, ...] | None = None
    round: int = 1
    seed: int | None = None
    daily: Daily | None = None


class PositionError(Invalid):
    """A statement of a position is wrong. `line` is that statement."""

    def __init__(self, line: Line, message: Message) -> None:
        super().__init__(message)
        self.line = line


T = TypeVar("T", bound=Table)


class GameNotation(Protocol[T]):
    """How one game's cards, moves and positions are written."""

    @property
    def game(self) -> Game:
        """Return the game."""
        ...

    position_words: frozenset[str]
    """The first words of the statements of a position."""

    @property
    def reserved(self) -> frozenset[str]:
        """Return the words of this game. No player at its tables can have one of them as a name."""
        ...

    zones: frozenset[str]
    """Those position words whose statements together name every card of the game exactly once."""

    def is_card(self, word: str) -> bool:
        """Return whether `word` is a card of this game. No player can have such a name."""
        ...

    def read_move(self, words: Sequence[str], names: Names) -> Move:
        """Return the move written as `words`. Raises ValueError with a sentence."""
        ...

    def write_move(self, move: Move, names: Names) -> str:
        """Return the move as it is written."""
        ...

    def succeeds(self, table: T, seat: Seat, move: Move) -> bool:
        """Return whether a move that is not refused counts as legal in assertions."""
        ...

    def read_position(self, lines: Sequence[Line], header: Header, chance: Chance) -> T:
        """Return the table that the statements of a position describe. Raises PositionError."""
        ...

    def write_position(self, table: T, names: Names) -> list[str] | None:
        """Return the statements of a position, from `dealer` on; None if no position can express this moment."""
        ...

    def check(self, words: Sequence[str], table: T, names: Names) -> tuple[str, str]:
        """Return what an assertion expects and what is found, both as text. They are equal if it holds.

        Raises ValueError with a sentence for an assertion that does not exist.
        """
        ...


NOTATIONS: Facets[GameNotation[Table]] = Facets(Facet.NOTATION)
"""The notation of every game, by the game's id."""


def reserved_words(game: str | None) -> frozenset[str]:
    """Return the words that no player at a table of `game` can have as a name.

    Those of all built-in games are among them, as these share one language; a plug-in's apply at its own tables only,
    as no file of another game may become wrong when a plug-in is installed. None stands for the built-in games alone.
    """
    own = frozenset() if game is None else NOTATIONS[game].reserved | listing(game).reserved
    return own.union(COMMON_WORDS, *(listing(each).reserved for each in built_in()))
