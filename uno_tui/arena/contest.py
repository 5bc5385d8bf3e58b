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
    return _Round(table, bots, dice).play()


class _Round:
    """A round being played: the bots' reactions come in the order of their reaction times, as at a real table."""

    def __init__(self, table: Table, bots: Sequence[Bot], dice: Dice) -> None:
        self.table = table
        self.bots = bots
        self.dice = dice
        self.made = 0
        self.offered: dict[Seat, list[Move]] = {}
        self.late: list[tuple[Seat, Move]] = []

    def play(self) -> int:
        """To the end; returns how many moves were made."""
        self._react()
        while acting := self.table.acting():
            seat = acting[0]
            late, self.late = self.late, []
            move = self.bots[seat].choose(self.table.view(seat), self.table.moves(seat), self.dice)
            self._make(seat, move)
            for other, rash in late:
                if self.table.refusal(other, rash) is None:
                    self._make(other, rash)
            self._react()
        return self.made

    def _make(self, seat: Seat, move: Move) -> None:
        self.table.play(seat, move)
        self.made += 1
        if not move.reaction:
            self.offered.clear()

    def _react(self) -> None:
        """Everybody has a chance to react, the quickest first, and again when something has happened."""
        made = -1
        while made < self.made:
            made = self.made
            for _, seat, move, rash in sorted(self._wishes(), key=lambda wish: wish[:2]):
                if move in self.table.moves(seat) or (rash and self.table.refusal(seat, move) is None):
                    self._make(seat, move)

    def _wishes(self) -> list[tuple[float, Seat, Move, bool]]:
        """What the bots think of in view of opportunities that are new; rash ones that take too long come later."""
        wishes: list[tuple[float, Seat, Move, bool]] = []
        for seat, player in enumerate(self.bots):
            moves = self.table.moves(seat)
            met = self.offered.get(seat, [])
            new = [move for move in moves if move not in met]
            self.offered[seat] = moves
            reaction = player.react(self.table.view(seat), new, self.dice) if new else None
            if reaction is None:
                continue
            if reaction.delay < TURN_TAKES:
                wishes.append((reaction.delay, seat, reaction.move, reaction.rash))
            elif reaction.rash:
                self.late.append((seat, reaction.move))
        return wishes
