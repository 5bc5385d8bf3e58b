"""The cards of the UNO pack: one object per kind, so that equal cards are the same object."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from uno_tui.message import Invalid
from uno_tui.sanitize import sanitize


class Colour(StrEnum):
    """One of the four colours; the value is its letter in card text."""

    __hash__ = str.__hash__  # a third of the time of Enum's own

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"


class Rank(StrEnum):
    """The number or symbol of a card of the UNO family; the value is its card text without colour."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    SKIP = "S"
    REVERSE = "R"
    DRAW_TWO = "+2"
    WILD = "W"
    WILD_DRAW_FOUR = "W+4"
    BUZZER = "Z"
    TEAM_WILD = "TW"
    DRAW_FOUR_TEAM_WILD = "TW+4"


# Module-level names: looking a member up in its Enum takes five times as long, and these are asked for by the million.
SKIP, REVERSE, DRAW_TWO = Rank.SKIP, Rank.REVERSE, Rank.DRAW_TWO
NUMBERS = tuple(Rank)[:10]
ACTIONS = (SKIP, REVERSE, DRAW_TWO)
COLOURS = tuple(Colour)
SIGNS = {Colour.RED: "●", Colour.YELLOW: "▲", Colour.GREEN: "■", Colour.BLUE: "◆", None: "*"}
"""A shape for every colour, as on the cards of UNO Teams; `*` for cards without a colour."""


class Card:
    """A kind of card. There is one object per kind: `is` and `==` compare alike.

    `colour` is None for Wild, Wild Draw Four and Buzzer (a wild's chosen colour belongs to the table), `number` is None
    for all but number cards, `points` counts at the end of a round (UNO-21), `text` is the card in table files. `wild`
    says whether its player chooses a colour, and `draws` how many cards another player must draw.
    """

    __slots__ = ("colour", "draws", "number", "points", "rank", "text", "wild")

    def __init__(
        self, colour: Colour | None, rank: Rank, number: int | None, points: int, text: str, wild: bool, draws: int
    ) -> None:
        self.colour: Final = colour
        self.rank: Final = rank
        self.number: Final = number
        self.points: Final = points
        self.text: Final = text
        self.wild: Final = wild
        self.draws: Final = draws

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"card({self.text!r})"

    # A copied or unpickled card is the one object of its kind again, so that `is` still compares.
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (card, (self.text,))


def _make_kind(colour: Colour | None, rank: Rank) -> Card:
    number = NUMBERS.index(rank) if rank in NUMBERS else None
    points = number if number is not None else 20 if rank in ACTIONS else 50  # UNO-21
    wild = rank in (Rank.WILD, Rank.WILD_DRAW_FOUR)
    draws = {DRAW_TWO: 2, Rank.WILD_DRAW_FOUR: 4}.get(rank, 0)
    return Card(colour, rank, number, points, (colour or "") + rank, wild, draws)


_COLOURED = [_make_kind(colour, rank) for colour in COLOURS for rank in NUMBERS + ACTIONS]
WILD = _make_kind(None, Rank.WILD)
WILD_DRAW_FOUR = _make_kind(None, Rank.WILD_DRAW_FOUR)
BUZZER = _make_kind(None, Rank.BUZZER)
KINDS: dict[str, Card] = {kind.text: kind for kind in [*_COLOURED, WILD, WILD_DRAW_FOUR, BUZZER]}


def card(text: str) -> Card:
    """Return the card written as `text` (`R5`, `G+2`, `W`, `W+4`, `Z`).

    >>> card("R+2").points
    20

    Raises Invalid, a ValueError, if there is no such card.
    """
    try:
        return KINDS[text]
    except KeyError:
        raise Invalid("card-unknown", card=sanitize(text)) from None


def cards(text: str) -> list[Card]:
    """Return the cards of a blank-separated text. Raises ValueError if there is no such card."""
    return [card(word) for word in text.split()]


# UNO-1: one 0 of each colour, and two of all other coloured cards.
_COLOURED_OF_PACK = tuple(kind for kind in _COLOURED for _ in range(1 if kind.number == 0 else 2))
PACK = _COLOURED_OF_PACK + (WILD,) * 4 + (WILD_DRAW_FOUR,) * 4
"""The 108 cards of UNO-1."""

BUZZERS = (BUZZER,) * 8
"""The eight cards that UNO-2 adds."""
