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

    def forget(self) -> None:
        """Begin from the beginning, at another table."""
        for guest in self._guests:
            guest.is_idle = guest.reads = False
            guest.waited_for_since = None

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
                except Exception as error:  # one guest must not end the watch over the others
                    guest.fail(error)

    def _look_at(self, guest: Guest, seat: Seat, host: Host, now: float) -> None:
        """Tell the others if this guest reads, is idle or is back, and seat a bot or the guest accordingly."""
        quiet, client, name = now - guest.channel.last_key, guest.client, self._seats.name_of(guest)
        reads = client is not None and host.has_stopped_clock(client)
        before, guest.reads = guest.reads, reads and (guest.reads or quiet > READS)
        if guest.reads and not before:
            self._tell("friends-reads", guest, name)
        if not (reads or seat in host.table.acting() or (client is not None and client.status.needs_key)):
            guest.waited_for_since = None
        elif guest.waited_for_since is None:
            guest.waited_for_since = now + guest.seconds_left()
        waited = 0.0 if guest.waited_for_since is None else now - guest.waited_for_since
        if guest.is_idle and quiet < 2 * LOOKS:  # twice, so that a look that comes late misses no key
            guest.is_idle = False
            host.let_person_play(seat)
            if client is not None:
                client.come_back()
            self._tell("friends-back", guest, name)
        elif not guest.is_idle and 0 < self.minutes * 60 < min(quiet, waited):
            guest.is_idle = True
            if client is not None:
                client.go_idle()  # else bots would wait for this guest's key, at a pace that asks for one
            host.let_bot_play(seat, self._seats.level)
            self._tell("friends-idle", None, name)
