"""Lays that a player sees at a glance: a new set, a tile put to a set, a run split, a Joker replaced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from uno_tui.games.rummy.rules.layout import MOST_LAID, singles_of
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, fault, is_group, sort_set
from uno_tui.games.rummy.rules.tiles import HIGHEST, JOKER, JOKER_AS, NUMBERED, Tile

Sets = tuple[TileSet, ...]
COLOURS = 4


def lays_easily(sets: Sets, rack: Sequence[Tile]) -> bool:
    """Return whether such a lay exists."""
    return any(True for tile in set(rack) for _ in additions(sets, tile)) or any(True for _ in new_sets(sets, rack))


def additions(sets: Sets, tile: Tile) -> Iterator[tuple[Sets, Tile]]:
    """Yield every table on which `tile` is put to one set, and the tile with its meaning."""
    seen = set()
    for place, tiles in enumerate(sets):
        # Single start tiles are for `new_sets`; equal sets would give the same tables twice.
        if len(tiles) < SMALLEST or tiles in seen:
            continue
        seen.add(tiles)
        for meant in _joker_meanings(tiles) if tile is JOKER else (tile,):
            for changed in _add_tile(tiles, meant):
                yield (*sets[:place], *changed, *sets[place + 1 :]), meant


def _joker_meanings(tiles: TileSet) -> list[Tile]:
    """Return the meanings that a Joker can have at a set."""
    if is_group(tiles):
        number = tiles[0].number - 1
        # A colour that the group has already is found to be a fault later.
        return [JOKER_AS[colour * HIGHEST + number] for colour in range(COLOURS)]
    # Only at the ends: a Joker that splits a run is left to the solver.
    first, last = tiles[0], tiles[-1]
    before = [JOKER_AS[first.index - 1]] if first.number > 1 else []
    return [*before, JOKER_AS[last.index + 1]] if last.number < HIGHEST else before


def _add_tile(tiles: TileSet, tile: Tile) -> Iterator[Sets]:
    """Yield the ways to put a tile to a set, each as the one or two sets that result."""
    # The tile replaces the Joker that stands for it (RUM-10).
    replaced = JOKER_AS[tile.index]
    if not tile.joker and replaced in tiles:
        yield (sort_set((*(other for other in tiles if other is not replaced), tile)),)
    # It extends the set.
    whole = sort_set((*tiles, tile))
    if fault(whole) is None:
        yield (whole,)
    if is_group(tiles) or tile.colour is not tiles[0].colour:
        return
    # It splits a run that has its number already: 4 5 6 7 8 and another 6 make 4 5 6 and 6 7 8.
    for at, other in enumerate(tiles):
        if other.number == tile.number:
            for parts in ((tiles[: at + 1], (tile, *tiles[at + 1 :])), ((*tiles[:at], tile), tiles[at:])):
                if fault(parts[0]) is None and fault(parts[1]) is None:
                    yield parts


def new_sets(sets: Sets, rack: Sequence[Tile], largest: int = SMALLEST) -> Iterator[Sets]:
    """Yield every table with one more set, made of at most four tiles of the rack and single start tiles."""
    loose = singles_of(sets)
    own = Counter(rack)
    for kinds in _shapes(Counter(own + loose), largest):
        use = Counter(tile.bare for tile in kinds)
        # Start tiles give what the rack lacks; one tile at least comes from the rack (RUM-6).
        start = use - own
        laid = len(kinds) - start.total()
        if 0 < laid <= MOST_LAID and not start - loose:
            yield (*_take_singles(sets, start), sort_set(kinds))


def _take_singles(sets: Sets, start: Counter[Tile]) -> Sets:
    left = start.copy()
    stay = []
    for tiles in sets:
        if len(tiles) == 1 and left[tiles[0]] > 0:
            left[tiles[0]] -= 1
        else:
            stay.append(tiles)
    return tuple(stay)


def _shapes(pool: Counter[Tile], largest: int) -> Iterator[TileSet]:
    """Yield all sets of up to `largest` tiles that the pool can make, each with as few Jokers as needed."""
    # Up to four tiles have room for two Jokers that do not touch (RUM-3).
    jokers = min(2, pool[JOKER])
    there = [pool[kind] > 0 for kind in NUMBERED]
    for number in range(HIGHEST):
        for size in range(SMALLEST, min(largest, COLOURS) + 1):
            for colours in combinations(range(COLOURS), size):
                kinds = [colour * HIGHEST + number for colour in colours]
                yield from _fill(kinds, there, min(1, jokers))  # in a group one Joker (RUM-3)
    for first in range(len(there)):
        # A run does not go on from a 12 to the 1 of the next colour (RUM-2).
        for size in range(SMALLEST, min(largest, HIGHEST - first % HIGHEST) + 1):
            yield from _fill(range(first, first + size), there, jokers)


def _fill(kinds: Sequence[int], there: Sequence[bool], jokers: int) -> Iterator[TileSet]:
    if sum(not there[kind] for kind in kinds) <= jokers:
        tiles = tuple(NUMBERED[kind] if there[kind] else JOKER_AS[kind] for kind in kinds)
        if fault(tiles) is None:
            yield tiles
