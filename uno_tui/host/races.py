"""Races between people at different keyboards: who was first is decided by the time since each could have heard it.

A person hears a sentence when their voice or screen reader has said it, in their language, after it has travelled to
them. Those who hear sooner must not win by that alone. So a move out of turn that others could still forestall is held
back until they have had as much time as the one who made it; the order of moves is the order of these times.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

import msgspec

from uno_tui.core.contract import Seat

LONGEST_HOLD = 3.0
"""Seconds that a move is held back at most."""
NOTICED = 0.3
"""Seconds of holding back above which the player is told that their key has counted."""
CLOSE = 0.3
"""Seconds between two reactions below which it is said how close they were."""


class HeardUntil(msgspec.Struct, frozen=True):
    """When the people at one keyboard have heard what happened last: `until`, in the host's time.

    `travel` is the seconds that a sentence takes to them and a key back.
    """

    keyboard: object
    until: float
    travel: float = 0.0


class ReactionTime(msgspec.Struct, frozen=True):
    """A move in a race: the seat, and the seconds between hearing and pressing."""

    seat: Seat
    seconds: float


class Races:
    """Holds moves back as long as someone else can still have been faster."""

    def __init__(self, listening: Callable[[], Mapping[Seat, HeardUntil]]) -> None:
        """`listening` returns for every person when they will have heard what they were told so far."""
        self._listening = listening
        self._windows: Mapping[Seat, HeardUntil] = {}
        self._held: list[ReactionTime] = []
        self._close: tuple[Seat, Seat, float] | None = None
        """The last two reactions that were close, until it is known what came of them."""
        self.on_close: Callable[[Seat, Seat, float], None] = lambda first, second, seconds: None
        """Called with the one who was first, the one who was second, and the seconds between them."""
        self.on_hold: Callable[[Seat], None] = lambda seat: None
        """Called when a person's move is held back for a time that they notice."""

    def on_events(self) -> None:
        """Take note that something has happened, of which everybody has just been told."""
        close, self._close = self._close, None
        # Only now: first players hear what came of the race.
        if close is not None:
            self.on_close(*close)
        self._windows = self._listening()
        self._held.clear()

    def hold(self, seat: Seat, now: float, rivals: Iterable[Seat]) -> float:
        """Return the seconds to hold back a move that arrives now.

        `rivals` are all other people, whether they could act or not.

        A person who has not heard anything to the end reacts in no time at all.
        """
        own = self._windows.get(seat)
        if own is None:
            return 0.0
        # The key arrives later than it was pressed, and may have been pressed before the sentence was over.
        seconds = max(0.0, now - own.travel - own.until)
        self._compare(ReactionTime(seat, seconds))
        windows = (self._windows[each] for each in rivals if each in self._windows)
        # When a key that is just as quick would arrive from there. At the same keyboard all hear the same.
        others = (each.until + each.travel for each in windows if each.keyboard != own.keyboard)
        latest = max(others, default=-math.inf) + seconds
        seconds_held = min(LONGEST_HOLD, max(0.0, latest - now))
        if seconds_held > NOTICED:
            self.on_hold(seat)
        return seconds_held

    def _compare(self, reaction: ReactionTime) -> None:
        """Tell how close two people's first reactions were, if they were. Pressing again is no other reaction."""
        if any(other.seat == reaction.seat for other in self._held):
            return
        for other in self._held:
            first, second = sorted((other, reaction), key=lambda each: each.seconds)
            if second.seconds - first.seconds < CLOSE:
                self._close = (first.seat, second.seat, second.seconds - first.seconds)
        self._held.append(reaction)
