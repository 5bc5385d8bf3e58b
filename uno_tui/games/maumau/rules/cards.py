"""The pack of Maumau, and its cards as they lie on the discard pile: a Joker as another card, a Jack with a wish."""

from __future__ import annotations

from typing import Final

from uno_tui.cards.french import JOKER, RANKS, SUITED, SUITS, Card, Rank, Suit
from uno_tui.message import Invalid
from uno_tui.sanitize import sanitize

PACK = SUITED * 2 + (JOKER,) * 4
"""The 108 cards of MAU-1."""


class Faceup:
    """A card as it lies on the discard pile; one object per kind.

    `card` is the card itself. `face` is what it counts as: the card, or what a Joker was named; None for a Joker that
    wishes, and for `X`, a Joker of which neither is known. `wish` is the suit that a Jack, or the rank that a Joker
    wished for.
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
        for card, text in ((face, face.text), (JOKER, f"X={face}")):
            found.append(Faceup(card, face, None, text))
            if face.rank is Rank.JACK:
                found += [Faceup(card, face, suit, f"{text}>{suit}") for suit in SUITS]
    return [*found, Faceup(JOKER, None, None, "X")]


FACEUPS: dict[str, Faceup] = {kind.text: kind for kind in _every_faceup()}
_BY_PARTS = {(kind.card, kind.face, kind.wish): kind for kind in FACEUPS.values()}


def faceup(text: str) -> Faceup:
    """Return the card on the pile written as `text` (`10h`, `Jh>s`, `X=7h`, `X?7`).

    Raises ValueError if a card cannot lie like this.
    """
    try:
        return FACEUPS[text]
    except KeyError:
        raise Invalid("card-unknown", card=sanitize(text)) from None


def faceup_as(kind: Card, face: Card | None, wish: Suit | Rank | None) -> Faceup:
    """Return `kind` as it lies on the pile when it counts as `face` and wishes for `wish`."""
    return _BY_PARTS[kind, face, wish]
