"""How large snapshots and changes are on their way to a player, and how long it takes to encode and decode them.

Random matches of every game with two to four players and any options. A player's values are decoded in a process of
their own, as by a front end elsewhere, which works out the moves meanwhile: they do not travel.

uv run python tests/benchmarks/wire.py [GAME ...]
"""

from __future__ import annotations

import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).parents[1]))

from host.random_matches import RandomMatch, some_options

from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.host.connection import Change, Snapshot
from uno_tui.host.wire import Codec

MATCHES = 12
MOST_MOVES = 120


class Figures:
    """What one kind of value has come to, and what the player at seat 0 was sent of it."""

    def __init__(self, kind: type) -> None:
        self.kind = kind
        self.sizes: list[int] = []
        self.encoding: list[float] = []
        self.sent: list[bytes] = []

    def encode(self, codec: Codec, value: Snapshot | Change, seat: int | None) -> None:
        """Encode a value that is for this seat."""
        start = time.perf_counter()
        data = codec.encode(value)
        self.encoding.append(time.perf_counter() - start)
        self.sizes.append(len(data))
        if seat == 0:
            self.sent.append(data)

    def row(self, game: str) -> str:
        """One line of the table."""
        with ProcessPoolExecutor(1, get_context("spawn")) as player:
            decoding = player.submit(decoding_times, game, self.kind, self.sent).result()
        times = f"{mean(self.encoding) * 1e6:10.0f} {mean(decoding) * 1e6:10.0f} {max(decoding) * 1e6:10.0f}"
        return f"{game:8} {self.kind.__name__:9} {mean(self.sizes):8.0f} {max(self.sizes):8d} {times}"


def decoding_times(game: str, kind: type, sent: list[bytes]) -> list[float]:
    """Seconds in which each of the values that are sent is decoded."""
    codec, times = Codec(GAMES[game]), []
    for data in sent:
        start = time.perf_counter()
        codec.decode(data, kind)
        times.append(time.perf_counter() - start)
    return times


def measure(game: str) -> tuple[Figures, Figures]:
    """Play some matches, and encode everything for everybody."""
    codec, snapshots, changes = Codec(GAMES[game]), Figures(Snapshot), Figures(Change)
    players = [seats for seats in GAMES[game].players if seats <= 4]
    for seed in range(MATCHES):
        match = RandomMatch(game, seed, players[seed % len(players)], some_options(game, random.Random(seed)))
        for _ in range(MOST_MOVES):
            for change in match.changes():
                snapshots.encode(codec, change.snapshot, change.snapshot.seat)
                changes.encode(codec, change, change.snapshot.seat)
            if match.over:
                break
            match.go_on(match.choose(match.table.moves(match.mover)))
    return snapshots, changes


def main() -> None:
    """Print the table."""
    print(f"{'game':8} {'value':9} {'bytes':>8} {'most':>8} {'encode µs':>10} {'decode µs':>10} {'most':>10}")
    for game in sys.argv[1:] or built_in():
        for figures in measure(game):
            print(figures.row(game))


if __name__ == "__main__":
    main()
