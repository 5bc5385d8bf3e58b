"""Whether the second look finds blunders and leaves experts alone: rounds with a planted one, judged by playing on.

python tests/benchmarks/second_look.py [ROUNDS] [SEED] [MINUTES] [GAME ...]

In each round of normal bots one move is replaced by the worst there was. What that cost is not asked of the code under
test: normal bots play all seats from there to the end of the round, on deals that fit what the seat knew, 2,000 times
after each move that counts. In a second round an expert sits among them, and each of its moves is looked at.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from math import sqrt
from statistics import fmean, quantiles
from typing import Any

import msgspec

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.levels import bot
from uno_tui.bots.review import Decision, judge
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Seat, Table
from uno_tui.core.dice import Dice
from uno_tui.core.options import Value

SEAT = 0
"""Whose moves are looked back at."""
JUDGED = 2_000
"""Rounds played out after each move that counts."""
GLANCE = 40
"""Rounds after every move, to see which is the worst, and which the best."""
OFFERED = 6
"""Of so many decisions of a round, that one is spoilt whose worst move seems to cost most."""
FIRST = 200
"""Rounds after which it may be plain that the move is no blunder."""
CLOSE = 2
"""So many of the best moves are judged, and the worst."""
LONGEST = 1_000
"""Moves after which a round is given up."""
COSTLY = 0.15
"""A blunder: it costs at least so many of the rounds."""
PROCESSES = 2

Setting = tuple[str, int, dict[str, Value]]


class Found(msgspec.Struct):
    """What came of a round: what the planted blunder cost, whether it was named, and the expert's moves."""

    game: str
    cost: float = 0.0
    named: bool = False
    told: float = 0.0
    seconds: float = 0.0
    """The longest look at one of the decisions."""
    looks: int = 0
    spent: float = 0.0
    moves: int = 0
    choices: int = 0
    false: int = 0
    rounds: int = 0
    """Rounds of an expert in which a move of its own was named."""


def settings() -> list[Setting]:
    """Return the settings to play in turn: half of them UNO with its house rules, the rest the other games."""
    uno = options.defaults(GAMES["uno"].options)
    found: list[Setting] = [("uno", seats, uno) for seats in (2, 3, 4)]
    for rule in ("response", "sequences", "intercept", "seven_zero", "bluff", "buzzer", "skip_after_draw"):
        values = dict(uno)
        options.switch(GAMES["uno"].options, values, rule, True)
        found.append(("uno", 2 + len(found) % 3, values))
    teams, ume, maumau = (options.defaults(GAMES[game].options) for game in ("teams", "ume", "maumau"))
    found += [("teams", 4, teams)] * 4
    found += [("ume", seats, ume) for seats in (2, 3, 4)]
    found += [("maumau", seats, maumau | {"cheating": False}) for seats in (2, 3, 4)]
    return found


def choices(table: Table) -> list[Move]:
    """What the seat can decide between, if it is its turn."""
    if SEAT not in table.acting():
        return []
    return [move for move in table.moves(SEAT) if not move.reaction]


def step(table: Table, players: Sequence[Bot], dice: Dice) -> None:
    """Make one move of the first seat that may act."""
    seat = table.acting()[0]
    table.play(seat, players[seat].choose(table.view(seat), table.moves(seat), dice))


def begin(setting: Setting, number: int) -> Table:
    """A table of its own, dealt."""
    game, seats, values = setting
    return GAMES[game].begin(values, seats, number % seats, Dice(number))[0]


def wins(table: Table, move: Move, players: Sequence[Bot], dice: Dice) -> float:
    """Return 1.0 if the seat wins after a move when sensible players play on, else 0.0."""
    copy: Any = table.copy()
    copy.chance = dice
    copy.play(SEAT, move)
    for _ in range(LONGEST):
        if not copy.acting():
            break
        step(copy, players, dice)
    return float(SEAT in (copy.outcome.round or ()))


def shares(game: str, view: Any, moves: Sequence[Move], rounds: int, dice: Dice) -> dict[Move, float]:
    """How often the seat wins after each move, all on the same deals."""
    players = [bot(game, Level.NORMAL) for _ in view.counts]
    won = dict.fromkeys(moves, 0.0)
    for _ in range(rounds):
        table = GAMES[game].imagine(view, dice)
        for move in moves:
            won[move] += wins(table, move, players, dice)
    return {move: won[move] / rounds for move in moves}


def positions(setting: Setting, number: int) -> list[Table]:
    """Where the seat had a choice, in a round of normal bots: some of these moments by lot."""
    players = [bot(setting[0], Level.NORMAL) for _ in range(setting[1])]
    table, dice = begin(setting, number), Dice(number + 1)
    found: list[Any] = []
    for _ in range(LONGEST):
        if not table.acting():
            break
        if len(choices(table)) > 1:
            found.append(table.copy())
        step(table, players, dice)
    return Dice(number + 2).shuffle(found)[:OFFERED]


