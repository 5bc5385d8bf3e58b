"""Comparing moves by playing imagined rounds to their end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from uno_tui.games.contract import Move

Imagined = TypeVar("Imagined")

FIRST_LOOK = 10
"""Every candidate is looked at so often at least."""


def best(
    imagine: Callable[[], Imagined],
    candidates: Sequence[Move],
    outcome: Callable[[Imagined, Move], float],
    playouts: int,
) -> Move:
    """The candidate that ends best: all on the same imagined deals, the worse half dropped again and again.

    `imagine` deals what cannot be seen, `outcome` plays such a deal to its end after a move (leaving the deal as it
    is) and says what that is worth; `playouts` is how many rounds are played, over all candidates.
    """
    totals = dict.fromkeys(range(len(candidates)), 0.0)
    alive = list(totals)
    stages = max(1, (len(candidates) - 1).bit_length())
    for _ in range(stages):
        deals = max(FIRST_LOOK, playouts // (stages * len(alive)))
        for _ in range(deals):
            imagined = imagine()
            for index in alive:
                totals[index] += outcome(imagined, candidates[index])
        alive.sort(key=totals.__getitem__, reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return candidates[alive[0]]
