"""What happens alike in more than one game; what happens in all of them stands in the contract."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.games.contract import Event, Seat, Topic


class Passed(Event, frozen=True):
    """`seat` ended the turn without laying anything."""

    topic: ClassVar[Topic] = Topic.PASS
    seat: Seat


class SaidUno(Event, frozen=True):
    """`seat` said "Uno", in advance or because it was due."""

    topic: ClassVar[Topic] = Topic.UNO
    seat: Seat
    in_advance: bool


class Reported(Event, frozen=True):
    """`seat` reported those who had forgotten the word for the last card, in the order in which they draw."""

    seat: Seat
    forgot: tuple[Seat, ...]


class HandsSwapped(Event, frozen=True):
    """`seat` and `other` swapped hands (UNO-38, MAU-10); `counts` by seat, afterwards."""

    seat: Seat
    other: Seat
    counts: tuple[int, ...]


class DirectionTurned(Event, frozen=True):
    """Play goes the other way now: 1 is clockwise, -1 counterclockwise."""

    topic: ClassVar[Topic] = Topic.DIRECTION
    direction: int
