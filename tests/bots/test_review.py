"""Looking back: a blunder is named with what was better; an expert's moves are not, and hidden cards mean nothing."""

from __future__ import annotations

from typing import Any

import pytest
from support.blunders import BLUNDERS, JUDGING
from support.examples import times

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.bots.review import Decision, Verdict, judge, judges
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.dice import Dice
from uno_tui.host.review import SEED
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.referee import Referee


def position(game: str) -> tuple[Any, str, str]:
    """The table before the blunder, the blunder, and what was better."""
    text, made, better = BLUNDERS[game]
    referee = Referee(text)
    assert referee.problems() == []
    return referee.table, made, better


def said_of(game: str, table: Any, made: str, seed: int = SEED) -> Verdict | None:
    notation = NOTATIONS[game]
    names = Referee(BLUNDERS[game][0]).names
    return judge(game, Decision(table.view(0), notation.read_move(made.split(), names)), seed)


@pytest.mark.parametrize("game", JUDGING)
def test_a_blunder_is_named_with_what_was_better(game: str) -> None:
    table, made, better = position(game)
    verdict = said_of(game, table, made)
    assert verdict is not None
    names = Referee(BLUNDERS[game][0]).names
    written = NOTATIONS[game].write_move(verdict.better, names)
    assert written.startswith(better) or game == "rummy", written
    assert verdict.cost > verdict.margin


def test_of_tiles_it_says_how_many_more() -> None:
    table, made, _ = position("rummy")
    verdict = said_of("rummy", table, made)
    assert verdict is not None
    assert verdict.measures[0] >= 0
    assert max(verdict.measures) > 0


@pytest.mark.parametrize("game", JUDGING)
def test_the_better_move_is_not_named(game: str) -> None:
    table, _, better = position(game)
    assert said_of(game, table, better) is None


@pytest.mark.parametrize(
    "game", [game if game == "uno" else pytest.param(game, marks=pytest.mark.slow) for game in sorted(JUDGING)]
)
def test_hidden_cards_dealt_again_change_nothing(game: str) -> None:
    table, made, _ = position(game)
    verdict = said_of(game, table, made)
    for seed in range(7, 7 + times(16)):
        other = GAMES[game].imagine(table.view(0), Dice(seed))
        assert said_of(game, other, made) == verdict


@pytest.mark.slow
@pytest.mark.parametrize("game", JUDGING)
def test_an_experts_moves_are_let_be(game: str) -> None:
    """Its own, in a round against sensible players: what it thought out with few imagined rounds may rarely be named."""
    values = options.defaults(GAMES[game].options) | ({"cheating": False} if game == "maumau" else {})
    seats = 4 if game == "teams" else 2
    players = [bot(game, Level.HARD), *(bot(game, Level.NORMAL) for _ in range(1, seats))]
    table: Any = GAMES[game].begin(values, seats, 0, Dice(4))[0]
    dice, looked, named = Dice(5), 0, 0
    while table.acting() and looked < 8:
        seat = table.acting()[0]
        view, moves = table.view(seat), table.moves(seat)
        move = players[seat].choose(view, moves, dice)
        if seat == 0 and not move.reaction:
            looked += 1
            named += judge(game, Decision(view, move), SEED) is not None
        table.play(seat, move)
    assert looked
    assert named <= 1


def test_every_game_of_the_house_is_judged() -> None:
    assert all(map(judges, JUDGING))
