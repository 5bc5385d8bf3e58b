"""The running table under a clock that the tests move: bots, windows, pace, the record on disk."""

from __future__ import annotations

import asyncio
import errno
import json
import sys
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from support.host_listener import Ear, host_of, position

from uno_tui.bots.bot import Level, Reaction
from uno_tui.cards.coloured import card
from uno_tui.core import options
from uno_tui.core.contract import Failed, Move, RoundEnded
from uno_tui.core.dice import Dice
from uno_tui.core.events import Drew, Reported, SaidLast
from uno_tui.games.family.rules.events import Played, PlayKind
from uno_tui.games.family.rules.moves import DRAW, REPORT, SAY_UNO, Play
from uno_tui.games.teams.rules import TEAMS
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.moves import Intercept
from uno_tui.host.clock import VirtualClock
from uno_tui.host.host import Host
from uno_tui.host.match import Match, Plan
from uno_tui.host.pace import INSTANT, PACES, PaceName
from uno_tui.host.practice import Practice
from uno_tui.host.races import HeardUntil, Races
from uno_tui.host.record_file import RecordFile
from uno_tui.host.results import read_kept
from uno_tui.host.store import Store, begun_at
from uno_tui.host.thinking import InlineThinker
from uno_tui.notation.lines import TableError
from uno_tui.notation.referee import Referee

ONE_LEFT = """table 1
game uno
seats Ana Ben Cleo
dealer Cleo
hand Ana R5 B9
hand Ben G1 G2 G3 Y4
hand Cleo Y1 Y2 Y3
discard R3
stock R1 R2 R4 R6 R7 R8 G4 G5 G6 G7 B1 B2
turn Ana
"""


async def started(host: Host) -> asyncio.Task[None]:
    host.open()
    return asyncio.create_task(host.run())


async def stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_person_who_says_uno_in_time_cannot_be_reported() -> None:
    host, clock, ear = host_of(position(ONE_LEFT, ("person", "hard", "hard")))
    task = await started(host)
    host.submit(0, Play(card("R5")))
    await clock.advance(0.2)
    host.submit(0, SAY_UNO)
    await clock.advance(20)
    assert len(ear.of(SaidLast)) == 1
    assert not ear.of(Reported)
    await stopped(task)


async def test_who_listens_is_told_which_person_moved() -> None:
    host, clock, ear = host_of(position(ONE_LEFT, ("person", "hard", "hard")))
    task = await started(host)
    host.submit(0, Play(card("R5")))
    host.submit(0, SAY_UNO)
    await clock.advance(20)
    assert ear.movers[:2] == [0, 0]
    assert None in ear.movers[2:]
    await stopped(task)


async def test_a_bot_that_waits_for_a_key_goes_on_when_no_key_is_needed_any_more() -> None:
    host, clock, ear = host_of(position(ONE_LEFT, ("person", "normal", "normal")), PACES[PaceName.WAIT])
    task = await started(host)
    host.submit(0, Play(card("R5")))
    await clock.advance(20)
    assert host.bot_waits
    said = len(ear.events)
    host.pace = PACES[PaceName.FAST]
    await clock.advance(20)
    assert not host.bot_waits
    assert len(ear.events) > said
    await stopped(task)


async def test_bots_notice_a_forgotten_uno() -> None:
    noticed = 0
    for seed in range(12):
        host, clock, ear = host_of(position(ONE_LEFT, ("person", "hard", "hard")), seed=seed)
        task = await started(host)
        host.submit(0, Play(card("R5")))
        await clock.advance(10)
        noticed += bool(ear.of(Reported))
        await stopped(task)
    assert 6 <= noticed <= 12


async def test_easy_bots_notice_less() -> None:
    noticed = 0
    for seed in range(12):
        host, clock, ear = host_of(position(ONE_LEFT, ("person", "easy", "easy")), seed=seed)
        task = await started(host)
        host.submit(0, Play(card("R5")))
        await clock.advance(10)
        noticed += bool(ear.of(Reported))
        await stopped(task)
    assert noticed <= 5