def planted(setting: Setting, number: int) -> tuple[Decision, float] | None:
    """A decision of a round at which the worst move is made, and what that costs; None if there is none."""
    game, dice = setting[0], Dice(number + 3)
    spoilt: list[tuple[float, Any, list[Move]]] = []
    for table in positions(setting, number):
        view = table.view(SEAT)
        seen = shares(game, view, choices(table), GLANCE, dice)
        order = sorted(seen, key=seen.__getitem__)
        spoilt.append((seen[order[-1]] - seen[order[0]], view, [order[0], *order[1:][-CLOSE:]]))
    if not spoilt:
        return None
    _, view, moves = max(spoilt, key=lambda each: each[0])
    cost = _cost(shares(game, view, moves, FIRST, dice), moves[0])
    if cost + 4 * sqrt(0.5 / FIRST) >= COSTLY:
        cost = _cost(shares(game, view, moves, JUDGED, dice), moves[0])
    return Decision(view, moves[0]), cost


def _cost(won: dict[Move, float], worst: Move) -> float:
    return max(share for move, share in won.items() if move != worst) - won[worst]


def looked_at(game: str, decision: Decision, found: Found) -> float | None:
    """What the code under test says that it costs; None if it says nothing."""
    begun = time.process_time()
    verdict = judge(game, decision, 1)
    spent = time.process_time() - begun
    found.seconds, found.spent, found.looks = max(found.seconds, spent), found.spent + spent, found.looks + 1
    return None if verdict is None else verdict.cost


def play(setting: Setting, number: int) -> Found:
    """A round with a blunder, and one with an expert."""
    game, seats, _ = setting
    found = Found(game)
    blunder = planted(setting, number)
    if blunder is not None:
        decision, found.cost = blunder
        told = looked_at(game, decision, found)
        found.named, found.told = told is not None, told or 0.0
    players = [bot(game, Level.HARD), *(bot(game, Level.NORMAL) for _ in range(1, seats))]
    table, dice = begin(setting, number + 500_000), Dice(number + 4)
    for _ in range(LONGEST):
        if not table.acting():
            break
        open_ = choices(table)
        view = table.view(SEAT)
        seat: Seat = table.acting()[0]
        move = players[seat].choose(table.view(seat), table.moves(seat), dice)
        if seat == SEAT and not move.reaction:
            found.moves += 1
            if len(open_) > 1:
                found.choices += 1
                found.false += looked_at(game, Decision(view, move), found) is not None
        table.play(seat, move)
    found.rounds = int(found.false > 0)
    return found


def interval(part: int, whole: int) -> str:
    """A share in per cent with its 95 % interval (Wilson)."""
    if not whole:
        return "-"
    z, p = 1.96, part / whole
    middle = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    half = z / (1 + z * z / whole) * sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole))
    return f"{part} of {whole}: {p:.1%} ({max(0.0, middle - half):.1%} to {middle + half:.1%})"


def tell(name: str, found: Sequence[Found]) -> None:
    """The figures of some rounds."""
    costly = [each for each in found if each.cost >= COSTLY]
    cheap = [each for each in found if each.cost < 0.02 and each.named]
    moves, false = sum(each.choices for each in found), sum(each.false for each in found)
    off = [abs(each.told - each.cost) for each in costly if each.named]
    looks = sum(each.looks for each in found)
    print(f"{name}: {len(found)} rounds")
    print(f"  blunders of 15 and more named: {interval(sum(each.named for each in costly), len(costly))}")
    print(f"  named though they cost less than 2: {len(cheap)}; what is told differs by {fmean(off or [0]):.3f}")
    print(f"  expert's moves named, where there was a choice: {interval(false, moves)}")
    print(f"  rounds of an expert with a move named: {sum(each.rounds for each in found)} of {len(found)}")
    longest = quantiles([each.seconds for each in found], n=20)[-1] if len(found) > 1 else 0.0
    mean = sum(each.spent for each in found) / max(1, looks)
    print(f"  seconds a decision: {mean:.2f}, 95 of 100 rounds at most {longest:.2f}; 40 decisions {40 * mean:.1f}")


def rounds(count: int, seed: int, minutes: int, games: Sequence[str]) -> Iterable[Found]:
    """So many rounds of these games, or as many as there is time for, in any order."""
    there = [setting for setting in settings() if not games or setting[0] in games]
    with ProcessPoolExecutor(PROCESSES) as pool:
        asked = [pool.submit(play, there[place % len(there)], seed * 1_000 + place) for place in range(count)]
        with suppress(TimeoutError):
            yield from (each.result() for each in as_completed(asked, 60 * minutes))
        pool.shutdown(cancel_futures=True)


def main() -> None:
    """Play, judge, and print the figures of each game and of all."""
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    count, seed, minutes = (numbers + [200, 1, 60][len(numbers) :])[:3]
    games = [word for word in sys.argv[1:] if not word.isdecimal()]
    begun = time.perf_counter()
    found = []
    for each in rounds(count, seed, minutes, games):
        found.append(each)
        if sys.stdout.isatty():
            print(each, flush=True)
    for game in dict.fromkeys(each.game for each in found):
        tell(game, [each for each in found if each.game == game])
    tell("all", found)
    print(f"{time.perf_counter() - begun:.0f} seconds")


if __name__ == "__main__":
    main()
