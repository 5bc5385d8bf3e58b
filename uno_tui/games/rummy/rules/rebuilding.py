"""Laying the same tiles while rebuilding as few sets as possible, so that players can follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations

import msgspec

from uno_tui.cards.coloured import COLOURS
from uno_tui.games.rummy.rules.easy_lays import Sets
from uno_tui.games.rummy.rules.layout import singles_of
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, fault, sort_set
from uno_tui.games.rummy.rules.tiles import HIGHEST, JOKER_AS, NUMBERED, Tile

MOST_TOUCHED = 4
"""The most sets that are rebuilt in addition to those that cannot stay."""
EFFORT = 8_000
"""The most search steps in all, one for each tile that needs a set and each choice of sets; then `after` is taken."""
EFFORT_EACH = 400
"""The most search steps for one choice of sets to rebuild; then the next choice is tried."""


def tidy(before: Sets, lay: Lay) -> Lay:
    """Return a lay of the same tiles with as few sets rebuilt as possible."""
    return msgspec.structs.replace(lay, sets=untangle(before, lay.sets))


def untangle(before: Sets, after: Sets) -> Sets:
    """Return a table of the same tiles as `after` that changes few sets of `before`; else `after` itself."""
    return untangle_within(EFFORT, before, after) or after


def untangle_within(effort: int, before: Sets, after: Sets) -> Sets | None:
    """Return a table of the tiles of `after` that keeps as many sets of `before` as possible.

    Returns `after` if none is found with up to `MOST_TOUCHED` sets rebuilt, and None after `effort` search steps.
    """
    count = Counter(tile for tiles in after for tile in tiles)
    loose = singles_of(after)
    whole = [tiles for tiles in before if len(tiles) > 1]
    # A set with a tile that the new table lacks, such as a Joker that was taken, cannot stay.
    gone = [tiles for tiles in whole if Counter(tiles) - count]
    could_stay = [tiles for tiles in whole if tiles not in gone]
    # Try to rebuild no set that could stay, then one, then two …; the first table that works touches the fewest.
    for some in chain.from_iterable(combinations(could_stay, touched) for touched in range(MOST_TOUCHED + 1)):
        kept = list((Counter(whole) - Counter((*gone, *some))).elements())
        used = Counter(tile for tiles in kept for tile in tiles)
        # Two sets that stay may both need a tile that is there only once.
        if not used - count:
            budget = min(effort, EFFORT_EACH)
            search = _SetSearch(budget, count - used, loose)
            rest = search.find()
            effort -= budget - search.steps_left
            if rest is not None:
                return tuple(sort_set(tiles) for tiles in (*kept, *rest))
        # Every choice costs something, even without a search: of 20 sets there are 4845 choices of four.
        effort -= 1
        if effort <= 0:
            return None
    return after


class _SetSearch:
    """A search for sets that use up all tiles; `loose` tiles may lie alone. It stops after `budget` steps."""

    def __init__(self, budget: int, count: Counter[Tile], loose: Counter[Tile]) -> None:
        self.steps_left = budget
        self._left = count
        self._loose = loose.copy()
        # By colour and number: all tiles before the first that is left are used, so it must begin its set.
        self._order = sorted(count, key=_place)

    def find(self, at: int = 0) -> Sets | None:
        """Return sets of all tiles left, from index `at` of the order on; None if there are none, or no steps left."""
        left, order = self._left, self._order
        while at < len(order) and not left[order[at]]:
            at += 1
        if at == len(order):
            return ()
        self.steps_left -= 1
        first = order[at]
        for tiles in _sets_with(first, left):
            if self.steps_left <= 0:
                return None
            for tile in tiles:
                left[tile] -= 1
            rest = self.find(at)
            if rest is not None:
                return (tiles, *rest)
            for tile in tiles:
                left[tile] += 1
        # No set takes this tile: it can only stay alone, as a start tile that was never used (RUM-5).
        if not self._loose[first]:
            return None
        left[first] -= 1
        self._loose[first] -= 1
        rest = self.find(at)
        if rest is not None:
            return ((first,), *rest)
        left[first] += 1
        self._loose[first] += 1
        return None


def _place(tile: Tile) -> tuple[int, bool]:
    return tile.index, tile.joker


def _sets_with(first: Tile, count: Counter[Tile]) -> Iterator[TileSet]:
    """Yield the sets that begin with the first tile: runs, the longest first, then groups."""
    if first.colour is None:
        return
    runs = list(_runs((first,), count))
    yield from sorted(runs, key=len, reverse=True)
    # Only the colours that come later: earlier tiles of this number are used up.
    column = range(first.index + HIGHEST, len(NUMBERED), HIGHEST)
    there = [tile for kind in column for tile in (NUMBERED[kind], JOKER_AS[kind]) if count[tile]]
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
        for tile in (NUMBERED[last.index + 1], JOKER_AS[last.index + 1]):
            if count[tile] and not (tile.joker and last.joker):
                yield from _runs((*begun, tile), count)
