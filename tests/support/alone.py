"""A player alone at a connection: what the host would push, without a host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from uno_tui.bots.bot import Company
from uno_tui.core.contract import Event, IllegalMove, Move, Seat, Table
from uno_tui.core.jobs import Job
from uno_tui.host.connection import Change, SeatConnection, Snapshot, Status, StopReason, Watcher

T = TypeVar("T")


TABLE = """table 1
game uno
options draw_anytime=on
seats Ana Ben
dealer Ben
hand Ana R5 B9
hand Ben R1 G8
discard R3
stock Y1 Y2 Y3 Y4
turn Ana
"""


class Alone:
    """A table, and who plays there."""

    def __init__(self, table: Table, names: tuple[str, ...], game: str = "uno") -> None:
        self.table, self.names, self.game = table, names, game
        self.status = Status()
        self.sit(0)
        self.watchers: list[Watcher] = []
        self.practice = None
        self.company: Company = ()
        self.worked_out: list[str] = []

    def sit(self, *people: Seat) -> None:
        self.people = people
        self.seated = {seat: Seated(self, seat) for seat in (*people, None)}
        self.connections: Mapping[Seat | None, SeatConnection] = self.seated

    def push(self, events: Sequence[Event], by: Seat | None) -> None:
        self.status = Status(over=self.table.outcome.match is not None)
        changes = {}
        for seat, each in self.seated.items():
            each.snapshot = each.make_snapshot()
            changes[seat] = Change(each.snapshot, tuple(event.as_seen_by(seat) for event in events), by)
        for watcher in self.watchers:
            watcher.on_change(changes)

    def play(self, seat: Seat, move: Move) -> None:
        try:
            events = self.table.play(seat, move)
        except IllegalMove as refused:
            for watcher in self.watchers:
                watcher.on_refusal(seat, move, refused.refusal)
        else:
            self.push(events, seat if seat in self.people else None)

    def deal(self) -> None: ...
    def take_back(self) -> None: ...
    def let_bot_move(self) -> None: ...
    def stop_clock(self, why: StopReason) -> None: ...
    def start_clock(self, why: StopReason) -> None: ...
    def position_text(self) -> str:
        return TABLE

    def record_text(self) -> str:
        return TABLE

    async def run_job(self, job: Job[T], *arguments: object) -> T:
        self.worked_out.append(job.name)
        return job.function(*arguments)

    async def wait_until_settled(self) -> None: ...
    async def wait_for_activity(self, seconds: float) -> None: ...


class Seated:
    def __init__(self, alone: Alone, seat: Seat | None) -> None:
        self.alone, self.seat = alone, seat
        self.past = ()
        self.snapshot = self.make_snapshot()

    def make_snapshot(self) -> Snapshot:
        table, seat = self.alone.table, self.seat
        moves = () if seat is None else tuple(table.moves(seat))
        return Snapshot(self.alone.game, self.alone.names, seat, table.view(seat), moves)

    def submit(self, move: Move) -> None:
        assert self.seat is not None
        self.alone.play(self.seat, move)
