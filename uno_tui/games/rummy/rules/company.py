"""Which tiles of a rack can be laid at all, and which others of it they need beside them."""

from __future__ import annotations

from collections import Counter

from uno_tui.games.rummy.rules.easy_lays import Sets, additions
from uno_tui.games.rummy.rules.solver import Weights, best_lay
from uno_tui.games.rummy.rules.tiles import JOKER, KINDS_OF_NUMBERS, Tile, in_order

ENOUGH = 4_000
"""Ways that the solver looks at for one tile: on crowded tables a hundredth of a second for nearly all."""
WANTED, OTHER, JOKER_TOO, TAKEN = 100, -1, -4, -2
"""What the tile itself is worth, and what others cost, so that the fewest go with it, and Jokers last."""


def company(sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None, tile: Tile) -> tuple[Tile, ...] | None:
    """The other tiles of the rack that are laid along with `tile`, as few as can be; None if it cannot be laid."""
    if any(True for _ in additions(sets, tile)):
        return ()
    numbers = [OTHER] * KINDS_OF_NUMBERS
    if tile is not JOKER:
        numbers[tile.index] = WANTED
    weights = Weights(tuple(numbers), WANTED if tile is JOKER else JOKER_TOO, TAKEN)
    found = best_lay(sets, rack, drawn, weights, ENOUGH)
    if found is None or found.weight <= 0:
        return None
    others = Counter(each.bare for each in found.laid) - Counter([tile])
    return in_order((others & Counter(rack)).elements())
