"""Random 4-player UNO with events on, beside RLCard's bare engine and UNO Teams, on one core in one run.

Moves come from `moves` and are carried out without being asked about again, as RLCard does; also measured with `play`.

uv run --with rlcard==1.2.0 python tests/benchmarks/engine.py
"""

from __future__ import annotations

import random
import time
import timeit
from collections.abc import Callable
from math import floor
from operator import truediv
from statistics import quantiles
from typing import Any

from rlcard.games.uno import Game as Peer

from uno_tui.core import options
from uno_tui.core.contract import Event, Game, Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, REPORT, SAY_UNO
from uno_tui.games.teams.rules import TEAMS
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.table import UnoTable

ROUNDS = 75
"""Rounds in a row of one engine: few, because the speed of a machine changes within seconds."""
TURNS = 60
"""How often everybody's turn comes."""


Do = Callable[[UnoTable, Seat, Move], list[Event]]


def ours(pick: random.Random, rules: dict[str, bool | int | str], chance: Dice, do: Do) -> float:
    """Rounds a second of this engine; nobody says Uno or reports, as RLCard knows neither."""
    uniform = pick.random
    start = time.perf_counter()
    for _ in range(ROUNDS):
        table, _ = UNO.begin(rules, 4, 3, chance)
        while table.winners is None:
            seat = table.turn
            if table.racing:
                seat = table.acting()[0]
            moves = table.moves(seat)
            move = moves[floor(uniform() * len(moves))]
            do(table, seat, moves[0] if move is REPORT or move is SAY_UNO else move)
    return ROUNDS / (time.perf_counter() - start)


def peers(pick: random.Random) -> float:
    """Rounds a second of RLCard's bare `UnoGame`, with the same way to choose."""
    game, uniform = Peer(num_players=4), pick.random
    start = time.perf_counter()
    for _ in range(ROUNDS):
        game.init_game()
        while not game.is_over():
            moves = game.get_legal_actions()
            game.step(moves[floor(uniform() * len(moves))])
    return ROUNDS / (time.perf_counter() - start)


def decisions(game: Game, pick: random.Random) -> float:
    """Decisions a second of one of our games; who can lay a card does."""
    chance, uniform, rules = Dice(pick.randrange(1000)), pick.random, options.defaults(game.options)
    made, start = 0, time.perf_counter()
    for _ in range(ROUNDS):
        table: Any = game.begin(rules, 4, 3, chance)[0]  # `carry_out` is no part of the contract
        while acting := table.acting():
            moves = table.moves(acting[0])
            move = moves[floor(uniform() * len(moves))]
            table.carry_out(acting[0], moves[0] if move in (REPORT, SAY_UNO, DRAW) else move)
            made += 1
    return made / (time.perf_counter() - start)


def copying() -> float:
    """Microseconds for a copy at mid-game."""
    table, _ = UNO.begin(options.defaults(UNO.options), 4, 3, Dice(1))
    for _ in range(30):
        table.play(table.turn, table.moves(table.turn)[0])
    return timeit.timeit(table.copy, number=20_000) / 20_000 * 1e6


def middle(figures: list[float], digits: int) -> str:
    """The median, and between which figures half of them lie."""
    low, median, high = quantiles(figures, n=4)
    return f"{median:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


def main() -> None:
    """Print the figures and their ratios, from turns that follow each other closely."""
    plain = options.defaults(UNO.options)
    house = plain | {option.id: True for option in UNO.options if option.house_rule}
    picks, chance = [random.Random(1) for _ in range(6)], Dice(1)
    figures = []
    for _ in range(TURNS):
        bare = ours(picks[0], plain, chance, UnoTable.carry_out)
        full = ours(picks[1], house, chance, UnoTable.carry_out)
        asked = ours(picks[5], plain, chance, UnoTable.play)
        figures.append((bare, full, asked, peers(picks[2]), decisions(UNO, picks[3]), decisions(TEAMS, picks[4])))
    bares, fulls, askeds, theirs, uno, teams = map(list, zip(*figures, strict=True))
    print(f"rounds/s: plain {middle(bares, 0)}, all house rules {middle(fulls, 0)}, RLCard {middle(theirs, 0)}")
    for name, first, second in (
        ("plain, in times of RLCard", bares, theirs),
        ("plain with every move checked, in times of RLCard", askeds, theirs),
        ("all house rules, in times of RLCard", fulls, theirs),
        ("all house rules, in times of plain", fulls, bares),
        ("decisions/s of UNO Teams, in times of UNO", teams, uno),
    ):
        print(f"{name}: {middle(list(map(truediv, first, second)), 2)}")
    print(f"copy() at mid-game: {copying():.2f} microseconds")


if __name__ == "__main__":
    main()
