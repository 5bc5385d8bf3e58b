"""Practice tables: what is taken back has not happened, and the same deal is the same cards."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from conftest import ROOT
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples, times
from support.host_listener import Ear
from support.practice_matches import NAMES, Daring, Played, begun

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.host.clock import VirtualClock
from uno_tui.host.host import Host
from uno_tui.host.local_client import LocalClient
from uno_tui.host.match import Match, Plan
from uno_tui.host.pace import PACES, Pace, PaceName
from uno_tui.host.practice import NumberedChance, Practice, Takeback, chance_of, read_as_record
from uno_tui.host.results import result_of
from uno_tui.host.store import Store
from uno_tui.host.thinking import InlineThinker
from uno_tui.notation.lines import TableError
from uno_tui.notation.referee import Referee


@pytest.mark.parametrize("game", built_in())
@examples(24)
@given(seed=st.integers(0, 10**6), people=st.integers(1, 2), moves=st.integers(0, 90), back=st.integers(1, 12))
def test_the_same_moves_again_lead_to_the_same_table(game: str, seed: int, people: int, moves: int, back: int) -> None:
    match = begun(game, seed, people)
    played = Played(match, seed)
    played.go_on(moves)
    lines, known = tuple(match.record.lines), played.known()
    for _ in range(back):
        if match.take_back() is None:
            assert tuple(match.record.lines) == (played.before[0][0] if played.before else lines)
            break
    place = [before for before, _ in played.before].index(tuple(match.record.lines)) if played.before else 0
    if played.before:
        assert played.known() == played.before[place][1]
    played.again(place)
    assert tuple(match.record.lines) == lines
    assert played.known() == known


def test_a_record_with_blank_lines_is_gone_on_with_and_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "blank.table"
    match = begun("uno", 3, 1, path)
    Played(match, 3).go_on(6)
    match.close()
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n\n".join(lines) + "\n\n", encoding="utf-8")
    resumed = Match.resume(path, Dice(1))
    assert resumed.take_back() is not None


@pytest.mark.parametrize("game", built_in())
def test_what_was_seen_of_the_round_is_as_if_nothing_had_been_taken_back(game: str, tmp_path: Path) -> None:
    """A player who takes back remembers nothing that a table resumed at the same place would not."""
    for seed in range(times(8)):
        path = tmp_path / f"{seed}.table"
        match = begun(game, seed, 2, path)
        Played(match, seed).go_on(40)
        match.take_back()
        match.close()
        again = Match.resume(path, NumberedChance(99))
        assert again.past == match.past
        assert again.record.lines == match.record.lines
        assert again.plan == match.plan
        again.close()


@pytest.mark.parametrize("game", built_in())
def test_what_is_decided_again_is_not_taken_over(game: str, tmp_path: Path) -> None:
    """Moves that came from elsewhere and were taken back: those in their place are the player's own."""
    elsewhere = begun(game, 7, 1)
    Played(elsewhere, 8).go_on(30)
    path = tmp_path / "a.table"
    match = Match.practise(elsewhere.text(), elsewhere.plan, path)
    assert match.plan.practice is not None
    lines = match.plan.practice.taken_over
    assert lines == len(match.record.lines)
    Played(match, 9).go_on(5)
    while len(match.record.lines) >= lines:
        assert match.plan.practice.taken_over == lines
        assert match.take_back() is not None
        assert match.plan.practice is not None
    left = len(match.record.lines)
    assert match.plan.practice.taken_over == left
    Played(match, 10).go_on(5)
    assert match.plan.practice.taken_over == left
    match.close()
    assert Match.resume(path, NumberedChance(99)).plan == match.plan


def test_a_person_decides_again_and_bots_moves_are_taken_back_with_it() -> None:
    match = begun("uno", 3, random_rules=False)
    played = Played(match, 5)
    played.go_on(30)
    own = [place for place, what in enumerate(played.moves) if what and what[0] == 0 and not what[1].reaction]
    for place in reversed(own):
        taken = match.take_back()
        what = played.moves[place]
        assert what is not None
        assert (taken and (taken.seat, taken.move)) == what
        assert tuple(match.record.lines) == played.before[place][0]
    assert played.moves[: own[0]] == [] or match.take_back() == Takeback(None, None, own[0])
    assert match.take_back() is None


def test_a_finished_round_and_a_match_can_be_taken_back() -> None:
    match = begun("uno", 1, random_rules=False)
    played = Played(match, 2)
    while match.table.outcome.round is None:
        played.go_on(1)
    assert match.take_back() is not None
    assert match.table.outcome.round is None


@pytest.mark.parametrize("game", built_in())
def test_the_file_holds_what_the_record_holds(game: str, tmp_path: Path) -> None:
    path = tmp_path / "a.table"
    match = begun(game, 7, 1, path)
    played = Played(match, 8)
    for _ in range(10):
        played.go_on(6)
        match.take_back()
        assert path.read_text(encoding="utf-8").splitlines() == match.record.lines
        assert match.path == path
    match.close()


