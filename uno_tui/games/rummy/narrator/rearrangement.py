"""From the old table of UNO Rummy to the new one: the tiles that stay, move and come, and the steps to take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from uno_tui.games.rummy.rules.sets import TileSet, sort_set
from uno_tui.games.rummy.rules.tiles import JOKER, Tile


class NewSet:
    """One set of the new table, and where its tiles come from.

    `old_place` is the place, among the old sets that change, of the one that this set continues; None for a new set.
    `moved` are the tiles by the place of the old set that they leave; `laid` come from the rack; `woken` are start
    Jokers that were idle; `freed` are the Jokers that leave the old set.
    """

    def __init__(self, tiles: TileSet, old_place: int | None) -> None:
        self.tiles = tiles
        self.old_place = old_place
        self.moved: dict[int, list[Tile]] = {}
        self.laid: list[Tile] = []
        self.woken: list[Tile] = []
        self.freed: list[Tile] = []

    def with_laid(self, laid: list[Tile], freed: list[Tile]) -> NewSet:
        """Return a copy in which only these tiles are laid, and only these Jokers freed."""
        part = NewSet(self.tiles, self.old_place)
        part.moved, part.woken = self.moved, self.woken
        part.laid, part.freed = laid, freed
        return part


class Rearrangement:
    """The difference between two tables: the old sets that are gone, and the sets that are new, as `parts`."""

    def __init__(self, before: Iterable[TileSet], after: Iterable[TileSet], laid: Iterable[Tile]) -> None:
        old, new = Counter(map(sort_set, before)), Counter(map(sort_set, after))
        self.kept = list((old & new).elements())
        self.old = list((old - new).elements())
        self.supply = [Counter(tiles) for tiles in self.old]
        self.rack = Counter(laid)
        heirs = _heirs(self.old, list((new - old).elements()))
        self.parts = [NewSet(tiles, old_place) for tiles, old_place in heirs]
        # First all sets keep what they have; only what is left can go to others.
        missing = [self._stay(part) for part in self.parts]
        for part, tiles in zip(self.parts, missing, strict=True):
            self._come(part, tiles)
        # What nothing has taken are Jokers that were freed, as no other tile leaves the table (RUM-7).
        self._note_freed_jokers()

    def _stay(self, part: NewSet) -> list[Tile]:
        """Keep the tiles that a set has already; return those that it lacks."""
        wanted = Counter(part.tiles)
        if part.old_place is not None:
            staying = wanted & self.supply[part.old_place]
            self.supply[part.old_place] -= staying
            wanted -= staying
        return list(sort_set(wanted.elements()))

    def _come(self, part: NewSet, missing: Iterable[Tile]) -> None:
        """Note where the missing tiles of a set come from: an old set, an idle Joker, or the rack."""
        for tile in missing:
            sources = [place for place, supply in enumerate(self.supply) if supply[tile]]
            idle = [place for place, supply in enumerate(self.supply) if tile.joker and supply[JOKER]]
            # Rather from a set that gives tiles anyway: fewer sets to name.
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

    def _note_freed_jokers(self) -> None:
        """Note which Jokers a set keeps no longer, and which lay in sets that are gone."""
        heirs = {part.old_place: part for part in self.parts}
        self.dissolved: list[tuple[int, Tile]] = []
        for place, supply in enumerate(self.supply):
            for tile in supply.elements():
                if place in heirs:
                    heirs[place].freed.append(tile)
                else:
                    self.dissolved.append((place, tile))

    def was_single(self, place: int) -> bool:
        """Return whether the old set at `place` was one tile that lay alone, as start tiles do."""
        return len(self.old[place]) == 1

    @property
    def is_simple(self) -> bool:
        """Whether sets only grew by tiles laid, or began, also around single start tiles; Jokers may be freed."""
        return not self.dissolved and all(map(self._grew, self.parts))

    def _grew(self, part: NewSet) -> bool:
        if not part.laid or any(joker.meant not in part.laid for joker in part.freed):
            return False
        if self.is_new(part):
            return all(map(self.was_single, part.moved))
        return not part.moved and not part.woken

    def is_new(self, part: NewSet) -> bool:
        """Return whether this set is new, also if it continues a single start tile."""
        return part.old_place is None or self.was_single(part.old_place)


def _heirs(old: Sequence[TileSet], new: Sequence[TileSet]) -> list[tuple[TileSet, int | None]]:
    """Return the new sets, each with the place of the old set that it continues: the one that shares the most tiles."""
    shared = [
        (-(Counter(tiles) & Counter(before)).total(), len(before), place, at)
        for place, before in enumerate(old)
        for at, tiles in enumerate(new)
    ]
    heirs: dict[int, int] = {}
    # The most shared tiles first; if equal, the smaller old set, of which less must go elsewhere.
    for count, _, place, at in sorted(shared):
        if count and at not in heirs and place not in heirs.values():
            heirs[at] = place
    return [(tiles, heirs.get(at)) for at, tiles in enumerate(new)]


class PlanStep(msgspec.Struct, frozen=True):
    """One step of a rearrangement, as hands do it.

    `kind` is `move` (tiles of `source`), `join` (all of `source`), `split` (off `source`), `lay` (from the rack),
    `wake` (an idle Joker), `replace` or `replace_move` (a Joker in `target`, which is then free) or `take` (a Joker of
    `source`). A planner adds `cut` (a set, before the tile) and `back` (a tile to the rack). `target` is the set before
    the step; empty for a new one. `again` tells that the step before had the same target. `others` are all sets that
    lie on the table at that moment.
    """

    kind: str
    tiles: tuple[Tile, ...]
    source: TileSet
    target: TileSet
    again: bool
    others: tuple[TileSet, ...]


class _StepMaker:
    """Carries out a rearrangement set by set, and notes each step."""

    def __init__(self, change: Rearrangement) -> None:
        self.change = change
        self.sets: list[Counter[Tile]] = [Counter(tiles) for tiles in change.old]
        self.again = False

    def carry_out(self, kind: str, tiles: Sequence[Tile], source: int | None, target: int | None) -> PlanStep:
        """Carry out a step; return it with the sets as they lay before."""
        lie = [sort_set(tiles.elements()) for tiles in self.sets]
        others = (*self.change.kept, *filter(None, lie))
        step = PlanStep(
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

    def make_steps(self) -> Iterator[PlanStep]:
        # Jokers of sets that are gone come first: they may be laid again.
        for place, joker in self.change.dissolved:
            yield self.carry_out("take", [joker], place, None)
        for part in _sort_parts(self.change):
            self.again = False
            yield from self._part(part)

    def _part(self, part: NewSet) -> Iterator[PlanStep]:
        target = part.old_place
        if target is None:
            target = len(self.sets)
            self.sets.append(Counter())
        # Copies: what replaces a Joker is removed from them, and not told a second time.
        laid, moved = list(part.laid), {place: list(tiles) for place, tiles in part.moved.items()}
        for joker in part.freed:
            yield self._replace_or_take(joker, target, laid, moved)
        for source, tiles in moved.items():
            if tiles:
                yield self.carry_out(self._move_kind(source, tiles, target), sort_set(tiles), source, target)
        if laid:
            yield self.carry_out("lay", sort_set(laid), None, target)
        for tile in part.woken:
            yield self.carry_out("wake", [tile], self._idle(), target)

    def _idle(self) -> int:
        """Return the place of an idle Joker: it lies alone, or in a draft also with other tiles."""
        idle = [place for place, tiles in enumerate(self.sets) if tiles[JOKER]]
        return min(idle, key=lambda place: self.sets[place].total())

    def _replace_or_take(self, joker: Tile, target: int, laid: list[Tile], moved: dict[int, list[Tile]]) -> PlanStep:
        """Replace a Joker by the tile that it stands for; if that tile does not come, just take the Joker."""
        tile = joker.meant
        if tile in laid:
            laid.remove(tile)
            step = self.carry_out("replace", [tile], None, target)
        else:
            source = next((place for place, tiles in moved.items() if tile in tiles), None)
            if source is None:
                return self.carry_out("take", [joker], target, None)
            moved[source].remove(tile)
            step = self.carry_out("replace_move", [tile], source, target)
        # The step has put the tile there; now the Joker leaves.
        self.sets[target][joker] -= 1
        self.again = False
        return step

    def _move_kind(self, source: int, tiles: Sequence[Tile], target: int) -> str:
        if self.sets[source] == Counter(tiles):
            return "join"
        return "split" if not self.sets[target] and len(tiles) > 1 else "move"


def _sort_parts(change: Rearrangement) -> Iterator[NewSet]:
    """Yield the parts in an order that hands can follow.

    A set that gives tiles comes after those it gives to, and a Joker is freed before it is laid.
    """
    left = list(change.parts)
    freeing = bool(change.dissolved) or any(part.freed for part in left)

    def rank(part: NewSet) -> tuple[bool, int]:
        late = freeing and not part.freed and any(tile.joker for tile in part.laid)
        return late, sum(part.old_place in other.moved for other in left if other is not part)

    while left:
        part = min(left, key=rank)
        left.remove(part)
        yield part


def plan_steps(before: Iterable[TileSet], after: Iterable[TileSet], laid: Iterable[Tile]) -> list[PlanStep]:
    """Return the steps from the old table to the new one, in an order that hands can follow."""
    return list(_StepMaker(Rearrangement(before, after, laid)).make_steps())
