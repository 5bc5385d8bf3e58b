"""A host at a table file's position, and a listener who keeps what happens."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.core.contract import Event, Move, Refusal, Seat
from uno_tui.core.dice import Dice
from uno_tui.host.clock import VirtualClock
from uno_tui.host.host import Host
from uno_tui.host.match import Match, Plan
from uno_tui.host.pace import PACES, Pace, PaceName
from uno_tui.host.practice import Takeback
from uno_tui.host.thinking import InlineThinker
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee


class Ear:
    """Hears everything, and looks at the record on disk at that moment."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []
        self.movers: list[Seat | None] = []
        self.refusals: list[str] = []
        self.taken: list[Takeback | None] = []
        self.times: list[float] = []
        self.clock: VirtualClock | None = None
        self.on_disk: list[bool] = []

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        self.events += events
        self.movers.append(by)
        if self.clock is not None:
            self.times.append(self.clock.time())
        if self.match.path is not None:
            lines = self.match.path.read_text(encoding="utf-8").splitlines()
            self.on_disk.append(lines == self.match.record.lines)

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        self.refusals.append(refusal.reason)

    def on_takeback(self, taken: Takeback | None) -> None:
        self.taken.append(taken)

    def of(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


def position(text: str, players: tuple[str, ...]) -> Match:
    """A match that begins with a position."""
    referee = Referee(text)
    assert referee.problems() == []
    table = referee.table
    table.chance = Dice(1)
    header = referee.opening.header
    record = Record(NOTATIONS["uno"], header.values, header.names, 0, ())
    return Match(Plan(header.names.names, players), record, table, None)


def host_of(match: Match, pace: Pace = PACES[PaceName.NORMAL], seed: int = 1) -> tuple[Host, VirtualClock, Ear]:
    clock = VirtualClock()
    host = Host(match, clock, pace, InlineThinker(), seed)
    ear = Ear(match)
    ear.clock = clock
    host.listeners.append(ear)
    return host, clock, ear
