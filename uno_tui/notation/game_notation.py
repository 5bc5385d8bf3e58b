"""What a game adds to the language of table files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

import msgspec

from uno_tui.core.catalogue import Facets, built_in, listing
from uno_tui.core.contract import Chance, Game, Move, Seat, Table
from uno_tui.core.facets import Facet
from uno_tui.message import Invalid, Message
from uno_tui.notation.lines import COMMON_WORDS, Line, Names


class Header(msgspec.Struct):
    """What stands before the cards: the game, its options, who plays, and what was before."""

    values: dict[str, bool | int | str]
    names: Names
    dealer: Seat | None = None
    scores: tuple[int, ...] | None = None
    round: int = 1
    seed: int | None = None


class PositionError(Invalid):
    """A statement of a position that cannot be; `line` is where it stands."""

    def __init__(self, line: Line, message: Message) -> None:
        super().__init__(message)
        self.line = line


T = TypeVar("T", bound=Table)


class GameNotation(Protocol[T]):
    """The words of one game."""

    @property
    def game(self) -> Game:
        """The game whose words these are."""
        ...

    position_words: frozenset[str]

    @property
    def reserved(self) -> frozenset[str]:
        """The words of this game, which no player at its tables can be called."""
        ...

    zones: frozenset[str]
    """The position words whose statements together hold every card of the game exactly once."""

    def is_card(self, word: str) -> bool:
        """Whether `word` is a card of this game (nobody can be called so)."""
        ...

    def read_move(self, words: Sequence[str], names: Names) -> Move:
        """The move written as `words`. Raises ValueError with a sentence."""
        ...

    def write_move(self, move: Move, names: Names) -> str:
        """The move as it is written."""
        ...

    def succeeds(self, table: T, seat: Seat, move: Move) -> bool:
        """Whether an attempt that is not refused counts as legal in assertions."""
        ...

    def read_position(self, lines: Sequence[Line], header: Header, chance: Chance) -> T:
        """The table that position statements describe. Raises PositionError."""
        ...

    def write_position(self, table: T, names: Names) -> list[str] | None:
        """The statements of a position, from `dealer` on; None where a position cannot express this moment."""
        ...

    def check(self, words: Sequence[str], table: T, names: Names) -> tuple[str, str]:
        """What an assertion expects and what is there, both as text; equal if it holds.

        Raises ValueError with a sentence for an assertion that does not exist.
        """
        ...


NOTATIONS: Facets[GameNotation[Table]] = Facets(Facet.NOTATION)
"""The words of every game, by its id."""


def reserved_words(game: str | None) -> frozenset[str]:
    """Return the words that no player at a table of `game` can be called.

    Those of all built-in games are among them, as these share one language; a plug-in's hold at its own tables only,
    as no file of another game may become wrong when a plug-in is installed. None stands for the built-in games alone.
    """
    own = frozenset() if game is None else NOTATIONS[game].reserved | listing(game).reserved
    return own.union(COMMON_WORDS, *(listing(each).reserved for each in built_in()))
