"""Bots of UNO Teams: they play from views alone, remember Uno by level, and play for the team."""

from __future__ import annotations

import pickle

import pytest
from support.examples import times

from uno_tui.arena.contest import contest
from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import REPORT, SAY_UNO
from uno_tui.games.teams.rules import TEAMS
from uno_tui.notation.referee import Referee

VALUES = options.defaults(TEAMS.options)
FORGETFUL = """table 1\ngame teams\nseats Ana Ben Cleo Dora\nhand Ana R1 R2\nhand Ben G1 G2\nhand Cleo Y1 Y2
hand Dora B1 B2\ndiscard R5\nstock B3 B4\nturn Ana\nAna play R1"""


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_every_level_answers_every_question_legally(level: Level, seats: int) -> None:
    table, _ = TEAMS.begin(VALUES, seats, 0, Dice(seats))
    player, dice = bot("teams", level), Dice(1)
    for _ in range(times(160)):
        if not table.acting():
            break
        seat = table.acting()[-1]
        view, moves = pickle.loads(pickle.dumps((table.view(seat), table.moves(seat))))  # noqa: S301 - our own
        assert view == table.view(seat)
        table.play(seat, player.choose(view, moves, dice))


@pytest.mark.slow
def test_normal_beats_easy() -> None:
    levels = [Level.NORMAL, Level.EASY] * 2
    result = contest(TEAMS, levels, 600, VALUES, seed=2, processes=1)
    _, low, _ = result.share(0)
    assert low > 0.5


def reactions(level: Level, seat: int) -> list[object]:
    referee = Referee(FORGETFUL)
    assert referee.problems() == []
    view, moves = referee.table.view(seat), referee.table.moves(seat)
    dice = Dice(3)
    found = [bot("teams", level).react(view, moves, dice) for _ in range(400)]
    return [None if reaction is None else reaction.move for reaction in found]


def test_partners_say_uno_for_each_other_and_opponents_report() -> None:
    counts = {level: reactions(level, 2).count(SAY_UNO) for level in Level}
    assert 0 < counts[Level.EASY] < counts[Level.NORMAL] < counts[Level.HARD] < 400
    assert all(reactions(level, 0).count(SAY_UNO) > counts[level] for level in Level)
    reports = {level: reactions(level, 1).count(REPORT) for level in Level}
    assert 0 < reports[Level.EASY] < reports[Level.NORMAL] < reports[Level.HARD]
    assert REPORT not in reactions(Level.HARD, 2)
