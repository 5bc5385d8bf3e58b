"""The connections of people at one keyboard, here or elsewhere, to a table that is hosted in this process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import Context
from functools import partial
from typing import TypeVar

import msgspec

from uno_tui.bots.bot import Company
from uno_tui.core.contract import Event, Move, Refusal, Seat
from uno_tui.core.jobs import Job
from uno_tui.host.connection import Change, PastChange, SeatConnection, Snapshot, Status, StopReason, Watcher
from uno_tui.host.host import Host
from uno_tui.host.practice import Practice, Takeback

T = TypeVar("T")


class LocalConnection:
    """A `SeatConnection` to a host in this process."""

    def __init__(self, host: Host, seat: Seat | None) -> None:
        self._host = host
        self._seat = seat
        self.snapshot: Snapshot = host.snapshot(seat)

    @property
    def past(self) -> Sequence[PastChange]:
        """Return the changes of this round that the seat saw before the table was resumed, oldest first."""
        return () if self._seat is None else self._host.match.past.get(self._seat, ())

    def submit(self, move: Move) -> None:
        """Request a move."""
        assert self._seat is not None, "an onlooker makes no moves"  # noqa: S101
        self._host.submit(self._seat, move)


class LocalClient:
    """A `TableClient` of a host in this process, for all people at this machine or for some people."""

    def __init__(self, host: Host, people: Sequence[Seat] | None = None, *, waits: bool = True) -> None:
        """Connect to a host. `people` are the seats at this keyboard, None for all people at this machine; there are
        none where someone only looks on.

        With `waits`, bots wait for a key of theirs where the pace asks for one.
        """
        self._host = host
        self.people: Sequence[Seat] = host.match.plan.here() if people is None else people
        practice = self.practice
        seen = range(len(host.match.names)) if practice and practice.open_hands else self.people
        self._connections = {seat: LocalConnection(host, seat) for seat in (*seen, None)}
        self.connections: dict[Seat | None, SeatConnection] = {**self._connections}
        self._stopped_for: set[StopReason] = set()
        self.watchers: list[Watcher] = []
        self.status_listeners: list[Callable[[Status], None]] = []
        self.deal = host.deal
        self.take_back = host.take_back
        self.position_text: Callable[[], str | None] = host.match.quote
        self.record_text: Callable[[], str] = host.match.text
        self.wait_until_settled = host.wait_until_settled
        self.wait_for_activity = host.wait_for_activity
        host.listeners.append(self)
        host.status_listeners.append(self._push_status)
        if waits:
            host.join(self)
        self._pushed = self.status

    @property
    def status(self) -> Status:
        """Return the status of the table as it concerns these people: whether they have stopped the clock, and whether
        their key is still missing.
        """
        status = self._host.status
        missing = self in self._host.keyboards and self not in self._host.pressed
        return msgspec.structs.replace(
            status,
            clock_goes=not self._host.has_stopped_clock(self),
            needs_key=status.needs_key and missing,
            bot_waits=status.bot_waits and missing,
        )

    @property
    def company(self) -> Company:
        """Return the level of the bot at each seat, None for a person."""
        return self._host.match.plan.company()

    @property
    def asks_to_go_on(self) -> bool:
        """Return whether bots wait for a key before they move."""
        return self._host.pace.asks

    def let_bot_move(self) -> None:
        """Let the next bot move, at a pace that waits for a key."""
        self._host.let_bot_move(self)

    def stop_clock(self, why: StopReason) -> None:
        """Let no bot move or react until `start_clock` for the same reason. For an onlooker, nobody waits."""
        if self.people:
            self._stopped_for.add(why)
            self._host.stop_clock(self)

    def start_clock(self, why: StopReason) -> None:
        """Let time pass again, unless another reason is left."""
        self._stopped_for.discard(why)
        if not self._stopped_for:
            self._host.start_clock(self)

    def go_idle(self) -> None:
        """Let the table wait for these people no longer, neither for a key nor where they have stopped the clock."""
        self._host.leave(self)

    def come_back(self) -> None:
        """Let the table wait for these people again, also where they have stopped the clock."""
        self._host.join(self)
        if self._stopped_for:
            self._host.stop_clock(self)

    def leave(self) -> None:
        """Stop listening to the table. A clock that these people have stopped goes on without them."""
        if self not in self._host.listeners:
            return
        self._host.listeners.remove(self)
        self._host.status_listeners.remove(self._push_status)
        self._host.leave(self)

    async def run_job(self, job: Job[T], *arguments: object) -> T:
        """Run a job in another process and return its result. Raises OSError if it cannot be run."""
        return await self._host.thinker.run(job.function, *arguments)

    @property
    def practice(self) -> Practice | None:
        """Return how this table differs from others now if it is a practice table, else None."""
        return self._host.match.plan.practice

    def _push_status(self) -> None:
        """Tell the listeners the status as it concerns these people, if it has changed."""
        before, self._pushed = self._pushed, self.status
        if before == self._pushed:
            return
        for listener in self.status_listeners:
            listener(self._pushed)

    def _update(self) -> None:
        for seat, connection in self._connections.items():
            connection.snapshot = self._host.snapshot(seat)

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        """Give every connection its new snapshot, then tell the watchers what changed."""
        # All connections have the new snapshots before any watcher is told: one may look at several.
        self._update()
        changes = {
            seat: Change(connection.snapshot, tuple(event.as_seen_by(seat) for event in events), by)
            for seat, connection in self._connections.items()
        }
        for watcher in self.watchers:
            watcher.on_change(changes)

    def on_takeback(self, taken: Takeback | None) -> None:
        """Give every connection the table as it was before, then tell the watchers."""
        self._update()
        for watcher in self.watchers:
            watcher.on_takeback(taken)

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Tell the watchers that a move of one of their people is illegal."""
        if seat not in self.people:
            return
        for watcher in self.watchers:
            watcher.on_refusal(seat, move, refusal)


class GuestClient(LocalClient):
    """A `TableClient` for people who play from elsewhere: it tells no cards that they must not know."""

    def __init__(
        self,
        host: Host,
        people: Sequence[Seat],
        context: Context,
        *,
        on_error: Callable[[Exception], None],
        waits: bool = True,
    ) -> None:
        """Connect to a host. Watchers are called in `context`, which is that of these people's front end.

        What they raise goes to `on_error`: the table goes on for all others.

        Each front end is an app of its own in this process, and Textual finds the app by the context: what the host's
        task calls would otherwise be shown in the host's app.
        """
        super().__init__(host, people, waits=waits)
        self._context = context
        self._on_error = on_error
        # A position names the cards of all seats.
        self.position_text = lambda: None
        self.record_text = self._record_after_round

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        """Give every connection its new snapshot, then tell the watchers what changed."""
        # `partial`, because `super()` without arguments does not work in a lambda.
        self._tell(partial(super().on_events, events, by))

    def on_takeback(self, taken: Takeback | None) -> None:
        """Give every connection the table as it was before, then tell the watchers."""
        self._tell(partial(super().on_takeback, taken))

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Tell the watchers that a move of one of their people is illegal."""
        self._tell(partial(super().on_refusal, seat, move, refusal))

    def _tell(self, tell: Callable[[], None]) -> None:
        try:
            # A copy: Python does not let a context be entered while it is entered already.
            self._context.copy().run(tell)
        except Exception as error:  # whatever it is: it must not stop the host's task
            self._on_error(error)

    def _record_after_round(self) -> str:
        """Return the record with all cards where a round is over; before that it is a secret, and this is empty."""
        over = self._host.snapshot(None).view.outcome.round is not None
        return self._host.match.text() if over else ""
