"""The events of UNO."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.core.contract import Cue, Event, Failed, Seat, Topic
from uno_tui.core.events import HandsSwapped
from uno_tui.games.family.rules.events import BASIC_EVENTS
from uno_tui.games.uno.rules.moves import Intercept


class DebtWaits(Event, frozen=True):
    """A debt of `debt` cards waits until the interceptor's turn is over (UNO-29)."""

    debt: int


class Called(Event, frozen=True):
    """`seat` called the bluff of `bluffer`, and was `right` or wrong (UNO-35)."""

    seat: Seat
    bluffer: Seat
    right: bool


class HandsPassed(Event, frozen=True):
    """All players passed their hands on in the direction of play (UNO-37); `counts` are by seat, afterwards."""

    counts: tuple[int, ...]


class RaceBegan(Event, frozen=True):
    """`seat` laid a Buzzer: all players must press (UNO-41)."""

    cue: ClassVar[Cue] = Cue.RACE
    seat: Seat


class Pressed(Event, frozen=True):
    """`seat` pressed the buzzer (UNO-41)."""

    topic: ClassVar[Topic] = Topic.PRESS
    seat: Seat


class RaceLost(Event, frozen=True):
    """`seat` was the slowest and draws (UNO-41)."""

    seat: Seat


class Penalised(Event, frozen=True):
    """`seat` got `points` penalty points, added to the score at once, for a failed interception (UNO-30)."""

    seat: Seat
    points: int


EVENTS: tuple[type[Event], ...] = (
    *BASIC_EVENTS,
    DebtWaits,
    Called,
    HandsPassed,
    HandsSwapped,
    RaceBegan,
    Pressed,
    RaceLost,
    Failed[Intercept],
    Penalised,
)
"""All event types of UNO."""
