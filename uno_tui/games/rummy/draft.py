"""A workbench for one turn: sets are rebuilt on it as a person would, and nothing on the table changes (RUM-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from uno_tui.cards.rummy import HIGHEST, JOKER, NUMBERED, STANDING, Tile, in_order
from uno_tui.games.contract import Refusal
from uno_tui.games.rummy.drafts import Layout, examine, singles_of
from uno_tui.games.rummy.moves import Lay
from uno_tui.games.rummy.sets import SMALLEST, TileSet, fault, is_group, ordered
from uno_tui.games.rummy.view import RummyView


class DraftError(ValueError):
    """Something that cannot be done on the workbench: the tile is not there."""


class Stage(msgspec.Struct, frozen=True):
    """What lies where: the sets, the tiles taken from them that lie nowhere yet, the rack."""

    sets: tuple[TileSet, ...]
    hand: tuple[Tile, ...]
    rack: tuple[Tile, ...]


class Unfinished(msgspec.Struct, frozen=True):
    """A set that cannot stay so: its place, its tiles, and why (one of the faults of `sets`, or joker_unnamed)."""

    place: int
    tiles: TileSet
    reason: str


class Draft(msgspec.Struct, frozen=True):
    """One state of the workbench, with the way back and forward. Every step gives a new draft.

    `start` is the table and rack as the turn began. Sets are known by their place in `sets`; a set that becomes empty
    is gone, and new ones come last. Methods raise DraftError for a tile or set that is not there.
    """

    start: Stage
    now: Stage
    drawn: Tile | None
    action_per: str
    past: tuple[Stage, ...] = ()
    future: tuple[Stage, ...] = ()

    @classmethod
    def of(cls, view: RummyView) -> Draft:
        """The table as the viewer sees it, nothing done yet."""
        stage = Stage(view.sets, (), view.rack)
        return cls(stage, stage, view.drawn, view.rules.action_per)

    @property
    def sets(self) -> tuple[TileSet, ...]:
        """The sets as they lie on the workbench."""
        return self.now.sets

    @property
    def hand(self) -> tuple[Tile, ...]:
        """Tiles taken from sets, to be put somewhere."""
        return self.now.hand

    @property
    def rack(self) -> tuple[Tile, ...]:
        """What is still in the rack."""
        return self.now.rack

    def _to(self, sets: Iterable[TileSet], hand: Iterable[Tile], rack: Iterable[Tile]) -> Draft:
        stage = Stage(tuple(ordered(tiles) for tiles in sets if tiles), tuple(hand), tuple(rack))
        return msgspec.structs.replace(self, now=stage, past=(*self.past, self.now), future=())

    def _set(self, place: int) -> TileSet:
        if not 0 <= place < len(self.sets):
            raise DraftError(f"there is no set {place}")
        return self.sets[place]

    def _with(self, place: int | None, tile: Tile) -> list[TileSet]:
        """The sets with one more tile in one of them, or in a new one."""
        if place is None:
            return [*self.sets, (tile,)]
        self._set(place)
        return [(*tiles, tile) if at == place else tiles for at, tiles in enumerate(self.sets)]

    def lay(self, tile: Tile, place: int | None = None) -> Draft:
        """Lay a tile of the rack (a Joker as what it stands for) in a set, or begin a new set with it."""
        return self._to(self._with(place, tile), self.hand, _without(self.rack, tile.bare))

    def take(self, place: int, tile: Tile) -> Draft:
        """Take a tile out of a set, to be put somewhere else."""
        left = _without(self._set(place), tile)
        return self._to(self._changed({place: left}), (*self.hand, tile), self.rack)

    def put(self, tile: Tile, place: int | None = None, meant: Tile | None = None) -> Draft:
        """Put a tile that was taken into a set, or begin a new one with it; a Joker may get another meaning."""
        return self._to(self._with(place, meant or tile), _without(self.hand, tile), self.rack)

    def keep(self, tile: Tile) -> Draft:
        """Put a tile that was taken into the rack: a Joker (RUM-10), or one that came from there in this turn."""
        if not tile.joker and self.rack.count(tile) >= self.start.rack.count(tile):
            raise DraftError(f"{tile} stays on the table")
        return self._to(self.sets, _without(self.hand, tile), (*self.rack, tile.bare))

    def replace(self, place: int, joker: Tile) -> Draft:
        """Lay the tile that a Joker stands for in its place; the Joker goes to the rack (RUM-10)."""
        left = _without(self._set(place), joker)
        rack = _without(self.rack, joker.meant)
        return self._to(self._changed({place: (*left, joker.meant)}), self.hand, (*rack, JOKER))

    def split(self, place: int, at: int) -> Draft:
        """Part a set before its tile number `at` (from 0)."""
        tiles = self._set(place)
        if not 0 < at < len(tiles):
            raise DraftError(f"a set of {len(tiles)} tiles has no parting {at}")
        return self._to((*self._changed({place: tiles[:at]}), tiles[at:]), self.hand, self.rack)

    def join(self, place: int, other: int) -> Draft:
        """Put all tiles of the set `other` into the set at `place`."""
        if place == other:
            raise DraftError("a set cannot be joined to itself")
        both = (*self._set(place), *self._set(other))
        return self._to(self._changed({place: both, other: ()}), self.hand, self.rack)

    def _changed(self, new: dict[int, TileSet]) -> list[TileSet]:
        return [new.get(place, tiles) for place, tiles in enumerate(self.sets)]

    def undo(self) -> Draft:
        """The draft before the last step; itself if nothing was done."""
        if not self.past:
            return self
        return msgspec.structs.replace(self, now=self.past[-1], past=self.past[:-1], future=(self.now, *self.future))

    def redo(self) -> Draft:
        """The step that was undone last, done again; itself if there is none."""
        if not self.future:
            return self
        return msgspec.structs.replace(self, now=self.future[0], past=(*self.past, self.now), future=self.future[1:])

    def unfinished(self) -> list[Unfinished]:
        """The sets that cannot stay so, and why."""
        singles = singles_of(self.start.sets)
        found = []
        for place, tiles in enumerate(self.sets):
            if len(tiles) == 1 and singles[tiles[0]] > 0:
                singles[tiles[0]] -= 1
                continue
            reason = "joker_unnamed" if JOKER in tiles else fault(tiles)
            if reason is not None:
                found.append(Unfinished(place, tiles, reason))
        return found

    def laid(self) -> tuple[Tile, ...]:
        """What came from the rack so far, a Joker as what it stands for where that is known."""
        found = self._examined(())
        if isinstance(found, Layout):
            return found.laid
        gone = Counter(self.start.rack) + Counter(JOKER for _ in self.taken()) - Counter(self.rack)
        jokers = gone.pop(JOKER, 0)
        now = Counter(tile for tiles in self.sets for tile in tiles if tile.joker)
        new = now - Counter(tile for tiles in self.start.sets for tile in tiles)
        return in_order([*gone.elements(), *list(new.elements())[:jokers]])

    def taken(self) -> tuple[Tile, ...]:
        """The Jokers that were in sets and are not there any more, nor in the hand."""
        before = Counter(tile for tiles in self.start.sets for tile in tiles if tile.joker and tile is not JOKER)
        now = Counter(tile for tiles in self.sets for tile in tiles)
        return in_order((before - now - Counter(self.hand)).elements())

    def _examined(self, actions: tuple[Tile, ...]) -> Layout | Refusal:
        move = Lay(self.sets, actions=actions)
        return examine(self.start.sets, self.start.rack, self.drawn, self.action_per, move)

    def refusal(self) -> Refusal | None:
        """Why the draft could not be laid as it is; None if it could."""
        found = self._examined(())
        return found if isinstance(found, Refusal) else None

    def actions(self) -> tuple[Tile, ...]:
        """The tiles laid that could work (RUM-12): of these the player may choose."""
        return tuple(dict.fromkeys(tile for tile in self.laid() if tile.action is not None))

    def choices(self) -> list[tuple[Tile, ...]]:
        """Where more than one tile could work: those to choose from, for the turn, or for each set (RUM-14)."""
        actions = self.actions()
        if self.action_per == "turn":
            return [actions] if len(actions) > 1 else []
        old = Counter(self.start.sets)
        laid = Counter(actions)
        found = [tuple(tile for tile in tiles if laid[tile]) for tiles in self.sets if not old[tiles]]
        return [some for some in found if len(some) > 1]

    def as_move(self, actions: tuple[Tile, ...] = ()) -> Lay:
        """The lay that makes the table so, with the actions chosen; the engine says whether it is legal."""
        found = self._examined(actions)
        if isinstance(found, Refusal):
            return Lay(self.sets, None, None, actions)
        return Lay(self.sets, found.laid, found.takes, actions)


def _without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    if tile not in tiles:
        raise DraftError(f"{tile} is not there")
    at = tiles.index(tile)
    return (*tiles[:at], *tiles[at + 1 :])


def meanings(tiles: TileSet) -> list[Tile]:
    """What a Joker could usefully stand for in a set, which may be unfinished: Jokers with meanings."""
    known = [tile for tile in tiles if tile is not JOKER]
    if not known:
        return list(STANDING)
    numbers, colours = {tile.number for tile in known}, {tile.colour for tile in known}
    found: list[Tile] = []
    if len(colours) == 1:
        first = known[0].index - known[0].number + 1
        wanted = sorted({near for number in numbers for near in (number - 1, number + 1)} - numbers)
        found += [STANDING[first + number - 1] for number in wanted if 1 <= number <= HIGHEST]
    if is_group(tuple(known)) and len(known) <= SMALLEST:
        column = range(known[0].number - 1, len(NUMBERED), HIGHEST)
        found += [STANDING[kind] for kind in column if NUMBERED[kind].colour not in colours]
    return found
