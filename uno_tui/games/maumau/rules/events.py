"""The events of Maumau."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from uno_tui.cards.french import SUITS, Card, Suit
from uno_tui.core.contract import MATCH_EVENTS, Cue, Event, Failed, Seat, Shuffled
from uno_tui.core.events import (
    Dealt,
    DirectionTurned,
    Drew,
    HandsSwapped,
    Passed,
    Reported,
    SaidLast,
    StartCardTurned,
)
from uno_tui.games.maumau.rules.cards import Faceup
from uno_tui.games.maumau.rules.due import DueKind
from uno_tui.games.maumau.rules.moves import Catch


class PlayKind(StrEnum):
    """The right by which a card was laid."""

    TURN = "turn"
    DRAWN = "drawn"
    ANSWER = "answer"


class Cause(StrEnum):
    """The reason why cards were drawn."""

    TURN = "turn"
    SEVEN = "seven"
    QUEEN = "queen"
    KINGS = "kings"
    LAST = "last"
    CHEAT = "cheat"
    CATCH = "catch"


class DealAsked(Event, frozen=True):
    """`seat` must say how many cards each player gets (MAU-2)."""

    seat: Seat


class HandSizeChosen(Event, frozen=True):
    """`seat` deals each player `count` cards (MAU-2)."""

    seat: Seat
    count: int


class Played(Event, frozen=True):
    """`seat` laid `card` and has `left` cards; `other` is the player whom an Ace, 4 or Queen names."""

    cue: ClassVar[Cue] = Cue.LAID
    lays_card: ClassVar[bool] = True
    seat: Seat
    card: Faceup
    how: PlayKind
    left: int
    other: Seat | None

    @property
    def tone(self) -> int | None:
        """The suit that counts from now on: the wish, or the suit of the card that a Joker stands for."""
        wish, face = self.card.wish, self.card.face
        suit = wish if isinstance(wish, Suit) else None if face is None else face.suit
        return None if suit is None else SUITS.index(suit)


class AnswerDue(Event, frozen=True):
    """`seat` must answer or accept, with the fields of `Due`; `count` cards of a 7 or Queen (MAU-24)."""

    cue: ClassVar[Cue] = Cue.DUE
    kind: DueKind
    seat: Seat
    origin: Seat | None
    count: int


class Accepted(Event, frozen=True):
    """`seat` accepted what was due."""

    seat: Seat
    kind: DueKind


class SwapEnded(Event, frozen=True):
    """`seat` ended the swap that `origin` wanted, with a 2."""

    seat: Seat
    origin: Seat


class CardGiven(Event, frozen=True):
    """`giver` gave `receiver` a card (MAU-13), which only these two see."""

    giver: Seat
    receiver: Seat
    card: Card | None

    @property
    def actor(self) -> Seat:
        """The seat that gave the card."""
        return self.giver

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Return the event; without the card for all but the two."""
        return self if seat in (self.giver, self.receiver) else CardGiven(self.giver, self.receiver, None)


class Bought(Event, frozen=True):
    """`seat` bought the card that lay under a 3 (MAU-12)."""

    seat: Seat
    card: Card


class SatOut(Event, frozen=True):
    """`seat` sits out, because of a 6 or an 8 (MAU-14, MAU-17)."""

    cue: ClassVar[Cue] = Cue.SKIP
    seat: Seat


class KingsCalled(Event, frozen=True):
    """`seat` called a King's round (MAU-22)."""

    seat: Seat


class KingsEnded(Event, frozen=True):
    """The King's round of `seat` is over; `king` if that player laid another King."""

    seat: Seat
    king: bool


class CheatCaught(Event, frozen=True):
    """`seat` caught `cheat`, who takes `card` back; all its effects are undone (MAU-6).

    `top` lies on top again (None: no card). `direction` holds, and has `turned` back. `returned` was bought with the
    card.
    """

    seat: Seat
    cheat: Seat
    card: Faceup
    top: Faceup | None
    direction: int
    turned: bool
    returned: Faceup | None


EVENTS: tuple[type[Event], ...] = (
    *MATCH_EVENTS,
    Shuffled[Card],
    DealAsked,
    HandSizeChosen,
    Dealt[Card],
    StartCardTurned[Card],
    Played,
    AnswerDue,
    Accepted,
    SwapEnded,
    HandsSwapped,
    CardGiven,
    Bought,
    SatOut,
    DirectionTurned,
    KingsCalled,
    KingsEnded,
    Drew[Card, Cause],
    Passed,
    SaidLast,
    Reported,
    CheatCaught,
    Failed[Catch],
)
"""All event types of Maumau."""
