"""Keys that are held or pressed twice: one press does one thing, whatever opens in the meantime."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable

QUIET = 0.25
"""Seconds without a key after which the next one answers a question that came up by itself."""
SERIES = 0.12
"""Seconds within which a held key has repeated itself."""
SLOWEST = 1.0
"""Seconds after which the slowest keyboard begins to repeat a held key."""
ENTER = "enter"


class Repeats:
    """Passes keys on, except those pressed before a new question could be heard, and an Enter that is only held."""

    def __init__(self) -> None:
        self._last = 0.0
        """The time of the last key."""
        self._asked = False
        """Whether something came up by itself that no key has answered yet."""
        self._entered = -SLOWEST
        """The time of the last Enter, if no other key has come since."""
        self._meaning: Hashable = None
        """The meaning of the last Enter."""
        self._series = False
        """Whether Enter repeats itself."""
        self._held: asyncio.TimerHandle | None = None
        self._postponed: Callable[[], None] = lambda: None
        """The action of an Enter that waits, because the key may only be held."""

    @property
    def waiting(self) -> float:
        """Return the seconds until the next key counts, or a held one is passed on."""
        if self._held is not None:
            return max(0.0, self._held.when() - self._now())
        return max(0.0, self._last + QUIET - self._now()) if self._asked else 0.0

    def asked(self) -> None:
        """Take note that something came up by itself: keys pressed in the meantime were not meant for it."""
        self._asked = True

    def take(self, key: str, meaning: Callable[[], Hashable], act: Callable[[], None]) -> None:
        """Take a key; `meaning` returns what Enter would do now."""
        now = self._now()
        if key != ENTER:
            self.another()
        # Also for a key that does not count: only a pause shows that the player has noticed the question.
        quiet, self._last = now - self._last, now
        if self._asked and quiet < QUIET:
            return
        self._asked = False
        if key == ENTER:
            self._enter(now, meaning, act)
        else:
            act()

    def another(self) -> None:
        """Take note of another key than Enter: a held Enter has been released."""
        # Before the other key: the player pressed Enter first.
        self._pass_on()
        self._entered = -SLOWEST

    def _enter(self, now: float, meaning: Callable[[], Hashable], act: Callable[[], None]) -> None:
        """Press Enter, unless it is only held and would do something else than it did when it was pressed."""
        gap, self._entered, meant = now - self._entered, now, meaning()
        # Within a series, one repetition may come later than the others.
        self._series = gap < SERIES or (self._series and gap < QUIET)
        if self._held is not None:  # the Enter that waited has repeated itself: the key is held, and neither counts
            self._held.cancel()
            self._held = None
        # Doing the same once more, or after a pause: no held key has waited that long for its second Enter.
        elif meant == self._meaning or gap >= SLOWEST:
            self._meaning = meant
            act()
        elif not self._series:
            self._hold(meant, meaning, act)

    def _hold(self, meant: Hashable, meaning: Callable[[], Hashable], act: Callable[[], None]) -> None:
        """Wait to see whether the key repeats itself."""

        def pass_on() -> None:
            if meaning() == meant:
                self._meaning = meant
                act()

        self._postponed = pass_on
        self._held = asyncio.get_running_loop().call_later(SERIES, self._pass_on)

    def _pass_on(self) -> None:
        """Carry out an Enter that no other Enter has followed."""
        if self._held is not None:
            self._held.cancel()
            self._held = None
            self._postponed()

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
