"""How long the solver of UNO Rummy takes on positions from games between bots, and whether HiGHS agrees with it.

uv run --with highspy python tests/benchmarks/rummy_solver.py [ROUNDS] [POSITIONS FOR HIGHS]

HiGHS solves the same questions as integer programs after den Hertog and Hulshof: a variable for each set, with Jokers
that keep their meaning as RUM-10 has it.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from typing import Any

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.rummy.rules import RUMMY
from uno_tui.games.rummy.rules.sets import TileSet, fault
from uno_tui.games.rummy.rules.solver import Solution, can_lay, go_out, most_points, most_tiles
from uno_tui.games.rummy.rules.tiles import HIGHEST, JOKER, JOKER_AS, NUMBERED, Tile

Position = tuple[tuple[TileSet, ...], tuple[Tile, ...]]
LEVELS = {2: (Level.HARD, Level.NORMAL), 3: (Level.NORMAL,) * 3, 4: (Level.HARD, Level.NORMAL, Level.EASY, Level.HARD)}


def positions(rounds: int) -> Iterator[Position]:
    """What players on turn had before them, over rounds with two, three and four bots."""
    for number in range(rounds):
        levels = LEVELS[2 + number % 3]
        dice = Dice(number)
        table, _ = RUMMY.begin(options.defaults(RUMMY.options), len(levels), 0, Dice(1000 + number))
        while table.winners is None:
            seat = table.turn
            if table.drawn is None:
                yield tuple(table.sets), tuple(table.racks[seat])
            move = bot("rummy", levels[seat]).choose(table.view(seat), table.moves(seat), dice)
            table.play(seat, move)


def every_set() -> list[TileSet]:
    """All groups, and all runs that cannot be parted, with every way to have Jokers in them."""
    shapes: list[Sequence[int]] = [
        [colour * HIGHEST + number for colour in some]
        for number in range(HIGHEST)
        for size in (3, 4)
        for some in combinations(range(4), size)
    ]
    shapes += [
        range(colour * HIGHEST + first, colour * HIGHEST + first + size)
        for colour in range(4)
        for size in (3, 4, 5)
        for first in range(HIGHEST - size + 1)
    ]
    sets = (tuple(some) for kinds in shapes for some in product(*((NUMBERED[kind], JOKER_AS[kind]) for kind in kinds)))
    return [some for some in sets if fault(some) is None]


class Program:
    """The integer program of one position."""

    def __init__(self, position: Position, worth: Callable[[Tile], int], taken: int = 0) -> None:
        """`worth` is the value of a tile that is laid, `taken` that of a Joker that is taken from the table."""
        import highspy

        self.highs = highspy.Highs()
        self.highs.silent()
        sets, rack = position
        table = [tile for some in sets for tile in some]
        loose = [some[0] for some in sets if len(some) == 1]
        idle, own_jokers = loose.count(JOKER), rack.count(JOKER)
        integer = self._integer
        chosen = {some: integer(4) for some in SETS}
        self.cost: Any = 0
        number_tiles: Any = 0
        came: Any = 0
        left: Any = 0
        for number, joker in zip(NUMBERED, JOKER_AS, strict=True):
            laid = integer(rack.count(number))
            alone = integer(loose.count(number))
            self.highs.addConstr(_sum(chosen[some] for some in WITH[number]) + alone - laid == table.count(number))
            number_tiles += laid
            self.cost += worth(number) * laid
            stood = table.count(joker)
            arrives, leaves, either = integer(4), integer(stood), integer(1)
            self.highs.addConstr(_sum(chosen[some] for some in WITH[joker]) - arrives + leaves == stood)
            self.highs.addConstr(leaves - laid <= table.count(number))
            self.highs.addConstr(arrives - 4 * either <= 0)
            self.highs.addConstr(leaves + stood * either <= stood)
            came += arrives
            left += leaves
        used, jokers = integer(idle), integer(4)
        self.highs.addConstr(came - used - jokers == 0)
        self.highs.addConstr(jokers - left <= own_jokers)
        self.highs.addConstr(number_tiles + jokers <= 4)
        self.highs.addConstr(number_tiles + jokers >= 1)
        if not own_jokers:
            self.highs.addConstr(number_tiles >= 1)
        self.cost += worth(JOKER) * jokers + taken * left

    def _integer(self, most: int) -> Any:
        import highspy

        return self.highs.addVariable(lb=0, ub=most, type=highspy.HighsVarType.kInteger)

    def best(self) -> int | None:
        """Return the best weight; None if nothing can be laid."""
        import highspy

        self.highs.maximize(self.cost)
        if self.highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        return round(float(self.highs.getObjectiveValue()))


def _sum(parts: Any) -> Any:
    whole: Any = 0
    for part in parts:
        whole = whole + part
    return whole


SETS = every_set()
WITH: dict[Tile, list[TileSet]] = {tile: [] for tile in (*NUMBERED, *JOKER_AS)}
for _some in SETS:
    for _tile in _some:
        WITH[_tile].append(_some)


def percentiles(name: str, took: list[float]) -> None:
    """Print the figures of one question."""
    took.sort()
    parts = [f"{share:.0%} {took[min(len(took) - 1, int(share * len(took)))] * 1000:.2f}" for share in (0.5, 0.9, 0.99)]
    print(f"{name}: {', '.join(parts)}, worst {took[-1] * 1000:.2f}, mean {sum(took) / len(took) * 1000:.2f} ms")


def crowded(count: int) -> Iterator[Position]:
    """Positions with four Jokers and at least 70 tiles on the table, and up to 20 in the rack."""
    dice = Dice(7)
    while count:
        left = Counter(dict.fromkeys(NUMBERED, 2))
        table: list[TileSet] = []
        for some in dice.shuffle(SETS):
            numbers = Counter(tile for tile in some if not tile.joker)
            jokers = sum(tile.joker for each in (*table, some) for tile in each)
            if jokers <= 4 and all(left[tile] >= needed for tile, needed in numbers.items()):
                left -= numbers
                table.append(some)
        if sum(map(len, table)) >= 70 and sum(tile.joker for some in table for tile in some) == 4:
            count -= 1
            yield tuple(table), tuple(dice.shuffle(list(left.elements()))[:20])


def timed(found: Sequence[Position]) -> None:
    """Print how long every question takes on these positions."""
    unsure = 0
    times: dict[str, list[float]] = {}
    can_lay.cache_clear()
    for sets, rack in found:
        for question in (can_lay, going_out, most_tiles, most_points):
            if question is going_out and len(rack) > 4:
                continue
            begin = time.perf_counter()
            answer: Any = question(sets, rack)
            times.setdefault(question.__name__, []).append(time.perf_counter() - begin)
            unsure += isinstance(answer, Solution) and not answer.exact
    for name, took in times.items():
        percentiles(name, took)
    print(f"{unsure} answers may not be the best")


def going_out(sets: tuple[TileSet, ...], rack: tuple[Tile, ...]) -> Solution | None:
    """Whether all that is left can be laid, however long it takes to know."""
    return go_out(sets, rack, None, None)


def main() -> None:
    """Print times, and how often HiGHS disagrees."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    compared = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    found = list(positions(rounds))
    print(f"{len(found)} positions from {rounds} rounds")
    timed(found)
    full = list(crowded(300))
    print(f"{len(full)} positions with {sum(len(tile) for sets, _ in full for tile in sets) / len(full):.0f} tiles laid")
    timed(full)
    compare([*found[:: max(1, 2 * len(found) // compared)], *full[:: max(1, 600 // compared)]] if compared else [])


def compare(found: Sequence[Position]) -> None:
    """Print how long HiGHS takes for the most tiles, and in how many positions it finds another answer."""
    wrong, took = 0, []
    for sets, rack in found:
        tiles, points = most_tiles(sets, rack, None, None), most_points(sets, rack)
        begin = time.perf_counter()
        theirs = Program((sets, rack), lambda tile: 1).best()
        took.append(time.perf_counter() - begin)
        if theirs != (tiles.weight if tiles else None) or can_lay(sets, rack) != bool(theirs):
            wrong += 1
            print("differs", theirs, tiles, sets, rack)
        if points is None or points.exact:
            theirs = Program((sets, rack), lambda tile: tile.points).best()
            if theirs != (points.weight if points else None):
                wrong += 1
                print("differs", theirs, points, sets, rack)
    if took:
        percentiles("HiGHS, most tiles", took)
        print(f"{wrong} differences in {len(took)} positions")


if __name__ == "__main__":
    main()
