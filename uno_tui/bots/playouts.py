"""Comparing moves by playing imagined rounds to their end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uno_tui.games.contract import Game, Move
from uno_tui.games.dice import Dice

FIRST_LOOK = 10
"""Every candidate is looked at so often at least."""


def best(
    game: Game, view: Any, candidates: Sequence[Move], dice: Dice, play_out: Callable[[Any], float], playouts: int
) -> Move:
    """The candidate that ends best: all on the same imagined deals, the worse half dropped again and again.

    `play_out` plays a table to its end and says what that is worth to the viewer; `playouts` is how many rounds are
    played, over all candidates.
    """
    totals = dict.fromkeys(range(len(candidates)), 0.0)
    alive = list(totals)
    stages = max(1, (len(candidates) - 1).bit_length())
    for _ in range(stages):
        deals = max(FIRST_LOOK, playouts // (stages * len(alive)))
        for _ in range(deals):
            imagined = game.imagine(view, dice)
            for index in alive:
                table = imagined.copy()
                table.play(view.seat, candidates[index])
                totals[index] += play_out(table)
        alive.sort(key=totals.__getitem__, reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return candidates[alive[0]]
