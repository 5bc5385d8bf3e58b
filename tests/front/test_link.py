"""A person at a table that no host keeps: all that the desk needs are links."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import pytest
from front.test_session import Screen

from uno_tui.bots.bot import Company
from uno_tui.front.settings import Settings
from uno_tui.front.table.desk import Desk
from uno_tui.games.contract import Event, Move, Refused, Seat, Table
from uno_tui.host.link import Link, Snapshot, Watcher
from uno_tui.locales.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.voice import Reading

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
        self.people = (0,)
        self.links: Mapping[Seat | None, Link] = {seat: Seated(self, seat) for seat in (0, None)}
        self.watchers: list[Watcher] = []
        self.practice = None
        self.company: Company = ()
        self.events: tuple[Event, ...] = ()
        self.worked_out: list[str] = []

    def play(self, seat: Seat, move: Move) -> None:
        try:
            self.events = tuple(self.table.play(seat, move))
        except Refused as refused:
            for watcher in self.watchers:
                watcher.refused(seat, move, refused.refusal)
        else:
            for watcher in self.watchers:
                watcher.happened(seat if seat in self.people else None)

    def deal(self) -> None: ...
    def take_back(self) -> None: ...
    def go_on(self) -> None: ...
    def stop_clock(self) -> None: ...
    def start_clock(self) -> None: ...
    def quote(self) -> str:
        return TABLE

    def record(self) -> str:
        return TABLE

    async def work_out(self, function: Callable[..., T], *arguments: object) -> T:
        self.worked_out.append(function.__name__)
        return function(*arguments)

    async def settled(self) -> None: ...
    async def stirs(self, seconds: float) -> None: ...


class Seated:
    def __init__(self, alone: Alone, seat: Seat | None) -> None:
        self.alone, self.seat = alone, seat
        self.past = ()

    @property
    def now(self) -> Snapshot:
        table, seat = self.alone.table, self.seat
        moves = () if seat is None else tuple(table.moves(seat))
        events = tuple(event.seen_by(seat) for event in self.alone.events)
        return Snapshot(
            game=self.alone.game, names=self.alone.names, seat=seat, view=table.view(seat), moves=moves, events=events,
            clock_goes=True, needs_key=False, bot_waits=False, over=table.outcome.match is not None,
        )  # fmt: skip

    def submit(self, move: Move) -> None:
        assert self.seat is not None
        self.alone.play(self.seat, move)


@pytest.fixture
async def sitting(tmp_path: Path) -> tuple[Desk, Alone, list[str]]:
    referee = Referee(TABLE, "table")
    assert referee.problems() == []
    alone, speaker, said = Alone(referee.table, ("Ana", "Ben")), Speaker(Reading(0), None), list[str]()
    speaker.observers.append(lambda news: said.extend(each.text for each in news))
    return Desk(alone, speaker, Translator("en"), Settings(), Screen()), alone, said


async def test_a_table_without_a_host_is_played_and_told(sitting: tuple[Desk, Alone, list[str]]) -> None:
    desk, alone, said = sitting
    for command in ("read_turn", "read_top", "last_card", "play", "first_card", "play"):
        desk.perform(command)
    assert said[:2] == ["Your turn.", "Red 3."]
    assert "Blue 9 does not fit on red 3. Z looks for a card that fits." in said
    assert "You play red 5. One card left. U says Uno." in said
    assert alone.table.turn == 1
    alone.play(1, alone.table.moves(1)[0])
    assert any(text.startswith("Ben plays") for text in said)


async def test_what_a_seat_saw_is_in_its_link_and_nothing_else(sitting: tuple[Desk, Alone, list[str]]) -> None:
    desk, alone, said = sitting
    desk.perform("draw")
    assert "You draw a yellow 1" in " ".join(said)
    assert all("Y1" not in str(event) for event in alone.links[None].now.events)
