"""A turn in preparation: tiles are picked up, put down, and taken back, and the table itself stays as it is (RUM-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from uno_tui.games.contract import Refusal
from uno_tui.games.rummy.rules.meaning import MOST_LAID, Layout, examine, singles_of
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, fault, is_group, ordered
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED, STANDING, Tile, in_order
from uno_tui.games.rummy.rules.view import RummyView

SetId = int
"""A set keeps its number through all steps."""


class Spot(msgspec.Struct, frozen=True):
    """A set of the draft, finished or not."""

    id: SetId
    tiles: TileSet


class Board(msgspec.Struct, frozen=True):
    """One state of the draft: what is left in the rack, what is carried, and what lies on the table."""

    rack: tuple[Tile, ...]
    carried: tuple[Tile, ...]
    spots: tuple[Spot, ...]


class Draft:
    """The workbench of one turn. Every step can be taken back and done again."""

    def __init__(self, view: RummyView) -> None:
        spots = tuple(Spot(number, ordered(tiles)) for number, tiles in enumerate(_in_order(view.sets)))
        self.view = view
        self._steps = [Board(view.rack, (), spots)]
        self._at = 0
        self._next_id = len(spots)

    @property
    def board(self) -> Board:
        """The draft as it is now."""
        return self._steps[self._at]

    @property
    def changed(self) -> bool:
        """Whether anything has been done."""
        return self.board != self._steps[0]

    def tiles(self, place: SetId) -> TileSet:
        """The tiles of a set; none if it is gone."""
        return next((each.tiles for each in self.board.spots if each.id == place), ())

    # Steps.

    def pick_up(self, tile: Tile) -> None:
        """Carry a tile of the rack."""
        self._step(rack=_less(self.board.rack, tile), carried=(*self.board.carried, tile))

    def put_back(self, tile: Tile) -> bool:
        """A carried tile goes to the rack: one that came from there, or a Joker (RUM-10). False for any other."""
        started = Counter(self._steps[0].rack)
        if not tile.joker and Counter(self.board.rack)[tile] >= started[tile]:
            return False
        self._step(rack=(*self.board.rack, tile.bare), carried=_less(self.board.carried, tile))
        return True

    def take(self, place: SetId, tile: Tile) -> None:
        """Carry a tile of a set."""
        left = _less(self.tiles(place), tile)
        self._step(carried=(*self.board.carried, tile), spots=self._with(place, left))

    def put(self, place: SetId, tile: Tile, meant: Tile | None = None) -> None:
        """A carried tile joins a set; a Joker stands there for `meant` (by default for what it stood for)."""
        laid = tile if meant is None else STANDING[meant.index]
        joined = ordered((*self.tiles(place), laid))
        self._step(carried=_less(self.board.carried, tile), spots=self._with(place, joined))

    def exchange(self, place: SetId, tile: Tile) -> None:
        """A tile of the rack takes the place of the Joker that stands for it, which goes to the rack (RUM-10)."""
        left = ordered((*_less(self.tiles(place), STANDING[tile.index]), tile))
        self._step(rack=(*_less(self.board.rack, tile), JOKER), spots=self._with(place, left))

    def jokers_for(self, tile: Tile) -> list[SetId]:
        """The sets in which a Joker stands for this tile."""
        if tile.joker:
            return []
        return [each.id for each in self.board.spots if STANDING[tile.index] in each.tiles]

    def begin_set(self, tile: Tile, meant: Tile | None = None) -> SetId:
        """A carried tile begins a set; returns its number."""
        laid = tile if meant is None else STANDING[meant.index]
        place = Spot(self._next_id, (laid,))
        self._next_id += 1
        self._step(carried=_less(self.board.carried, tile), spots=(*self.board.spots, place))
        return place.id

    def split(self, place: SetId, index: int) -> SetId | None:
        """Cut a set before the tile at `index`; returns the number of the second part, None at the first tile."""
        tiles = self.tiles(place)
        if not 0 < index < len(tiles):
            return None
        second = Spot(self._next_id, tiles[index:])
        self._next_id += 1
        self._step(spots=(*self._with(place, tiles[:index]), second))
        return second.id

    def join(self, place: SetId, other: SetId) -> None:
        """Two sets become one."""
        joined = ordered((*self.tiles(place), *self.tiles(other)))
        left = tuple(each for each in self.board.spots if each.id != other)
        self._step(spots=tuple(Spot(place, joined) if each.id == place else each for each in left))

    def undo(self) -> bool:
        """Take back one step; False if there is none."""
        before = self._at
        self._at = max(0, self._at - 1)
        return self._at < before

    def redo(self) -> bool:
        """Do a step again that was taken back; False if there is none."""
        before = self._at
        self._at = min(self._at + 1, len(self._steps) - 1)
        return self._at > before

    def give_up(self) -> None:
        """Everything as it was, as one more step."""
        first = self._steps[0]
        self._step(rack=first.rack, carried=first.carried, spots=first.spots)

    def _step(self, **changes: object) -> None:
        del self._steps[self._at + 1 :]
        self._steps.append(msgspec.structs.replace(self.board, **changes))
        self._at += 1

    def _with(self, place: SetId, tiles: TileSet) -> tuple[Spot, ...]:
        changed = (Spot(place, tiles) if each.id == place else each for each in self.board.spots)
        return tuple(each for each in changed if each.tiles)

    # Questions.

    def laid(self) -> tuple[Tile, ...]:
        """The tiles that came from the rack, Jokers bare; a Joker that was freed and laid again is among them (RUM-10).
        """
        before, now = _lying(self._steps[0]), _lying(self.board)
        more = list((now - before).elements())
        used = max(0, before[JOKER] - now[JOKER])  # start Jokers that stand for a tile now
        jokers = sum(tile.joker for tile in more) - used
        return in_order([*(tile for tile in more if not tile.joker), *[JOKER] * jokers])

    def freed(self) -> int:
        """How many Jokers were taken from the table by the tiles that they stood for."""
        gone = _lying(self._steps[0]) - _lying(self.board)
        return sum(count for tile, count in gone.items() if tile.joker and tile is not JOKER)

    def unfinished(self) -> list[tuple[TileSet, str]]:
        """The sets that are none yet, and why (RUM-2, RUM-3); unused start tiles may lie alone (RUM-5)."""
        singles = singles_of(self.view.sets)
        wrong = []
        for place in self.board.spots:
            if len(place.tiles) == 1 and singles[place.tiles[0]] > 0:
                singles[place.tiles[0]] -= 1
                continue
            why = fault(place.tiles)
            if why is not None:
                wrong.append((place.tiles, why))
        return wrong

    def in_progress(self) -> SetId | None:
        """The newest set that is too small yet."""
        started = {each.id for each in self._steps[0].spots}
        new = [each for each in self.board.spots if each.id not in started and len(each.tiles) < SMALLEST]
        return new[-1].id if new else None

    def homes(self, tile: Tile) -> list[SetId]:
        """The sets that `tile` can join so that they are sets, or can still become ones."""
        return [each.id for each in self.board.spots if self.meanings(each.id, tile)]

    def meanings(self, place: SetId, tile: Tile) -> list[Tile]:
        """What `tile` could stand for in a set; a number tile only for itself."""
        tiles = self.tiles(place)
        if tile is not JOKER:
            return [tile.meant] if _may_grow((*tiles, tile)) else []
        if any(each is JOKER for each in tiles):
            return []
        return [kind for kind in NUMBERED if _may_grow((*tiles, STANDING[kind.index]))]

    def as_move(self, actions: Sequence[Tile] = ()) -> Lay:
        """The whole table as it would be after the turn; where it is legal, with what comes from the rack and goes."""
        move = Lay(tuple(each.tiles for each in self.board.spots), actions=tuple(actions))
        layout = self._examine(move)
        if isinstance(layout, Refusal):
            return move
        return msgspec.structs.replace(move, laid=layout.laid, takes=layout.takes)

    def _examine(self, move: Lay) -> Layout | Refusal:
        return examine(self.view.sets, self.view.rack, self.view.drawn, self.view.rules.action_per, move)

    def choices(self) -> list[list[Tile]]:
        """The tiles of which one each can be chosen to work (RUM-14): of the turn, or of every set.

        None where there is nothing to choose, or not yet.
        """
        tiles = [place.tiles for place in self.board.spots]
        groups = tiles if self.view.rules.action_per == "set" else [[each for some in tiles for each in some]]
        laid = self.laid()
        acting = [[tile for tile in dict.fromkeys(group) if tile.action and tile.bare in laid] for group in groups]
        found = [[tile for tile in group if self.may_work([tile])] for group in acting if len(group) > 1]
        return [some for some in found if len(some) > 1]

    def may_work(self, tiles: Sequence[Tile]) -> bool:
        """Whether these tiles can be chosen to work together, each in a set of its own."""
        move = Lay(tuple(each.tiles for each in self.board.spots), actions=tuple(tiles))
        layout = self._examine(move)
        return not isinstance(layout, Refusal) and not Counter(tiles) - Counter(layout.actions)

    @property
    def full(self) -> bool:
        """Whether no more tiles of the rack may be laid (RUM-6)."""
        return len(self.laid()) >= MOST_LAID


def _lying(board: Board) -> Counter[Tile]:
    """What lies on the table or is carried, Jokers as what they stand for."""
    return Counter(tile for some in (board.carried, *(place.tiles for place in board.spots)) for tile in some)


def _less(tiles: Sequence[Tile], tile: Tile) -> tuple[Tile, ...]:
    left = list(tiles)
    left.remove(tile)
    return tuple(left)


def _in_order(sets: Sequence[TileSet]) -> list[TileSet]:
    """Runs by colour, then groups by number, then single tiles."""

    def key(tiles: TileSet) -> tuple[int, int]:
        if len(tiles) == 1:
            return 2, tiles[0].index
        first = ordered(tiles)[0]
        return (1, first.number) if is_group(tiles) else (0, first.index)

    return sorted(sets, key=key)


def _may_grow(tiles: TileSet) -> bool:
    """Whether these tiles are a set, or the beginning of one."""
    why = fault(tiles)
    if why is None or why == "single":
        return True
    if why != "too_short":
        return False
    first, second = ordered(tiles)
    if first.number == second.number:
        return first.colour is not second.colour and not (first.joker and second.joker)
    steps = second.number - first.number
    return first.colour is second.colour and steps <= 2 and not (steps == 1 and first.joker and second.joker)
