"""Answers that are due: what they are, and which cards answer them (MAU-24)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from uno_tui.cards.french import Card, Rank
from uno_tui.core.contract import Seat


class Kind(StrEnum):
    """What an answer is about; the value is its word in table files."""

    SWAP = "swap"
    GIFT = "gift"
    SIT_OUT = "sit_out"
    DRAW = "draw"
    QUEEN = "queen"
    KINGS = "kings"


class Due(msgspec.Struct, frozen=True):
    """An open answer of `kind`, due from `seat`.

    `origin` wants to swap or to give, called the King's round, or laid the 7 or 10 that a 10 would answer; a 6 and a
    Queen ask no more who laid them. `count` is how many cards a 7 or Queen makes somebody draw. `four` is the 4 that a
    gift came with and `gift` the card to be given, known to the giver only.
    """

    kind: Kind
    seat: Seat
    origin: Seat | None = None
    count: int = 0
    four: Card | None = None
    gift: Card | None = None


ANSWERS: dict[Kind, frozenset[Rank]] = {
    Kind.SWAP: frozenset({Rank.TWO, Rank.ACE}),
    Kind.GIFT: frozenset({Rank.FOUR}),
    Kind.SIT_OUT: frozenset({Rank.FIVE}),
    Kind.DRAW: frozenset({Rank.SEVEN, Rank.TEN}),
    Kind.QUEEN: frozenset({Rank.QUEEN}),
    Kind.KINGS: frozenset({Rank.KING}),
}
"""Which ranks answer (MAU-10, MAU-13, MAU-14, MAU-16, MAU-21, MAU-22)."""


def answers(due: Due, face: Card | None, seats: int) -> bool:
    """Whether a card that counts as `face` answers, at a table of so many seats."""
    if face is None or face.rank not in ANSWERS[due.kind]:
        return False
    if due.kind is Kind.GIFT:
        return face is due.four
    return face.rank is not Rank.ACE or seats > 2


UNFINISHED_KINGS = 3
"""How many cards are drawn by whoever called a King's round and does not end it (MAU-22)."""


def price_of_no_king(due: Due) -> int:
    """How many cards somebody draws who lays no King in a King's round (MAU-22)."""
    return UNFINISHED_KINGS if due.seat == due.origin else 1


NEVER_LAST = frozenset({Rank.ACE, Rank.TWO, Rank.FOUR, Rank.SEVEN, Rank.TEN})
"""The ranks that may not be the last card (MAU-9)."""
GIFT_NEEDS = 3
"""Laying and giving must leave a card (MAU-13)."""


def may_be_last(face: Card | None, due: Due | None, seat: Seat) -> bool:
    """Whether a card that counts as `face` may be the last of `seat` (MAU-9)."""
    if face is None:
        return True
    if face.rank is Rank.KING:
        return due is None or due.kind is not Kind.KINGS or due.origin != seat
    return face.rank not in NEVER_LAST


def leaves_enough(face: Card | None, held: int, due: Due | None, seat: Seat) -> bool:
    """Whether `seat`, holding `held` cards, keeps enough of them to lay one that counts as `face`."""
    if face is not None and face.rank is Rank.FOUR:
        return held >= GIFT_NEEDS
    return held > 1 or may_be_last(face, due, seat)
