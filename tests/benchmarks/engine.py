"""Random 4-player UNO with events on, beside RLCard's bare engine and UNO Teams, on one core in one run.

uv run --with rlcard==1.2.0 python tests/benchmarks/engine.py
"""

from __future__ import annotations

import random
import time
import timeit

from rlcard.games.uno import Game as Peer

from uno_tui.games import options
from uno_tui.games.contract import Game
from uno_tui.games.dice import Dice
from uno_tui.games.teams import TEAMS
from uno_tui.games.uno import UNO
from uno_tui.games.uno.moves import DRAW, REPORT, SAY_UNO

ROUNDS = 1500
REPEATS = 3


def ours(pick: random.Random, rules: dict[str, bool | int | str]) -> float:
    """Rounds a second of this engine; nobody says Uno or reports, as RLCard knows neither."""
    chance, uniform = Dice(1), pick.random
    start = time.perf_counter()
    for _ in range(ROUNDS):
        table, _ = UNO.begin(rules, 4, 3, chance)
        while table.winners is None:
            seat = table.turn
            if table.racing:
                seat = table.acting()[0]
            moves = table.moves(seat)
            move = moves[int(uniform() * len(moves))]
            table.play(seat, moves[0] if move is REPORT or move is SAY_UNO else move)
    return ROUNDS / (time.perf_counter() - start)


def peers(pick: random.Random) -> float:
    """Rounds a second of RLCard's bare `UnoGame`, with the same way to choose."""
    game, uniform = Peer(num_players=4), pick.random
    start = time.perf_counter()
    for _ in range(ROUNDS):
        game.init_game()
        while not game.is_over():
            moves = game.get_legal_actions()
            game.step(moves[int(uniform() * len(moves))])
    return ROUNDS / (time.perf_counter() - start)


def decisions(game: Game, pick: random.Random) -> float:
    """Decisions a second of one of our games; who can lay a card does."""
    chance, uniform, rules = Dice(1), pick.random, options.defaults(game.options)
    made, start = 0, time.perf_counter()
    for _ in range(ROUNDS // 3):
        table, _ = game.begin(rules, 4, 3, chance)
        while acting := table.acting():
            moves = table.moves(acting[0])
            move = moves[int(uniform() * len(moves))]
            table.play(acting[0], moves[0] if move in (REPORT, SAY_UNO, DRAW) else move)
            made += 1
    return made / (time.perf_counter() - start)


def copying() -> float:
    """Microseconds for a copy at mid-game."""
    table, _ = UNO.begin(options.defaults(UNO.options), 4, 3, Dice(1))
    for _ in range(30):
        table.play(table.turn, table.moves(table.turn)[0])
    return timeit.timeit(table.copy, number=20_000) / 20_000 * 1e6


def main() -> None:
    """Print the figures and their ratio."""
    plain = options.defaults(UNO.options)
    house = plain | {option.id: True for option in UNO.options if option.house_rule}
    for _ in range(REPEATS):
        mine, theirs, all_rules = ours(random.Random(1), plain), peers(random.Random(1)), ours(random.Random(1), house)
        print(
            f"plain {mine:.0f}, all house rules {all_rules:.0f}, RLCard {theirs:.0f} rounds/s;"
            f" {mine / theirs:.2f} and {all_rules / theirs:.2f} times RLCard"
        )
    uno, teams = decisions(UNO, random.Random(1)), decisions(TEAMS, random.Random(1))
    print(f"decisions/s: UNO {uno:.0f}, UNO Teams {teams:.0f}; {teams / uno:.2f} times UNO")
    print(f"copy() at mid-game: {copying():.2f} microseconds")


if __name__ == "__main__":
    main()
