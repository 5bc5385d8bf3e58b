"""Many random rounds of UNO over random options and seats, looked at from all sides.

PYTHONPATH=tests uv run python tests/benchmarks/rounds.py [ROUNDS [SEED]]
"""

from __future__ import annotations

import os
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count

from support.random_matches import HOUSE_RULES, RandomMatch

from uno_tui.game_check.promises import state
from uno_tui.notation.referee import Referee

BLOCK = 500


def play(seed: int) -> int:
    """Play matches until a block of rounds is over; returns how many rounds. An AssertionError is a violation."""
    rng, rounds = random.Random(seed), 0
    for number in count():
        rules = frozenset(rule for rule in HOUSE_RULES if rng.random() < 0.5)
        match = RandomMatch(seed * 1_000_003 + number, rng.randint(2, 10), rules, rng.choice(["limit", "rounds"]))
        match.play()
        replayed = Referee("\n".join(match.record.lines))
        assert replayed.problems() == []
        assert state(replayed.table) == state(match.table)
        rounds += match.table.round
        if rounds >= BLOCK:
            return rounds
    raise AssertionError


def main() -> None:
    """Print how many rounds were played without a violation."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    blocks = -(-wanted // BLOCK)
    with ProcessPoolExecutor(max(1, (os.cpu_count() or 2) // 2)) as pool:
        played = sum(pool.map(play, range(seed * 10_000, seed * 10_000 + blocks)))
    print(f"{played} rounds without a violation")


if __name__ == "__main__":
    main()
