"""A front end's side of a table: a connection for each seat, and the changes that are pushed through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Protocol, TypeVar

import msgspec

from uno_tui.bots.bot import Company
from uno_tui.core.contract import Event, Move, Refusal, Seat, View
from uno_tui.core.jobs import Job
from uno_tui.host.practice import Practice, Takeback

T = TypeVar("T")


class Snapshot(msgspec.Struct, frozen=True):
    """The table as a seat knows it between two changes (`seat` None: as an onlooker does).

    `moves` are the seat's legal moves. The view says what is due.
    """

    game: str
    names: tuple[str, ...]
    seat: Seat | None
    view: View
    moves: tuple[Move, ...]


class Change(msgspec.Struct, frozen=True):
    """One change of the table as a seat saw it: the new snapshot and the events.

    `by` is the person who moved, None if a bot or no one did.
    """

    snapshot: Snapshot
    events: tuple[Event, ...]
    by: Seat | None = None


class Status(msgspec.Struct, frozen=True):
    """The part of a table's state that may change without an event, as it concerns the people at one keyboard.

    `clock_goes` unless they have stopped the clock. While the table `needs_key`, no bot moves, because the pace asks
    for their key; with `bot_waits` the table waits for nothing else. A table that is `over` accepts no more moves: the
    match has ended, or an error has stopped the table.
    """

    clock_goes: bool = True
    needs_key: bool = False
    bot_waits: bool = False
    over: bool = False


class StopReason(StrEnum):
    """Why the people at one keyboard have stopped the clock."""

    HAND_OVER = "hand-over"
    """The person who was asked for is not there yet."""
    CLAIM = "claim"
    """Someone has pressed their own key, to act out of turn."""
    LISTS = "lists"
    """A list is read, or words are typed."""
    PIPE = "pipe"
    """The next line of a pipe is read: it may be a reaction."""


class PastChange(msgspec.Struct, frozen=True):
    """One change that a seat saw before the table was resumed: the events, and the view after them."""

    view: View
    events: tuple[Event, ...]


class SeatConnection(Protocol):
    """One seat's connection to a table, or an onlooker's."""

    @property
    def past(self) -> Sequence[PastChange]:
        """Return the changes of this round that the seat saw before the table was resumed, oldest first."""
        ...

    @property
    def snapshot(self) -> Snapshot:
        """Return the newest snapshot that the table has pushed: the same object until the next change."""
        ...

    def submit(self, move: Move) -> None:
        """Request a move. Watchers are told the outcome. An onlooker must not call this."""
        ...


class Watcher(Protocol):
    """Gets the changes of a table, after all connections have the new snapshots."""

    def on_change(self, changes: Mapping[Seat | None, Change]) -> None:
        """React to a change. `changes` has it as each connected seat saw it."""
        ...

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """React to a person's illegal move. Nothing has changed."""
        ...

    def on_takeback(self, taken: Takeback | None) -> None:
        """React to moves that were taken back. `taken` is None if there was nothing to take back."""
        ...


class TableClient(Protocol):
    """A table for the people at one keyboard: a connection for each of them, and one for an onlooker (None)."""

    watchers: list[Watcher]

    @property
    def status(self) -> Status:
        """Return the newest status that the table has pushed."""
        ...

    @property
    def practice(self) -> Practice | None:
        """Return how this table differs from others if it is a practice table, else None."""
        ...

    @property
    def people(self) -> Sequence[Seat]:
        """Return the seats of all who play at this keyboard."""
        ...

    @property
    def company(self) -> Company:
        """Return the level of the bot at each seat, None for a person. All players at the table know it."""
        ...

    @property
    def connections(self) -> Mapping[Seat | None, SeatConnection]:
        """Return the connections by seat. Where hands are open, it has seats outside `people` too, to look at."""
        ...

    def deal(self) -> None:
        """Request the next round. Does nothing unless the round is over and the match is not."""
        ...

    def take_back(self) -> None:
        """Request to undo a person's last decision and all that came of it, at a practice table. Watchers are told."""
        ...

    def let_bot_move(self) -> None:
        """Let the next bot move, at a pace that waits for a key."""
        ...

    def stop_clock(self, why: StopReason) -> None:
        """Let no bot move or react until `start_clock` for the same reason."""
        ...

    def start_clock(self, why: StopReason) -> None:
        """Let time pass again, unless another reason is left."""
        ...

    def position_text(self) -> str | None:
        """Return the current position with all cards as a table file, None if the table does not reveal it."""
        ...

    def record_text(self) -> str:
        """Return the record so far with all cards as a table file. Meant for when a round is over."""
        ...

    async def run_job(self, job: Job[T], *arguments: object) -> T:
        """Run a job in another process, so that no key waits, and return its result.

        `job` is one of the game's jobs or one that all games have. Raises OSError if it cannot be run.
        """
        ...

    async def wait_until_settled(self) -> None:
        """Wait until all moves submitted so far have been carried out or refused."""
        ...

    async def wait_for_activity(self, seconds: float) -> None:
        """Wait until something happens at the table, but at most `seconds` of real time."""
        ...
