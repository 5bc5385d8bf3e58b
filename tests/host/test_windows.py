"""Every window under a clock that the tests move: open, at the last moment, too late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from support.host_listener import Ear, host_of, position

from uno_tui.bots.bot import Bot, Level, Reaction
from uno_tui.bots.reactions import Wish
from uno_tui.cards import french
from uno_tui.cards.coloured import card
from uno_tui.core.contract import Failed, Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.core.events import Reported, SaidLast
from uno_tui.games.family.rules.events import Played, PlayKind
from uno_tui.games.family.rules.moves import REPORT, SAY_UNO, Play
from uno_tui.games.maumau.rules import moves as maumau
from uno_tui.games.maumau.rules.events import CheatCaught
from uno_tui.games.maumau.rules.events import Played as MaumauPlayed
from uno_tui.games.uno.rules.events import Called, Pressed, RaceLost
from uno_tui.games.uno.rules.moves import BUZZ, CHALLENGE, Intercept
from uno_tui.host.clock import VirtualClock
from uno_tui.host.host import Host
from uno_tui.host.match import Match
from uno_tui.host.pace import PACES, PaceName
from uno_tui.host.thinking import InlineThinker

PAUSE = PACES[PaceName.NORMAL].pause
LAST, LATE = PAUSE - 0.01, PAUSE + 0.01
"""Just before and just after the bot on turn has moved, in seconds after the last announcement."""

HEAD = "table 1\ngame uno\n{options}seats Ana Ben Cleo\ndealer Cleo\n"
STOCK = "stock Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5\nturn Ana\n"
UNO = HEAD + "hand Ana R5 B9\nhand Ben R1 R2 R3 G8\nhand Cleo B1 B2 B3 G9\ndiscard R3\n" + STOCK
RULES = "options intercept=on sequences=on buzzer=on bluff=on\n"
HOUSE = HEAD + "hand Ana R5 R6 B8 Z W+4\nhand Ben R1 R2 R4 G8\nhand Cleo B1 R5 B3 G9\ndiscard R3\n" + STOCK


class Deaf:
    """A bot that does not react out of turn, so that only the window decides."""

    def __init__(self, bot: Bot) -> None:
        self.level = bot.level
        self.choose = bot.choose

    def react(self, view: object, moves: object, dice: object) -> None:
        return None


@asynccontextmanager
async def sitting(text: str, people: tuple[Seat, ...]) -> AsyncIterator[tuple[Host, VirtualClock, Ear]]:
    players = tuple("person" if seat in people else "normal" for seat in range(3))
    host, clock, ear = host_of(position(text, players))
    host.bots.update({seat: Deaf(bot) for seat, bot in host.bots.items()})
    running = asyncio.create_task(host.run())
    host.open()
    await clock.advance(0)
    yield host, clock, ear
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def after(host: Host, clock: VirtualClock, first: tuple[Seat, Move], wait: float, then: tuple[Seat, Move]) -> None:
    """One move, some time, another move."""
    host.submit(*first)
    await clock.advance(wait)
    host.submit(*then)
    await clock.advance(0)


@pytest.mark.rule("UNO-11", "UNO-13")
@pytest.mark.parametrize(("wait", "in_time"), [(0.0, True), (LAST, True), (LATE, False)])
async def test_saying_uno(wait: float, in_time: bool) -> None:
    async with sitting(UNO.format(options=""), (0,)) as (host, clock, ear):
        await after(host, clock, (0, Play(card("R5"))), wait, (0, SAY_UNO))
        assert bool(ear.of(SaidLast)) is in_time
        assert ear.refusals == ([] if in_time else ["no_uno_duty"])


@pytest.mark.rule("UNO-12", "UNO-13")
@pytest.mark.parametrize(("wait", "in_time"), [(0.0, True), (LAST, True), (LATE, False)])
async def test_reporting(wait: float, in_time: bool) -> None:
    async with sitting(UNO.format(options=""), (0, 2)) as (host, clock, ear):
        await after(host, clock, (0, Play(card("R5"))), wait, (2, REPORT))
        assert bool(ear.of(Reported)) is in_time
        assert ear.refusals == ([] if in_time else ["nothing_to_report"])


@pytest.mark.rule("UNO-28", "UNO-30")
@pytest.mark.parametrize(("wait", "in_time"), [(0.0, True), (LAST, True), (LATE, False)])
async def test_intercepting(wait: float, in_time: bool) -> None:
    async with sitting(HOUSE.format(options=RULES), (0, 2)) as (host, clock, ear):
        move = Intercept(card("R5"), card("R5"))
        await after(host, clock, (0, Play(card("R5"))), wait, (2, move))
        laid = [event for event in ear.of(Played) if event.how is PlayKind.INTERCEPTION]  # type: ignore[attr-defined]
        assert bool(laid) is in_time
        assert bool(ear.of(Failed)) is not in_time
        assert host.table.scores[2] == (0 if in_time else 3)


class Quick:
    """A bot that intercepts a second after a card that it also holds."""

    def __init__(self, bot: Bot) -> None:
        self.level = bot.level
        self.choose = bot.choose

    def react(self, view: object, moves: Sequence[Move], dice: object) -> Reaction | None:
        found = next((move for move in moves if isinstance(move, Intercept)), None)
        return None if found is None else Reaction(found, 1.0)


@pytest.mark.rule("UNO-28")
@pytest.mark.parametrize("word", [SAY_UNO, REPORT])
async def test_a_word_in_between_takes_no_bots_interception_away(word: Move) -> None:
    hands = UNO.replace("hand Cleo B1 B2 B3 G9", "hand Cleo B1 R5 B3 G9")
    async with sitting(hands.format(options="options intercept=on\n"), (0, 1)) as (host, clock, ear):
        quick = Quick(host.bots[2])
        host.bots.clear()
        host.bots[2] = quick
        host.submit(0, Play(card("R5")))
        await clock.advance(0.5)
        host.submit(0 if word is SAY_UNO else 1, word)
        await clock.advance(0)
        assert ear.of(SaidLast if word is SAY_UNO else Reported)
        await clock.advance(1.0)
        laid = [event for event in ear.of(Played) if event.how is PlayKind.INTERCEPTION]  # type: ignore[attr-defined]
        assert len(laid) == 1


A_CHEAT = """table 1
game maumau
seats Ana Ben Cleo
hand Ana 3h 5s
hand Ben 8d 9d
hand Cleo 4c 4d 9s
discard 5h 2c
stock 6h 6c 6d 5d
turn Cleo
laid Ben cheat
"""


@pytest.mark.rule("MAU-6")
async def test_what_a_bot_meant_to_lay_on_a_cheat_is_not_laid_once_it_is_caught(tmp_path: Path) -> None:
    path = tmp_path / "t.table"
    path.write_text(A_CHEAT, encoding="utf-8")
    host, clock, ear = host_of(Match.resume(path, Dice(1)))
    running = asyncio.create_task(host.run())
    before = host._reactions.ply
    host._inbox.put_nowait(Wish(2, maumau.CATCH, before))
    host._inbox.put_nowait(Wish(2, maumau.Play(french.card("4c"), seat=0, gift=french.card("4d")), before))
    await clock.advance(0)
    assert ear.of(CheatCaught)
    assert ear.of(MaumauPlayed) == []
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@pytest.mark.rule("UNO-24", "UNO-26")
@pytest.mark.parametrize(("wait", "in_time"), [(0.0, True), (LAST, True), (LATE, False)])
async def test_going_on_with_a_sequence(wait: float, in_time: bool) -> None:
    async with sitting(HOUSE.format(options=RULES), (0,)) as (host, clock, ear):
        await after(host, clock, (0, Play(card("R5"))), wait, (0, Play(card("R6"))))
        laid = [event for event in ear.of(Played) if event.how is PlayKind.SEQUENCE]  # type: ignore[attr-defined]
        assert bool(laid) is in_time
        assert ear.refusals == ([] if in_time else ["too_late"])


@pytest.mark.rule("UNO-35")
@pytest.mark.parametrize("wait", [0.0, 600.0])
async def test_calling_a_bluff_waits_for_the_person(wait: float) -> None:
    """Nobody is hurried: the one who must draw may take all the time there is."""
    async with sitting(HOUSE.format(options=RULES), (0, 1)) as (host, clock, ear):
        await after(host, clock, (0, Play(card("W+4"), card("B1").colour)), wait, (1, CHALLENGE))
        assert len(ear.of(Called)) == 1


@pytest.mark.rule("UNO-41")
async def test_a_race_waits_for_the_last_but_one() -> None:
    async with sitting(HOUSE.format(options=RULES), (0, 1, 2)) as (host, clock, ear):
        await after(host, clock, (0, Play(card("Z"))), 600.0, (2, BUZZ))
        assert ear.of(RaceLost) == []
        await after(host, clock, (2, BUZZ), 600.0, (0, BUZZ))
        assert ear.refusals == ["already_buzzed"]
        assert [event.seat for event in ear.of(Pressed)] == [2, 0]  # type: ignore[attr-defined]
        assert [event.seat for event in ear.of(RaceLost)] == [1]  # type: ignore[attr-defined]
        await after(host, clock, (1, BUZZ), 0.0, (1, BUZZ))
        assert ear.refusals[1:] == ["no_buzzer"] * 2


ALL_BOTS = """table 1
game uno
seats Ana Ben Cleo
dealer Cleo
hand Ana R5 R9
hand Ben R1 R2 R3 G8
hand Cleo R4 R6 R7 G9
discard R3
stock Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5
turn Ana
"""


class ThinkQuickly(InlineThinker):
    """Every level thinks as a normal one: only what it remembers is its own."""

    async def choose(self, game: str, level: Level, view: object, moves: Sequence[Move], seed: int) -> Move:
        return await super().choose(game, Level.NORMAL, view, moves, seed)


@pytest.mark.parametrize("pace", [PaceName.SLOW, PaceName.NORMAL, PaceName.FAST])
@pytest.mark.parametrize(("level", "least", "most"), [("easy", 9, 20), ("normal", 14, 24), ("hard", 21, 24)])
async def test_a_bot_that_remembers_says_uno_before_the_next_one_plays(
    pace: PaceName, level: str, least: int, most: int
) -> None:
    said = 0
    for seed in range(24):
        host, clock, ear = host_of(position(ALL_BOTS, (level,) * 3), PACES[pace], seed)
        host.thinker = ThinkQuickly()
        running = asyncio.create_task(host.run())
        host.open()
        while len(ear.of(Played)) < 2:
            await clock.advance(0.5)
        first = [event for event in ear.events if isinstance(event, (Played, SaidLast))][1]
        said += isinstance(first, SaidLast)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert least <= said <= most
