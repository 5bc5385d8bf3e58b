"""Lays that anybody sees at a glance: a new set, a tile put to a set, a run split, a Joker replaced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from uno_tui.games.rummy.rules.meaning import MOST_LAID, singles_of
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, fault, is_group, ordered
from uno_tui.games.rummy.rules.tiles import HIGHEST, JOKER, NUMBERED, STANDING, Tile

Sets = tuple[TileSet, ...]
COLOURS = 4


def lays_easily(sets: Sets, rack: Sequence[Tile]) -> bool:
    """Whether one of these lays exists."""
    return any(True for tile in set(rack) for _ in additions(sets, tile)) or any(True for _ in new_sets(sets, rack))


def additions(sets: Sets, tile: Tile) -> Iterator[tuple[Sets, Tile]]:
    """Every table on which `tile` was put to one set, and the tile with its meaning."""
    seen = set()
    for place, tiles in enumerate(sets):
        if len(tiles) < SMALLEST or tiles in seen:
            continue
        seen.add(tiles)
        for meant in _wanted(tiles) if tile is JOKER else (tile,):
            for changed in _with(tiles, meant):
                yield (*sets[:place], *changed, *sets[place + 1 :]), meant


def _wanted(tiles: TileSet) -> list[Tile]:
    """What a Joker could stand for at a set."""
    if is_group(tiles):
        number = tiles[0].number - 1
        return [STANDING[colour * HIGHEST + number] for colour in range(COLOURS)]
    first, last = tiles[0], tiles[-1]
    before = [STANDING[first.index - 1]] if first.number > 1 else []
    return [*before, STANDING[last.index + 1]] if last.number < HIGHEST else before


def _with(tiles: TileSet, tile: Tile) -> Iterator[Sets]:
    """The one or two sets that a set and a tile make."""
    replaced = STANDING[tile.index]
    if not tile.joker and replaced in tiles:
        yield (ordered((*(other for other in tiles if other is not replaced), tile)),)
    whole = ordered((*tiles, tile))
    if fault(whole) is None:
        yield (whole,)
    if is_group(tiles) or tile.colour is not tiles[0].colour:
        return
    for at, other in enumerate(tiles):
        if other.number == tile.number:
            for parts in ((tiles[: at + 1], (tile, *tiles[at + 1 :])), ((*tiles[:at], tile), tiles[at:])):
                if fault(parts[0]) is None and fault(parts[1]) is None:
                    yield parts


def new_sets(sets: Sets, rack: Sequence[Tile], largest: int = SMALLEST) -> Iterator[Sets]:
    """Every table with one more set, made of at most four tiles of the rack and of start tiles that lie alone."""
    loose = singles_of(sets)
    own = Counter(rack)
    for kinds in _shapes(Counter(own + loose), largest):
        use = Counter(tile.bare for tile in kinds)
        start = use - own
        laid = len(kinds) - start.total()
        if 0 < laid <= MOST_LAID and not start - loose:
            yield (*_taken(sets, start), ordered(kinds))


def _taken(sets: Sets, start: Counter[Tile]) -> Sets:
    left = start.copy()
    stay = []
    for tiles in sets:
        if len(tiles) == 1 and left[tiles[0]] > 0:
            left[tiles[0]] -= 1
        else:
            stay.append(tiles)
    return tuple(stay)


def _shapes(pool: Counter[Tile], largest: int) -> Iterator[TileSet]:
    """All sets of up to `largest` tiles that can be made of the pool, with each Joker as few as needed."""
    jokers = min(2, pool[JOKER])
    there = [pool[kind] > 0 for kind in NUMBERED]
    for number in range(HIGHEST):
        for size in range(SMALLEST, min(largest, COLOURS) + 1):
            for colours in combinations(range(COLOURS), size):
                kinds = [colour * HIGHEST + number for colour in colours]
                yield from _filled(kinds, there, min(1, jokers))
    for first in range(len(there)):
        for size in range(SMALLEST, min(largest, HIGHEST - first % HIGHEST) + 1):
            yield from _filled(range(first, first + size), there, jokers)


def _filled(kinds: Sequence[int], there: Sequence[bool], jokers: int) -> Iterator[TileSet]:
    if sum(not there[kind] for kind in kinds) <= jokers:
        tiles = tuple(NUMBERED[kind] if there[kind] else STANDING[kind] for kind in kinds)
        if fault(tiles) is None:
            yield tiles
