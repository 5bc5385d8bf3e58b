"""Good lays, to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from uno_tui.games.rummy.rules.easy_lays import Sets, additions, new_sets
from uno_tui.games.rummy.rules.meaning import Layout, examine
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.solver import Solution, most_points, most_tiles
from uno_tui.games.rummy.rules.tiles import Tile

LARGEST_NEW = 4
QUICK = 4_000
"""How far the solver looks for the most points before it makes do with what it has."""


def as_lay(sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None, after: Sets) -> Lay | None:
    """The lay that makes `after` of `sets`, saying what comes from the rack; None if it is not legal."""
    found = examine(sets, rack, drawn, "turn", Lay(after))
    return Lay(after, found.laid, found.takes) if isinstance(found, Layout) else None


def lay_of(solution: Solution) -> Lay:
    """The lay that carries a solution out."""
    return Lay(solution.sets, solution.laid, solution.takes)


def simple_lays(sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None) -> Iterator[Lay]:
    """New sets, and single tiles put to a set."""
    usable = rack if drawn is None else (drawn,)
    for after in new_sets(sets, usable, LARGEST_NEW):
        lay = as_lay(sets, rack, drawn, after)
        if lay is not None:
            yield lay
    for tile in dict.fromkeys(usable):
        for after, _ in additions(sets, tile):
            lay = as_lay(sets, rack, drawn, after)
            if lay is not None:
                yield lay


@lru_cache(maxsize=256)
def good_lays(sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None) -> tuple[Lay, ...]:
    """The lays of the most tiles and the most points, and the simple ones; none only if nothing can be laid."""
    found: dict[Lay, None] = {}
    for solution in (most_tiles(sets, rack, drawn), most_points(sets, rack, drawn, QUICK)):
        if solution is not None:
            found[lay_of(solution)] = None
    for lay in simple_lays(sets, rack, drawn):
        found[lay] = None
    if not found:
        last = most_tiles(sets, rack, drawn, None)
        return () if last is None else (lay_of(last),)
    return tuple(found)
