"""What sounds when: at most two sounds at once, none late, of each earcon the newest."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from uno_tui.sound.earcons import Earcon
from uno_tui.sound.messages import Play
from uno_tui.sound.waves import samples

if TYPE_CHECKING:
    from uno_tui.sound.device import Channel  # which needs the library

LATE = 0.3
"""Seconds after its event from which on a sound does not begin any more."""
_LOOK = 0.02
"""Seconds between two looks at what sounds, while something does or waits."""


class Outlet:
    """Channels, and what waits for one of them to be free."""

    def __init__(self, channels: Sequence[Channel]) -> None:
        self._channels = channels
        self._sounding: dict[int, Earcon] = {}
        self._waiting: dict[Earcon, Play] = {}

    def ask(self, play: Play) -> None:
        """Play at once, in place of an older one of its kind, or as soon as a channel is free."""
        self._waiting.pop(play.sound.earcon, None)
        self._waiting[play.sound.earcon] = play
        self.look()

    def hush(self) -> None:
        """Be silent, and forget what waits."""
        self._waiting.clear()
        for channel in self._channels:
            channel.close()

    def look(self) -> float | None:
        """Begin what can begin, let go of what is over; in how many seconds to look again, None: not before asked."""
        for play in tuple(self._waiting.values()):
            if time.monotonic() - play.at > LATE:
                del self._waiting[play.sound.earcon]
            elif (number := self._place_for(play.sound.earcon)) is not None:
                del self._waiting[play.sound.earcon]
                self._channels[number].play(samples(play.sound, play.volume))
                self._sounding[number] = play.sound.earcon
        for channel in self._channels:
            channel.let_go()
        return _LOOK if self._waiting or any(channel.busy for channel in self._channels) else None

    def _place_for(self, earcon: Earcon) -> int | None:
        free = None
        for number, channel in enumerate(self._channels):
            if not channel.sounding:
                free = number if free is None else free
            elif self._sounding.get(number) is earcon:
                return number
        return free
