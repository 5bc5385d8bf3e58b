"""Sets of tiles: what makes one valid, and the faults of tiles that are no set (RUM-2, RUM-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from uno_tui.games.rummy.rules.tiles import Tile

TileSet = tuple[Tile, ...]
"""Tiles that lie together, valid or not. On a legal table: a run, a group, or a start tile that was never used."""

SMALLEST = 3
FAULTS = ("too_short", "gap", "mixed", "colour_twice", "two_jokers", "jokers_touch", "single")


def sort_set(tiles: Iterable[Tile]) -> TileSet:
    """Return tiles in the order of a set: runs ascending, groups red, yellow, green, blue."""
    # Equal numbers are a group: there the index puts the colours in order.
    return tuple(sorted(tiles, key=lambda tile: (tile.number, tile.index, tile.joker)))


def sort_sets(sets: Sequence[TileSet]) -> list[TileSet]:
    """Return sets in order: runs by colour, groups by number, single tiles."""

    def key(tiles: TileSet) -> tuple[int, int]:
        if len(tiles) == 1:
            return 2, tiles[0].index
        first = sort_set(tiles)[0]
        return (1, first.number) if is_group(tiles) else (0, first.index)

    return sorted(sets, key=key)


def keep_order(before: Sequence[TileSet], after: Iterable[TileSet]) -> list[TileSet]:
    """Return the sets `after` some turns in the order of those `before`, and new ones at the end.

    Players call a set by its number, so a set that stays, grows or gives a tile away keeps its place. A set is
    followed by the one that has most of its tiles; a set that is gone leaves no gap.
    """
    left = [sort_set(tiles) for tiles in after]
    places: dict[int, TileSet] = {}
    for place, tiles in enumerate(map(sort_set, before)):
        if tiles in left:
            left.remove(tiles)
            places[place] = tiles
    for shared in range(max(map(len, left), default=0), 0, -1):
        for place, tiles in enumerate(before):
            if place not in places:
                heir = next((each for each in left if (Counter(each) & Counter(tiles)).total() == shared), None)
                if heir is not None:
                    left.remove(heir)
                    places[place] = heir
    return [*(places[place] for place in sorted(places)), *left]


def write_set(tiles: Iterable[Tile]) -> str:
    """Return a set as table files write it: `[R4 R5 R6]`."""
    return f"[{' '.join(tile.text for tile in sort_set(tiles))}]"


def is_group(tiles: TileSet) -> bool:
    """Return whether the tiles are meant as a group, valid or not: all have the same number."""
    return all(tile.number == tiles[0].number for tile in tiles)


def fault(tiles: TileSet) -> str | None:
    """Return which of FAULTS these tiles have as a set; None for a valid set.

    Jokers count as what they stand for. A single tile is never a set; RUM-5, by which start tiles may lie alone, is
    for the caller to check.
    """
    if len(tiles) == 1:
        return "single"
    # Before all other faults: of two tiles, `too_short` lets a draft go on to ask what they can become.
    if len(tiles) < SMALLEST:
        return "too_short"
    # Equal numbers are meant as a group, where different colours are no fault.
    if is_group(tiles):
        return _fault_of_group(tiles)
    if any(tile.colour is not tiles[0].colour for tile in tiles):
        return "mixed"
    return _fault_of_run(sort_set(tiles))


def _fault_of_group(tiles: TileSet) -> str | None:
    if len({tile.colour for tile in tiles}) < len(tiles):
        return "colour_twice"
    return "two_jokers" if sum(tile.joker for tile in tiles) > 1 else None


def _fault_of_run(run: TileSet) -> str | None:
    pairs = list(pairwise(run))
    if any(after.number != before.number + 1 for before, after in pairs):
        return "gap"
    return "jokers_touch" if any(before.joker and after.joker for before, after in pairs) else None
