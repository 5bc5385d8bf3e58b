"""Good lays, for the list of legal moves and for bots to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from uno_tui.games.rummy.rules.easy_lays import Sets, additions, new_sets
from uno_tui.games.rummy.rules.layout import Layout, examine
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.solver import Solution, most_points, most_tiles
from uno_tui.games.rummy.rules.tiles import Tile

LARGEST_NEW = 4
QUICK = 4_000
"""The number of ways that the solver looks at for the most points before it returns the best found."""


def make_lay(sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None, after: Sets) -> Lay | None:
    """Return the lay that turns `sets` into `after`, with the tiles from the rack; None if it is not legal."""
    # The option decides only which actions work, never whether a lay is legal.
    found = examine(sets, rack, drawn, "turn", Lay(after))
    return Lay(after, found.laid, found.takes) if isinstance(found, Layout) else None


def to_lay(solution: Solution) -> Lay:
    """Return a solution as a move."""
    return Lay(solution.sets, solution.laid, solution.takes)


def simple_lays(sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None) -> Iterator[Lay]:
    """Yield the lays of new sets, and of single tiles put to a set."""
    usable = rack if drawn is None else (drawn,)
    for after in new_sets(sets, usable, LARGEST_NEW):
        lay = make_lay(sets, rack, drawn, after)
        if lay is not None:
            yield lay
    for tile in dict.fromkeys(usable):
        for after, _ in additions(sets, tile):
            lay = make_lay(sets, rack, drawn, after)
            if lay is not None:
                yield lay


@lru_cache(maxsize=256)
def good_lays(sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None) -> tuple[Lay, ...]:
    """Return the lays of the most tiles and the most points, and the simple ones; empty only if nothing can be laid."""
    found: dict[Lay, None] = {}
    for solution in (most_tiles(sets, rack, drawn), most_points(sets, rack, drawn, QUICK)):
        if solution is not None:
            found[to_lay(solution)] = None
    for lay in simple_lays(sets, rack, drawn):
        found[lay] = None
    # Nothing found within the budget is no proof, and drawing depends on it (RUM-8): search to the end.
    if not found:
        last = most_tiles(sets, rack, drawn, None)
        return () if last is None else (to_lay(last),)
    return tuple(found)
