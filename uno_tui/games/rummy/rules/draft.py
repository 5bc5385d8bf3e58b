"""A turn in preparation: tiles are picked up, put down, and taken back, and the table itself stays as it is (RUM-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

import msgspec

from uno_tui.core.contract import Refusal
from uno_tui.games.rummy.rules.meaning import MOST_LAID, Layout, examine, singles_of
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, fault, is_group, ordered
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED, STANDING, Action, Tile, in_order
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


class Act(StrEnum):
    """What a step of the draft did."""

    PICK_UP = "pick_up"
    PUT_BACK = "put_back"
    TAKE = "take"
    LAY = "lay"
    PUT = "put"
    EXCHANGE = "exchange"
    SPLIT = "split"
    JOIN = "join"
    GIVE_UP = "give_up"


class Done(msgspec.Struct, frozen=True):
    """One step: what was done, with which tile (None: with whole sets), and the draft before and after it."""

    act: Act
    tile: Tile | None
    before: Board
    after: Board

    def touched(self, board: Board) -> list[TileSet]:
        """The sets of one of the two boards that the other has not, or has otherwise."""
        other = self.before if board is self.after else self.after
        return [each.tiles for each in board.spots if each not in other.spots]


class Draft:
    """The workbench of one turn. Every step can be taken back and done again, as the player made it."""

    def __init__(self, view: RummyView, before: Draft | None = None) -> None:
        """Sets that lay in the draft `before` already, or have grown since, keep their numbers."""
        self._next_id: SetId = 0 if before is None else before._next_id
        spots = self._numbered(in_places(view.sets), () if before is None else before.board.spots)
        self.view = view
        self._first = self._begun = Board(view.rack, (), spots)
        self._steps: list[Done] = []
        self._at = 0

    def _numbered(self, sets: Sequence[TileSet], before: Sequence[Spot]) -> tuple[Spot, ...]:
        left = list(before)
        spots = []
        for tiles in map(ordered, sets):
            old = next((each for each in left if each.tiles == tiles), None)
            old = old or next((each for each in left if not Counter(each.tiles) - Counter(tiles)), None)
            if old is not None:
                left.remove(old)
            spots.append(Spot(self._new_id() if old is None else old.id, tiles))
        return tuple(spots)

    def _new_id(self) -> SetId:
        self._next_id += 1
        return self._next_id - 1

    @property
    def board(self) -> Board:
        """The draft as it is now."""
        return self._steps[self._at - 1].after if self._at else self._begun

    @property
    def changed(self) -> bool:
        """Whether anything has been done."""
        return self.board != self._first

    def tiles(self, place: SetId) -> TileSet:
        """The tiles of a set; none if it is gone."""
        return next((each.tiles for each in self.board.spots if each.id == place), ())

    def sketch(self) -> Draft:
        """A draft to try things in, which goes on from here."""
        sketch = Draft(self.view, self)
        sketch._first, sketch._begun = self._first, self.board
        return sketch

    def boards(self) -> list[Board]:
        """The draft after every step, from where it was begun."""
        return [self._begun, *(done.after for done in self._steps[: self._at])]

    # Steps.

    def pick_up(self, tile: Tile) -> None:
        """Carry a tile of the rack."""
        self._step(Act.PICK_UP, tile, rack=_less(self.board.rack, tile), carried=(*self.board.carried, tile))

    def may_put_back(self, tile: Tile) -> bool:
        """Whether a carried tile may go to the rack: one that came from there, or a Joker (RUM-10)."""
        return tile.joker or Counter(self.board.rack)[tile] < Counter(self._first.rack)[tile]

    def put_back(self, tile: Tile) -> bool:
        """A carried tile goes to the rack, to its old place there; False if it may not."""
        if not self.may_put_back(tile):
            return False
        rack = self._as_it_lay((*self.board.rack, tile.bare))
        self._step(Act.PUT_BACK, tile, rack=rack, carried=_less(self.board.carried, tile))
        return True

    def _as_it_lay(self, rack: Sequence[Tile]) -> tuple[Tile, ...]:
        """The tiles in the order of the rack when the turn began, freed Jokers last."""
        left = Counter(rack)
        order = []
        for tile in (*self._first.rack, *rack):
            if left[tile]:
                left[tile] -= 1
                order.append(tile)
        return tuple(order)

    def take(self, place: SetId, tile: Tile) -> None:
        """Carry a tile of a set."""
        left = _less(self.tiles(place), tile)
        self._step(Act.TAKE, tile, carried=(*self.board.carried, tile), spots=self._with(place, left))

    def put(self, place: SetId, tile: Tile, meant: Tile | None = None) -> None:
        """A tile that is carried, or else of the rack, joins a set.

        A Joker stands there for `meant`, by default for what it stood for.
        """
        laid = tile if meant is None else STANDING[meant.index]
        joined = ordered((*self.tiles(place), laid))
        self._leave(tile, spots=self._with(place, joined))

    def exchange(self, place: SetId, tile: Tile) -> None:
        """A tile, carried or of the rack, takes the place of the Joker that stands for it, which goes to the rack
        (RUM-10).
        """
        left = ordered((*_less(self.tiles(place), STANDING[tile.index]), tile))
        rack, carried = self._without(tile)
        self._step(Act.EXCHANGE, tile, rack=(*rack, JOKER), carried=carried, spots=self._with(place, left))

    def may_exchange(self, place: SetId, tile: Tile) -> bool:
        """Whether this tile, carried or of the rack, can take the place of a Joker of that set."""
        if tile.joker or STANDING[tile.index] not in self.tiles(place):
            return False
        return tile in self.board.carried or (tile in self.board.rack and not self.full)

    def jokers_for(self, tile: Tile) -> list[SetId]:
        """The sets in which a Joker stands for this tile."""
        if tile.joker:
            return []
        return [each.id for each in self.board.spots if STANDING[tile.index] in each.tiles]

    def begin_set(self, tile: Tile, meant: Tile | None = None) -> SetId:
        """A tile that is carried, or else of the rack, begins a set; returns its number."""
        laid = tile if meant is None else STANDING[meant.index]
        place = Spot(self._new_id(), (laid,))
        self._leave(tile, spots=(*self.board.spots, place))
        return place.id

    def _leave(self, tile: Tile, spots: tuple[Spot, ...]) -> None:
        act = Act.PUT if tile in self.board.carried else Act.LAY
        rack, carried = self._without(tile)
        self._step(act, tile, rack=rack, carried=carried, spots=spots)

    def _without(self, tile: Tile) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
        """Rack and carried tiles without this one, which is carried or else of the rack."""
        if tile in self.board.carried:
            return self.board.rack, _less(self.board.carried, tile)
        return _less(self.board.rack, tile), self.board.carried

    def split(self, place: SetId, index: int) -> SetId | None:
        """Cut a set before the tile at `index`; returns the number of the second part, None at the first tile.

        The second part lies right behind the first.
        """
        tiles = self.tiles(place)
        if not 0 < index < len(tiles):
            return None
        second = Spot(self._new_id(), tiles[index:])
        parts = (Spot(place, tiles[:index]), second)
        spots = [part for each in self.board.spots for part in (parts if each.id == place else (each,))]
        self._step(Act.SPLIT, None, spots=tuple(spots))
        return second.id

    def join(self, place: SetId, other: SetId, meant: Tile | None = None) -> None:
        """Two sets become one; an idle Joker that is one of them stands for `meant` from then on."""
        tiles = (*self.tiles(place), *self.tiles(other))
        joined = ordered(STANDING[meant.index] if meant is not None and tile is JOKER else tile for tile in tiles)
        left = tuple(each for each in self.board.spots if each.id != other)
        self._step(Act.JOIN, None, spots=tuple(Spot(place, joined) if each.id == place else each for each in left))

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back that can be done again."""
        return self._at < len(self._steps)

    def undo(self) -> Done | None:
        """Take back one step, and return it; None if there is none."""
        if not self.can_undo:
            return None
        self._at -= 1
        return self._steps[self._at]

    def redo(self) -> Done | None:
        """Do a step again that was taken back, and return it; None if there is none."""
        if not self.can_redo:
            return None
        self._at += 1
        return self._steps[self._at - 1]

    def give_up(self) -> None:
        """Everything as it was, as one more step."""
        self._step(Act.GIVE_UP, None, rack=self._first.rack, carried=(), spots=self._first.spots)

    def _step(self, act: Act, tile: Tile | None, **changes: object) -> None:
        del self._steps[self._at :]
        self._steps.append(Done(act, tile, self.board, msgspec.structs.replace(self.board, **changes)))
        self._at += 1

    def _with(self, place: SetId, tiles: TileSet) -> tuple[Spot, ...]:
        changed = (Spot(place, tiles) if each.id == place else each for each in self.board.spots)
        return tuple(each for each in changed if each.tiles)

    # Questions.

    def laid(self) -> tuple[Tile, ...]:
        """The tiles that came from the rack, Jokers bare; a Joker that was freed and laid again is among them (RUM-10).
        """
        before, now = _lying(self._first), _lying(self.board)
        more = list((now - before).elements())
        used = max(0, before[JOKER] - now[JOKER])  # start Jokers that stand for a tile now
        jokers = sum(tile.joker for tile in more) - used
        return in_order([*(tile for tile in more if not tile.joker), *[JOKER] * jokers])

    def freed(self) -> int:
        """How many Jokers were taken from the table by the tiles that they stood for."""
        gone = _lying(self._first) - _lying(self.board)
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
        started = {each.id for each in self._first.spots}
        new = [each for each in self.board.spots if each.id not in started and len(each.tiles) < SMALLEST]
        return new[-1].id if new else None

    def homes(self, tile: Tile) -> list[SetId]:
        """The sets that `tile` can join so that they are sets, or can still become ones."""
        return [each.id for each in self.board.spots if self.meanings(each.id, tile)]

    def completes(self, place: SetId, tile: Tile) -> bool:
        """Whether `tile`, as a Joker whatever it stands for, makes a finished set of that one."""
        tiles = self.tiles(place)
        return any(fault((*tiles, _as(tile, kind))) is None for kind in self.meanings(place, tile))

    def why_not(self, place: SetId, tile: Tile) -> str | None:
        """What is wrong with a set once `tile` has joined it; None if it is a set then, or can still become one."""
        if tile is JOKER or self.meanings(place, tile):
            return None
        return fault(ordered((*self.tiles(place), tile)))

    def right_joins(self, place: SetId) -> list[SetId]:
        """The other sets with which this one makes a finished set."""
        return [each.id for each in self.board.spots if each.id != place and self._join_is_set(place, each.id)]

    def _join_is_set(self, place: SetId, other: SetId) -> bool:
        tiles = (*self.tiles(place), *self.tiles(other))
        if JOKER not in tiles:
            return fault(ordered(tiles)) is None
        rest = place if self.tiles(other) == (JOKER,) else other
        return self.completes(rest, JOKER)

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

        Of those that do the same, the first. None where there is nothing to choose, or not yet.
        """
        if len(self.laid()) == len(self.view.rack) + self.freed():
            return []  # RUM-16: what empties the rack does not work any more
        tiles = [place.tiles for place in self.board.spots]
        groups = tiles if self.view.rules.action_per == "set" else [[each for some in tiles for each in some]]
        laid = self.laid()
        acting = [[tile for tile in dict.fromkeys(group) if tile.action and tile.bare in laid] for group in groups]
        found = [[tile for tile in group if self.may_work([tile])] for group in acting if len(group) > 1]
        different = [list({self._effect(tile): tile for tile in reversed(group)}.values())[::-1] for group in found]
        return [some for some in different if len(some) > 1]

    def _effect(self, tile: Tile) -> Action | None:
        """What a tile would do: with two players a Reverse does the same as a Skip (RUM-12)."""
        skips = tile.action is Action.REVERSE and len(self.view.counts) == 2
        return Action.SKIP if skips else tile.action

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


def _as(tile: Tile, meant: Tile) -> Tile:
    return STANDING[meant.index] if tile is JOKER else tile


def _less(tiles: Sequence[Tile], tile: Tile) -> tuple[Tile, ...]:
    left = list(tiles)
    left.remove(tile)
    return tuple(left)


def in_places(sets: Sequence[TileSet]) -> list[TileSet]:
    """The sets in the order in which they are numbered: runs by colour, then groups by number, then single tiles."""

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
