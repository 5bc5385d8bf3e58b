"""Which tiles of a rack can be laid, and which other tiles of it must be laid with them."""

from __future__ import annotations

from collections import Counter

from uno_tui.games.rummy.rules.easy_lays import Sets, additions
from uno_tui.games.rummy.rules.solver import Weights, best_lay
from uno_tui.games.rummy.rules.tiles import JOKER, KINDS_OF_NUMBERS, Tile, sort_tiles

ENOUGH = 4_000
"""The number of ways that the solver looks at for one tile: on crowded tables nearly always within 0.01 seconds."""
WANTED, OTHER, JOKER_TOO, TAKEN = 100, -1, -4, -2
"""Weights of the tile itself, another tile, a Joker, and a Joker taken: so the fewest tiles go with it, Jokers last."""


def companions(sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None, tile: Tile) -> tuple[Tile, ...] | None:
    """Return the fewest other tiles of the rack that must be laid along with `tile`; None if it cannot be laid."""
    # A tile that fits on one set by itself needs no search.
    if any(True for _ in additions(sets, tile)):
        return ()
    numbers = [OTHER] * KINDS_OF_NUMBERS
    if tile is not JOKER:
        numbers[tile.index] = WANTED
    weights = Weights(tuple(numbers), WANTED if tile is JOKER else JOKER_TOO, TAKEN)
    found = best_lay(sets, rack, drawn, weights, ENOUGH)
    # All other weights are negative: only a lay with the tile itself weighs more than nothing.
    if found is None or found.weight <= 0:
        return None
    others = Counter(each.bare for each in found.laid) - Counter([tile])
    # Jokers that are freed and laid again in the turn do not come from the rack.
    return sort_tiles((others & Counter(rack)).elements())
