"""A turn in preparation: tiles are picked up, put down and taken back while the table itself stays as it is (RUM-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum

import msgspec

from uno_tui.core.contract import Refusal
from uno_tui.games.rummy.rules.layout import MOST_LAID, Layout, examine, singles_of
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, fault, keep_order, sort_set, sort_sets
from uno_tui.games.rummy.rules.tiles import JOKER, JOKER_AS, NUMBERED, Action, Tile, sort_tiles
from uno_tui.games.rummy.rules.view import RummyView

SetId = int
"""The id of a set, which it keeps through all steps."""


class DraftSet(msgspec.Struct, frozen=True):
    """A set of the draft, finished or not."""

    id: SetId
    tiles: TileSet


class Board(msgspec.Struct, frozen=True):
    """One state of the draft: the tiles left in the rack, the tiles carried, and the sets on the table."""

    rack: tuple[Tile, ...]
    carried: tuple[Tile, ...]
    sets: tuple[DraftSet, ...]


class Act(StrEnum):
    """The kind of a step of the draft."""

    PICK_UP = "pick_up"
    PUT_BACK = "put_back"
    TAKE = "take"
    LAY = "lay"
    PUT = "put"
    EXCHANGE = "exchange"
    SPLIT = "split"
    JOIN = "join"
    GIVE_UP = "give_up"


class DraftStep(msgspec.Struct, frozen=True):
    """One step: its kind, its tile (None: whole sets), and the draft before and after it.

    One that is `joined` is undone and redone together with the step before it.
    """

    act: Act
    tile: Tile | None
    before: Board
    after: Board
    joined: bool = False

    def touched(self, board: Board) -> list[TileSet]:
        """Return the sets of one of the two boards that the other lacks or has changed."""
        other = self.before if board is self.after else self.after
        return [each.tiles for each in board.sets if each not in other.sets]


class Draft:
    """The draft of one turn. Every step can be undone and redone."""

    def __init__(self, view: RummyView, before: Draft | None = None) -> None:
        """Begin a draft on the table of `view`; sets of the draft `before` keep ids and places, also grown ones."""
        self._next_id: SetId = 0 if before is None else before._next_id
        known = () if before is None else before.board.sets
        tiles = sort_sets(view.sets) if before is None else keep_order([each.tiles for each in known], view.sets)
        sets = self._number_sets(tiles, known)
        self.view = view
        self._at_turn_start = self._before_steps = Board(view.rack, (), sets)
        self._steps: list[DraftStep] = []
        self._at = 0

    def _number_sets(self, sets: Sequence[TileSet], before: Sequence[DraftSet]) -> tuple[DraftSet, ...]:
        left = list(before)
        ids: dict[int, SetId] = {}
        # First the same sets, then those that have only grown: the cursor stays on a set by its id.
        for grown in (False, True):
            for place, tiles in enumerate(map(sort_set, sets)):
                more = Counter(tiles)
                here = (each for each in left if (not Counter(each.tiles) - more if grown else each.tiles == tiles))
                old = next(here, None) if place not in ids else None
                if old is not None:
                    left.remove(old)
                    ids[place] = old.id
        numbered = enumerate(map(sort_set, sets))
        return tuple(DraftSet(ids[place] if place in ids else self._new_id(), tiles) for place, tiles in numbered)

    def _new_id(self) -> SetId:
        self._next_id += 1
        return self._next_id - 1

    @property
    def board(self) -> Board:
        """The draft as it is now."""
        return self._steps[self._at - 1].after if self._at else self._before_steps

    @property
    def changed(self) -> bool:
        """Whether the draft differs from the table and rack of the turn."""
        return self.board != self._at_turn_start

    def tiles(self, place: SetId) -> TileSet:
        """Return the tiles of a set; empty if it is gone."""
        return next((each.tiles for each in self.board.sets if each.id == place), ())

    def sketch(self) -> Draft:
        """Return a draft that goes on from here, to try steps in."""
        sketch = Draft(self.view, self)
        # What is laid and freed counts from the beginning of the turn, also in the sketch.
        sketch._at_turn_start, sketch._before_steps = self._at_turn_start, self.board
        return sketch

    def boards(self) -> list[Board]:
        """Return the state of the draft after every step, beginning with its first state."""
        return [self._before_steps, *(done.after for done in self._steps[: self._at])]

    # Steps.

    def pick_up(self, tile: Tile) -> None:
        """Carry a tile of the rack."""
        self._step(Act.PICK_UP, tile, rack=_remove_one(self.board.rack, tile), carried=(*self.board.carried, tile))

    def can_put_back(self, tile: Tile) -> bool:
        """Return whether a carried tile may go to the rack: one that came from there, or a Joker out of a set (RUM-10).

        A start Joker that stood for nothing when the turn began may not (RUM-5).
        """
        missing = Counter(self._at_turn_start.rack)[tile.bare] - Counter(self.board.rack)[tile.bare]
        if not tile.joker:
            return missing > 0
        # Jokers out of sets lose their meaning in the rack, so that all are counted, and not told apart.
        out_of_sets = _count_used_jokers(self._at_turn_start)
        return missing + (out_of_sets - _count_used_jokers(self.board) if tile is JOKER else out_of_sets) > 0

    def put_back(self, tile: Tile) -> bool:
        """Put a carried tile back to its old place in the rack; return False if it may not go there."""
        if not self.can_put_back(tile):
            return False
        rack = self._sort_rack((*self.board.rack, tile.bare))
        self._step(Act.PUT_BACK, tile, rack=rack, carried=_remove_one(self.board.carried, tile))
        return True

    def _sort_rack(self, rack: Sequence[Tile]) -> tuple[Tile, ...]:
        """Return tiles in the order of the rack when the turn began, freed Jokers last."""
        left = Counter(rack)
        order = []
        for tile in (*self._at_turn_start.rack, *rack):
            if left[tile]:
                left[tile] -= 1
                order.append(tile)
        return tuple(order)

    def take(self, place: SetId, tile: Tile) -> None:
        """Carry a tile of a set."""
        left = _remove_one(self.tiles(place), tile)
        self._step(Act.TAKE, tile, carried=(*self.board.carried, tile), sets=self._replace_set(place, left))

    def put(self, place: SetId, tile: Tile, meant: Tile | None = None) -> None:
        """Put a tile, carried or else of the rack, into a set.

        A Joker stands for `meant` there; by default it keeps its meaning.
        """
        laid = tile if meant is None else JOKER_AS[meant.index]
        joined = sort_set((*self.tiles(place), laid))
        self._leave(tile, sets=self._replace_set(place, joined))

    def name_joker(self, place: SetId, meant: Tile) -> None:
        """Let the idle Joker of a set, which was a start tile (RUM-5), stand for a tile."""
        named = sort_set((*_remove_one(self.tiles(place), JOKER), JOKER_AS[meant.index]))
        self._step(Act.PUT, JOKER, sets=self._replace_set(place, named))

    def exchange(self, place: SetId, tile: Tile) -> None:
        """Put a tile, carried or of the rack, in the place of its Joker, which goes to the rack (RUM-10)."""
        left = sort_set((*_remove_one(self.tiles(place), JOKER_AS[tile.index]), tile))
        rack, carried = self._without(tile)
        self._step(Act.EXCHANGE, tile, rack=(*rack, JOKER), carried=carried, sets=self._replace_set(place, left))

    def can_exchange(self, place: SetId, tile: Tile) -> bool:
        """Return whether this tile, carried or of the rack, can take the place of a Joker of that set."""
        if tile.joker or JOKER_AS[tile.index] not in self.tiles(place):
            return False
        # A tile of the rack would be one more of the four (RUM-6); a carried one changes no count.
        return tile in self.board.carried or (tile in self.board.rack and not self.full)

    def sets_with_joker_for(self, tile: Tile) -> list[SetId]:
        """Return the sets in which a Joker stands for this tile."""
        if tile.joker:
            return []
        return [each.id for each in self.board.sets if JOKER_AS[tile.index] in each.tiles]

    def begin_set(self, tile: Tile, meant: Tile | None = None) -> SetId:
        """Begin a set with a tile, carried or else of the rack; return the id of the set."""
        laid = tile if meant is None else JOKER_AS[meant.index]
        place = DraftSet(self._new_id(), (laid,))
        self._leave(tile, sets=(*self.board.sets, place))
        return place.id

    def _leave(self, tile: Tile, sets: tuple[DraftSet, ...]) -> None:
        act = Act.PUT if tile in self.board.carried else Act.LAY
        rack, carried = self._without(tile)
        self._step(act, tile, rack=rack, carried=carried, sets=sets)

    def _without(self, tile: Tile) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
        """Return the rack and the carried tiles without this one, which is carried or else of the rack."""
        if tile in self.board.carried:
            return self.board.rack, _remove_one(self.board.carried, tile)
        return _remove_one(self.board.rack, tile), self.board.carried

    def split(self, place: SetId, index: int) -> SetId | None:
        """Cut a set before the tile at `index`; return the id of the second part, or None at the first tile.

        The second part comes last, so that all other sets keep their numbers.
        """
        tiles = self.tiles(place)
        if not 0 < index < len(tiles):
            return None
        second = DraftSet(self._new_id(), tiles[index:])
        self._step(Act.SPLIT, None, sets=(*self._replace_set(place, tiles[:index]), second))
        return second.id

    def join(self, place: SetId, other: SetId, meant: Tile | None = None) -> None:
        """Join two sets; an idle Joker that is one of them stands for `meant` from then on."""
        tiles = (*self.tiles(place), *self.tiles(other))
        joined = sort_set(JOKER_AS[meant.index] if meant is not None and tile is JOKER else tile for tile in tiles)
        left = tuple(each for each in self.board.sets if each.id != other)
        self._step(Act.JOIN, None, sets=tuple(DraftSet(place, joined) if each.id == place else each for each in left))

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return self._at < len(self._steps)

    @contextmanager
    def as_one_step(self) -> Iterator[None]:
        """Join the steps within the block: a whole set that is laid at once is undone at once."""
        at = self._at
        try:
            yield
        finally:
            # The first one is no part of the step before it.
            joined = [msgspec.structs.replace(each, joined=True) for each in self._steps[at + 1 : self._at]]
            self._steps[at + 1 : self._at] = joined

    def undo(self) -> DraftStep | None:
        """Undo one step, or the steps that were joined, and return it; None if there is none."""
        if not self.can_undo:
            return None
        end = self._at
        self._at -= 1
        while self._steps[self._at].joined:
            self._at -= 1
        return msgspec.structs.replace(self._steps[self._at], after=self._steps[end - 1].after)

    @property
    def was_given_up(self) -> bool:
        """Whether the last step has given the draft up."""
        return self._at > 0 and self._steps[self._at - 1].act is Act.GIVE_UP

    def redo(self) -> DraftStep | None:
        """Redo one step, or the steps that were joined, and return it; None if there is none."""
        if not self.can_redo:
            return None
        begin = self._at
        self._at += 1
        while self._at < len(self._steps) and self._steps[self._at].joined:
            self._at += 1
        return msgspec.structs.replace(self._steps[begin], after=self._steps[self._at - 1].after)

    def give_up(self) -> None:
        """Put everything back as it was when the turn began, as one more step."""
        self._step(Act.GIVE_UP, None, rack=self._at_turn_start.rack, carried=(), sets=self._at_turn_start.sets)

    def _step(self, act: Act, tile: Tile | None, **changes: object) -> None:
        # A new step makes the steps that were undone unreachable.
        del self._steps[self._at :]
        self._steps.append(DraftStep(act, tile, self.board, msgspec.structs.replace(self.board, **changes)))
        self._at += 1

    def _replace_set(self, place: SetId, tiles: TileSet) -> tuple[DraftSet, ...]:
        changed = (DraftSet(place, tiles) if each.id == place else each for each in self.board.sets)
        return tuple(each for each in changed if each.tiles)

    # Questions.

    def laid(self) -> tuple[Tile, ...]:
        """Return the tiles laid from the rack, Jokers bare, with Jokers that were freed and laid again (RUM-10)."""
        # Carried tiles count on both sides, so what is more than at the beginning has left the rack.
        before, now = _count_tiles(self._at_turn_start), _count_tiles(self.board)
        more = list((now - before).elements())
        used = max(0, before[JOKER] - now[JOKER])  # start Jokers that stand for a tile now
        jokers = sum(tile.joker for tile in more) - used
        return sort_tiles([*(tile for tile in more if not tile.joker), *[JOKER] * jokers])

    def set_where_laid(self, tile: Tile) -> SetId | None:
        """Return the set that has more of a tile laid from the rack than when the turn began; None if none has."""
        if tile not in self.laid():
            return None
        before = {each.id: [other.bare for other in each.tiles].count(tile) for each in self._at_turn_start.sets}
        now = {each.id: [other.bare for other in each.tiles].count(tile) for each in self.board.sets}
        return next((place for place, count in reversed(now.items()) if count > before.get(place, 0)), None)

    def freed(self) -> int:
        """Return the number of Jokers that were replaced by the tiles that they stood for (RUM-10)."""
        now = _count_tiles(self.board)
        gone = _count_tiles(self._at_turn_start) - now
        return sum(min(count, now[tile.meant]) for tile, count in gone.items() if tile.joker and tile is not JOKER)

    def refusal(self) -> Refusal | None:
        """Return why the draft would be refused as it is, apart from carried tiles; None if it is legal."""
        layout = self._examine(Lay(tuple(each.tiles for each in self.board.sets)))
        return layout if isinstance(layout, Refusal) else None

    @property
    def ready(self) -> bool:
        """Whether the draft can be laid as it is."""
        return not self.board.carried and self.refusal() is None

    def unfinished(self) -> list[tuple[TileSet, str]]:
        """Return the sets with a fault, and the fault (RUM-2, RUM-3); unused start tiles may lie alone (RUM-5)."""
        singles = singles_of(self.view.sets)
        wrong = []
        for place in self.board.sets:
            if len(place.tiles) == 1 and singles[place.tiles[0]] > 0:
                singles[place.tiles[0]] -= 1
                continue
            why = fault(place.tiles)
            if why is not None:
                wrong.append((place.tiles, why))
        return wrong

    def set_in_progress(self) -> SetId | None:
        """Return the newest set that is still too small, if it was begun in this draft."""
        # Sets keep their ids, so an id that was not there at first was begun in this draft.
        started = {each.id for each in self._at_turn_start.sets}
        new = [each for each in self.board.sets if each.id not in started and len(each.tiles) < SMALLEST]
        return new[-1].id if new else None

    def sets_for(self, tile: Tile) -> list[SetId]:
        """Return the sets that `tile` can join: with it they are valid, or can still become valid."""
        return [each.id for each in self.board.sets if self.meanings(each.id, tile)]

    def completes(self, place: SetId, tile: Tile) -> bool:
        """Return whether `tile` makes that set valid; a Joker with any meaning."""
        tiles = self.tiles(place)
        return any(fault((*tiles, _joker_as(tile, kind))) is None for kind in self.meanings(place, tile))

    def fault_with(self, place: SetId, tile: Tile) -> str | None:
        """Return the fault of a set once `tile` has joined it; None if it is then valid, or can become valid."""
        if tile is JOKER or self.meanings(place, tile):
            return None
        return fault(sort_set((*self.tiles(place), tile)))

    def valid_joins(self, place: SetId) -> list[SetId]:
        """Return the other sets with which this one can be joined to a valid set."""
        return [each.id for each in self.board.sets if each.id != place and self._join_is_set(place, each.id)]

    def _join_is_set(self, place: SetId, other: SetId) -> bool:
        tiles = (*self.tiles(place), *self.tiles(other))
        if JOKER not in tiles:
            return fault(sort_set(tiles)) is None
        # One of the two is an idle Joker: the other must become valid with it.
        rest = place if self.tiles(other) == (JOKER,) else other
        return self.completes(rest, JOKER)

    def meanings(self, place: SetId, tile: Tile) -> list[Tile]:
        """Return the tiles that `tile` can stand for in a set; for a number tile only itself."""
        tiles = self.tiles(place)
        if tile is not JOKER:
            return [tile.meant] if _can_grow((*tiles, tile)) else []
        # An idle Joker in the set must get its meaning first.
        if any(each is JOKER for each in tiles):
            return []
        return meanings_beside(tiles)

    def to_move(self, actions: Sequence[Tile] = ()) -> Lay:
        """Return the draft as a move; if it is legal, with the tiles that come from the rack and the Jokers taken."""
        move = Lay(tuple(each.tiles for each in self.board.sets), actions=tuple(actions))
        layout = self._examine(move)
        if isinstance(layout, Refusal):
            return move
        return msgspec.structs.replace(move, laid=layout.laid, takes=layout.takes)

    def _examine(self, move: Lay) -> Layout | Refusal:
        return examine(self.view.sets, self.view.rack, self.view.drawn, self.view.rules.action_per, move)

    def choices(self) -> list[list[Tile]]:
        """Return groups of tiles of which one each can be chosen to work (RUM-14): of the turn, or of every set.

        Of tiles with the same effect, only the first. Empty if there is nothing to choose, or not yet.
        """
        if len(self.laid()) == len(self.view.rack) + self.freed():
            return []  # RUM-16: actions of a turn that empties the rack do not work
        tiles = [place.tiles for place in self.board.sets]
        groups = tiles if self.view.rules.action_per == "set" else [[each for some in tiles for each in some]]
        laid = self.laid()
        # Only tiles that come from the rack can work (RUM-13).
        acting = [[tile for tile in dict.fromkeys(group) if tile.action and tile.bare in laid] for group in groups]
        # One that looks like a tile laid, but has lain there before, cannot work.
        found = [[tile for tile in group if self.can_work([tile])] for group in acting if len(group) > 1]
        # Reversed twice, so that the first of those with the same effect stays.
        different = [list({self._effect(tile): tile for tile in reversed(group)}.values())[::-1] for group in found]
        return [some for some in different if len(some) > 1]

    def _effect(self, tile: Tile) -> Action | None:
        """Return the effect of a tile: with two players a Reverse has the effect of a Skip (RUM-12)."""
        skips = tile.action is Action.REVERSE and len(self.view.counts) == 2
        return Action.SKIP if skips else tile.action

    def can_work(self, tiles: Sequence[Tile]) -> bool:
        """Return whether these tiles can be chosen to work together, each in a set of its own."""
        move = Lay(tuple(each.tiles for each in self.board.sets), actions=tuple(tiles))
        layout = self._examine(move)
        return not isinstance(layout, Refusal) and not Counter(tiles) - Counter(layout.actions)

    @property
    def full(self) -> bool:
        """Whether no more tiles may be laid from the rack (RUM-6)."""
        return len(self.laid()) >= MOST_LAID


def _count_tiles(board: Board) -> Counter[Tile]:
    """Count the tiles on the table and those carried, Jokers by what they stand for."""
    return Counter(tile for some in (board.carried, *(place.tiles for place in board.sets)) for tile in some)


def _count_used_jokers(board: Board) -> int:
    """Count the Jokers on the table and those carried that stand for a tile."""
    return sum(count for tile, count in _count_tiles(board).items() if tile.joker and tile is not JOKER)


def _joker_as(tile: Tile, meant: Tile) -> Tile:
    return JOKER_AS[meant.index] if tile is JOKER else tile


def _remove_one(tiles: Sequence[Tile], tile: Tile) -> tuple[Tile, ...]:
    left = list(tiles)
    left.remove(tile)
    return tuple(left)


def meanings_beside(tiles: TileSet) -> list[Tile]:
    """Return what a Joker can stand for that is put to these tiles."""
    return [kind for kind in NUMBERED if _can_grow((*tiles, JOKER_AS[kind.index]))]


def _can_grow(tiles: TileSet) -> bool:
    """Return whether these tiles are a valid set, a single tile, or two tiles that can become a set."""
    why = fault(tiles)
    if why is None or why == "single":
        return True
    if why != "too_short":
        return False
    first, second = sort_set(tiles)
    # A group has each colour once, and one Joker at most (RUM-2, RUM-3).
    if first.number == second.number:
        return first.colour is not second.colour and not (first.joker and second.joker)
    # Two tiles of a run may leave a gap of one; two Jokers may not touch (RUM-3).
    steps = second.number - first.number
    return first.colour is second.colour and steps <= 2 and not (steps == 1 and first.joker and second.joker)
