"""A table that goes by a script: the others move as bots do, and only what is written."""

from __future__ import annotations

import asyncio

from support.host_listener import Ear

from uno_tui.cards.coloured import card
from uno_tui.core.contract import Seat
from uno_tui.games.family.rules.moves import DRAW, REPORT, Play
from uno_tui.host.clock import VirtualClock
from uno_tui.host.host import Host
from uno_tui.host.match import PERSON, Match, Plan
from uno_tui.host.pace import PACES, Pace, PaceName
from uno_tui.host.script import Script
from uno_tui.host.thinking import InlineThinker
from uno_tui.ui.lessons.lesson import Lesson


class Led:
    """A lesson's table under a clock that the test moves; what happens can be `heard` when the test says so."""

    def __init__(self, name: str, pace: Pace = PACES[PaceName.NORMAL], lines: int = 0) -> None:
        lesson = Lesson.of("uno", name)
        table, record, events, place = lesson.set_up(lines)
        self.script = Script(table, lesson.notation, lesson.names, lesson.path, place, lesson.LEARNER)
        names = lesson.names.names
        plan = Plan(names, (PERSON, *["hard"] * (len(names) - 1)))
        match = Match(plan, record, table, None)
        self.clock, self.listened, self.sentences_begun = VirtualClock(), asyncio.Event(), 0
        self.host = Host(match, self.clock, pace, InlineThinker(), 1, self, self.script)
        self.ear = Ear(match)
        self.host.listeners.append(self.ear)
        self.running = asyncio.create_task(self.host.run())
        self.host.open(events)

    async def wait_until_heard(self) -> None:
        await self.listened.wait()

    async def submit(self, seat: Seat, *moves: object) -> None:
        for move in moves:
            self.host.submit(seat, move)  # type: ignore[arg-type]
        await self.host.wait_until_settled()

    async def close(self) -> None:
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)


async def test_others_wait_until_they_were_heard_and_as_long_as_the_pace_says() -> None:
    led = Led("bluff")
    await led.clock.advance(60)
    assert led.ear.events == []
    led.listened.set()
    await led.clock.advance(1.7)
    assert led.ear.events == []
    await led.clock.advance(0.2)
    assert len(led.ear.movers) == 1
    await led.clock.advance(600)
    assert len(led.ear.movers) == 1  # whatever the bots would do: the person is waited for
    await led.close()


async def test_a_stopped_clock_stops_them() -> None:
    led = Led("bluff")
    led.listened.set()
    led.host.clock.stop()
    await led.clock.advance(60)
    assert led.ear.events == []
    led.host.clock.resume()
    await led.clock.advance(2)
    assert len(led.ear.movers) == 1
    await led.close()


async def test_with_the_pace_that_asks_they_wait_for_a_key() -> None:
    led = Led("bluff", PACES[PaceName.WAIT])
    led.listened.set()
    await led.clock.advance(60)
    assert led.host.needs_key
    assert led.ear.events == []
    led.host.let_bot_move()
    await led.clock.advance(1)
    assert len(led.ear.movers) == 1
    assert not led.host.needs_key
    await led.close()


async def test_what_the_rules_forbid_leads_on_where_it_is_written() -> None:
    led = Led("keys")
    led.listened.set()
    await led.clock.advance(1)
    await led.submit(0, Play(card("B9")))
    assert led.ear.refusals == ["no_match"]
    assert led.script.done == 1
    assert led.script.expects(Play(card("R5")))
    assert not led.script.expects(Play(card("G2")))
    await led.submit(0, Play(card("R5")))
    await led.clock.advance(2)
    assert led.script.done == 2
    assert led.script.expects(DRAW)
    await led.close()


async def test_the_middle_of_a_script_begins_where_the_person_is_waited_for() -> None:
    led = Led("basics", lines=4)
    led.listened.set()
    await led.clock.advance(60)
    assert led.ear.events == []
    assert led.script.expects(REPORT)
    assert led.host.table.view(0).counts == (2, 4, 1)
    await led.close()
