"""Rounds between bots: who wins how often, and how sure that is."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from functools import partial
from heapq import heappop, heappush
from itertools import count, islice

import msgspec

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.levels import bot
from uno_tui.bots.reactions import Reactions, Wish
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import Event, Game, Move, Seat, Table, View
from uno_tui.core.dice import Dice
from uno_tui.core.options import Value
from uno_tui.core.plugins import guard
from uno_tui.message import MessageError, why

TURN_TAKES = 1.8
"""Seconds until a bot makes its move; a reaction before that is in time."""
BLOCK = 5
"""Rounds that are played together, and told of together."""
WORTH = 50
"""Rounds for which another process is worth its start."""
TICK = 0.25
"""Seconds after which it is told how far a contest is, even if no more rounds are over."""
UNDERWAY = 1000
"""So many blocks are handed to an executor at once: enough for hundreds of processes, little to keep in mind."""

Block = tuple[str, tuple[Level, ...], dict[str, Value], int, int, int]


class PoolError(MessageError):
    """The processes of this machine that share the rounds cannot go on."""


class Played(msgspec.Struct, frozen=True):
    """Round `number`, from 0: who has won it, by place in the levels, after so many moves."""

    number: int
    winners: tuple[int, ...]
    moves: int


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
        return p, max(0.0, middle - half), min(1.0, middle + half)


def contest(
    game: Game,
    levels: Sequence[Level],
    rounds: int,
    values: dict[str, Value],
    seed: int,
    *,
    processes: int | None = None,
    executor: Executor | None = None,
    tell: Callable[[Sequence[Played]], object] = lambda played: None,
) -> Result:
    """Play rounds between bots, one seat per level, changing places from round to round.

    Reactions out of turn happen in the order of the bots' reaction times; those that take longer than a turn come
    too late. Deals and decisions follow from `seed` alone, whatever shares the work: an `executor`, or else so many
    `processes` of this machine (by default as many as it has cores). `tell` is given the rounds that are over, in any
    order, as soon as they are, and now and then none. Raises PoolError, and what `tell` raises.
    """
    blocks: list[Block] = [
        (game.id, tuple(levels), dict(values), seed, first, min(BLOCK, rounds - first))
        for first in range(0, rounds, BLOCK)
    ]
    wins, moves = [0] * len(levels), 0
    for some in _played(blocks, executor, min(processes or os.cpu_count() or 1, -(-rounds // WORTH))):
        tell(some)
        moves += sum(played.moves for played in some)
        for winner in (winner for played in some for winner in played.winners):
            wins[winner] += 1
    return Result(tuple(levels), tuple(wins), rounds, moves)


def _played(blocks: Sequence[Block], executor: Executor | None, processes: int) -> Iterator[Sequence[Played]]:
    """Yield the rounds of all blocks, in any order."""
    if executor is not None:
        yield from _shared(blocks, executor)
    elif processes > 1:
        try:
            with ProcessPoolExecutor(processes) as pool:
                yield from _shared(blocks, pool)
        except BrokenExecutor:
            raise PoolError("arena-process-lost") from None
        except OSError as error:
            raise PoolError("arena-no-processes", reason=why(error)) from None
    else:
        yield from (_play_block(*block) for block in blocks)


def _shared(blocks: Iterable[Block], executor: Executor) -> Iterator[Sequence[Played]]:
    """Yield the rounds of blocks as soon as they are over, in any order, and now and then none."""
    waiting = iter(blocks)
    playing: set[Future[list[Played]]] = set()
    try:
        while True:
            playing |= {executor.submit(_play_block, *block) for block in islice(waiting, UNDERWAY - len(playing))}
            if not playing:
                return
            done, playing = wait(playing, TICK, FIRST_COMPLETED)
            yield [played for each in done for played in each.result()]
    except BrokenExecutor:
        playing.clear()  # all fail by themselves; where one is cancelled meanwhile, the pool does not end its processes
        raise
    finally:
        for each in playing:
            each.cancel()


def _play_block(
    game_id: str, levels: tuple[Level, ...], values: dict[str, Value], seed: int, first: int, count: int
) -> list[Played]:
    """Play `count` rounds beginning with round number `first`. Raises MessageError for what a plug-in's code raises."""
    play = partial(_play, game_id, levels, values, seed, first, count)
    return play() if game_id in built_in() else guard(play)


def _play(
    game_id: str, levels: tuple[Level, ...], values: dict[str, Value], seed: int, first: int, count: int
) -> list[Played]:
    game = GAMES[game_id]
    seats = len(levels)
    players = [bot(game_id, level) for level in levels]
    over = []
    for number in range(first, first + count):
        dice = Dice(seed * 1_000_003 + number)
        shift = number % seats
        table, _ = game.begin(values, seats, (number // seats) % seats, Dice(seed * 7_368_787 + number // seats))
        seated = [players[(seat + shift) % seats] for seat in range(seats)]
        moves = play_round(table, seated, dice)
        winners = tuple((winner + shift) % seats for winner in table.outcome.round or ())
        over.append(Played(number, winners, moves))
    return over


def play_round(
    table: Table,
    bots: Sequence[Bot],
    dice: Dice,
    tell: Callable[[Sequence[Event]], object] = lambda events: None,
) -> int:
    """Play a round to its end; return how many moves were made. `tell` is given what happens with each of them."""
    return _Round(table, bots, dice, tell).play()


class _Round:
    """A round being played in a time of its own, with the reactions and turns of a table that people hear."""

    def __init__(
        self, table: Table, bots: Sequence[Bot], dice: Dice, tell: Callable[[Sequence[Event]], object]
    ) -> None:
        self.table = table
        self.tell = tell
        self.bots = bots
        self.dice = dice
        self.reactions = Reactions(dict(enumerate(bots)), dice)
        self.made = 0
        self.now = 0.0
        self._order = count()
        self.pending: list[tuple[float, int, Wish]] = []
        """Reactions that are on their way: when, in which order they were thought of, what."""

    def play(self) -> int:
        """Play to the end and return how many moves were made."""
        while acting := self.table.acting():
            look = self.reactions.look(acting, self._known)
            for wish in look.wishes:
                heappush(self.pending, (self.now + wish.delay, next(self._order), wish))
            if not self._react(self.now + TURN_TAKES, waits=not look.movers):
                self.now += TURN_TAKES
                seat = (look.movers or acting)[0]
                view, moves = self._known(seat)
                self._make(seat, self.bots[seat].choose(view, moves, self.dice))
        return self.made

    def _react(self, until: float, *, waits: bool) -> bool:
        """Make the next reaction that holds, if it is in time or no bot moves in turn. Return whether one was made."""
        while self.pending and (self.pending[0][0] < until or waits):
            when, _, wish = heappop(self.pending)
            if self.reactions.holds(wish, self.table):
                self.now = max(self.now, when)
                self._make(wish.seat, wish.move)
                return True
        return False

    def _known(self, seat: Seat) -> tuple[View, Sequence[Move]]:
        return self.table.view(seat), self.table.moves(seat)

    def _make(self, seat: Seat, move: Move) -> None:
        events = self.table.play(seat, move)
        self.made += 1
        self.reactions.on_move(move, events)
        self.tell(events)
