"""What a front end has of a table: a connection for each seat, and the changes that are pushed through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from uno_tui.bots.bot import Company
from uno_tui.core.contract import Event, Move, Refusal, Seat, View
from uno_tui.core.jobs import Job
from uno_tui.host.practice import Practice, Takeback

T = TypeVar("T")


class Snapshot(msgspec.Struct, frozen=True):
    """The table as a seat knows it between two changes (`seat` None: as an onlooker does).

    `moves` are what the seat may do now. The view says what is due.
    """

    game: str
    names: tuple[str, ...]
    seat: Seat | None
    view: View
    moves: tuple[Move, ...]


class Change(msgspec.Struct, frozen=True):
    """One change of the table as a seat saw it: what it knows now, and the events.

    `by` is the person whose move it was; None if a bot or nobody moved.
    """

    snapshot: Snapshot
    events: tuple[Event, ...]
    by: Seat | None = None


class Status(msgspec.Struct, frozen=True):
    """What may change though nothing happens at the table.

    The clock goes unless a person has stopped it. No bot moves while the table `needs_key`, because the pace asks for
    one; with `bot_waits` nothing else is waited for. Nothing can be done any more once the table is `over`: the match
    has ended, or an error has stopped the table.
    """

    clock_goes: bool = True
    needs_key: bool = False
    bot_waits: bool = False
    over: bool = False


class PastChange(msgspec.Struct, frozen=True):
    """One change that a seat saw before the table was resumed, and what it knew afterwards."""

    view: View
    events: tuple[Event, ...]


class SeatConnection(Protocol):
    """One seat's connection to a table, or an onlooker's."""

    @property
    def past(self) -> Sequence[PastChange]:
        """Return what the seat saw of the running round before the table was resumed, oldest first."""
        ...

    @property
    def snapshot(self) -> Snapshot:
        """Return the newest snapshot, which the table has pushed: the same object until something changes."""
        ...

    def submit(self, move: Move) -> None:
        """Request a move. Watchers are told the outcome. An onlooker makes none."""
        ...


class Watcher(Protocol):
    """Is told that the table has changed, when all connections know it."""

    def on_change(self, changes: Mapping[Seat | None, Change]) -> None:
        """React to a change, given as every connected seat saw it."""
        ...

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """React to a person's illegal move. Nothing has changed."""
        ...

    def on_takeback(self, taken: Takeback | None) -> None:
        """React to moves that were taken back; None: there were none."""
        ...


class TableClient(Protocol):
    """What the people at one keyboard have of a table: a connection for each of them, one for an onlooker (None)."""

    watchers: list[Watcher]

    @property
    def status(self) -> Status:
        """Return the newest status, which the table has pushed."""
        ...

    @property
    def practice(self) -> Practice | None:
        """What is special about the table, if it is one for practice."""
        ...

    @property
    def people(self) -> Sequence[Seat]:
        """Everybody who plays at this keyboard."""
        ...

    @property
    def company(self) -> Company:
        """The level of the bot at each seat, None for a person: what everybody at the table knows."""
        ...

    @property
    def connections(self) -> Mapping[Seat | None, SeatConnection]:
        """Return the connections by seat; where hands are open, also those of others than `people`, to look at."""
        ...

    def deal(self) -> None:
        """Deal the next round, if the round is over and the match is not."""
        ...

    def take_back(self) -> None:
        """At a practice table: undo what a person decided last, and all that came of it; the watchers are told."""
        ...

    def let_bot_move(self) -> None:
        """With a pace that asks: let the next bot move."""
        ...

    def stop_clock(self) -> None:
        """Let no bot move or react until the clock goes on."""
        ...

    def start_clock(self) -> None:
        """Let time pass again."""
        ...

    def position_text(self) -> str | None:
        """Return the position as it stands, with all cards, as a table file; None if the table does not tell it."""
        ...

    def record_text(self) -> str:
        """All that has happened so far, with all cards, as a table file: for when a round is over."""
        ...

    async def run_job(self, job: Job[T], *arguments: object) -> T:
        """Return what a job comes to, worked out beside the table, so that no key waits.

        It is one of the game's or of those that all games have. Raises OSError if that cannot be.
        """
        ...

    async def wait_until_settled(self) -> None:
        """Wait until everything that was submitted so far has been carried out or refused."""
        ...

    async def wait_for_activity(self, seconds: float) -> None:
        """Wait until something happens at the table, or so many seconds of real time."""
        ...
