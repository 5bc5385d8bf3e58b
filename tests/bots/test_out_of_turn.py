"""What could have been done out of turn, worked out alike for every game whose bots react."""

from __future__ import annotations

from typing import Any

import pytest

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.levels import bot
from uno_tui.bots.out_of_turn import Imagine, React, attentive_move, missed
from uno_tui.bots.review import MissedChance
from uno_tui.core.contract import Move, Table
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import REPORT, SAY_UNO
from uno_tui.games.maumau.bots.reacting import react as react_in_maumau
from uno_tui.games.maumau.rules import MAUMAU
from uno_tui.games.maumau.rules.moves import REPORT as REPORT_LAST
from uno_tui.games.maumau.rules.moves import SAY_LAST
from uno_tui.games.teams.bots.reacting import react as react_in_teams
from uno_tui.games.teams.rules import TEAMS
from uno_tui.games.uno.bots.reacting import react as react_in_uno
from uno_tui.games.uno.rules import UNO
from uno_tui.notation.referee import Referee

FOUR = """table 1
game {game}
seats Ana Ben Cleo Dora
dealer Dora
{hands}
turn Ben
{moves}
"""
COLOURED = """hand Ana R5 B9 B8 Y1
hand Ben R1 Y2
hand Cleo G5 B2 B3 B6
hand Dora G7 B1 B4 R2
discard R5
stock Y1 Y8 Y4 Y5 Y6 Y8 Y9 G1 G2 G4 G6 R7 R8"""
FRENCH = """hand Ana Ks Qd 8d
hand Ben 5c 8c
hand Cleo 3c 8h 4d 9s
hand Dora 9c 10c
discard 5h
stock 6h 6c 6d 5d 4d 2h 2d 3h 3d 4c 4s"""
GAMES: dict[str, tuple[Imagine, React, str, str, Move, Move]] = {
    "uno": (UNO.imagine, react_in_uno, COLOURED, "Ben play R1", REPORT, SAY_UNO),
    "teams": (TEAMS.imagine, react_in_teams, COLOURED, "Ben play R1", REPORT, SAY_UNO),
    "maumau": (MAUMAU.imagine, react_in_maumau, FRENCH, "Ben play 5c", REPORT_LAST, SAY_LAST),
}


def table_of(game: str) -> Table:
    """Ben has one card left, and has not said so."""
    referee = Referee(FOUR.format(game=game, hands=GAMES[game][2], moves=GAMES[game][3]))
    assert referee.problems() == []
    return referee.table


def player(game: str) -> Bot:
    """Return who plays imagined rounds to their end."""
    found: Any = bot(game, Level.NORMAL)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_attentive_player_reports_and_says_the_own_word(game: str) -> None:
    imagine, react, _, _, report, word = GAMES[game]
    table = table_of(game)
    assert attentive_move(imagine, react, table.view(0), Dice(1)) == report
    assert attentive_move(imagine, react, table.view(1), Dice(1)) == word


@pytest.mark.parametrize("game", GAMES)
def test_a_word_that_nobody_missed_costs_nothing(game: str) -> None:
    imagine, _, _, _, _, word = GAMES[game]
    silence = MissedChance(table_of(game).view(1), word)
    assert missed(imagine, player(game), word, silence, Dice(1)) is None


@pytest.mark.parametrize("game", ["uno", "maumau"])
def test_a_word_whose_lack_was_reported_costs_rounds(game: str) -> None:
    imagine, _, _, _, report, word = GAMES[game]
    reported = MissedChance(table_of(game).view(1), word, (0, report))
    verdict = missed(imagine, player(game), word, reported, Dice(1))
    assert verdict is not None
    assert verdict.better == word
    assert verdict.cost > verdict.margin
