"""A person at a table that no host keeps: all that the desk needs are links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from ui.test_session import Screen

from uno_tui.bots.bot import Company
from uno_tui.core.contract import Event, IllegalMove, Move, Refusal, Seat, Table
from uno_tui.core.jobs import Job
from uno_tui.host.connection import Change, SeatConnection, Snapshot, Status, Watcher
from uno_tui.host.practice import TakenBack
from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.voice import Reading
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.controller import TableController

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
    """A table, and whoever plays there."""

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
            each.now = each.snapshot()
            changes[seat] = Change(each.now, tuple(event.seen_by(seat) for event in events), by)
        for watcher in self.watchers:
            watcher.happened(changes)

    def play(self, seat: Seat, move: Move) -> None:
        try:
            events = self.table.play(seat, move)
        except IllegalMove as refused:
            for watcher in self.watchers:
                watcher.refused(seat, move, refused.refusal)
        else:
            self.push(events, seat if seat in self.people else None)

    def deal(self) -> None: ...
    def take_back(self) -> None: ...
    def go_on(self) -> None: ...
    def stop_clock(self) -> None: ...
    def start_clock(self) -> None: ...
    def quote(self) -> str:
        return TABLE

    def record(self) -> str:
        return TABLE

    async def work_out(self, job: Job[T], *arguments: object) -> T:
        self.worked_out.append(job.name)
        return job.function(*arguments)

    async def settled(self) -> None: ...
    async def stirs(self, seconds: float) -> None: ...


class Seated:
    def __init__(self, alone: Alone, seat: Seat | None) -> None:
        self.alone, self.seat = alone, seat
        self.past = ()
        self.now = self.snapshot()

    def snapshot(self) -> Snapshot:
        table, seat = self.alone.table, self.seat
        moves = () if seat is None else tuple(table.moves(seat))
        return Snapshot(self.alone.game, self.alone.names, seat, table.view(seat), moves)

    def submit(self, move: Move) -> None:
        assert self.seat is not None
        self.alone.play(self.seat, move)


class Onlooker:
    """Keeps what an onlooker sees of every change."""

    def __init__(self, seen: list[Change]) -> None:
        self.seen = seen

    def happened(self, changes: Mapping[Seat | None, Change]) -> None:
        self.seen.append(changes[None])

    def refused(self, seat: Seat, move: Move, refusal: Refusal) -> None: ...
    def taken_back(self, taken: TakenBack | None) -> None: ...


@pytest.fixture
async def sitting(tmp_path: Path) -> tuple[TableController, Alone, list[str]]:
    referee = Referee(TABLE, "table")
    assert referee.problems() == []
    alone, speaker, said = Alone(referee.table, ("Ana", "Ben")), Speaker(Reading(0), None), list[str]()
    speaker.observers.append(lambda news: said.extend(each.text for each in news))
    return TableController(alone, speaker, Translator("en"), Settings(), Screen()), alone, said


async def test_a_table_without_a_host_is_played_and_told(sitting: tuple[TableController, Alone, list[str]]) -> None:
    desk, alone, said = sitting
    for command in ("read_turn", "read_top", "last_card", "play", "first_card", "play"):
        desk.perform(command)
    assert said[:2] == ["Your turn.", "Red 3."]
    assert "Blue 9 does not fit on red 3. Z looks for a card that fits." in said
    assert "You play red 5. One card left. U says Uno." in said
    assert alone.table.turn == 1
    alone.play(1, alone.table.moves(1)[0])
    assert any(text.startswith("Ben plays") for text in said)


async def test_what_a_seat_saw_is_in_its_change_and_nothing_else(sitting: tuple[TableController, Alone, list[str]]) -> None:
    desk, alone, said = sitting
    seen: list[Change] = []
    onlooker = Onlooker(seen)
    alone.watchers.append(onlooker)
    desk.perform("draw")
    assert "You draw a yellow 1" in " ".join(said)
    [change] = seen
    assert change.events
    assert all("Y1" not in str(event) for event in change.events)
