"""Answers that are due: their kinds, and the cards that answer them (MAU-24)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from uno_tui.cards.french import Card, Rank
from uno_tui.core.contract import Seat


class DueKind(StrEnum):
    """The subject of an answer that is due; the value is its word in table files."""

    SWAP = "swap"
    GIFT = "gift"
    SIT_OUT = "sit_out"
    DRAW = "draw"
    QUEEN = "queen"
    KINGS = "kings"


class Due(msgspec.Struct, frozen=True):
    """An open answer of `kind`, due from `seat`.

    `origin` wants to swap or to give, called the King's round, or laid the 7 or 10 that a 10 would answer; for a 6 and
    a Queen it does not matter who laid them. `count` is how many cards a 7 or Queen makes a player draw. `four` is the
    4 that a gift came with and `gift` the card to be given, known to the giver only.
    """

    kind: DueKind
    seat: Seat
    origin: Seat | None = None
    count: int = 0
    four: Card | None = None
    gift: Card | None = None


ANSWERS: dict[DueKind, frozenset[Rank]] = {
    DueKind.SWAP: frozenset({Rank.TWO, Rank.ACE}),
    DueKind.GIFT: frozenset({Rank.FOUR}),
    DueKind.SIT_OUT: frozenset({Rank.FIVE}),
    DueKind.DRAW: frozenset({Rank.SEVEN, Rank.TEN}),
    DueKind.QUEEN: frozenset({Rank.QUEEN}),
    DueKind.KINGS: frozenset({Rank.KING}),
}
"""By kind, the ranks that answer (MAU-10, MAU-13, MAU-14, MAU-16, MAU-21, MAU-22)."""


def is_answer(due: Due, face: Card | None, seats: int) -> bool:
    """Return whether a card that counts as `face` answers, at a table with `seats` seats."""
    if face is None or face.rank not in ANSWERS[due.kind]:
        return False
    # Only the same 4, in rank and suit, answers a gift (MAU-13).
    if due.kind is DueKind.GIFT:
        return face is due.four
    # With two players nobody is left to whom an Ace could send the swap (MAU-10).
    return face.rank is not Rank.ACE or seats > 2


UNFINISHED_KINGS = 3
"""Cards that the caller of a King's round draws who does not end it (MAU-22)."""


def price_of_no_king(seat: Seat, caller: Seat | None) -> int:
    """Return how many cards `seat` draws who lays no King in a King's round of `caller` (MAU-22)."""
    return UNFINISHED_KINGS if seat == caller else 1


NEVER_LAST = frozenset({Rank.ACE, Rank.TWO, Rank.FOUR, Rank.SEVEN, Rank.TEN})
"""The ranks that may not be the last card (MAU-9)."""
GIFT_NEEDS = 3
"""Cards in hand that a 4 needs: one to lay, one to give, and one that is left (MAU-13)."""


def can_be_last(face: Card | None, due: Due | None, seat: Seat) -> bool:
    """Return whether a card that counts as `face` may be the last card of `seat` (MAU-9)."""
    if face is None:
        return True
    # A King may not end the round of its own caller (MAU-9).
    if face.rank is Rank.KING:
        return due is None or due.kind is not DueKind.KINGS or due.origin != seat
    return face.rank not in NEVER_LAST


def leaves_enough(face: Card | None, held: int, due: Due | None, seat: Seat) -> bool:
    """Return whether `seat`, holding `held` cards, keeps enough of them to lay one that counts as `face`."""
    if face is not None and face.rank is Rank.FOUR:
        return held >= GIFT_NEEDS
    return held > 1 or can_be_last(face, due, seat)
