"""What happens in UNO."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from uno_tui.cards.uno import Card, Colour
from uno_tui.games.contract import Event, Seat, Topic


class How(StrEnum):
    """In what right a card was laid."""

    TURN = "turn"
    DRAWN = "drawn"
    ANSWER = "answer"
    SEQUENCE = "sequence"
    INTERCEPTION = "interception"


class Cause(StrEnum):
    """Why cards were drawn."""

    TURN = "turn"
    DEBT = "debt"
    UNO = "uno"
    BLUFF = "bluff"
    BUZZER = "buzzer"
    TEAM_WILD = "team_wild"


class Dealt(Event, frozen=True):
    """Everybody's first hand, by seat; each seat sees its own."""

    hands: tuple[tuple[Card, ...], ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """The own hand; the others' are empty."""
        return Dealt(tuple(hand if owner == seat else () for owner, hand in enumerate(self.hands)))


class StartCardTurned(Event, frozen=True):
    """`card` was turned up to start the discard pile, or put back into the stock because it may not start."""

    card: Card
    back: bool


class Played(Event, frozen=True):
    """`seat` laid `card` (choosing `colour` for a wild) and has `left` cards."""

    topic: ClassVar[Topic] = Topic.PLAY
    lays: ClassVar[bool] = True
    seat: Seat
    card: Card
    colour: Colour | None
    how: How
    left: int


class Skipped(Event, frozen=True):
    """`seat` loses the turn because of a Skip."""

    seat: Seat


class DebtWaits(Event, frozen=True):
    """A debt of `debt` cards waits until the interceptor's turn is over (UNO-29)."""

    debt: int


class DebtFaced(Event, frozen=True):
    """`seat` faces a debt of `debt` cards."""

    seat: Seat
    debt: int


class Drew(Event, frozen=True):
    """`seat` drew `count` cards; only that seat sees which."""

    topic: ClassVar[Topic] = Topic.DRAW
    seat: Seat
    count: int
    cause: Cause
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """How many; which, only for the one who drew."""
        return self if seat == self.seat else Drew(self.seat, self.count, self.cause, ())


class Called(Event, frozen=True):
    """`seat` called the bluff of `bluffer`, and was right or wrong."""

    seat: Seat
    bluffer: Seat
    right: bool


class HandsPassed(Event, frozen=True):
    """Everybody passed their hand on in the direction of play (UNO-37); `counts` by seat, afterwards."""

    counts: tuple[int, ...]


class RaceBegan(Event, frozen=True):
    """`seat` laid a Buzzer: everybody must press."""

    seat: Seat


class Pressed(Event, frozen=True):
    """`seat` pressed the buzzer."""

    topic: ClassVar[Topic] = Topic.PRESS
    seat: Seat


class RaceLost(Event, frozen=True):
    """`seat` was the slowest."""

    seat: Seat


class Penalised(Event, frozen=True):
    """`seat` was given `points` penalty points at once (UNO-30)."""

    seat: Seat
    points: int
