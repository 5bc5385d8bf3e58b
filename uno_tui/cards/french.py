"""The cards of a French-suited pack with Jokers: one object per kind."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from uno_tui.message import Invalid
from uno_tui.sanitize import sanitize


class Suit(StrEnum):
    """One of the four suits; the value is its letter in card text."""

    __hash__ = str.__hash__  # a third of the time of Enum's own

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"


class Rank(StrEnum):
    """The rank of a card; the value is its card text without suit. Aces come first, Jokers last."""

    __hash__ = str.__hash__

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    JOKER = "X"


SUITS = tuple(Suit)
SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", None: "*"}
"""The sign of every suit; `*` for the Joker."""
RANKS = tuple(Rank)[:13]
"""All ranks that a suit has, from the Ace to the King."""


class Card:
    """A kind of card. There is one object per kind: `is` and `==` compare alike.

    `suit` is None for the Joker only. `points` is what most German games count: 11 for an Ace, 20 for a Jack, 10 for a
    Queen, King or 10, 50 for a Joker, and the number of any other card. `text` is the card in table files.
    """

    __slots__ = ("points", "rank", "suit", "text")

    def __init__(self, suit: Suit | None, rank: Rank, points: int, text: str) -> None:
        self.suit: Final = suit
        self.rank: Final = rank
        self.points: Final = points
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"card({self.text!r})"

    # A copied or unpickled card is the one object of its kind again, so that `is` still compares.
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (card, (self.text,))


_POINTS = {Rank.ACE: 11, Rank.JACK: 20, Rank.QUEEN: 10, Rank.KING: 10}
_SUITED = [
    Card(suit, rank, _POINTS.get(rank) or int(rank), f"{rank}{suit}") for suit in SUITS for rank in RANKS
]
JOKER = Card(None, Rank.JOKER, 50, "X")
KINDS: dict[str, Card] = {kind.text: kind for kind in [*_SUITED, JOKER]}
SUITED = tuple(_SUITED)
"""Every card but the Joker."""


def card(text: str) -> Card:
    """Return the card written as `text` (`10h`, `Qs`, `X`).

    >>> card("Jd").points
    20

    Raises ValueError if there is no such card.
    """
    try:
        return KINDS[text]
    except KeyError:
        raise Invalid("card-unknown", card=sanitize(text)) from None
