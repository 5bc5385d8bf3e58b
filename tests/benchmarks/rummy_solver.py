"""How long the solver of UNO Rummy takes on positions from games between its own bots.

uv run python tests/benchmarks/rummy_solver.py [GAMES]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.cards.rummy import Tile
from uno_tui.games import options
from uno_tui.games.dice import Dice
from uno_tui.games.rummy import RUMMY
from uno_tui.games.rummy.sets import TileSet
from uno_tui.games.rummy.solver import can_lay, go_out, most_points, most_tiles

Position = tuple[tuple[TileSet, ...], tuple[Tile, ...]]


def positions(games: int) -> list[Position]:
    """What every player on turn saw."""
    found: list[Position] = []
    player = bot("rummy", Level.NORMAL)
    for seed in range(games):
        values = options.defaults(RUMMY.options) | {"must_lay": seed % 2 == 0}
        table, _ = RUMMY.begin(values, 2 + seed % 3, 0, Dice(seed))
        dice = Dice(seed)
        while table.outcome.round is None:
            view = table.view(table.turn)
            found.append((view.sets, view.rack))
            table.play(table.turn, player.choose(view, table.moves(table.turn), dice))
    return found


def measure(name: str, question: Callable[..., object], asked: list[Position]) -> None:
    """Print median, 99th percentile and worst time."""
    took = []
    for sets, rack in asked:
        begun = time.perf_counter()
        question(sets, rack)
        took.append((time.perf_counter() - begun) * 1000)
    took.sort()
    median, late = took[len(took) // 2], took[int(len(took) * 0.99)]
    print(f"{name:12} median {median:7.2f} ms, p99 {late:7.2f} ms, worst {took[-1]:7.2f} ms")


def main() -> None:
    """Measure each question."""
    asked = positions(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
    largest = max(asked, key=lambda position: sum(map(len, position[0])) + len(position[1]))
    print(
        f"{len(asked)} positions, up to {sum(map(len, largest[0]))} tiles on the table and {len(largest[1])} in the rack"
    )
    for name, question in (
        ("can_lay", can_lay),
        ("go_out", go_out),
        ("most_tiles", most_tiles),
        ("most_points", most_points),
    ):
        measure(name, question, asked)


if __name__ == "__main__":
    main()
