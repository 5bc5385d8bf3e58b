"""Contests between bots: the share of rounds that each level wins, with a confidence interval."""

from __future__ import annotations

import math
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    FIRST_EXCEPTION,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from functools import partial
from heapq import heappop, heappush
from itertools import count, islice

import msgspec

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.levels import bot
from uno_tui.bots.reactions import BotReactions, Wish
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import Event, Game, Move, Seat, Table, View
from uno_tui.core.dice import Dice
from uno_tui.core.options import Value
from uno_tui.core.plugins import guard
from uno_tui.message import MessageError, why

ENDED_WITHIN = 0.5
"""The seconds in which processes have ended that Ctrl+C has reached as well."""
TURN_TAKES = 1.8
"""Seconds until a bot makes its move. A reaction before that is in time."""
BLOCK = 5
"""Rounds that are played and reported together."""
MOST_PROCESSES = 61
"""The most processes of a pool: Windows cannot wait for more at once."""
WORTH = 50
"""The number of rounds that is worth the start of another process."""
TICK = 0.25
"""Seconds after which the progress is reported, even if no more rounds are over."""
UNDERWAY = 1000
"""The number of blocks that an executor has at a time: enough for hundreds of processes, little memory."""

Block = tuple[str, tuple[Level, ...], dict[str, Value], int, int, int]
"""The arguments of `_play_block`."""


class PoolError(MessageError):
    """The processes of this machine that share the rounds cannot go on."""


class Played(msgspec.Struct, frozen=True):
    """The result of one round."""

    number: int
    """The number of the round, from 0."""
    winners: tuple[int, ...]
    """The winners, as indices of the contest's levels."""
    moves: int
    """The number of moves that were made."""


class Result(msgspec.Struct, frozen=True):
    """The result of a contest."""

    levels: tuple[str, ...]
    wins: tuple[int, ...]
    """The number of rounds that each of the levels won."""
    rounds: int
    moves: int
    """The number of moves in all rounds."""

    def share(self, level: int) -> tuple[float, float, float]:
        """Return the share of the rounds that a level won, and its 95 % confidence interval (Wilson).

        `level` is its index.
        """
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
    """Play rounds between bots, one seat per level. From round to round the bots change places.

    Reactions out of turn happen in the order of the bots' reaction times. Those that take longer than a turn come too
    late. Deals and decisions depend on `seed` only, not on how the work is shared: by an `executor`, or by `processes`
    of this machine: by default one per core, and at most one for `WORTH` rounds.

    `tell` is called with rounds as soon as they are over, in any order, and every `TICK` seconds, perhaps with none.
    Raises PoolError, and what `tell` raises.
    """
    # Made one by one: of many rounds, all of them would fill the memory.
    blocks: Iterator[Block] = (
        (game.id, tuple(levels), dict(values), seed, first, min(BLOCK, rounds - first))
        for first in range(0, rounds, BLOCK)
    )
    wins, moves = [0] * len(levels), 0
    wanted = min(processes or os.cpu_count() or 1, -(-rounds // WORTH), MOST_PROCESSES)
    for some in _play_blocks(blocks, executor, wanted):
        tell(some)
        moves += sum(played.moves for played in some)
        for winner in (winner for played in some for winner in played.winners):
            wins[winner] += 1
    return Result(tuple(levels), tuple(wins), rounds, moves)


def _play_blocks(blocks: Iterable[Block], executor: Executor | None, processes: int) -> Iterator[Sequence[Played]]:
    """Yield the rounds of all blocks, in any order."""
    if executor is not None:
        yield from _share(blocks, executor)
    elif processes > 1:
        try:
            # Ctrl+C at a terminal reaches all processes: at once it ends those that play, which else would play on.
            end_at_once = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
            with ProcessPoolExecutor(processes, initializer=end_at_once) as pool:
                yield from _share(blocks, pool)
        except BrokenExecutor:
            raise PoolError("arena-process-lost") from None
        except OSError as error:
            raise PoolError("arena-no-processes", reason=why(error)) from None
    else:
        yield from (_play_block(*block) for block in blocks)


def _share(blocks: Iterable[Block], executor: Executor) -> Iterator[Sequence[Played]]:
    """Yield the rounds of blocks as soon as they are over, in any order; no rounds if `TICK` seconds pass without."""
    waiting = iter(blocks)
    playing: set[Future[list[Played]]] = set()
    try:
        while True:
            playing |= {executor.submit(_play_block, *block) for block in islice(waiting, UNDERWAY - len(playing))}
            if not playing:
                return
            done, playing = wait(playing, TICK, FIRST_COMPLETED)
            yield [played for each in done for played in each.result()]
    except KeyboardInterrupt:
        ended, _ = wait(playing, ENDED_WITHIN, FIRST_EXCEPTION)
        if any(not each.cancelled() and isinstance(each.exception(), BrokenExecutor) for each in ended):
            playing.clear()  # as below
        raise
    except BrokenExecutor:
        # All of them fail by themselves. If one were cancelled, the pool would not end its processes.
        playing.clear()
        raise
    finally:
        for each in playing:
            each.cancel()


def _play_block(
    game_id: str, levels: tuple[Level, ...], values: dict[str, Value], seed: int, first: int, count: int
) -> list[Played]:
    """Play `count` rounds, beginning with round number `first`. Raises MessageError if a plug-in's code fails."""
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
        # Each deal is played once with every rotation of the bots, so that all have the same luck in the cards.
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
    """Play a round to its end and return the number of moves. `tell` is called with the events of each."""
    return _Round(table, bots, dice, tell).play()


class _Round:
    """A round in simulated time, with the same order of reactions and turns as at a table with people."""

    def __init__(
        self, table: Table, bots: Sequence[Bot], dice: Dice, tell: Callable[[Sequence[Event]], object]
    ) -> None:
        self.table = table
        self.tell = tell
        self.bots = bots
        self.dice = dice
        self.reactions = BotReactions(dict(enumerate(bots)), dice)
        self.made = 0
        """The number of moves made."""
        self.now = 0.0
        """The simulated time in seconds."""
        self._order = count()
        self.pending: list[tuple[float, int, Wish]] = []
        """A heap of waiting reactions: the time of each, a number that makes entries comparable, the wish."""

    def play(self) -> int:
        """Play to the end and return the number of moves."""
        while acting := self.table.acting():
            answers = self.reactions.ask(acting, self._known)
            for wish in answers.wishes:
                heappush(self.pending, (self.now + wish.delay, next(self._order), wish))
            if not self._react(self.now + TURN_TAKES, waits=not answers.movers):
                self.now += TURN_TAKES
                seat = (answers.movers or acting)[0]
                view, moves = self._known(seat)
                self._make(seat, self.bots[seat].choose(view, moves, self.dice))
        return self.made

    def _react(self, until: float, *, waits: bool) -> bool:
        """Make the next reaction that holds. Return whether there was one.

        It must come before the time `until`, unless the round `waits` because no bot moves in turn.
        """
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
