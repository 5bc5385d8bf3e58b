"""The order of sounds: as many at once as there are channels, none late, of each earcon the newest."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from uno_tui.sound.earcons import Earcon
from uno_tui.sound.messages import Play, Silent
from uno_tui.sound.waves import samples

if TYPE_CHECKING:
    from uno_tui.sound.device import Channel  # needs the library that plays

LATE = 0.3
"""Seconds after its event from which a sound is dropped if it has not begun."""
_LOOK = 0.02
"""Seconds between two looks at the channels, while a sound plays or waits."""


class Outlet:
    """The channels, and the sounds that wait for a free one."""

    def __init__(self, channels: Sequence[Channel], now: Callable[[], float] = time.monotonic) -> None:
        self._channels = list(channels)
        self._now = now
        """The clock of `Play.at`."""
        self._sounding: dict[Channel, Earcon] = {}
        """The earcon that each channel played last."""
        self._waiting: dict[Earcon, Play] = {}
        """The newest waiting request for each earcon, in the order in which they came."""

    def ask(self, play: Play) -> None:
        """Play a sound in place of an older one of the same earcon, or as soon as a channel is free. Raises Silent."""
        self._waiting.pop(play.sound.earcon, None)  # so that the new one is last in the order
        self._waiting[play.sound.earcon] = play
        self.look()

    def hush(self) -> None:
        """Stop all sounds, and drop those that wait."""
        self._waiting.clear()
        for channel in self._channels:
            channel.close()

    def look(self) -> float | None:
        """Start sounds that can start, and close channels that are no longer needed.

        Return the seconds until the next look; None if none is needed before the next request. Raises Silent.
        """
        # A channel that turns out to be free here can take a waiting sound in the same look.
        for channel in self._channels:
            channel.look()
        for play in tuple(self._waiting.values()):
            if self._now() - play.at > LATE or self._begin(play):
                del self._waiting[play.sound.earcon]
        return _LOOK if self._waiting or any(channel.open for channel in self._channels) else None

    def _channel_for(self, earcon: Earcon) -> Channel | None:
        """Return the channel that plays the same earcon, else a free one, else None."""
        sounding = [channel for channel in self._channels if channel.sounding]
        free = [channel for channel in self._channels if not channel.sounding]
        return next((channel for channel in sounding if self._sounding[channel] is earcon), free[0] if free else None)

    def _begin(self, play: Play) -> bool:
        """Start a sound, and return whether a channel was free. Raises Silent if it fails and no other channel is open.

        Some devices can be opened only once. Then the channel that fails is given up, and the open one remains.
        """
        channel = self._channel_for(play.sound.earcon)
        if channel is None:
            return False
        try:
            channel.play(samples(play.sound, play.volume))
        except Silent:
            # The channel must not count as open itself, so it is closed first.
            channel.close()
            if not any(other.open for other in self._channels):
                raise
            self._channels.remove(channel)
            return False
        self._sounding[channel] = play.sound.earcon
        return True
