"""Rounds between bots: who wins how often, and how sure that is."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.levels import bot
from uno_tui.games.catalogue import GAMES
from uno_tui.games.contract import Game, Move, Seat, Table
from uno_tui.games.dice import Dice
from uno_tui.games.options import Value

TURN_TAKES = 1.8
"""Seconds until a bot makes its move; whoever reacts sooner is in time."""
BLOCK = 50


class Result(msgspec.Struct, frozen=True):
    """Rounds won by each level, over `rounds` rounds with `seats` seats."""

    levels: tuple[str, ...]
    wins: tuple[int, ...]
    rounds: int
    moves: int

    def share(self, level: int) -> tuple[float, float, float]:
        """Share of the rounds won by a level, with its 95 % confidence interval (Wilson)."""
        if not self.rounds:
            return 0.0, 0.0, 1.0
        z, n, p = 1.96, self.rounds, self.wins[level] / self.rounds
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return p, middle - half, middle + half


def contest(
    game: Game,
    levels: Sequence[Level],
    rounds: int,
    values: dict[str, Value],
    seed: int,
    *,
    processes: int | None = None,
) -> Result:
    """Play rounds between bots, one seat per level, changing places from round to round.

    Reactions out of turn happen in the order of the bots' reaction times; those that take longer than a turn come
    too late. Deals and decisions follow from `seed` alone, however many processes share the work.
    """
    blocks = [
        (game.id, tuple(levels), dict(values), seed, first, min(BLOCK, rounds - first))
        for first in range(0, rounds, BLOCK)
    ]
    workers = min(processes or os.cpu_count() or 1, len(blocks)) or 1
    if workers == 1:
        tallies = [_play_block(*block) for block in blocks]
    else:
        with ProcessPoolExecutor(workers) as pool:
            tallies = list(pool.map(_play_block, *zip(*blocks, strict=True)))
    wins = [sum(tally[0][place] for tally in tallies) for place in range(len(levels))]
    return Result(tuple(levels), tuple(wins), rounds, sum(tally[1] for tally in tallies))


def _play_block(
    game_id: str, levels: tuple[Level, ...], values: dict[str, Value], seed: int, first: int, count: int
) -> tuple[list[int], int]:
    """Play `count` rounds beginning with round number `first`; wins by place in `levels`, and moves made."""
    game = GAMES[game_id]
    seats = len(levels)
    players = [bot(game_id, level) for level in levels]
    wins = [0] * seats
    moves = 0
    for number in range(first, first + count):
        dice = Dice(seed * 1_000_003 + number)
        shift = number % seats
        table, _ = game.begin(values, seats, (number // seats) % seats, Dice(seed * 7_368_787 + number // seats))
        seated = [players[(seat + shift) % seats] for seat in range(seats)]
        moves += play_round(table, seated, dice)
        for winner in table.outcome.round or ():
            wins[(winner + shift) % seats] += 1
    return wins, moves


def play_round(table: Table, bots: Sequence[Bot], dice: Dice) -> int:
    """Play a round to its end; returns how many moves were made."""
    made = _react(table, bots, dice)
    while acting := table.acting():
        seat = acting[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat), dice))
        made += 1 + _react(table, bots, dice)
    return made


def _react(table: Table, bots: Sequence[Bot], dice: Dice) -> int:
    """Everybody has a chance to react, the quickest first; returns how many did."""
    wishes: list[tuple[float, Seat, Move]] = []
    for seat, player in enumerate(bots):
        moves = table.moves(seat)
        reaction = player.react(table.view(seat), moves, dice) if moves else None
        if reaction is not None and reaction.delay < TURN_TAKES:
            wishes.append((reaction.delay, seat, reaction.move))
    made = 0
    for _, seat, move in sorted(wishes, key=lambda wish: wish[:2]):
        if table.refusal(seat, move) is None:
            table.play(seat, move)
            made += 1
    return made
