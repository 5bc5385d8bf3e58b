"""What somebody who sits at a table has of it: what they know and may do, and their moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from uno_tui.bots.bot import Company
from uno_tui.games.contract import Event, Move, Refusal, Seat, View
from uno_tui.host.practice import Practice, TakenBack

T = TypeVar("T")


class Snapshot(msgspec.Struct, frozen=True):
    """The table as `seat` knows it between two changes (None: as an onlooker does).

    `moves` are what they may do now; of all that happened at the last change, `events` is what they saw of it. The
    view says what is due. `clock_goes` unless somebody has stopped it; no bot moves while the table `needs_key`,
    because the pace asks for one, and with `bot_waits` nothing else is waited for. Nothing can be done any more once it
    is `over`: the match has ended, or a mistake has stopped the table.
    """

    game: str
    names: tuple[str, ...]
    seat: Seat | None
    view: View
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    clock_goes: bool
    needs_key: bool
    bot_waits: bool
    over: bool


class Moment(msgspec.Struct, frozen=True):
    """One change of the table as a seat saw it, and what it knew afterwards."""

    view: View
    events: tuple[Event, ...]


class Link(Protocol):
    """One seat's link to a table, or an onlooker's."""

    @property
    def past(self) -> Sequence[Moment]:
        """What the seat has seen of the running round before the table was resumed, oldest first."""
        ...

    @property
    def now(self) -> Snapshot:
        """What is known now: the same value until something changes."""
        ...

    def submit(self, move: Move) -> None:
        """Want to make a move; what comes of it is told to the watchers. An onlooker makes none."""
        ...


class Watcher(Protocol):
    """Who is told that the table has changed."""

    def happened(self, by: Seat | None) -> None:
        """Something happened, by a move of the person `by`; None if a bot or nobody moved. All links know it."""
        ...

    def refused(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """A person's move was not legal; nothing has changed."""
        ...

    def taken_back(self, taken: TakenBack | None) -> None:
        """The table is as it was before these moves, and all links know it; None: there was nothing to take back."""
        ...


class Party(Protocol):
    """What the people at one keyboard have of a table: a link for each of them, one for an onlooker (None)."""

    watchers: list[Watcher]

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
    def links(self) -> Mapping[Seat | None, Link]:
        """Everybody's link, by seat; where hands are open, also those of others than `people`, to look at."""
        ...

    def deal(self) -> None:
        """Deal the next round, if the round is over and the match is not."""
        ...

    def take_back(self) -> None:
        """At a practice table: undo what a person decided last, and all that came of it; the watchers are told."""
        ...

    def go_on(self) -> None:
        """With a pace that asks: let the next bot move."""
        ...

    def stop_clock(self) -> None:
        """Let no bot move or react until the clock goes on."""
        ...

    def start_clock(self) -> None:
        """Let time pass again."""
        ...

    def quote(self) -> str:
        """The position as it stands, with all cards, as a table file."""
        ...

    def record(self) -> str:
        """All that has happened so far, with all cards, as a table file: for when a round is over."""
        ...

    async def work_out(self, function: Callable[..., T], *arguments: object) -> T:
        """What a function that a module has returns, worked out beside the table, so that no key waits.

        Raises OSError or EOFError if that cannot be.
        """
        ...

    async def settled(self) -> None:
        """Wait until everything that was submitted so far has been carried out or refused."""
        ...

    async def stirs(self, seconds: float) -> None:
        """Wait until something happens at the table, or so many seconds of real time."""
        ...
