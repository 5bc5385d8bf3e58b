"""The people at one keyboard, and their links to a table that is kept in this program."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import Company
from uno_tui.games.contract import Event, Move, Refusal, Seat
from uno_tui.host.host import Host
from uno_tui.host.link import Link, Moment, Snapshot, Watcher
from uno_tui.host.practice import Practice, TakenBack


class HostLink:
    """A seat's link to a table that is kept here."""

    def __init__(self, host: Host, seat: Seat | None) -> None:
        self._host = host
        self._seat = seat

    @property
    def past(self) -> Sequence[Moment]:
        """What the seat saw of this round before the table was resumed."""
        return () if self._seat is None else self._host.match.past.get(self._seat, ())

    @property
    def now(self) -> Snapshot:
        """What the seat knows now."""
        return self._host.snapshot(self._seat)

    def submit(self, move: Move) -> None:
        """Want to make a move."""
        assert self._seat is not None, "who looks on makes no moves"  # noqa: S101
        self._host.submit(self._seat, move)


class HostParty:
    """The `Party` at a table that is kept here."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.people: Sequence[Seat] = host.match.plan.people()
        self.company: Company = host.match.plan.company()
        practice = self.practice
        seen = range(len(host.match.names)) if practice and practice.open_hands else self.people
        self.links: dict[Seat | None, Link] = {seat: HostLink(host, seat) for seat in (*seen, None)}
        self.watchers: list[Watcher] = []
        self.deal = host.deal
        self.take_back = host.take_back
        self.go_on = host.go_on
        self.stop_clock = host.clock.stop
        self.start_clock = host.clock.go_on
        self.quote = host.match.quote
        self.record = host.match.text
        self.settled = host.settled
        self.work_out = host.thinker.work_out
        self.stirs = host.stirs
        host.listeners.append(self)

    @property
    def practice(self) -> Practice | None:
        """What is special about the table now, if it is one for practice."""
        return self._host.match.plan.practice

    def happened(self, events: Sequence[Event], by: Seat | None) -> None:
        """The table has told what happened: everybody's snapshot knows it."""
        for watcher in self.watchers:
            watcher.happened(by)

    def taken_back(self, taken: TakenBack | None) -> None:
        """The table is as it was before: everybody's snapshot knows it."""
        for watcher in self.watchers:
            watcher.taken_back(taken)

    def refused(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """The table has refused a person's move."""
        for watcher in self.watchers:
            watcher.refused(seat, move, refusal)