def test_a_file_that_somebody_else_has_changed_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.table"
    match = begun("uno", 7, 1, path)
    Played(match, 8).go_on(20)
    told: list[Path] = []
    match.moved = told.append
    path.write_text("what someone else wrote\n", encoding="utf-8")
    match.take_back()
    assert path.read_text(encoding="utf-8") == "what someone else wrote\n"
    assert told == [match.path]
    assert told[0].read_text(encoding="utf-8").splitlines() == match.record.lines
    match.close()


# Deals.


@pytest.mark.parametrize("game", built_in())
def test_the_same_number_deals_the_same_cards_in_another_process(game: str) -> None:
    code = (
        "from uno_tui.core.catalogue import GAMES\nfrom uno_tui.core import options\n"
        "from uno_tui.host.match import Match, Plan\nfrom uno_tui.host.practice import NumberedChance, Practice\n"
        f"plan = Plan({NAMES[:4]!r}, ('person', 'easy', 'easy', 'easy'), Practice(deal=4711))\n"
        f"values = options.defaults(GAMES[{game!r}].options)\n"
        f"print(*Match.begin({game!r}, values, plan, NumberedChance(4711))[0].record.lines, sep='\\n')\n"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", cwd=ROOT, check=True,
                       env={"PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    ]  # fmt: skip
    assert runs[0].stdout == runs[1].stdout
    assert "~ stock" in runs[0].stdout


def test_other_numbers_deal_other_cards() -> None:
    dealt = {tuple(begun("uno", seed, random_rules=False).record.lines[-1:]) for seed in range(50)}
    assert len(dealt) == 50


def test_chance_goes_on_where_the_record_stands() -> None:
    one, cards = NumberedChance(5), list(range(30))
    first, second = one.shuffle(cards), one.shuffle(cards)
    assert first != second
    assert chance_of(Practice(deal=5)).shuffle(cards) == first
    assert chance_of(Practice(deal=5), ["Ana draw", "~ stock R1"]).shuffle(cards) == second


# Positions.

LOST = {"uno": {"short", "called_top", "called_colour"}, "maumau": {"cheated", "caught"}}
"""What no position says, by game."""

POSITION = """table 1
rule nothing that matters # a comment
game uno
seats Ana Ben
dealer Ben
scores Ana 30 Ben 0
round 3
hand Ana R5 B9 G7
hand Ben R1 G8 B1
discard R3
stock Y1 Y2 Y3 Y4
turn Ana
! Ana play B9 : no_match
Ana play R5
= turn Ben
"""


def test_what_was_seen_is_kept_once_though_the_end_of_a_record_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "cut.table"
    # The cards of the last draw were not written any more.
    path.write_text(f"{POSITION}Ben draw\n", encoding="utf-8")
    match = Match.resume(path, Dice(1))
    assert len(match.past[0]) == 1
    assert not match.text().endswith("Ben draw\n")
    match.close()


def test_a_position_is_gone_on_with_and_taken_back_to() -> None:
    plan = Plan(("Ana", "Ben"), ("person", "easy"), Practice())
    match = Match.practise(POSITION, plan)
    view = match.table.view(0)
    assert (view.round, view.scores, view.turn) == (3, (30, 0), 1)
    assert len(match.past[0]) == 1
    assert match.take_back() is not None
    assert match.table.turn == 0
    assert match.take_back() is None
    match.play(0, match.table.moves(0)[0])
    assert match.past == {}  # who sits down later has not seen it


@pytest.mark.parametrize(
    "file", sorted((ROOT / "tests" / "scenarios").rglob("*.table"))[::7], ids=lambda file: file.stem
)
def test_any_table_file_can_be_practised_from(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record, referee = read_as_record(text, str(file))
    names = referee.names.names
    match = Match.practise(text, Plan(names, ("person",) * len(names), Practice()))
    assert match.record.lines == record.lines
    for seat in range(len(names)):
        assert match.table.view(seat) == referee.table.view(seat)
    while match.take_back() is not None:
        pass


@pytest.mark.parametrize("game", built_in())
@examples(40)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 90))
def test_a_copied_position_says_what_it_leaves_out(game: str, seed: int, moves: int) -> None:
    """A comment names what anybody saw before and cannot know from the position; everything else is the same."""
    match = begun(game, seed)
    Daring(match, seed).go_on(moves)
    copied = match.quote()
    referee = Referee(copied)
    assert referee.problems() == []
    table, other = match.table, referee.table
    named = set(copied.splitlines()[-1].rstrip(".").partition(" position: ")[2].split(", ")) - {""}
    assert named == {
        name
        for seat in (*range(table.seats), None)
        for name in table.view(seat).__struct_fields__
        if getattr(table.view(seat), name) != getattr(other.view(seat), name)
    }
    assert named <= LOST.get(game, set())


def test_who_was_seen_without_a_colour_is_not_in_a_copied_position() -> None:
    match = Match.practise(POSITION.replace("hand Ben R1", "hand Ben Y9"), Plan(("Ana", "Ben"), ("person", "easy")))
    assert "#" not in match.quote()
    match.play(1, match.table.moves(1)[-1])
    assert match.table.view(0).short == (None, "R")
    assert match.quote().splitlines()[-1] == "# Seen before, and not in this position: short."


def test_what_is_no_table_or_does_not_hold_is_refused() -> None:
    plan = Plan(("Ana", "Ben"), ("person", "easy"), Practice())
    for text, reason in (("table 2\n", "first line"), (POSITION + "= turn Ana\n", "does not hold")):
        with pytest.raises(TableError, match=reason):
            Match.practise(text, plan)


# The running table.


def host_of(match: Match, pace: Pace = PACES[PaceName.NORMAL]) -> tuple[Host, VirtualClock, Ear]:
    clock = VirtualClock()
    host = Host(match, clock, pace, InlineThinker(), 1)
    ear = Ear(match)
    ear.clock = clock
    host.listeners.append(ear)
    return host, clock, ear


async def stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def mover(match: Match) -> Move:
    moves = [move for move in match.table.moves(0) if not move.reaction]
    return moves[0]


async def test_bots_decide_again_and_what_they_wanted_is_forgotten() -> None:
    match = begun("uno", 4, random_rules=False)
    host, clock, ear = host_of(match)
    host.open()
    task = asyncio.create_task(host.run())
    await clock.advance(60)
    while 0 not in match.table.acting():
        await clock.advance(5)
    before, lines = match.table.view(0), list(match.record.lines)
    host.submit(0, mover(match))
    await clock.advance(0.5)
    told = len(ear.events)
    host.take_back()
    await host.wait_until_settled()
    assert match.table.view(0) == before
    assert match.record.lines == lines
    await clock.advance(60)
    assert match.record.lines == lines, "a bot has made a move that it thought of before"
    assert len(ear.events) == told
    host.submit(0, mover(match))
    await clock.advance(60)
    assert len(match.record.lines) > len(lines) + 1
    await stopped(task)


async def test_a_match_that_is_over_can_be_taken_back_and_played_on() -> None:
    match = begun("uno", 1, random_rules=False)
    played = Played(match, 2)
    while match.table.outcome.match is None:
        played.go_on(1)
    host, clock, ear = host_of(match)
    host.open()
    task = asyncio.create_task(host.run())
    await clock.advance(1)
    assert host.status.over
    host.take_back()
    await host.wait_until_settled()
    assert ear.taken[0] is not None
    assert not host.status.over
    assert match.table.outcome.match is None
    await stopped(task)


async def test_nothing_is_taken_back_at_other_tables() -> None:
    match = Match.begin(
        "uno", options.defaults(GAMES["uno"].options), Plan(NAMES[:2], ("person", "easy")), NumberedChance(1)
    )[0]
    Played(match, 1).go_on(6)
    host, clock, ear = host_of(match)
    host.open()
    task = asyncio.create_task(host.run())
    lines = list(match.record.lines)
    host.take_back()
    await host.wait_until_settled()
    assert (match.record.lines[: len(lines)], ear.taken) == (lines, [])
    await stopped(task)


@pytest.mark.parametrize("practice", [None, Practice(), Practice(open_hands=True)])
@pytest.mark.parametrize("players", [("person", "easy", "normal"), ("person", "person", "normal")])
async def test_hands_are_open_where_one_has_chosen_so_and_nowhere_else(
    practice: Practice | None, players: tuple[str, ...]
) -> None:
    plan = Plan(NAMES[:3], players, practice)
    match = Match.begin("uno", options.defaults(GAMES["uno"].options), plan, NumberedChance(1))[0]
    party = LocalClient(Host(match, VirtualClock(), PACES[PaceName.NORMAL], InlineThinker(), 1))
    seen = {seat for seat in party.connections if seat is not None}
    assert seen == (set(range(3)) if practice and practice.open_hands else set(match.plan.people()))
    await asyncio.sleep(0)


# On disk.


def test_a_practice_table_is_known_as_one_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "2026-01-01-120000.table"
    match = begun("uno", 3, 1, path, random_rules=False)
    Played(match, 3).go_on(10)
    match.close()
    assert result_of(path).plan.practice == Practice(deal=4)
    assert Store(tmp_path).unfinished() == path
    again = Match.resume(path, NumberedChance(99))
    assert again.plan.practice == Practice(deal=4)
    assert again.take_back() is not None
    again.close()


def test_old_plans_are_no_practice_and_plans_of_impossible_deals_are_not_believed(tmp_path: Path) -> None:
    old = msgspec.json.decode(b'{"names": ["Ana"], "players": ["person"]}', type=Plan)
    assert old.practice is None
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"names": [], "players": [], "practice": {"deal": 0}}', type=Plan)


def test_only_so_many_tables_are_kept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for number in range(5):
        begun("uno", number, 1, tmp_path / f"2026-01-01-12000{number}.table").close()
    played = begun("uno", 9, 1, tmp_path / "2026-01-01-110000.table")
    store.keep_only(2)
    kept = [path.stem for path in store.tables()]
    assert kept == ["2026-01-01-120004", "2026-01-01-120003", "2026-01-01-110000"]
    assert len(list(tmp_path.glob("*.seats"))) == 3
    played.close()
