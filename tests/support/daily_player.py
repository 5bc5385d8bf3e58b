"""A person at a daily table who always decides the same, at any speed.

`python -m support.daily_player GAME DAY PACE [SEED OF PAUSES]` prints the record.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import choose
from uno_tui.core.contract import Event, Move, Refusal, Seat
from uno_tui.host.clock import Clock, RealClock, VirtualClock
from uno_tui.host.daily import daily_chance, daily_on, daily_rules
from uno_tui.host.host import Host
from uno_tui.host.match import Match
from uno_tui.host.pace import INSTANT, PACES, Pace
from uno_tui.host.practice import Takeback
from uno_tui.host.thinking import InlineThinker
from uno_tui.ui.tables import daily_plan

PACES_BY_NAME = {"instant": INSTANT, **{str(name): pace for name, pace in PACES.items()}}
PERSON = 0


class Steady:
    """Decides by the table alone, once after every move in turn. Reacts at once or never; plays at once or later."""

    def __init__(self, host: Host, pauses: random.Random | None) -> None:
        self.host = host
        self.pauses = pauses
        self.clock: Clock | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.reacted_to = self.decided_after = -1
        host.listeners.append(self)

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        table, moves = self.host.table, self.host.match.turn_moves
        offered = table.moves(PERSON)
        said = [move for move in offered if move.reaction]
        if self.reacted_to != moves:
            self.reacted_to = moves
            if said and moves % 3 == 0:
                self.host.submit(PERSON, said[0])
                return
        if PERSON in table.acting() and self.decided_after != moves:
            turn = [move for move in offered if not move.reaction]
            chosen = choose(table.game, Level.NORMAL, table.view(PERSON), turn, moves)
            self.decided_after = moves
            if self.pauses is None or self.clock is None:
                self.host.submit(PERSON, chosen)
            else:
                self.tasks.add(asyncio.create_task(self.play_later(chosen, moves)))

    async def play_later(self, move: Move, moves: int) -> None:
        """Play after a while, unless the table has gone on."""
        assert self.pauses is not None
        assert self.clock is not None
        await self.clock.sleep(self.pauses.choice((0.0, 0.3, 1.0, 2.2, 9.0)))
        if self.host.match.turn_moves == moves:
            self.host.submit(PERSON, move)

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Decide again: bots have gone first, and the table is another."""
        self.decided_after = -1
        self.on_events((), None)

    def on_takeback(self, taken: Takeback | None) -> None: ...


def begun(game: str, day: date, path: Path | None = None) -> Match:
    """Begin the deal of a day."""
    daily, values = daily_on(day), daily_rules(game)
    match, _ = Match.begin(game, values, daily_plan(game, ""), daily_chance(daily, game, values), path, daily)
    return match


async def finish(
    match: Match, pace: Pace = INSTANT, pauses: random.Random | None = None, *, seed: int = 1, most: int = 10**6
) -> None:
    """Play a match to its end, or until so many moves in turn are made. By `seed` the bots of other tables decide."""
    clock = VirtualClock() if pace is not INSTANT else None
    host = Host(match, clock or RealClock(), pace, InlineThinker(), seed)
    person = Steady(host, pauses)
    person.clock = clock
    host.open()
    running = asyncio.create_task(host.run())
    await host.wait_until_settled()
    person.on_events((), None)
    for _ in range(40_000):
        if running.done() or match.turn_moves >= most:
            break
        await (asyncio.sleep(0) if clock is None else clock.advance(2.0))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    for task in person.tasks:
        task.cancel()


def record_of(game: str, day: date, pace: str, pauses: int | None = None) -> str:
    """Play the deal of a day to its end, and return the record."""
    match = begun(game, day)
    asyncio.run(finish(match, PACES_BY_NAME[pace], None if pauses is None else random.Random(pauses)))
    assert match.table.outcome.match is not None
    return match.text()


if __name__ == "__main__":
    _, named, on, at, *waits = sys.argv
    sys.stdout.write(record_of(named, date.fromisoformat(on), at, int(waits[0]) if waits else None))
