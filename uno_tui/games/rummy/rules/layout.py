"""Examining a whole new table: the tiles laid and taken, the actions that work, or why it is refused (RUM-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product

import msgspec

from uno_tui.core.contract import Refusal
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.refusals import RefusalCode
from uno_tui.games.rummy.rules.sets import TileSet, fault, sort_set, write_set
from uno_tui.games.rummy.rules.tiles import JOKER, JOKER_AS, KINDS_OF_NUMBERS, NUMBERED, Tile, sort_tiles

MOST_LAID = 4
"""The most tiles that a turn may lay from the rack (RUM-6)."""


class Layout(msgspec.Struct, frozen=True):
    """A legal lay: the tiles laid from the rack, the Jokers taken, and the tiles whose actions work."""

    laid: tuple[Tile, ...]
    takes: tuple[Tile, ...]
    actions: tuple[Tile, ...]


class _Count:
    """The numbers of tiles on a table: number tiles, Jokers by what they stand for, idle Jokers, single tiles."""

    __slots__ = ("idle", "jokers", "real", "single", "unnamed")

    def __init__(self, sets: Iterable[TileSet]) -> None:
        self.real = [0] * KINDS_OF_NUMBERS
        self.jokers = [0] * KINDS_OF_NUMBERS
        self.single: Counter[Tile] = Counter()
        self.idle = 0
        self.unnamed = False
        for tiles in sets:
            if len(tiles) == 1:
                self.single[tiles[0]] += 1
                self.idle += tiles[0] is JOKER
            for tile in tiles:
                if not tile.joker:
                    self.real[tile.index] += 1
                elif tile is not JOKER:
                    self.jokers[tile.index] += 1
                # In a set a Joker must stand for something (RUM-11).
                elif len(tiles) > 1:
                    self.unnamed = True


class _Difference:
    """The difference between the old and the new table, tile by tile.

    Jokers are compared by what they stand for (RUM-10). `arrived` Jokers come from the rack or are start Jokers in
    their first use; `from_rack` is the number that come from the rack.
    """

    def __init__(self, before: Sequence[TileSet], rack: Sequence[Tile], move: Lay) -> None:
        self.old, self.new = _Count(before), _Count(move.sets)
        self.rack = Counter(tile.bare for tile in rack)
        self.move = move
        old, new = self.old, self.new
        # What is more than before comes from the rack; what is fewer is missing, as only Jokers may go back (RUM-7).
        more = [new.real[kind] - old.real[kind] for kind in range(KINDS_OF_NUMBERS)]
        self.missing = next((NUMBERED[kind] for kind, count in enumerate(more) if count < 0), None)
        self.tiles = [NUMBERED[kind] for kind, count in enumerate(more) for _ in range(count)]
        # Counted by meaning: a Joker that still stands for the same tile was not taken, wherever it lies (RUM-10).
        change = [new.jokers[kind] - old.jokers[kind] for kind in range(KINDS_OF_NUMBERS)]
        self.arrived = [JOKER_AS[kind] for kind, count in enumerate(change) for _ in range(count)]
        self.gone = [JOKER_AS[kind] for kind, count in enumerate(change) for _ in range(-count)]
        # Start Jokers in their first use have arrived as well, but not from the rack (RUM-5).
        self.used = old.idle - new.idle
        self.from_rack = max(0, len(self.arrived) - max(0, self.used))

    def claimed_jokers(self) -> list[Tile] | None:
        """Return the Jokers that the move says come from the rack; None if it says nothing."""
        return None if self.move.laid is None else [tile for tile in self.move.laid if tile.joker]

    def missing_tile(self) -> Tile | None:
        """Return a tile that the new table lacks, given the tiles that the move claims to lay; else None."""
        if self.missing is not None or self.move.laid is None:
            return self.missing
        # Tiles that the move says it lays, and that the new table does not have.
        claimed = Counter(self.move.laid) - Counter(self.tiles) - Counter(self.arrived)
        return next(iter(claimed), None)

    def unreplaced_joker(self) -> Tile | None:
        """Return a Joker that left the table, or changed its meaning, without being replaced (RUM-10); else None."""
        for kind, count in Counter(self.gone).items():
            # No more may go than there are real tiles of that kind on the new table.
            if count > self.new.real[kind.index]:
                return kind
        # An idle Joker is gone, or more Jokers are said to come from the rack than the table got.
        if len(self.arrived) < self.used or len(self.claimed_jokers() or ()) > self.from_rack:
            return JOKER
        if self.move.takes is not None:
            said, gone = Counter(self.move.takes), Counter(self.gone)
            return next(iter((said - gone) + (gone - said)), None)
        return None

    def tile_from_nowhere(self) -> Tile | None:
        """Return a tile of the new table that comes neither from the old one nor from the rack; else None."""
        for tile, count in Counter(self.tiles).items():
            if count > self.rack[tile]:
                return tile
        # A Joker freed in this turn is in the rack, too, and may be laid again (RUM-10).
        if self.from_rack > self.rack[JOKER] + len(self.gone):
            return self.arrived[-1]
        if self.move.laid is None:
            return None
        unsaid = Counter(self.tiles) - Counter(self.move.laid)
        if unsaid:
            return next(iter(unsaid))
        if len(self.claimed_jokers() or ()) < self.from_rack:
            return next(iter(Counter(self.arrived) - Counter(self.move.laid)))
        return None

    def lays_undrawn(self, drawn: Tile | None) -> bool:
        """Return whether anything but the drawn tile is laid (RUM-8)."""
        if drawn is None:
            return False
        laid = [*self.tiles, *[JOKER] * self.from_rack]
        return laid not in ([], [drawn])

    def count(self) -> int:
        """Return the number of tiles laid from the rack."""
        return len(self.tiles) + self.from_rack

    def lays_nothing(self) -> bool:
        """Return whether no tile is laid that was in the rack when the turn began (RUM-6)."""
        # If the rack held a Joker at the beginning, one of those laid counts as that one.
        return not self.tiles and not (self.from_rack and self.rack[JOKER])


def examine(
    before: Sequence[TileSet], rack: Sequence[Tile], drawn: Tile | None, action_per: str, move: Lay
) -> Layout | Refusal:
    """Return the layout of a lay on a table of `before`, or the first reason why it is refused.

    `action_per` is the option of that name: one action works per "turn", or per "set".
    """
    # Only the first reason that holds is told: first where each tile comes from, then the limits of a turn, then sets.
    change = _Difference(before, rack, move)
    tile = change.missing_tile()
    if tile is not None:
        return Refusal(RefusalCode.TILE_MISSING, tile.text)
    # A Joker without a meaning lies in a set, or more of them lie alone than before.
    if change.new.unnamed or change.used < 0:
        return Refusal(RefusalCode.JOKER_UNNAMED)
    tile = change.unreplaced_joker()
    if tile is not None:
        return Refusal(RefusalCode.JOKER_NOT_REPLACED, tile.text)
    tile = change.tile_from_nowhere()
    if tile is not None:
        return Refusal(RefusalCode.NOT_IN_RACK, tile.text)
    if change.lays_undrawn(drawn):
        return Refusal(RefusalCode.ONLY_DRAWN_TILE, str(drawn))
    if change.lays_nothing():
        return Refusal(RefusalCode.NOTHING_LAID)
    if change.count() > MOST_LAID:
        return Refusal(RefusalCode.TOO_MANY, str(change.count()))
    wrong = first_fault(move.sets, change.old.single)
    if wrong is not None:
        return Refusal(RefusalCode.INVALID_SET, wrong)
    return _choose(before, change, action_per)


def first_fault(sets: Iterable[TileSet], singles: Counter[Tile]) -> str | None:
    """Return the first invalid set and its fault, in the words of table files; `singles` may lie alone (RUM-5)."""
    left = singles.copy()
    for tiles in sets:
        if len(tiles) == 1 and left[tiles[0]] > 0:
            left[tiles[0]] -= 1
            continue
        why = fault(tiles)
        if why is not None:
            return f"{write_set(tiles)} {why}"
    return None


def singles_of(sets: Iterable[TileSet]) -> Counter[Tile]:
    """Return the start tiles that lie alone because they were never used."""
    return Counter(tiles[0] for tiles in sets if len(tiles) == 1)


Placed = tuple[Tile, int]
"""A tile laid from the rack, and the place of its set on the new table."""


def _choose(before: Sequence[TileSet], change: _Difference, action_per: str) -> Layout | Refusal:
    """Return the layout with the tiles that work; among copies that look alike, the strongest choice (RUM-14)."""
    named = change.move.actions
    best: tuple[list[int], Layout] | None = None
    most = 0
    # Equal tiles of table and rack look alike: of all ways to tell them apart, the best for the player counts.
    for placed in _placements(before, change):
        by_set = _actions_by_set(placed, action_per)
        strongest = {place: max(tiles, key=_strength) for place, tiles in by_set.items()}
        ways, taken = _ways_to_choose(by_set, named)
        # For the refusal: in no placement can the name at this place work along with those before it.
        most = max(most, taken)
        for way in ways:
            # In its set, a named tile works in place of the strongest.
            working = sort_tiles((strongest | way).values())
            strength = sorted(map(_strength, working), reverse=True)
            # Compared action by action, the strongest first; a longer list beats the same list without its end.
            if best is None or strength > best[0]:
                best = strength, Layout(sort_tiles(tile for tile, _ in placed), sort_tiles(change.gone), working)
    return best[1] if best is not None else Refusal(RefusalCode.NO_SUCH_ACTION, str(named[most]))


def _strength(tile: Tile) -> int:
    return int(tile.action or 0)


def _placements(before: Sequence[TileSet], change: _Difference) -> Iterator[list[Placed]]:
    """Yield every assignment of the tiles laid from the rack to sets of the new table.

    Tiles in an unchanged set did not come from the rack; other equal tiles cannot be told apart (RUM-1).
    """
    untouched = Counter(map(sort_set, before))
    where: dict[Tile, list[int]] = {}
    for place, tiles in enumerate(change.move.sets):
        if untouched[sort_set(tiles)] > 0:
            untouched[sort_set(tiles)] -= 1
            continue
        for tile in tiles:
            where.setdefault(tile, []).append(place)
    for jokers in _laid_jokers(change):
        laid = Counter([*change.tiles, *jokers])
        ways = [
            [[(tile, place) for place in spots] for spots in sorted(set(combinations(where[tile], count)))]
            for tile, count in laid.items()
        ]
        for parts in product(*ways):
            yield [placed for part in parts for placed in part]


def _laid_jokers(change: _Difference) -> list[tuple[Tile, ...]]:
    """Return the ways to choose which arrived Jokers came from the rack; the others are start Jokers."""
    claimed = change.claimed_jokers()
    if claimed is not None:
        return [tuple(claimed)]
    # Sorted, because the order of a set of tiles differs from process to process.
    return sorted(set(combinations(change.arrived, change.from_rack)), key=repr)


def _actions_by_set(placed: Sequence[Placed], action_per: str) -> dict[int, list[Tile]]:
    """Return the action tiles laid, grouped by set, or all at 0 if one action works per turn."""
    by_set: dict[int, list[Tile]] = {}
    for tile, place in placed:
        if tile.action is not None:
            by_set.setdefault(place if action_per == "set" else 0, []).append(tile)
    return by_set


def _ways_to_choose(
    by_set: Mapping[int, Sequence[Tile]], named: Sequence[Tile]
) -> tuple[list[dict[int, Tile]], int]:
    """Return every way to take each named tile from a different set, and how many names could be taken."""
    ways: list[dict[int, Tile]] = [{}]
    for taken, name in enumerate(named):
        ways = [
            # A bare Joker names any Joker laid, whatever it stands for.
            way | {place: tile}
            for way in ways
            for place, tiles in by_set.items()
            for tile in dict.fromkeys(tiles)
            if place not in way and (tile is name or (name is JOKER and tile.joker))
        ]
        if not ways:
            return ways, taken
    return ways, len(named)
