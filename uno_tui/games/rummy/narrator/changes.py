"""From the old table of UNO Rummy to the new one: which tiles stay, move and come, and in which steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from uno_tui.games.rummy.rules.sets import TileSet, ordered
from uno_tui.games.rummy.rules.tiles import JOKER, Tile


class Part:
    """One set of the new table, and where its tiles come from.

    `heir_of` is the old set that it continues (its place among the old sets that change), None for a set that begins
    with none. `moved` are tiles by the old set they leave, `laid` come from the rack, `woken` are idle start Jokers,
    `freed` the Jokers that leave the old set.
    """

    def __init__(self, tiles: TileSet, heir_of: int | None) -> None:
        self.tiles = tiles
        self.heir_of = heir_of
        self.moved: dict[int, list[Tile]] = {}
        self.laid: list[Tile] = []
        self.woken: list[Tile] = []
        self.freed: list[Tile] = []

    def with_laid(self, laid: list[Tile], freed: list[Tile]) -> Part:
        """The same part, as if only these had been laid, and only these freed."""
        part = Part(self.tiles, self.heir_of)
        part.moved, part.woken = self.moved, self.woken
        part.laid, part.freed = laid, freed
        return part


class Change:
    """What differs between two tables: the old sets that are not there any more, and the `Part`s that are new."""

    def __init__(self, before: Iterable[TileSet], after: Iterable[TileSet], laid: Iterable[Tile]) -> None:
        old, new = Counter(map(ordered, before)), Counter(map(ordered, after))
        self.kept = list((old & new).elements())
        self.old = list((old - new).elements())
        self.supply = [Counter(tiles) for tiles in self.old]
        self.rack = Counter(laid)
        heirs = _heirs(self.old, list((new - old).elements()))
        self.parts = [Part(tiles, heir_of) for tiles, heir_of in heirs]
        missing = [self._stay(part) for part in self.parts]
        for part, tiles in zip(self.parts, missing, strict=True):
            self._come(part, tiles)
        self._free()

    def _stay(self, part: Part) -> list[Tile]:
        """Leave in place what the set has already; return what it lacks."""
        wanted = Counter(part.tiles)
        if part.heir_of is not None:
            staying = wanted & self.supply[part.heir_of]
            self.supply[part.heir_of] -= staying
            wanted -= staying
        return list(ordered(wanted.elements()))

    def _come(self, part: Part, missing: Iterable[Tile]) -> None:
        for tile in missing:
            sources = [place for place, supply in enumerate(self.supply) if supply[tile]]
            idle = [place for place, supply in enumerate(self.supply) if tile.joker and supply[JOKER]]
            known = [place for place in sources if place in part.moved]
            if sources and (known or not self.rack[tile]):
                place = (known or sources)[0]
                self.supply[place][tile] -= 1
                part.moved.setdefault(place, []).append(tile)
            elif idle and not self.rack[tile]:
                self.supply[idle[0]][JOKER] -= 1
                part.woken.append(tile)
            else:
                self.rack[tile] -= 1
                part.laid.append(tile)

    def _free(self) -> None:
        heirs = {part.heir_of: part for part in self.parts}
        self.dissolved: list[tuple[int, Tile]] = []
        for place, supply in enumerate(self.supply):
            for tile in supply.elements():
                if place in heirs:
                    heirs[place].freed.append(tile)
                else:
                    self.dissolved.append((place, tile))

    def single(self, place: int) -> bool:
        """Whether that old set was a single start tile."""
        return len(self.old[place]) == 1

    @property
    def simple(self) -> bool:
        """Whether sets only began, around single start tiles, and grew by what was laid; Jokers may have been freed."""
        return not self.dissolved and all(map(self._grew, self.parts))

    def _grew(self, part: Part) -> bool:
        if not part.laid or any(joker.meant not in part.laid for joker in part.freed):
            return False
        if self.begins(part):
            return all(map(self.single, part.moved))
        return not part.moved and not part.woken

    def begins(self, part: Part) -> bool:
        """Whether this set is new, if only around a single start tile."""
        return part.heir_of is None or self.single(part.heir_of)


def _heirs(old: Sequence[TileSet], new: Sequence[TileSet]) -> list[tuple[TileSet, int | None]]:
    """Which old set each new one continues: those that share the most tiles go together."""
    shared = [
        (-(Counter(tiles) & Counter(before)).total(), len(before), place, at)
        for place, before in enumerate(old)
        for at, tiles in enumerate(new)
    ]
    heirs: dict[int, int] = {}
    for count, _, place, at in sorted(shared):
        if count and at not in heirs and place not in heirs.values():
            heirs[at] = place
    return [(tiles, heirs.get(at)) for at, tiles in enumerate(new)]


class Step(msgspec.Struct, frozen=True):
    """One thing to do with the hands.

    `kind` is `move` (tiles of `source`), `join` (all of `source`), `split` (off `source`), `lay` (from the rack),
    `wake` (an idle Joker), `replace` or `replace_move` (a Joker in `target`, which is then free) or `take` (a Joker of
    `source`). `target` is the set as it is before; empty for a new one. `again` says that the step before had the same
    target. `others` are all sets that lie on the table at the moment.
    """

    kind: str
    tiles: tuple[Tile, ...]
    source: TileSet
    target: TileSet
    again: bool
    others: tuple[TileSet, ...]


class _Hands:
    """Carries a change out, set by set, and notes each step."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.sets: list[Counter[Tile]] = [Counter(tiles) for tiles in change.old]
        self.again = False

    def step(self, kind: str, tiles: Sequence[Tile], source: int | None, target: int | None) -> Step:
        lie = [ordered(tiles.elements()) for tiles in self.sets]
        others = (*self.change.kept, *filter(None, lie))
        step = Step(
            kind,
            tuple(tiles),
            () if source is None else lie[source],
            () if target is None else lie[target],
            self.again,
            others,
        )
        if source is not None:
            self.sets[source] -= Counter(JOKER if kind == "wake" else tile for tile in tiles)
        if target is not None:
            self.sets[target] += Counter(tiles)
            self.again = True
        return step

    def steps(self) -> Iterator[Step]:
        for place, joker in self.change.dissolved:
            yield self.step("take", [joker], place, None)
        for part in _in_turn(self.change):
            self.again = False
            yield from self._part(part)

    def _part(self, part: Part) -> Iterator[Step]:
        target = part.heir_of
        if target is None:
            target = len(self.sets)
            self.sets.append(Counter())
        laid, moved = list(part.laid), {place: list(tiles) for place, tiles in part.moved.items()}
        for joker in part.freed:
            yield self._free(joker, target, laid, moved)
        for source, tiles in moved.items():
            if tiles:
                yield self.step(self._way(source, tiles, target), ordered(tiles), source, target)
        if laid:
            yield self.step("lay", ordered(laid), None, target)
        for tile in part.woken:
            yield self.step("wake", [tile], self._idle(), target)

    def _idle(self) -> int:
        """Where a Joker lies that stands for nothing: alone, or in a draft also beside other tiles."""
        idle = [place for place, tiles in enumerate(self.sets) if tiles[JOKER]]
        return min(idle, key=lambda place: self.sets[place].total())

    def _free(self, joker: Tile, target: int, laid: list[Tile], moved: dict[int, list[Tile]]) -> Step:
        """Put the tile that a Joker stands for in its place, or else just take it."""
        tile = joker.meant
        if tile in laid:
            laid.remove(tile)
            step = self.step("replace", [tile], None, target)
        else:
            source = next((place for place, tiles in moved.items() if tile in tiles), None)
            if source is None:
                return self.step("take", [joker], target, None)
            moved[source].remove(tile)
            step = self.step("replace_move", [tile], source, target)
        self.sets[target][joker] -= 1
        self.again = False
        return step

    def _way(self, source: int, tiles: Sequence[Tile], target: int) -> str:
        if self.sets[source] == Counter(tiles):
            return "join"
        return "split" if not self.sets[target] and len(tiles) > 1 else "move"


def _in_turn(change: Change) -> Iterator[Part]:
    """The parts in a sensible order: givers after those they give to, and a freed Joker is free before it is laid."""
    left = list(change.parts)
    freeing = bool(change.dissolved) or any(part.freed for part in left)

    def rank(part: Part) -> tuple[bool, int]:
        late = freeing and not part.freed and any(tile.joker for tile in part.laid)
        return late, sum(part.heir_of in other.moved for other in left if other is not part)

    while left:
        part = min(left, key=rank)
        left.remove(part)
        yield part


def steps(before: Iterable[TileSet], after: Iterable[TileSet], laid: Iterable[Tile]) -> list[Step]:
    """How to get from the old table to the new one, in an order that hands can follow."""
    return list(_Hands(Change(before, after, laid)).steps())
