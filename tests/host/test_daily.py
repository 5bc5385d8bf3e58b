"""The deal of a day: from the date alone, the same moves lead to the same record, whatever the computer and its speed."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from conftest import ROOT
from support.daily_player import begun, finish, record_of

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import RoundEnded
from uno_tui.core.dice import Dice
from uno_tui.host.daily import VERSION, DailyDice, daily_chance, daily_on, daily_rules
from uno_tui.host.match import Match
from uno_tui.host.practice import Practice, read_as_record
from uno_tui.host.results import result_of
from uno_tui.notation.game_notation import Daily
from uno_tui.notation.lines import TableError
from uno_tui.notation.referee import Referee

DAY = date(2026, 11, 24)
RECORDS = {
    "uno": "307fee7927d6",
    "teams": "59b520510b80",
    "rummy": "020d3ab5766f",
    "ume": "c9e90bf9dcfb",
    "maumau": "1543085c181b",
}
"""The beginning of the hash of each game's record on that day, as one and the same person plays it.

Where one of them changes, some players would get other cards or other bots than others on the same day: raise `VERSION`
in `uno_tui/host/daily.py`, and only then write the new ones down.
"""


def start_of_hash(record: str) -> str:
    return sha256(record.encode()).hexdigest()[:12]


@pytest.mark.parametrize("game", built_in())
def test_how_fast_anyone_is_changes_nothing(game: str) -> None:
    day = DAY + timedelta(days=1)
    at_once = record_of(game, day, "instant")
    assert record_of(game, day, "normal", pauses=1) == at_once
    assert record_of(game, day, "fast", pauses=2) == at_once


@pytest.mark.parametrize("game", built_in())
def test_every_process_on_every_python_plays_the_record_of_this_version(game: str) -> None:
    """Two processes of their own, in which sets have another order."""
    records = []
    for seed, speed in (("1", ["instant"]), ("2", ["normal", "3"])):
        done = subprocess.run(
            [sys.executable, "-m", "support.daily_player", game, DAY.isoformat(), *speed],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "tests")},
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        records.append(start_of_hash(done.stdout))
    assert records == [RECORDS[game]] * 2


@pytest.mark.parametrize("game", built_in())
def test_who_leaves_the_table_and_comes_back_meets_the_same_cards_and_bots(game: str, tmp_path: Path) -> None:
    whole = record_of(game, DAY, "instant")
    path = tmp_path / "2026-11-24-120000.table"
    match = begun(game, DAY, path)
    for moves in (3, 8, 9, 15):
        asyncio.run(finish(match, seed=moves, most=moves))
        match = Match.resume(path, Dice(moves))
        assert match.daily == daily_on(DAY)
    asyncio.run(finish(match, seed=99))
    assert path.read_text(encoding="utf-8") == whole


def test_bots_at_other_tables_still_decide_by_the_seed_of_their_table() -> None:
    played = set()
    for seed in range(6):
        values, plan = daily_rules("uno"), begun("uno", DAY).plan
        match, _ = Match.begin("uno", values, plan, daily_chance(daily_on(DAY), "uno", values))
        asyncio.run(finish(match, seed=seed))
        played.add(match.text())
    assert len(played) > 1


@pytest.mark.parametrize("game", built_in())
def test_a_deal_is_one_round_by_the_usual_rules_with_four_seats_and_normal_bots(game: str, tmp_path: Path) -> None:
    path = tmp_path / "2026-11-24-120000.table"
    match = begun(game, DAY, path)
    changed = options.write_changed(GAMES[game].options, match.record.values)
    assert {word.partition("=")[0] for word in changed} <= {"match_end", "rounds", "wins"}
    assert match.plan.players == ("person", "normal", "normal", "normal")
    asyncio.run(finish(match))
    steps = Referee(path.read_text(encoding="utf-8")).steps()
    assert sum(isinstance(event, RoundEnded) for step in steps for event in step.events) == 1
    assert result_of(path).winners is not None


def test_the_day_and_the_version_stand_in_the_record_and_survive_in_it(tmp_path: Path) -> None:
    path = tmp_path / "2026-11-24-120000.table"
    match = begun("uno", DAY, path)
    match.close()
    assert f"daily 2026-11-24 {VERSION}" in path.read_text(encoding="utf-8").splitlines()
    again = Match.resume(path, Dice(1))
    assert again.daily == Daily(DAY, VERSION)
    again.close()


def test_a_practice_game_from_its_record_is_no_deal_of_the_day() -> None:
    record, _ = read_as_record(record_of("uno", DAY, "instant"), "table")
    assert record.daily is None
    assert not any(line.startswith("daily") for line in record.lines)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("daily", "is not a date such as 2026-11-26"),
        ("daily 2026-11-24", "a number is expected"),
        ("daily 2026-11-31 1", "`2026-11-31` is not a date such as 2026-11-26"),
        ("daily 20261124 1", "`20261124` is not a date such as 2026-11-26"),
        ("daily 2026-11-24 one", "a number is expected"),
        ("daily 2026-11-24 1\ndaily 2026-11-24 1", "`daily` stands already in line 4"),
    ],
)
def test_a_wrong_line_about_the_day_is_refused(line: str, fault: str) -> None:
    with pytest.raises(TableError, match=fault):
        Referee(f"table 1\ngame uno\nseats Ana Ben\n{line}\ndealer Ben\n")


@pytest.mark.parametrize("game", built_in())
def test_no_deal_is_over_before_anyone_has_moved(game: str) -> None:
    for number in range(60):
        assert begun(game, DAY + timedelta(days=number)).table.outcome.match is None


@pytest.mark.parametrize("game", built_in())
def test_days_games_and_versions_have_their_own_cards(game: str) -> None:
    values = daily_rules(game)
    days = [daily_on(DAY + timedelta(days=number)) for number in range(50)]
    orders = {tuple(daily_chance(daily, game, values).shuffle(range(50))) for daily in days}
    assert len(orders) == 50
    other = Daily(DAY, VERSION + 1)
    assert tuple(daily_chance(other, game, values).shuffle(range(50))) not in orders


def test_a_house_rule_that_is_off_changes_no_deal_and_one_that_is_on_does() -> None:
    values, daily = daily_rules("uno"), daily_on(DAY)
    cards = daily_chance(daily, "uno", values).shuffle(range(108))
    unused = values | {"limit": 300}
    assert daily_chance(daily, "uno", unused).shuffle(range(108)) == cards
    assert daily_chance(daily, "uno", values | {"seven_zero": True}).shuffle(range(108)) != cards


def test_decisions_depend_on_the_seat_the_kind_and_the_number_of_moves_and_on_nothing_else() -> None:
    asked = [(seat, what, moves) for seat in range(4) for what in ("move", "reaction") for moves in range(30)]
    one, two = (DailyDice(daily_on(DAY), "uno", daily_rules("uno")) for _ in range(2))
    first = {each: one.dice(*each).uniform() for each in asked}
    random.Random(1).shuffle(asked)
    assert {each: two.dice(*each).uniform() for each in asked} == first
    assert len(set(first.values())) == len(first)


def test_moves_in_turn_are_counted_alike_while_playing_and_after_taking_back(tmp_path: Path) -> None:
    path = tmp_path / "practice.table"
    daily, values = daily_on(DAY), daily_rules("uno")
    plan = msgspec.structs.replace(begun("uno", DAY).plan, practice=Practice())
    match, _ = Match.begin("uno", values, plan, daily_chance(daily, "uno", values), path, daily)
    assert match.turn_moves == 0
    asyncio.run(finish(match, most=14))
    again = Match.resume(path, Dice(1))
    assert again.turn_moves == match.turn_moves >= 14
    again.take_back()
    shorter = again.turn_moves
    again.close()
    reread = Match.resume(path, Dice(1))
    assert reread.turn_moves == shorter < match.turn_moves
    reread.close()
