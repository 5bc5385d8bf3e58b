"""The cards of a French-suited pack with Jokers, one object per kind, and what they are called on a discard pile."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from uno_tui.quoting import quoted
from uno_tui.wording import Invalid


class Suit(StrEnum):
    """One of the four suits; the value is its letter in card text."""

    __hash__ = str.__hash__  # a third of the time of Enum's own

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"


class Rank(StrEnum):
    """The rank of a card; the value is its card text without suit. Their order is that of MAU-4."""

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
RANKS = tuple(Rank)[:13]
"""All ranks that a suit has, from the Ace to the King."""


class Card:
    """A kind of card. There is one object per kind: compare with `is` or `==` alike.

    `suit` is None for the Joker only. `points` counts at the end of a round (MAU-25), `text` is the card in table
    files.
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
PACK = SUITED * 2 + (JOKER,) * 4
"""The 108 cards of MAU-1."""


def card(text: str) -> Card:
    """The card written as `text` (`10h`, `Qs`, `X`).

    >>> card("Jd").points
    20

    Raises ValueError if there is no such card.
    """
    try:
        return KINDS[text]
    except KeyError:
        raise Invalid("card-unknown", card=quoted(text)) from None


class Faceup:
    """A card as it lies on the discard pile; one object per kind.

    `card` is the card itself, `face` what it counts as: the card, or what a Joker was named; None for a Joker that
    wishes. `wish` is the suit that a Jack, or the rank that a Joker wished for.
    """

    __slots__ = ("card", "face", "text", "wish")

    def __init__(self, card: Card, face: Card | None, wish: Suit | Rank | None, text: str) -> None:
        self.card: Final = card
        self.face: Final = face
        self.wish: Final = wish
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"faceup({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (faceup, (self.text,))


def _every_faceup() -> list[Faceup]:
    found = [Faceup(JOKER, None, rank, f"X?{rank}") for rank in RANKS]
    for face in SUITED:
        for kind, text in ((face, face.text), (JOKER, f"X={face}")):
            found.append(Faceup(kind, face, None, text))
            if face.rank is Rank.JACK:
                found += [Faceup(kind, face, suit, f"{text}>{suit}") for suit in SUITS]
    return [*found, Faceup(JOKER, None, None, "X")]


FACEUPS: dict[str, Faceup] = {kind.text: kind for kind in _every_faceup()}
_BY_PARTS = {(kind.card, kind.face, kind.wish): kind for kind in FACEUPS.values()}


def faceup(text: str) -> Faceup:
    """The card on the pile written as `text` (`10h`, `Jh>s`, `X=7h`, `X?7`).

    Raises ValueError if a card cannot lie like this.
    """
    try:
        return FACEUPS[text]
    except KeyError:
        raise Invalid("card-unknown", card=quoted(text)) from None


def lying(kind: Card, face: Card | None, wish: Suit | Rank | None) -> Faceup:
    """`kind` as it lies when it counts as `face` and wishes for `wish`."""
    return _BY_PARTS[kind, face, wish]