async def test_a_person_can_report_a_bot_until_the_next_card() -> None:
    text = ONE_LEFT.replace("hand Ana R5 B9", "hand Ana R9 B9 B8").replace("hand Ben G1 G2 G3 Y4", "hand Ben R1 G2")
    reported = 0
    for seed in range(20):
        host, clock, ear = host_of(position(text.replace(" R1 R2", " R2"), ("person", "easy", "easy")), seed=seed)
        task = await started(host)
        host.submit(0, Play(card("R9")))
        await clock.advance(1.81)
        assert [event.seat for event in ear.of(Played)] == [0, 1]
        host.submit(0, REPORT)
        await clock.advance(0)
        reported += bool(ear.of(Reported))
        await stopped(task)
    assert reported >= 15


class Late:
    """A bot that intercepts when the next player has moved already."""

    level = Level.EASY

    def __init__(self, rash: bool) -> None:
        self.rash = rash

    def choose(self, view: object, moves: Sequence[Move], dice: Dice) -> Move:
        return moves[-1]

    def react(self, view: object, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        found = next((move for move in moves if isinstance(move, Intercept)), None)
        return None if found is None else Reaction(found, 2.0, rash=self.rash)


@pytest.mark.parametrize("rash", [True, False])
async def test_a_rash_interception_that_comes_too_late_costs_points(rash: bool) -> None:
    text = ONE_LEFT.replace("game uno", "game uno\noptions intercept=on")
    text = text.replace("Ben G1", "Ben R2").replace("Cleo Y1", "Cleo R5").replace("stock R1 R2", "stock R1")
    host, clock, ear = host_of(position(text, ("person", "person", "easy")))
    host.bots[2] = Late(rash)
    task = await started(host)
    host.submit(0, Play(card("R5")))
    await clock.advance(1)
    host.submit(1, Play(card("R2")))
    await clock.advance(1.5)
    failed = ear.of(Failed)
    assert [event.reason for event in failed if isinstance(event, Failed)] == ["too_late"] * rash
    assert host.table.scores[2] == 3 * rash
    await stopped(task)


class Ears:
    """People who hear when a test says so."""

    def __init__(self) -> None:
        self.sentences_begun = 0
        self.quiet = asyncio.Event()

    def say(self) -> None:
        self.sentences_begun += 1
        self.quiet.clear()

    async def wait_until_heard(self) -> None:
        await self.quiet.wait()


async def intercepted(ben: str) -> tuple[Host, VirtualClock, Ear, Ears, asyncio.Task[None]]:
    """Ana has played red 5, and it is the turn of Ben, human or a bot; Cleo, who holds another one, can intercept.
    """
    text = ONE_LEFT.replace("game uno", "game uno\noptions intercept=on")
    text = text.replace("Ben G1", "Ben R2").replace("Cleo Y1", "Cleo R5").replace("stock R1 R2", "stock R1")
    match, clock, ears = position(text, ("person", ben, "easy")), VirtualClock(), Ears()
    ears.quiet.set()
    host = Host(match, clock, PACES[PaceName.WAIT], InlineThinker(), 1, ears)
    ear = Ear(match)
    host.listeners.append(ear)
    host.bots[2] = Late(rash=False)
    task = await started(host)
    host.submit(0, Play(card("R5")))
    return host, clock, ear, ears, task


def intercepts(ear: Ear) -> bool:
    """Return whether someone has intercepted."""
    return any(isinstance(each, Played) and each.how is PlayKind.INTERCEPTION for each in ear.events)


async def test_a_bot_intercepts_only_after_the_answer_that_the_person_on_turn_hears() -> None:
    host, clock, ear, ears, task = await intercepted("person")
    await clock.advance(1.5)
    ears.say()
    await clock.advance(30)
    ears.quiet.set()
    await clock.advance(1.9)
    assert not intercepts(ear)
    await clock.advance(0.2)
    assert intercepts(ear)
    await stopped(task)


async def test_a_short_answer_that_is_over_in_time_begins_the_reaction_time_again() -> None:
    host, clock, ear, ears, task = await intercepted("person")
    for _ in range(5):
        await clock.advance(0.7)
        ears.say()
        await clock.advance(0.7)
        ears.quiet.set()
    await clock.advance(1)
    assert not intercepts(ear)
    await clock.advance(2)
    assert intercepts(ear)
    await stopped(task)


async def test_nobody_delays_the_reactions_in_a_bots_turn_by_asking() -> None:
    host, clock, ear, ears, task = await intercepted("easy")
    for _ in range(5):
        await clock.advance(0.7)
        ears.say()
        await clock.advance(0.7)
        ears.quiet.set()
    assert intercepts(ear)
    await stopped(task)


async def test_bots_wait_for_their_pause_and_for_what_is_said() -> None:
    match = position(ONE_LEFT, ("person", "easy", "easy"))
    clock, ears = VirtualClock(), Ears()
    host = Host(match, clock, PACES[PaceName.NORMAL], InlineThinker(), 1, ears)
    ear = Ear(match)
    host.listeners.append(ear)
    task = await started(host)
    host.submit(0, Play(card("R5")))
    await clock.advance(60)
    assert len(ear.of(Played)) + len(ear.of(Drew)) == 1
    ears.quiet.set()
    await clock.advance(1.7)
    assert len(ear.of(Played)) + len(ear.of(Drew)) == 1
    await clock.advance(0.2)
    assert len(ear.of(Played)) + len(ear.of(Drew)) > 1
    await stopped(task)


async def test_the_pace_that_waits_moves_one_bot_for_each_key() -> None:
    host, clock, ear = host_of(position(ONE_LEFT, ("person", "normal", "normal")), PACES[PaceName.WAIT])
    task = await started(host)
    host.submit(0, Play(card("R5")))
    await clock.advance(100)
    assert host.bot_waits
    before = len(ear.of(Played) + ear.of(Drew))
    host.let_bot_move()
    await clock.advance(100)
    assert len(ear.of(Played) + ear.of(Drew)) == before + 1
    assert host.bot_waits
    await stopped(task)


async def test_a_key_that_is_pressed_before_all_is_said_lets_the_bot_move_at_once() -> None:
    match, clock, ears = position(ONE_LEFT, ("person", "normal", "normal")), VirtualClock(), Ears()
    host = Host(match, clock, PACES[PaceName.WAIT], InlineThinker(), 1, ears)
    ear = Ear(match)
    host.listeners.append(ear)
    task = await started(host)
    host.submit(0, Play(card("R5")))
    await clock.advance(100)
    assert host.needs_key
    assert not host.bot_waits  # what was said has not been heard yet
    before = len(ear.of(Played) + ear.of(Drew))
    one = object()
    host.join(one)
    host.stop_clock(one)
    host.let_bot_move(one)
    await clock.advance(100)
    assert len(ear.of(Played) + ear.of(Drew)) == before  # the clock stands
    host.start_clock(one)
    await clock.advance(1)
    assert len(ear.of(Played) + ear.of(Drew)) == before + 1
    await clock.advance(100)
    assert len(ear.of(Played) + ear.of(Drew)) == before + 1  # the next one needs another key
    await stopped(task)


async def test_bots_that_choose_in_secret_beside_a_person_need_no_key_and_those_on_turn_do() -> None:
    plan = Plan(("Ana", "Ben", "Cleo", "Dora"), ("person", "normal", "normal", "normal"))
    match, events = Match.begin("teams", options.defaults(TEAMS.options), plan, Dice(3))
    host, clock, _ = host_of(match, PACES[PaceName.WAIT])
    task = asyncio.create_task(host.run())
    host.open(events)
    await clock.advance(100)
    assert host.table.acting() == (0,)  # all bots have chosen
    assert not host.needs_key
    host.submit(0, host.snapshot(0).moves[0])
    await clock.advance(100)
    assert len(host.table.acting()) == 1
    assert host.needs_key == (host.table.acting() != (0,))
    while host.table.acting() == (0,) and host.table.outcome.round is None:
        host.submit(0, host.snapshot(0).moves[0])
        await clock.advance(100)
    assert host.bot_waits
    await stopped(task)


async def test_a_key_is_for_no_bot_that_comes_later() -> None:
    plan = Plan(("Ana", "Ben", "Cleo"), ("person", "normal", "normal"), Practice())
    host, clock, ear = host_of(Match.practise(ONE_LEFT, plan, None), PACES[PaceName.WAIT])
    task = await started(host)
    host.submit(0, Play(card("R5")))
    await clock.advance(0)
    host.let_bot_move()  # while the move is still being said
    host.take_back()
    host.submit(0, Play(card("R5")))
    await clock.advance(100)
    assert host.bot_waits
    assert host.needs_key
    one, other = object(), object()
    host.join(one)
    host.join(other)
    host.let_bot_move(one)
    await clock.advance(1)
    host.pace = PACES[PaceName.FAST]
    host.pace = PACES[PaceName.WAIT]
    await clock.advance(100)
    before = len(ear.of(Played) + ear.of(Drew))
    host.let_bot_move(other)
    await clock.advance(100)
    assert len(ear.of(Played) + ear.of(Drew)) == before
    host.let_bot_move(one)
    await clock.advance(100)
    assert len(ear.of(Played) + ear.of(Drew)) == before + 1
    await stopped(task)


async def test_a_result_is_kept_only_for_a_file_that_has_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    values = options.defaults(UNO.options) | {"match_end": "rounds", "rounds": 1}
    plan = Plan(("Ana", "Ben"), ("normal", "easy"))
    path = tmp_path / "tables" / "a.table"
    match, events = Match.begin("uno", values, plan, Dice(3), path)
    host, clock, ear = host_of(match, INSTANT)
    host.open(events)
    add = RecordFile.add

    def add_all_but_the_end(self: RecordFile, text: str) -> None:
        if match.table.outcome.match is not None:
            raise OSError(errno.ENOSPC, "No space left on device")
        add(self, text)

    monkeypatch.setattr(RecordFile, "add", add_all_but_the_end)
    async with asyncio.timeout(60):
        await host.run()
    assert match.table.outcome.match is not None
    referee = Referee(path.read_text(encoding="utf-8"))
    assert referee.problems() == []
    assert referee.table.outcome.match is None
    assert read_kept(path) is None


async def test_the_race_that_is_open_at_a_resumed_table_is_fair() -> None:
    host, clock, ear = host_of(position(ONE_LEFT, ("person", "person", "person")))
    host.races = Races(lambda: {seat: HeardUntil(seat, 5.0 * seat) for seat in range(3)})
    task = await started(host)
    await clock.advance(0)
    assert host.races.hold(0, 1.0, [1]) > 0
    await stopped(task)


async def test_a_refused_move_is_told_and_changes_nothing() -> None:
    host, clock, ear = host_of(position(ONE_LEFT, ("person", "normal", "normal")))
    task = await started(host)
    host.submit(0, DRAW)
    host.submit(1, Play(card("G1")))
    await clock.advance(0)
    assert ear.refusals == ["cannot_draw", "not_your_turn"]
    assert ear.events == []
    await stopped(task)


async def test_every_move_is_on_disk_before_it_is_told(tmp_path: Path) -> None:
    values = options.defaults(UNO.options) | {"match_end": "rounds", "rounds": 2}
    plan = Plan(("Ana", "Ben", "Cleo"), ("normal", "easy", "normal"))
    match, events = Match.begin("uno", values, plan, Dice(3), tmp_path / "tables" / "a.table")
    host, clock, ear = host_of(match, INSTANT)
    host.open(events)
    async with asyncio.timeout(60):
        await host.run()
    assert len(ear.on_disk) > 40
    assert all(ear.on_disk)
    assert len(ear.of(RoundEnded)) == 2
    referee = Referee((tmp_path / "tables" / "a.table").read_text(encoding="utf-8"))
    assert referee.problems() == []
    assert referee.table.outcome == match.table.outcome


async def test_the_same_seed_plays_the_same_match(tmp_path: Path) -> None:
    records = []
    for _ in range(2):
        values = options.defaults(UNO.options) | {"match_end": "rounds", "rounds": 1}
        plan = Plan(("Ana", "Ben"), ("normal", "easy"))
        match, events = Match.begin("uno", values, plan, Dice(3))
        host, clock, _ = host_of(match, PACES[PaceName.FAST], seed=9)
        host.open(events)
        task = asyncio.create_task(host.run())
        while not task.done():
            await clock.advance(5)
        records.append(match.record.lines)
    assert records[0] == records[1]


async def test_a_friend_who_is_seated_before_the_deal_is_told_lets_no_bot_go_first() -> None:
    plan = Plan(("Ana", "Ben", "Cleo"), ("person", "easy", "friend"))
    begun = [Match.begin("uno", options.defaults(UNO.options), plan, Dice(seed)) for seed in range(20)]
    match, events = next((match, events) for match, events in begun if match.table.acting() == (1,))
    host, clock, ear = host_of(match, PACES[PaceName.FAST], seed=9)
    task = asyncio.create_task(host.run())
    host.let_person_play(2)
    await clock.advance(30)
    host.open(events)
    await clock.advance(30)
    await stopped(task)
    assert ear.events[: len(events)] == list(events)
    assert len(ear.events) > len(events)


def long_match(path: Path) -> Match:
    """A match with a round played and the next one dealt."""
    plan = Plan(("Ana", "Ben"), ("person", "hard"))
    match, _ = Match.begin("uno", options.defaults(UNO.options), plan, Dice(3), path)
    rng = Dice(4)
    while match.table.outcome.round is None:
        seat = match.table.acting()[0]
        moves = match.table.moves(seat)
        match.play(seat, moves[rng.lot(range(len(moves)))])
    match.next_round()
    match.close()
    return match


def test_a_record_cut_off_anywhere_after_its_opening_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "t.table"
    long_match(path)
    whole = path.read_bytes()
    opening = whole.index(b"\n", whole.index(b"~ stock")) + 1
    for end in [*range(len(whole), len(whole) - 500, -1), *range(opening, len(whole), 97)]:
        path.write_bytes(whole[:end])
        assert Store(tmp_path).unfinished() == path, end
        again = Match.resume(path, Dice(5))
        seat = again.table.acting()[0] if again.table.outcome.round is None else None
        if seat is not None:
            again.play(seat, again.table.moves(seat)[0])
        again.close()
        assert Referee(path.read_text(encoding="utf-8")).problems() == []


@pytest.mark.parametrize("end", ["\r", "\r\n", "\n"])
@pytest.mark.parametrize("cut", ["", "Ana pl", "Ana draw\n~ sto", "Ana draw\n"])
def test_a_record_is_gone_on_with_whatever_ends_its_lines(tmp_path: Path, end: str, cut: str) -> None:
    path = tmp_path / "t.table"
    long_match(path)
    whole = path.read_text(encoding="utf-8") + cut
    path.write_text(whole.replace("\n", end), newline="", encoding="utf-8")
    assert Store(tmp_path).unfinished() == path
    again = Match.resume(path, Dice(5))
    assert len(again.record.lines) in (whole.count("\n"), whole.count("\n") - 1)
    again.close()
    assert Referee(path.read_bytes().decode()).problems() == []


def test_a_table_that_is_put_away_replaces_none_and_is_no_other_one(tmp_path: Path) -> None:
    store, now = Store(tmp_path), datetime(2026, 5, 1, 20, 15, 59)
    for content in ("first", "second"):
        path = store.create_new_file(now)
        path.write_text(content, encoding="utf-8")
        assert not store.has_let_go(path)
        store.put_away(path)
        assert store.has_let_go(path)
    assert [path.read_text(encoding="utf-8") for path in store.abandoned.tables()] == ["second", "first"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no `tzset`")
def test_a_name_that_is_no_moment_here_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    assert begun_at(Path("9999-12-31-235959.table")) is None
    monkeypatch.undo()
    time.tzset()


def test_tables_of_one_second_have_files_of_their_own_and_an_order(tmp_path: Path) -> None:
    store, now = Store(tmp_path), datetime(2026, 5, 1, 20, 15, 59)
    paths = [store.create_new_file(now) for _ in range(12)]
    assert len(set(paths)) == 12
    later = store.create_new_file(datetime(2026, 5, 1, 20, 16, 0))
    assert store.tables() == [later, *reversed(paths)]


def test_an_unfinished_table_is_found_behind_files_that_were_never_begun(tmp_path: Path) -> None:
    path = tmp_path / "2026-05-01-201500.table"
    long_match(path)
    store = Store(tmp_path)
    for _ in range(30):
        store.create_new_file(datetime(2026, 5, 2))
    assert store.unfinished() == path


def test_a_table_that_is_being_played_is_nobody_elses(tmp_path: Path) -> None:
    path = tmp_path / "t.table"
    long_match(path)
    playing = Match.resume(path, Dice(5))
    assert Store(tmp_path).unfinished() is None
    with pytest.raises(TableError, match="another program is playing this table"):
        Match.resume(path, Dice(5))
    playing.close()
    assert Store(tmp_path).unfinished() == path


@pytest.mark.parametrize("players", [["normal", "easy"], ["person", "expert"], ["person"]])
def test_seats_that_nobody_can_take_are_the_usual_ones(tmp_path: Path, players: list[str]) -> None:
    path = tmp_path / "t.table"
    long_match(path)
    path.with_suffix(".seats").write_text(json.dumps({"names": ["Ana", "Ben"], "players": players}), encoding="utf-8")
    again = Match.resume(path, Dice(5))
    assert again.plan == Plan(("Ana", "Ben"), ("person", "normal"))
    again.close()


class ThinkSlowly(InlineThinker):
    """The later bots of a table take longer."""

    def __init__(self, clock: VirtualClock) -> None:
        self.clock = clock

    async def choose(self, game: str, level: Level, view: Any, moves: Sequence[Move], seed: int) -> Move:
        await self.clock.sleep(4.0 - view.seat)
        return await super().choose(game, level, view, moves, seed)


async def test_bots_that_choose_in_secret_need_no_key_however_slowly_they_think() -> None:
    plan = Plan(("Ana", "Ben", "Cleo", "Dora"), ("person", "easy", "easy", "easy"))
    match, events = Match.begin("teams", options.defaults(TEAMS.options), plan, Dice(3))
    clock = VirtualClock()
    host = Host(match, clock, PACES[PaceName.WAIT], ThinkSlowly(clock), 1)
    running = asyncio.create_task(host.run())
    host.open(events)
    host.submit(0, match.table.moves(0)[0])
    await clock.advance(0.1)
    for _ in range(10):
        assert not (match.table.choice is not None and host.needs_key)
        await clock.advance(1)
    assert match.table.choice is None
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize("cut", ["", "Ana pl", "~ sto"])
def test_a_table_is_resumed_where_it_was_cut_off(tmp_path: Path, cut: str) -> None:
    path = tmp_path / "t.table"
    plan = Plan(("Ana", "Ben"), ("person", "hard"))
    match, _ = Match.begin("uno", options.defaults(UNO.options), plan, Dice(3), path)
    rng = Dice(4)
    for _ in range(7):
        seat = match.table.acting()[0]
        moves = match.table.moves(seat)
        match.play(seat, moves[rng.lot(range(len(moves)))])
    match.close()
    with path.open("a", encoding="utf-8") as file:
        file.write(cut)
    again = Match.resume(path, Dice(5))
    assert again.plan == plan
    assert again.table.view(0) == match.table.view(0)
    assert again.table.hands == match.table.hands
    seat = again.table.acting()[0]
    again.play(seat, again.table.moves(seat)[0])
    again.close()
    assert Referee(path.read_text(encoding="utf-8")).problems() == []


async def test_a_move_that_is_held_back_is_refused_and_not_forgotten_when_the_round_ends() -> None:
    text = """table 1
game uno
options intercept=on
seats Ana Ben
dealer Ben
hand Ana R5
hand Ben R3 G1
discard R3
stock R1 R2 R4 R6 R7 R8 G4 G5 G6 G7 B1 B2
turn Ana
"""
    host, _, ear = host_of(position(text, ("person", "person")))
    # Ana hears what happened later than Ben does, at another keyboard.
    host.races = Races(lambda: {0: HeardUntil("ana", 0.2), 1: HeardUntil("ben", 0.0)})
    task = await started(host)
    await asyncio.sleep(0)
    host.races.on_events()
    host.submit(1, Intercept(card("R3"), card("R3")))
    host.submit(0, Play(card("R5")))
    async with asyncio.timeout(5):
        while not ear.refusals:
            await asyncio.sleep(0.02)
    assert len(ear.of(RoundEnded)) == 1
    assert len(ear.refusals) == 1
    await stopped(task)
