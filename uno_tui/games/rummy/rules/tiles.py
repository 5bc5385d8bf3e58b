"""The tiles of UNO Rummy: one object per kind, so that equal tiles are the same object."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from uno_tui.cards.coloured import COLOURS, Colour
from uno_tui.message import Invalid
from uno_tui.sanitize import sanitize

HIGHEST = 12
KINDS_OF_NUMBERS = len(COLOURS) * HIGHEST


class Action(IntEnum):
    """The action of a tile, the weakest first (RUM-12, RUM-14)."""

    REVERSE = 1
    SKIP = 2
    DRAW_TWO = 3
    JOKER = 4


DRAWS = {Action.DRAW_TWO: 2, Action.JOKER: 4}
"""The number of tiles that an action makes the next player draw."""
ACTION_NUMBERS = {2: Action.DRAW_TWO, 5: Action.SKIP, 7: Action.REVERSE}


class Tile:
    """A kind of tile, or a Joker in the place of a tile. There is one object per kind: compare with `is` or `==`.

    `colour` and `number` are those that count in a set (None and 0 for a Joker that stands for nothing); `index` is 0
    to 47 for these, 48 for nothing. `points` count at the end of a round (RUM-16). `text` is the tile in table files.
    """

    __slots__ = ("action", "colour", "index", "joker", "number", "points", "text")

    def __init__(
        self,
        colour: Colour | None,
        number: int,
        joker: bool,
        points: int,
        action: Action | None,
        text: str,
        index: int,
    ) -> None:
        self.colour: Final = colour
        self.number: Final = number
        self.joker: Final = joker
        self.points: Final = points
        self.action: Final = action
        self.text: Final = text
        self.index: Final = index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"tile({self.text!r})"

    # A copied or unpickled tile is the one object of its kind again, so that `is` still compares.
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (tile, (self.text,))

    @property
    def bare(self) -> Tile:
        """The tile as it lies in a rack: a Joker that stands for nothing."""
        return JOKER if self.joker else self

    @property
    def meant(self) -> Tile:
        """The number tile that it is or stands for."""
        return NUMBERED[self.index]


def _numbered(colour: Colour, number: int, index: int) -> Tile:
    action = ACTION_NUMBERS.get(number)
    # An action tile costs twenty points in a rack, whatever its number (RUM-16).
    return Tile(colour, number, False, 20 if action else number, action, f"{colour}{number}", index)


JOKER_POINTS = 50
NOTHING = KINDS_OF_NUMBERS
"""The index of a Joker that stands for nothing."""
NUMBERED = tuple(
    # Colour by colour: `index % HIGHEST` is the number less one, and HIGHEST more is the next colour.
    _numbered(colour, number, place * HIGHEST + number - 1)
    for place, colour in enumerate(COLOURS)
    for number in range(1, HIGHEST + 1)
)
"""The number tiles by index: red 1 to 12, yellow, green, blue."""
JOKER = Tile(None, 0, True, JOKER_POINTS, Action.JOKER, "J", NOTHING)
JOKER_AS = tuple(
    Tile(kind.colour, kind.number, True, JOKER_POINTS, Action.JOKER, f"J={kind.text}", kind.index) for kind in NUMBERED
)
"""A Joker for each number tile, by index."""
TILES: dict[str, Tile] = {kind.text: kind for kind in (*NUMBERED, JOKER, *JOKER_AS)}
PACK = tuple(kind for kind in NUMBERED for _ in range(2)) + (JOKER,) * 4
"""The 100 tiles of RUM-1."""


def tile(text: str) -> Tile:
    """Return the tile written as `text` (`R7`, `J`, `J=R7`).

    >>> tile("J=R7").meant.points
    20

    Raises Invalid, a ValueError, if there is no such tile.
    """
    try:
        return TILES[text]
    except KeyError:
        raise Invalid("rummy-no-such-tile", tile=sanitize(text)) from None


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles of a blank-separated text. Raises Invalid, a ValueError, if one does not exist."""
    return tuple(tile(word) for word in text.split())


def sort_tiles(some: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return tiles sorted by colour and number, Jokers at the places of their tiles, idle Jokers last."""
    return tuple(sorted(some, key=_place))


def _place(kind: Tile) -> tuple[int, bool]:
    return kind.index, kind.joker
