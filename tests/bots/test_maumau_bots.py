"""The bots of Maumau: they make only legal moves, the better beat the worse, and they remember cheats."""

from __future__ import annotations

import time

import msgspec
import pytest

from uno_tui.arena.contest import contest, play_round
from uno_tui.bots.advice import Expert
from uno_tui.bots.bot import ATTENTION, Level
from uno_tui.bots.levels import bot
from uno_tui.cards.french import JOKER
from uno_tui.core import options
from uno_tui.core.contract import Table
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.bots.cheating import cheating_plays
from uno_tui.games.maumau.bots.playout import _pick_play
from uno_tui.games.maumau.bots.reacting import chance_caught, chance_noticed, react
from uno_tui.games.maumau.rules import MAUMAU
from uno_tui.games.maumau.rules.moves import CATCH, SAY_LAST, Deal
from uno_tui.notation.referee import Referee

CHEATED = """table 1
game maumau
seats Ana Ben Cleo
hand Ana 9h 5s 5c 5d
hand Ben 2c 8d 3d
hand Cleo 3c 8h 4d
discard 5h 9c
stock 6h 6c 6d 5d 4d
turn Cleo
direction counterclockwise
laid Ana cheat
"""
JOKER_LEFT = """table 1
game maumau
options cheating=off
seats Ana Ben
hand Ana {hand}
hand Ben 9c 9s
discard 5h 8s
stock 3d 7d 6c 6d Kd Qc
turn Ana
"""


def table_of(text: str) -> Table:
    referee = Referee(text)
    assert referee.problems() == []
    return referee.table


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("cheating", [True, False])
@pytest.mark.parametrize("hand_size", ["1", "7", "dealer"])
def test_bots_play_rounds_to_their_end(seats: int, cheating: bool, hand_size: str) -> None:
    values = options.defaults(MAUMAU.options) | {"cheating": cheating, "hand_size": hand_size}
    for seed in range(6):
        table, _ = MAUMAU.begin(values, seats, 0, Dice(seed))
        levels = [Level.EASY, Level.NORMAL] * seats
        play_round(table, [bot("maumau", level) for level in levels[:seats]], Dice(seed))
        assert table.outcome.round is not None


def test_normal_beats_easy() -> None:
    result = contest(MAUMAU, [Level.NORMAL, Level.EASY], 500, options.defaults(MAUMAU.options), 3, processes=1)
    share, least, _ = result.share(0)
    assert share >= 0.55
    assert least > 0.5


@pytest.mark.slow
def test_hard_beats_normal() -> None:
    result = contest(MAUMAU, [Level.HARD, Level.NORMAL], 30, options.defaults(MAUMAU.options), 11, processes=1)
    assert result.share(0)[0] > 0.5


def test_an_expert_decides_within_a_second() -> None:
    table, _ = MAUMAU.begin(options.defaults(MAUMAU.options), 4, 0, Dice(2))
    player, dice = bot("maumau", Level.HARD), Dice(1)
    times = []
    for _ in range(12):
        if table.outcome.round is not None:
            break
        seat = table.acting()[0]
        start = time.process_time()
        move = player.choose(table.view(seat), table.moves(seat), dice)
        times.append(time.process_time() - start)
        table.play(seat, move)
    assert sorted(times)[len(times) // 2] < 1.0


@pytest.mark.parametrize("level", list(Level))
def test_bots_deal_five_to_eight(level: Level) -> None:
    values = options.defaults(MAUMAU.options) | {"hand_size": "dealer"}
    table, _ = MAUMAU.begin(values, 4, 3, Dice(1))
    player = bot("maumau", level)
    dealt = {player.choose(table.view(3), table.moves(3), Dice(seed)) for seed in range(60)}
    assert dealt == {Deal(count) for count in (5, 6, 7, 8)}


def test_cheats_are_caught_by_level_and_wrong_catches_are_rare() -> None:
    table = table_of(CHEATED)
    fitting = table_of(CHEATED.replace("cheat", "fits"))
    caught = {}
    for level in Level:
        for place, what in (("cheat", table), ("fits", fitting)):
            moves = [CATCH]
            reactions = [react(what.view(1), moves, ATTENTION[level], Dice(seed)) for seed in range(400)]
            caught[level, place] = sum(reaction is not None for reaction in reactions)
    assert caught[Level.EASY, "cheat"] < caught[Level.NORMAL, "cheat"] < caught[Level.HARD, "cheat"]
    assert all(caught[level, "fits"] < 20 for level in Level)


@pytest.mark.parametrize("hand", ["X", "4h X", "Ah X"])
def test_quick_players_name_a_joker_as_a_card_as_which_it_can_be_laid(hand: str) -> None:
    table = table_of(JOKER_LEFT.format(hand=hand))
    for seed in range(50):
        play = _pick_play(table, Dice(seed))
        assert play is not None
        assert play.card is JOKER


def test_whoever_was_caught_is_watched_and_cheating_looks_more_dangerous() -> None:
    view = table_of(CHEATED).view(1)
    once = msgspec.structs.replace(view, cheated=(2, 0, 0), caught=(2, 0, 0))
    never = msgspec.structs.replace(view, cheated=(4, 0, 0), caught=(0, 0, 0))
    assert chance_noticed(once, 0, 0.5) > chance_noticed(view, 0, 0.5)
    assert chance_noticed(once, 2, 0.5) == chance_noticed(view, 2, 0.5)
    assert chance_caught(never) < chance_caught(view) < chance_caught(once)


def test_bots_cheat_only_with_cards_that_do_not_fit() -> None:
    table = table_of(CHEATED.replace("laid Ana cheat\n", "").replace("hand Cleo 3c 8h 4d", "hand Cleo 3c 7h 2d"))
    tries = cheating_plays(table.view(2))
    assert {str(move.card) for move in tries} == {"7h", "2d"}
    assert all(table.refusal(2, move) is None for move in tries)
    assert {repr(move) for move in tries} <= {repr(move) for move in table.cheating_moves(2)}
    assert cheating_plays(table.view(1)) == []


def test_a_last_king_that_is_due_is_called_before_it_is_judged() -> None:
    table = table_of("""table 1
game maumau
seats Ana Ben
hand Ana Kd
hand Ben 2c 8d 3d
discard 5h 9h Kh
stock 6h 6c 6d 5d 4d
due kings Ana
caller Ben
""")
    view = table.view(0)
    moves = table.moves(0)
    hard = bot("maumau", Level.HARD)
    assert isinstance(hard, Expert)
    assert hard.compare(view, moves, Dice(1)).best == SAY_LAST
    assert hard.choose(view, moves, Dice(1)) == SAY_LAST
