"""Where a tile can go in a draft, so that the turn can still end with a valid table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations

from uno_tui.games.rummy.rules.draft import Draft, SetId
from uno_tui.games.rummy.rules.layout import MOST_LAID, singles_of
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, fault
from uno_tui.games.rummy.rules.solver import Search, Weights
from uno_tui.games.rummy.rules.tiles import HIGHEST, JOKER, JOKER_AS, KINDS_OF_NUMBERS, NUMBERED, Tile

ANY = Weights((0,) * KINDS_OF_NUMBERS, 0, 0)
"""Weights by which all lays are alike: the search ends with the first one."""
EFFORT = 2_500
"""The number of ways that the solver looks at for one tile, in all: about 0.03 seconds."""
EFFORT_TO_BEGIN = 60
"""The number of ways that take as long as to begin a search."""
EFFORT_EACH = 800
"""The number of ways that it looks at for one question."""
LONGEST = 7
"""A longer run can be cut so that two tiles with a gap of at most one stay in a part of this length."""


class Placing:
    """The places where one tile of the rack, or one that is carried, can go in a draft.

    No place is left out from which a valid table can be reached in this turn. A set is a place only if the solver
    finds a valid table with the tile, and the set is then valid, or completed by more tiles on such a table. Where the
    solver's effort is spent before it knows, and for a new set that a Joker begins, a weaker condition holds: tiles
    that would complete the set lie on the table, in the rack or in the hand, and no more than four have to come from
    the rack.

    Tiles that were laid before count as laid, unless no valid table contains them: then they can only be taken back.
    """

    def __init__(self, draft: Draft, tile: Tile) -> None:
        self._draft = draft
        self._tile = tile
        self._view = view = draft.view
        self._effort = EFFORT
        self._settled = not draft.unfinished() and len(draft.board.carried) <= int(tile in draft.board.carried)
        """Whether the sets of the draft are valid, and nothing but the tile is carried."""
        self._from_table = tile in draft.board.carried and not Counter(draft.laid())[tile.bare]
        """Whether the tile is carried, and lay on the table when the turn began."""
        # After drawing, only the drawn tile may be laid (RUM-8).
        self._usable = Counter(view.rack if view.drawn is None else (view.drawn,))
        self._given = self._given_tiles()
        self._supply = _Supply(view.sets, self._usable, self._given, 1 if view.drawn is not None else MOST_LAID)

    def _given_tiles(self) -> Counter[Tile]:
        """Return the tiles that the final table must contain: those laid so far, if that is possible, and the tile."""
        draft, tile = self._draft, self._tile
        before = Counter(draft.laid())
        # A carried tile of the rack counts as laid already: taken out here, so that it counts once below.
        if tile.bare in draft.board.carried and before[tile.bare]:
            before[tile.bare] -= 1
        # A carried tile of the table is there anyway: it need not be given.
        now = Counter() if self._from_table else Counter([tile.bare])
        # Tiles laid before can be demanded only if a valid table has them; a valid draft is proof enough.
        stays = self._settled or not before or self._is_possible(before)
        return before + now if stays else now

    def _is_possible(self, given: Counter[Tile]) -> bool:
        """Return whether a valid table with these tiles can be reached; True if the effort does not suffice."""
        view = self._view
        return self._finds(Search(view.sets, view.rack, view.drawn, ANY, must=tuple(given.elements())))

    def _finds(self, search: Search) -> bool:
        """Return whether a search finds a valid table; True if the effort does not suffice."""
        # Over before it began: too many tiles must be laid, or one that the rack lacks or no set can take.
        if search.over or self._effort <= 0:
            return not search.over
        search.go_on(min(self._effort, EFFORT_EACH))
        self._effort -= search.seen + EFFORT_TO_BEGIN
        return search.found is not None or not search.over

    @cached_property
    def can_be_laid(self) -> bool:
        """Whether a valid table with the tile can be reached, the table rearranged as needed."""
        # After drawing, only the drawn tile may be laid, but the table may be rearranged for it (RUM-8).
        if self._view.drawn is not None and self._tile.bare is not self._view.drawn and not self._from_table:
            return False
        completes = any(self._draft.completes(place, self._tile) for place in self._draft.sets_for(self._tile))
        # Where all else is valid and the tile completes a set, no search is needed.
        return (self._settled and completes) or self._is_possible(self._given)

    @property
    def anything_can_be_laid(self) -> bool:
        """Whether anything at all can be laid in this turn, whatever the draft is; True if that takes too long."""
        return self._is_possible(Counter())

    def sets(self) -> list[SetId]:
        """Return the sets that the tile can join."""
        homes = self._draft.sets_for(self._tile)
        # `can_be_laid` is searched once, and spares the searches set by set if nothing is possible.
        return [place for place in homes if self.can_be_laid and any(True for _ in self.meanings(place))]

    def meanings(self, place: SetId | None) -> Iterator[Tile]:
        """Yield what the tile can stand for in a set, or in a new one (None); for a number tile only itself."""
        tiles = () if place is None else self._draft.tiles(place)
        if place is None:
            kinds: Sequence[Tile] = NUMBERED if self._tile is JOKER else (self._tile.meant,)
        else:
            kinds = self._draft.meanings(place, self._tile)
        yield from (kind for kind in kinds if self._can_become_set(place, (*tiles, self._as(kind))))

    def _as(self, kind: Tile) -> Tile:
        return JOKER_AS[kind.index] if self._tile is JOKER else self._tile

    def _can_become_set(self, place: SetId | None, tiles: TileSet) -> bool:
        """Return whether a valid table can be reached on which these tiles lie in one set."""
        # Valid as it lies; whether the rest can be valid as well is asked by `can_be_laid`.
        if fault(tiles) is None:
            return True
        if JOKER in tiles:  # an idle Joker will stand for something first
            return True
        whole_sets = _completions(tiles, self._supply.jokers, SMALLEST if place is None else LONGEST)
        wanted = [whole for whole in whole_sets if self._supply.allows(whole)]
        if place is None:  # a Joker can stand for 48 tiles: too many for the solver
            return bool(wanted)
        # First what needs no other set; only then does the solver look at what other sets can give.
        return any(self._lies_at_hand(place, whole, tiles) for whole in wanted) or any(map(self._leaves_sets, wanted))

    def _lies_at_hand(self, place: SetId | None, whole: TileSet, tiles: TileSet) -> bool:
        """Return whether the rack and start tiles complete the set while all other sets stay as they are."""
        if not self._others_valid(place):
            return False
        missing = Counter(tile.bare for tile in (Counter(whole) - Counter(tiles)).elements())
        board = self._draft.board
        rack = Counter(tile.bare for tile in board.rack) if self._view.drawn is None else Counter[Tile]()
        # The tile itself lies in `tiles` already.
        if self._tile not in board.carried and rack[self._tile.bare]:
            rack[self._tile.bare] -= 1
        # What the rack lacks must be start tiles that lie alone (RUM-5).
        singles = singles_of(each.tiles for each in board.sets if each.id != place)
        start = missing - rack
        # Laid before, the tile itself if it comes from the rack now, and what completes the set (RUM-6).
        laid = len(self._draft.laid()) + int(self._tile not in board.carried) + (missing & rack).total()
        return not start - singles and laid <= self._supply.most

    def _others_valid(self, place: SetId | None) -> bool:
        carried = Counter(self._draft.board.carried) - Counter([self._tile])
        own = () if place is None else self._draft.tiles(place)
        return not carried and all(tiles == own for tiles, _ in self._draft.unfinished())

    def _leaves_sets(self, whole: TileSet) -> bool:
        """Return whether the tiles that a set leaves can make valid sets; True if the effort does not suffice."""
        search = self._supply.search_without(whole)
        return search is None or self._finds(search)


class _Supply:
    """Where the tiles of the final table come from: `table` in sets, `single` start tiles, the rack.

    The tiles `given` must be laid from the rack, and `most` may be.
    """

    def __init__(self, sets: Sequence[TileSet], rack: Counter[Tile], given: Counter[Tile], most: int) -> None:
        self.table = Counter(tile for tiles in sets if len(tiles) > 1 for tile in tiles)
        self.single = Counter(tiles[0] for tiles in sets if len(tiles) == 1)
        self.rack = rack
        self.given = given
        self.most = most
        self.jokers = rack[JOKER] + sum(
            count for tile, count in (self.table + self.single).items() if tile.joker
        )

    def allows(self, whole: TileSet) -> bool:
        """Return whether there are the tiles of a set, and not too many of them have to come from the rack."""
        return self._sources(whole) is not None

    def _sources(self, whole: TileSet) -> tuple[Counter[Tile], Counter[Tile], Counter[Tile], bool] | None:
        """Return which tiles of a set come from the rack, from sets, and from start tiles; None if some are missing.

        The last value tells that a Joker must be freed for it.
        """
        rack, table, single, frees = Counter[Tile](), Counter[Tile](), Counter[Tile](), False
        # Sets and tiles that must be laid anyway come first, so that the rack gives as little as possible.
        for tile in whole:
            # A number tile that must be laid is used before its twin on the table: it has to lie somewhere.
            if self.table[tile] > table[tile] and (tile.joker or rack[tile] >= self.given[tile]):
                table[tile] += 1
            elif self.given[tile.bare] > rack[tile.bare]:
                rack[tile.bare] += 1
            elif self.single[tile] > single[tile]:
                single[tile] += 1
            elif tile.joker and self.single[JOKER] > single[JOKER]:
                single[JOKER] += 1
            elif self.rack[tile.bare] > rack[tile.bare]:
                rack[tile.bare] += 1
            elif tile.joker:
                frees = True
            else:
                return None
        # A freed Joker is laid again, so it counts among the four as well (RUM-10).
        extra = (rack - self.given).total()
        if self.given.total() + extra + int(frees) > self.most:
            return None
        return rack, table, single, frees

    def search_without(self, whole: TileSet) -> Search | None:
        """Return a search for sets of the tiles that this set leaves; None if a Joker must be freed for it."""
        sources = self._sources(whole)
        if sources is None or sources[3]:
            return None
        from_rack, from_table, from_single, _ = sources
        fixed = list((self.table - from_table).elements())
        singles = [(tile,) for tile in (self.single - from_single).elements()]
        rack, must = self.rack - from_rack, self.given - from_rack
        # After drawing, one tile may be laid: if it is in this set, none is left for the others.
        before = from_rack.total() if self.most == MOST_LAID or not from_rack else MOST_LAID
        drawn = next(iter(rack)) if self.most == 1 and rack else None
        if len(fixed) == 1 and not fixed[0].joker:  # alone it would count as a start tile: one given counts as fixed
            before = before - 1 if self.most == MOST_LAID else MOST_LAID - rack.total() - 1
            drawn = None  # else nothing but the drawn tile could be laid
            rack[fixed[0]] += 1
            must[fixed[0]] += 1
            fixed = []
        # The solver counts tiles and does not mind in which sets they lie: all are put into one.
        sets = (*([tuple(fixed)] if fixed else []), *singles)
        tiles = tuple(rack.elements())
        return Search(sets, tiles, drawn, ANY, must=tuple(must.elements()), laid_before=before)


@lru_cache(maxsize=1 << 12)
def _completions(tiles: TileSet, jokers: int, longest: int) -> tuple[TileSet, ...]:
    """Return the valid sets of at most `longest` tiles that contain these, with at most so many Jokers; small first."""
    found = _wholes(tiles, jokers, longest)
    return tuple(sorted(found, key=lambda whole: (len(whole), sum(tile.joker for tile in whole))))


def _wholes(tiles: TileSet, jokers: int, longest: int) -> Iterator[TileSet]:
    first, last = min(tile.number for tile in tiles), max(tile.number for tile in tiles)
    colours = {tile.colour for tile in tiles}
    if first == last and len(colours) == len(tiles):
        column = [NUMBERED[kind] for kind in range(first - 1, KINDS_OF_NUMBERS, HIGHEST)]
        others = [tile for tile in column if tile.colour not in colours]
        for size in range(SMALLEST - len(tiles), min(len(others), longest - len(tiles)) + 1):
            for some in combinations(others, size):
                yield from _with_jokers(tiles, some, jokers)
    if len(colours) == 1:
        row = tiles[0].index - tiles[0].number  # the index before the 1 of this colour
        there = {tile.number for tile in tiles}
        for start in range(max(1, last - longest + 1), first + 1):
            for end in range(max(last, start + SMALLEST - 1), min(HIGHEST, start + longest - 1) + 1):
                gaps = [NUMBERED[row + number] for number in range(start, end + 1) if number not in there]
                yield from _with_jokers(tiles, tuple(gaps), jokers)


def _with_jokers(tiles: TileSet, more: tuple[Tile, ...], jokers: int) -> Iterator[TileSet]:
    """Yield the valid sets of these tiles and more ones, which may be Jokers."""
    left = jokers - sum(tile.joker for tile in tiles)

    def fill(at: int, filled: TileSet, left: int) -> Iterator[TileSet]:
        if at == len(more):
            if fault(filled) is None:
                yield filled
            return
        yield from fill(at + 1, (*filled, more[at]), left)
        if left > 0:
            yield from fill(at + 1, (*filled, JOKER_AS[more[at].index]), left - 1)

    yield from fill(0, tiles, left)
