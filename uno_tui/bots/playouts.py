"""Comparing moves by playing imagined rounds to their end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, sqrt
from statistics import fmean
from typing import TypeVar

from uno_tui.bots.comparison import Candidate, Comparison
from uno_tui.games.contract import Move

Imagined = TypeVar("Imagined")

FIRST_LOOK = 10
"""Every candidate is looked at so often at least."""
TWO_SIDED_95 = 1.96
"""How many standard errors wide half a 95 % interval is."""


def compare(
    imagine: Callable[[], Imagined],
    candidates: Sequence[Move],
    outcome: Callable[[Imagined, Move], float],
    playouts: int,
) -> Comparison:
    """The candidates by how they end: all on the same imagined deals, the worse half dropped again and again.

    `imagine` deals what cannot be seen, `outcome` plays such a deal to its end after a move (leaving the deal as it
    is) and says what that is worth; `playouts` is how many rounds are played, over all candidates.
    """
    totals = dict.fromkeys(range(len(candidates)), 0.0)
    outcomes: list[list[float]] = [[] for _ in candidates]
    alive = list(totals)
    dropped: list[int] = []
    stages = max(1, (len(candidates) - 1).bit_length())
    for _ in range(stages):
        deals = max(FIRST_LOOK, playouts // (stages * len(alive)))
        for _ in range(deals):
            imagined = imagine()
            for index in alive:
                end = outcome(imagined, candidates[index])
                totals[index] += end
                outcomes[index].append(end)
        alive.sort(key=totals.__getitem__, reverse=True)
        kept = (len(alive) + 1) // 2
        dropped[:0] = alive[kept:]
        del alive[kept:]
    best = outcomes[alive[0]]
    ranked = (_candidate(candidates[index], outcomes[index], best) for index in (*alive, *dropped))
    return Comparison(tuple(ranked), rounds=len(best))


def _candidate(move: Move, ends: Sequence[float], best: Sequence[float]) -> Candidate:
    """A move with how it compares to the best on the deals that both were played on."""
    differences = [better - end for better, end in zip(best, ends, strict=False)]
    count, behind = len(differences), fmean(differences)
    variance = fsum((difference - behind) ** 2 for difference in differences) / (count - 1)
    return Candidate(move, fmean(ends), behind, TWO_SIDED_95 * sqrt(variance / count))
