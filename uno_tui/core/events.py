"""Events that several games share. Those of all games are in the contract."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Generic, TypeVar

from uno_tui.core.contract import C, Cue, Event, Seat, Topic

W = TypeVar("W", bound=StrEnum)
"""The type of a game's causes for drawing cards."""


class Dealt(Event, Generic[C], frozen=True):
    """The first hands were dealt, by seat. Each seat sees its own."""

    hands: tuple[tuple[C, ...], ...]

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Return the event with the hand of `seat`; the other hands are empty."""
        # The other hands are emptied and not left out: their places are the seats.
        return Dealt(tuple(hand if owner == seat else () for owner, hand in enumerate(self.hands)))


class StartCardTurned(Event, Generic[C], frozen=True):
    """`card` was turned up to begin the discard pile, or put `back` into the stock if it may not begin it."""

    card: C
    back: bool


class Drew(Event, Generic[C, W], frozen=True):
    """`seat` drew `count` cards. Only that seat sees which. Each game has its own causes."""

    topic: ClassVar[Topic] = Topic.DRAW
    seat: Seat
    count: int
    cause: W
    cards: tuple[C, ...]

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Return the event; without the cards unless `seat` drew them."""
        return self if seat == self.seat else Drew(self.seat, self.count, self.cause, ())


class TurnLost(Event, frozen=True):
    """`seat` loses this turn."""

    cue: ClassVar[Cue] = Cue.SKIP
    seat: Seat


class Passed(Event, frozen=True):
    """`seat` ended the turn without laying anything."""

    topic: ClassVar[Topic] = Topic.PASS
    seat: Seat


class SaidLast(Event, frozen=True):
    """`seat` said the word for the last card, such as "Uno", in advance or because it was due."""

    topic: ClassVar[Topic] = Topic.UNO
    seat: Seat
    in_advance: bool


class Reported(Event, frozen=True):
    """`seat` reported the players who had forgotten the word for the last card, in the order in which they draw."""

    seat: Seat
    forgot: tuple[Seat, ...]


class HandsSwapped(Event, frozen=True):
    """`seat` and `other` swapped hands (UNO-38, MAU-10). `counts` are the sizes of the hands afterwards, by seat."""

    seat: Seat
    other: Seat
    counts: tuple[int, ...]


class DirectionTurned(Event, frozen=True):
    """Play goes the other way now: 1 is clockwise, -1 counterclockwise."""

    topic: ClassVar[Topic] = Topic.DIRECTION
    cue: ClassVar[Cue] = Cue.REVERSE
    direction: int
