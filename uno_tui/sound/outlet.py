"""What sounds when: at most two sounds at once, none late, of each earcon the newest."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from uno_tui.sound.earcons import Earcon
from uno_tui.sound.messages import Play, Silent
from uno_tui.sound.waves import samples

if TYPE_CHECKING:
    from uno_tui.sound.device import Channel  # which needs the library

LATE = 0.3
"""Seconds after its event from which on a sound does not begin any more."""
_LOOK = 0.02
"""Seconds between two looks at what sounds, while something does or waits."""


class Outlet:
    """Channels, and what waits for one of them to be free."""

    def __init__(self, channels: Sequence[Channel], now: Callable[[], float] = time.monotonic) -> None:
        self._channels = list(channels)
        self._now = now
        """The clock by which events have their times."""
        self._sounding: dict[Channel, Earcon] = {}
        self._waiting: dict[Earcon, Play] = {}

    def ask(self, play: Play) -> None:
        """Play at once, in place of an older one of its kind, or as soon as a channel is free. Raises Silent."""
        self._waiting.pop(play.sound.earcon, None)
        self._waiting[play.sound.earcon] = play
        self.look()

    def hush(self) -> None:
        """Be silent, and forget what waits."""
        self._waiting.clear()
        for channel in self._channels:
            channel.close()

    def look(self) -> float | None:
        """Begin what can begin, let go of what is over; in how many seconds to look again, None: not before asked.

        Raises Silent.
        """
        for channel in self._channels:
            channel.look()
        for play in tuple(self._waiting.values()):
            if self._now() - play.at > LATE or self._begin(play):
                del self._waiting[play.sound.earcon]
        return _LOOK if self._waiting or any(channel.open for channel in self._channels) else None

    def _channel_for(self, earcon: Earcon) -> Channel | None:
        """The one on which the same sounds, else one that is free."""
        sounding = [channel for channel in self._channels if channel.sounding]
        free = [channel for channel in self._channels if not channel.sounding]
        return next((channel for channel in sounding if self._sounding[channel] is earcon), free[0] if free else None)

    def _begin(self, play: Play) -> bool:
        """Whether it sounds. A device that lets in a single sound at a time is left to one channel."""
        channel = self._channel_for(play.sound.earcon)
        if channel is None:
            return False
        try:
            channel.play(samples(play.sound, play.volume))
        except Silent:
            channel.close()
            if not any(other.open for other in self._channels):
                raise
            self._channels.remove(channel)
            return False
        self._sounding[channel] = play.sound.earcon
        return True
