"""Rebuilding as little of the table as possible, so that it can be followed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations

import msgspec

from uno_tui.cards.coloured import COLOURS
from uno_tui.games.rummy.rules.easy_lays import Sets
from uno_tui.games.rummy.rules.meaning import singles_of
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, fault, ordered
from uno_tui.games.rummy.rules.tiles import HIGHEST, NUMBERED, STANDING, Tile

MOST_TOUCHED = 4
EFFORT = 8_000
EFFORT_EACH = 400
"""How many tables are begun, in all and for each choice of sets to rebuild, before the solver's is taken as it is."""
def tidied(before: Sets, lay: Lay) -> Lay:
    """The same lay with as few sets rebuilt as possible."""
    return msgspec.structs.replace(lay, sets=untangled(before, lay.sets))


def untangled(before: Sets, after: Sets) -> Sets:
    """A table of the same tiles as `after` on which few sets of `before` were touched."""
    return untangled_within(EFFORT, before, after) or after


def untangled_within(effort: int, before: Sets, after: Sets) -> Sets | None:
    """Return the same, or None if more than `effort` tables would have to be begun."""
    count = Counter(tile for tiles in after for tile in tiles)
    loose = singles_of(after)
    whole = [tiles for tiles in before if len(tiles) > 1]
    gone = [tiles for tiles in whole if Counter(tiles) - count]
    others = [tiles for tiles in whole if tiles not in gone]
    for some in chain.from_iterable(combinations(others, touched) for touched in range(MOST_TOUCHED + 1)):
        kept = list((Counter(whole) - Counter((*gone, *some))).elements())
        used = Counter(tile for tiles in kept for tile in tiles)
        if not used - count:
            sharing = _Sharing(min(effort, EFFORT_EACH), count - used, loose)
            rest = sharing.out()
            effort += sharing.effort - min(effort, EFFORT_EACH)
            if rest is not None:
                return tuple(ordered(tiles) for tiles in (*kept, *rest))
        effort -= 1
        if effort <= 0:
            return None
    return after


class _Sharing:
    """Laying tiles out in sets, of which `loose` ones may lie alone, as long as `effort` lasts."""

    def __init__(self, effort: int, count: Counter[Tile], loose: Counter[Tile]) -> None:
        self.effort = effort
        self._left = count
        self._loose = loose.copy()
        self._order = sorted(count, key=_place)

    def out(self, at: int = 0) -> Sets | None:
        """Return sets of all tiles that are left, which begin at a place of the order; long runs are tried first."""
        left, order = self._left, self._order
        while at < len(order) and not left[order[at]]:
            at += 1
        if at == len(order):
            return ()
        self.effort -= 1
        first = order[at]
        for tiles in _sets_with(first, left):
            if self.effort <= 0:
                return None
            for tile in tiles:
                left[tile] -= 1
            rest = self.out(at)
            if rest is not None:
                return (tiles, *rest)
            for tile in tiles:
                left[tile] += 1
        if not self._loose[first]:
            return None
        left[first] -= 1
        self._loose[first] -= 1
        rest = self.out(at)
        if rest is not None:
            return ((first,), *rest)
        left[first] += 1
        self._loose[first] += 1
        return None


def _place(tile: Tile) -> tuple[int, bool]:
    return tile.index, tile.joker


def _sets_with(first: Tile, count: Counter[Tile]) -> Iterator[TileSet]:
    """The sets that can be made with the first of the tiles: runs begin with it, groups with its colour."""
    if first.colour is None:
        return
    runs = list(_runs((first,), count))
    yield from sorted(runs, key=len, reverse=True)
    column = range(first.index + HIGHEST, len(NUMBERED), HIGHEST)
    there = [tile for kind in column for tile in (NUMBERED[kind], STANDING[kind]) if count[tile]]
    for size in range(len(COLOURS) - 1, SMALLEST - 2, -1):
        for others in combinations(there, size):
            tiles = (first, *others)
            if fault(tiles) is None:
                yield tiles


def _runs(begun: TileSet, count: Counter[Tile]) -> Iterator[TileSet]:
    if len(begun) >= SMALLEST:
        yield begun
    last = begun[-1]
    if last.number < HIGHEST:
        for tile in (NUMBERED[last.index + 1], STANDING[last.index + 1]):
            if count[tile] and not (tile.joker and last.joker):
                yield from _runs((*begun, tile), count)
