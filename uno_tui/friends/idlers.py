"""Guests who keep the table waiting: the others are told, and after a time a bot plays for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from uno_tui.core.contract import Seat
from uno_tui.friends.guest import Guest
from uno_tui.friends.seats import Seats
from uno_tui.host.host import Host

LOOKS = 1.0
"""Seconds between two looks at the guests."""
READS = 5.0
"""Seconds after which the others are told that the game waits for a guest who reads a list."""


class Idlers:
    """Looks at the guests of a running table again and again."""

    def __init__(self, seats: Seats, guests: Sequence[Guest], tell: Callable[[str, Guest | None, str], None]) -> None:
        """`tell` tells everybody but one (None: everybody) a text about the one with a name."""
        self._seats = seats
        self._guests = guests
        self._tell = tell
        self.minutes = 0.0
        """Minutes after which a bot plays for a guest who does nothing, until they press a key; 0: never."""
        self._waits_since: dict[Seat, float] = {}
        """When each guest for whom the table waits could have heard so, in the loop's time."""

    def forget(self) -> None:
        """Begin from the beginning, at another table."""
        self._waits_since.clear()
        for guest in self._guests:
            guest.is_idle = guest.reads = False

    async def look(self) -> None:
        """Look at the guests as long as friends may come."""
        while True:
            await asyncio.sleep(LOOKS)
            self._look_at_all()

    def _look_at_all(self) -> None:
        """Look at every guest; apart from the task, which would keep the last one in its memory."""
        host, now = self._seats.host, asyncio.get_running_loop().time()
        if host is None:
            return
        for guest in tuple(self._guests):
            if guest.seat is not None:
                try:
                    self._look_at(guest, guest.seat, host, now)
                except Exception as error:  # one guest's front end must not end the watch over the others
                    guest.fail(error)

    def _look_at(self, guest: Guest, seat: Seat, host: Host, now: float) -> None:
        """Time counts from when the table began to wait for the guest, and they could have heard so."""
        quiet, client, name = now - guest.channel.last_key, guest.client, self._seats.name_of(guest)
        reads = client is not None and host.has_stopped_clock(client)
        if reads and not guest.reads and quiet > READS:
            self._tell("friends-reads", guest, name)
        guest.reads = reads and (guest.reads or quiet > READS)
        if reads or seat in host.table.acting() or (client is not None and client.status.needs_key):
            since = self._waits_since.setdefault(seat, now + guest.seconds_left)
        else:
            since = now
            self._waits_since.pop(seat, None)
        if guest.is_idle and quiet < 2 * LOOKS:  # twice, so that a look that comes late misses no key
            guest.is_idle = False
            host.let_person_play(seat)
            if client is not None:
                host.join(client)
            self._tell("friends-back", guest, name)
        elif not guest.is_idle and 0 < self.minutes * 60 < min(quiet, now - since):
            guest.is_idle = True
            if client is not None:
                host.leave(client)  # else bots would wait for this guest's key, at a pace that asks for one
            host.let_bot_play(seat, self._seats.level)
            self._tell("friends-idle", None, name)
