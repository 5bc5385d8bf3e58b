"""The best lay, found exactly by dynamic programming over the numbers 1 to 12.

Between two numbers, only this matters of the runs begun so far: for each colour, how many end here with one, two, or
three and more tiles, and whether their last tile is a Joker. For each such state the search remembers the best weight
of the tiles that can still be laid, for every number of tiles from none to four. Jokers on the table keep their
meaning, or are taken by replacement (RUM-10); the numbers that came and went so far are part of the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from uno_tui.games.rummy.rules.easy_lays import lays_easily
from uno_tui.games.rummy.rules.layout import MOST_LAID
from uno_tui.games.rummy.rules.sets import TileSet, sort_set
from uno_tui.games.rummy.rules.sharing import GROUPS_FIT, Ahead, Option, extend_runs, group_tiles, options
from uno_tui.games.rummy.rules.tiles import HIGHEST, JOKER, JOKER_AS, KINDS_OF_NUMBERS, NUMBERED, Tile, sort_tiles

BUDGET = 60_000
"""The number of ways after which the search stops proving that its lay is the best: about half a second."""
MOST_KEPT = 40_000
"""The most ways that a search keeps to come back to: without a limit one large search keeps much memory for good."""
COLOURS = 4
JOKERS = 4
NEVER = -(10**9)

Sets = tuple[TileSet, ...]
Choice = tuple[Option, Option, Option, Option]


# States and edges are made by the hundred thousand. They are plain tuples, which the garbage collector leaves alone:
# named ones take a quarter longer. These are the names of their places.
State = tuple[int, int, int, int, int, int]
"""The state between two numbers: open runs of the four colours (see `sharing`), and Jokers.

At HAND is the number of Jokers at hand, negative if more came than were freed so far; at IDLE the number of start
Jokers that still lie alone.
"""
HAND: Final = 4
IDLE: Final = 5
Edge = tuple[State, int, int, int, Choice]
"""The state that a choice leads to, the numbers of number tiles and Jokers that it lays, their weight, the choice."""
CHILD: Final = 0
JOKERS_LAID: Final = 2
WEIGHT: Final = 3
CHOICE: Final = 4


class Weights(msgspec.Struct, frozen=True):
    """The weights of laying a number tile (by index) and a Joker, and of taking a Joker."""

    numbers: tuple[int, ...]
    joker: int
    taken: int


TILES = Weights((1,) * KINDS_OF_NUMBERS, 1, 0)
POINTS = Weights(tuple(tile.points for tile in NUMBERED), JOKER.points, 0)
RACK = Weights((1,) * KINDS_OF_NUMBERS, 1, -1)
"""Weighs a lay by how much the rack shrinks."""


class Solution(msgspec.Struct, frozen=True):
    """A whole new table, the tiles that come from the rack, and the Jokers that go there.

    `exact` says that no better one exists; False means that the search stopped before it could prove that.
    """

    sets: Sets
    laid: tuple[Tile, ...]
    takes: tuple[Tile, ...]
    weight: int
    exact: bool = True


@lru_cache(maxsize=64)
def can_lay(
    sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None, budget: int | None = None
) -> bool:
    """Return whether anything can be laid, the table rearranged as needed (RUM-8); after drawing, the drawn tile.

    Past the `budget`, returns False if nothing has been found.
    """
    if lays_easily(sets, rack if drawn is None else (drawn,)):
        return True
    return Search(sets, rack, drawn, TILES).finds_any(budget)


def most_tiles(
    sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None, budget: int | None = BUDGET
) -> Solution | None:
    """Return a lay of the most tiles; None if nothing can be laid, or nothing is found within the budget."""
    return best_lay(sets, rack, drawn, TILES, budget)


def most_points(
    sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None, budget: int | None = BUDGET
) -> Solution | None:
    """Return a lay of the most points; None as for `most_tiles`."""
    return best_lay(sets, rack, drawn, POINTS, budget)


def go_out(
    sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None, budget: int | None = BUDGET
) -> Solution | None:
    """Return a lay that empties the rack, freed Jokers included; None as for `most_tiles`."""
    # More than four tiles cannot leave the rack in one turn (RUM-6).
    if len(rack) > MOST_LAID:
        return None
    # A tile laid weighs 1, a freed Joker -1 until it is laid again: only an empty rack gives its whole size.
    return Search(sets, rack, drawn, RACK, must=rack).find_lay(len(rack), budget)


def best_lay(
    sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None, weights: Weights, budget: int | None = BUDGET
) -> Solution | None:
    """Return a lay of the greatest weight; None as for `most_tiles`."""
    search = Search(sets, rack, drawn, weights)
    search.go_on(budget)
    return search.found


NOTHING, TOO_LITTLE, ENOUGH = range(3)
"""States of the tiles laid so far: a Joker that was freed in this turn is not enough (RUM-6)."""


class _EffortSpent(Exception):
    """Raised when the search has looked at as many ways as it may for now."""


class Search:
    """A search for the lay of the greatest weight, which can be continued until the lay is proved to be the best.

    `fixed` number tiles lie in sets, `loose` ones are unused start tiles, and `own` ones are in the rack and could be
    part of a set; `standing` Jokers lie in sets, `idle` ones alone. Number tiles that must be laid are `given`: they
    count among the fixed ones, as if they lay there already. `due` is the number of Jokers that must be laid.

    The search is depth first, for a lay of at least some weight, and remembers the states from which there is none.
    These memories stay true, so a search that goes on soon comes back to where it stopped.
    """

    def __init__(
        self,
        sets: Sets,
        rack: tuple[Tile, ...],
        drawn: Tile | None,
        weights: Weights,
        *,
        must: Sequence[Tile] = (),
        laid_before: int = 0,
    ) -> None:
        """Prepare a search.

        `laid_before` tiles of the turn already lie among the sets, and count among the four (RUM-6).
        """
        self.weights = weights
        self.sets = sets
        self.fixed = [0] * KINDS_OF_NUMBERS
        self.loose = [0] * KINDS_OF_NUMBERS
        self.standing = [0] * KINDS_OF_NUMBERS
        self.own = [0] * KINDS_OF_NUMBERS
        self.idle = 0
        self.idle_used = 0
        self._count_table()
        # After drawing, nothing but the drawn tile may be laid (RUM-8).
        usable = rack if drawn is None else (drawn,)
        self.drawing = drawn is not None
        # Freed Jokers may be laid too, so that a small rack can lay more tiles than it holds (RUM-10).
        self.most = 1 if self.drawing else min(MOST_LAID - laid_before, len(rack) + sum(self.standing))
        self.jokers = usable.count(JOKER)
        for tile in usable:
            if tile is not JOKER:
                self.own[tile.index] += 1
        # Before the given tiles are taken out: a given tile of no use is missing then, and the search is over.
        self._drop_useless()
        self.given = [tile for tile in must if tile is not JOKER]
        self.due = len(must) - len(self.given)
        for tile in self.given:
            self.own[tile.index] -= 1
            self.fixed[tile.index] += 1
        # More must be laid than may be, or a tile that the rack lacks or no set can take.
        self.over = len(must) > self.most or min(self.own) < 0
        """Whether the search is over: the best lay is known, or that there is none."""
        # Given number tiles count as laid; the Jokers that are due are laid by the search.
        self.most -= len(self.given)
        # Given tiles come from the rack, which is what RUM-6 asks of a turn.
        self.laid = ENOUGH if laid_before or self.given else NOTHING
        self.found: Solution | None = None
        """The best lay so far."""
        if self.over:
            return
        self.freed_from = self._freeable()
        self.standing_from = self._standing_from()
        self.twins_from, self.numbers_from = self._freeing()
        self.start: State = (0, 0, 0, 0, self.jokers, self.idle)
        self.coming = self._may_come(0, self.start, self.most)
        # A Joker laid may be the one of the rack, if there was one; else it was freed in this turn (RUM-6).
        self.joker_counts = ENOUGH if self.jokers else TOO_LITTLE
        self.ahead = [self._ahead(kind) for kind in range(KINDS_OF_NUMBERS)]
        self.seen = 0
        self.limit: int | None = None
        """The number of ways that may be seen before the search stops for now."""
        self.patience = 1
        """The factor by which a step is longer than asked for, as long as steps are too short to find anything out."""
        self.kept = 0
        """The number of ways in `edges`."""
        self.bounds: dict[tuple[int, int, int, int, int], int] = {}
        self.edges: dict[tuple[int, State, int], list[Edge]] = {}
        self.failed: dict[tuple[int, State, int, int, int], int] = {}

    def _count_table(self) -> None:
        for tiles in self.sets:
            for tile in tiles:
                if tile is JOKER:
                    self.idle += 1
                elif tile.joker:
                    self.standing[tile.index] += 1
                else:
                    (self.fixed if len(tiles) > 1 else self.loose)[tile.index] += 1

    def _freeable(self) -> list[int]:
        """Return, for each number, how many Jokers can be freed and laid again from there on."""
        counts = [0] * (HIGHEST + 1)
        # After drawing, a freed Joker stays in the rack (RUM-8).
        if not self.drawing:
            for kind, count in enumerate(self.standing):
                if count:
                    # No more than there are tiles to take their places (RUM-10).
                    counts[kind % HIGHEST] += min(count, self.fixed[kind] + self.loose[kind] + self.own[kind])
        for number in reversed(range(HIGHEST)):
            counts[number] += counts[number + 1]
        return counts

    def _standing_from(self) -> list[int]:
        """Return, for each number, how many Jokers lie in sets from there on."""
        counts = [0] * (HIGHEST + 1)
        for number in reversed(range(HIGHEST)):
            counts[number] = counts[number + 1] + sum(self.standing[number::HIGHEST])
        return counts

    def _freeing(self) -> tuple[list[int], list[tuple[list[int], list[int]]]]:
        """Return, for each number, counts and weights of the tiles from there on.

        First, how many Jokers stand for a tile that also lies on the table. Second, the weights of number tiles of
        the rack, the heaviest first: of those that can free another Joker, and of the others.
        """
        twins = [0] * (HIGHEST + 1)
        numbers: list[tuple[list[int], list[int]]] = [([], []) for _ in twins]
        for kind, own in enumerate(self.own):
            standing = 0 if self.drawing else self.standing[kind]
            there = min(standing, self.fixed[kind] + self.loose[kind])
            freeing = min(own, standing - there)
            for number in range(kind % HIGHEST + 1):
                twins[number] += there
                numbers[number][0].extend([self.weights.numbers[kind]] * freeing)
                numbers[number][1].extend([self.weights.numbers[kind]] * (own - freeing))
        for parts in numbers:
            for part in parts:
                part.sort(reverse=True)
        return twins, numbers

    def _may_come(self, number: int, state: State, most: int) -> int:
        """Return the most Jokers that can still come: from the rack, idle start Jokers, those freed in this turn."""
        return max(0, min(JOKERS, state[IDLE] + min(most, state[HAND] + self.freed_from[number])))

    def _ahead(self, kind: int) -> Ahead:
        """Return the tiles that there can be at the next two numbers of a colour."""
        number = kind % HIGHEST
        after = [kind + step for step in (1, 2) if number + step < HIGHEST]
        there = [self.fixed[each] + self.loose[each] + self.standing[each] for each in after] + [0, 0]
        room = [self.fixed[each] + self.loose[each] + self.standing[each] + self.own[each] for each in after] + [0, 0]
        jokers = bool(after and (self.coming or self.standing[after[0]]))
        return Ahead(room[0], room[1], there[0], there[1], jokers, len(after))

    def _drop_useless(self) -> None:
        """Leave out tiles of the rack, and loose ones, that can be in no set."""
        # Each tile left out can make others useless, so this goes on until nothing changes.
        again = True
        while again:
            again = False
            there = [
                bool(self.fixed[kind] or self.loose[kind] or self.own[kind] or self.standing[kind])
                for kind in range(KINDS_OF_NUMBERS)
            ]
            for kind in range(KINDS_OF_NUMBERS):
                # A tile with a twin in a set is kept: with the neighbours of its twin it could be of use as well.
                idle = (self.own[kind] or self.loose[kind]) and not self.fixed[kind]
                if idle and not self._useful(kind, there):
                    self.loose[kind] = self.own[kind] = 0
                    again = True

    def _useful(self, kind: int, there: list[bool]) -> bool:
        # It can replace the Joker that stands for it.
        if self.standing[kind]:
            return True
        number = kind % HIGHEST
        # Jokers that could lie beside it; after drawing, those that are freed may not (RUM-8).
        spare = self.idle + self.jokers + (0 if self.drawing else sum(self.standing))
        others = sum(there[kind % HIGHEST + HIGHEST * colour] for colour in range(COLOURS)) - 1
        # A group needs two other colours, and a Joker can be one of them.
        if others >= 2 or (others == 1 and spare):
            return True
        # A run: in a stretch of three numbers around it, a Joker can fill one gap, and two Jokers the gaps
        # on both sides, as they may not touch (RUM-3).
        for first in range(max(0, number - 2), min(number, HIGHEST - 3) + 1):
            missing = [step for step in range(first, first + 3) if not there[kind - number + step]]
            if len(missing) <= min(1, spare) or (spare > 1 and missing == [first, first + 2]):
                return True
        return False

    def finds_any(self, effort: int | None) -> bool:
        """Return whether anything can be laid; past the `effort`, False if nothing has been found."""
        # With the weights TILES every tile weighs 1, so that this asks for any lay.
        return self._try(1, effort) is not None

    def find_lay(self, weight: int, effort: int | None) -> Solution | None:
        """Return a lay of `weight`, the greatest possible; None if there is none, or none is found in the `effort`."""
        # Given tiles weigh nothing on the way: for the search they lie on the table.
        way = self._try(weight - self._given_weight, effort)
        return None if way is None else self._solution(way)

    def _try(self, weight: int, effort: int | None) -> list[Edge] | None:
        if self.over:
            return None
        self.limit = None if effort is None else self.seen + effort
        try:
            return self._way(0, self.start, self.most, self.laid, self.due, weight)
        except _EffortSpent:
            return None

    def go_on(self, effort: int | None) -> None:
        """Look at about `effort` more ways for the lay of the greatest weight (None: until it is proved)."""
        if self.over:
            return
        self.limit = None if effort is None else self.seen + effort * self.patience
        known = len(self.failed)
        found: list[Edge] | None = None
        weight = NEVER if self.found is None else self.found.weight - self._given_weight
        try:
            # Each way raises the bar for the next one; when none reaches it, the last is proved to be the best.
            while way := self._way(0, self.start, self.most, self.laid, self.due, weight + 1):
                found, weight = way, sum(edge[WEIGHT] for edge in way)
            self.over = True
        except _EffortSpent:
            # If nothing new was learned, the next step would stop at the same place: it must go further.
            self.patience = 1 if len(self.failed) > known else 2 * self.patience
        if found is not None:
            self.found = self._solution(found)
        if self.found is not None:
            self.found = msgspec.structs.replace(self.found, exact=self.over)

    def _bound(self, number: int, hand: int, most: int, laid: int, due: int) -> int:
        """Return an upper bound of the weight of `most` tiles laid from here on, `due` Jokers among them."""
        key = (number, hand, most, laid, due)
        if key not in self.bounds:
            jokers = range(due, most + 1)
            heaviest = max((self._heaviest_with(count, number, hand, most, laid) for count in jokers), default=NEVER)
            # Where a Joker taken is worth something, each one that lies ahead might be taken.
            self.bounds[key] = heaviest + max(0, self.weights.taken) * self.standing_from[number]
        return self.bounds[key]

    def _heaviest_with(self, jokers: int, number: int, hand: int, most: int, laid: int) -> int:
        """Return such a bound if `jokers` of the tiles laid are Jokers; NEVER if that is impossible.

        Jokers that are neither at hand nor stand for a tile that also lies on the table must be freed by number tiles
        that are laid. At least one tile comes from the rack (RUM-6).
        """
        freeing, others = self.numbers_from[number]
        # Jokers that must be freed by tiles of the rack, which are laid for it.
        needed = max(0, jokers - hand - self.twins_from[number])
        room = most - jokers
        if needed > min(room, len(freeing)):
            return NEVER
        # The other places go to the heaviest tiles that are left, and none to a tile that weighs less than nothing.
        rest = sorted(freeing[needed:] + others, reverse=True)[: room - needed]
        worth = [value for value in rest if value > 0]
        # If nothing so far comes from the rack, one tile must, whatever it weighs (RUM-6).
        if not (worth or needed or laid == ENOUGH or (jokers and self.jokers)):
            worth = rest[:1]
            if not worth:
                return NEVER
        # Jokers beyond those at hand must be taken first.
        taken = min(0, self.weights.taken) * max(0, jokers - hand)
        return jokers * self.weights.joker + taken + sum(freeing[:needed]) + sum(worth)

    def _way(self, number: int, state: State, most: int, laid: int, due: int, least: int) -> list[Edge] | None:
        """Return a way to a finished table that lays at most `most` more tiles, of at least the weight `least`.

        The last edge comes first; None if there is no such way. `laid` is the state of the tiles laid before (RUM-6),
        `due` the number of Jokers that must still be laid. Raises _EffortSpent past the limit.
        """
        # The end: all Jokers laid have come from somewhere, enough is laid (RUM-6), and nothing is due.
        if number == HIGHEST:
            return [] if least <= 0 and state[HAND] >= 0 and laid == ENOUGH and not due else None
        if self._bound(number, state[HAND], most, laid, due) < least:
            return None
        key = (number, state, most, laid, due)
        # Looked at before in vain, for this weight or less.
        if self.failed.get(key, least + 1) <= least:
            return None
        for edge in self._leads(number, state, most):
            child, numbers, jokers, weight, _ = edge
            if numbers + jokers <= most:
                # A number tile always comes from the rack.
                more = ENOUGH if numbers else max(laid, self.joker_counts if jokers else NOTHING)
                left = max(0, due - jokers)
                way = self._way(number + 1, child, most - numbers - jokers, more, left, least - weight)
                if way is not None:
                    way.append(edge)
                    return way
        # Remembered for good: what is possible from here does not depend on the way to here.
        self.failed[key] = least
        return None

    def _leads(self, number: int, state: State, most: int) -> list[Edge]:
        """Return the edges of all ways to use the tiles of a number, the heaviest first. Raises _EffortSpent."""
        edges = self.edges.get((number, state, most))
        if edges is None:
            # The effort counts the ways that are made, not how often they are looked at.
            if self.limit is not None and self.seen > self.limit:
                raise _EffortSpent
            edges = self._expand(number, state, most)
            edges.sort(key=_weight, reverse=True)
            # One more, so that a state without any way costs something too.
            self.seen += len(edges) + 1
            self.kept += len(edges)
            if self.kept > MOST_KEPT:
                # What is dropped is made again when it is needed; the memory of failures stays.
                self.edges.clear()
                self.kept = len(edges)
            self.edges[number, state, most] = edges
        return edges

    def _expand(self, number: int, state: State, most: int) -> list[Edge]:
        """Return the edges of all ways to use the tiles of a number, if `most` more tiles may be laid."""
        # Start Jokers cost a tile that comes, but do not count among the four.
        cap = most + state[IDLE]
        coming = self._may_come(number, state, most)
        red, yellow, green, blue = (
            options(
                self.fixed[kind],
                self.loose[kind],
                self.own[kind],
                self.standing[kind],
                coming,
                state[colour],
                self.ahead[kind],
                cap,
            )
            for colour, kind in enumerate(range(number, KINDS_OF_NUMBERS, HIGHEST))
        )
        edges: list[Edge] = []
        # Colour by colour: the options are grouped by the tiles for groups, and the first of each is the cheapest.
        for r_key, reds in red.items():
            left_r = cap - reds[0].cost
            for y_key, yellows in yellow.items():
                left_y = left_r - yellows[0].cost
                if left_y < 0:
                    continue
                for g_key, greens in green.items():
                    left_g = left_y - greens[0].cost
                    if left_g < 0:
                        continue
                    for b_key, blues in blue.items():
                        keys = r_key + y_key + g_key + b_key
                        if left_g < blues[0].cost:
                            continue
                        # No tiles for groups, or some that make groups; key >> 3 is how many one colour gives.
                        if not keys or (keys, max(r_key, y_key, g_key, b_key) >> 3) in GROUPS_FIT:
                            self._combine(number, state, cap, coming, (reds, yellows, greens, blues), edges)
        return edges

    def _combine(
        self, number: int, state: State, cap: int, coming: int, parts: Sequence[list[Option]], edges: list[Edge]
    ) -> None:
        """Add the edges of all combinations of these options of the four colours that `cap` and `coming` allow."""
        reds, yellows, greens, blues = parts
        hand, idle, taken, joker = state[HAND], state[IDLE], self.weights.taken, self.weights.joker
        # More Jokers may have come than were freed so far, if as many can be freed at later numbers.
        least = -self.freed_from[number + 1]
        r_worth, y_worth, g_worth, b_worth = self.weights.numbers[number::HIGHEST]
        add = edges.append
        for r in reds:
            left_r, come_r = cap - r.cost, coming - r.must_come
            for y in yellows:
                left_y, come_y = left_r - y.cost, come_r - y.must_come
                # The cheapest options come first: the others cost too much as well.
                if left_y < 0:
                    break
                for g in greens:
                    left_g, come_g = left_y - g.cost, come_y - g.must_come
                    if left_g < 0:
                        break
                    # Options are not sorted by this: a later one may need fewer Jokers.
                    if come_g < 0:
                        continue
                    laid = r.laid + y.laid + g.laid
                    came = r.came + y.came + g.came
                    left = r.left + y.left + g.left
                    weight = r.laid * r_worth + y.laid * y_worth + g.laid * g_worth
                    for b in blues:
                        if left_g < b.cost:
                            break
                        if b.must_come > come_g:
                            continue
                        jokers, freed = came + b.came, left + b.left
                        # After drawing, a freed Joker stays in the rack (RUM-8).
                        held = hand if self.drawing else min(JOKERS, hand + freed)
                        worth = weight + b.laid * b_worth + freed * taken
                        # Jokers that come can be start Jokers or come from the rack: each split is a way of its own.
                        for used in range(min(jokers, idle) + 1):
                            rest = held - jokers + used
                            if rest >= least:
                                child = (r.runs, y.runs, g.runs, b.runs, rest, idle - used)
                                own = jokers - used
                                add((child, laid + b.laid, own, worth + own * joker, (r, y, g, b)))

    @property
    def _given_weight(self) -> int:
        """The weight of the number tiles that must be laid."""
        return sum(self.weights.numbers[tile.index] for tile in self.given)

    def _solution(self, way: Sequence[Edge]) -> Solution:
        """Return the solution that a way leads to; its last edge comes first."""
        choices = [edge[CHOICE] for edge in reversed(way)]
        jokers = sum(edge[JOKERS_LAID] for edge in way)
        # The last edge comes first: the start Jokers that are idle after it stay so.
        self.idle_used = self.idle - way[0][CHILD][IDLE]
        weight = self._given_weight + sum(edge[WEIGHT] for edge in way)
        laid = self.given + [
            NUMBERED[colour * HIGHEST + number]
            for number, choice in enumerate(choices)
            for colour, option in enumerate(choice)
            for _ in range(option.laid)
        ]
        sets = self._table(choices, laid)
        came, gone = self._moved_jokers(sets)
        # Of the Jokers that came, any may be the start Jokers: the last ones are taken for them.
        return Solution(sets, sort_tiles([*laid, *came[:jokers]]), tuple(gone), weight)

    def _moved_jokers(self, sets: Sets) -> tuple[list[Tile], list[Tile]]:
        now = Counter(tile.index for tiles in sets for tile in tiles if tile.joker and tile is not JOKER)
        before = Counter({kind: count for kind, count in enumerate(self.standing) if count})
        came, gone = (now - before).elements(), (before - now).elements()
        return [JOKER_AS[kind] for kind in came], [JOKER_AS[kind] for kind in sorted(gone)]

    def _table(self, choices: Sequence[Choice], laid: Sequence[Tile]) -> Sets:
        """Return the sets that the choices make, with the start tiles that stay alone."""
        sets: list[TileSet] = []
        for colour in range(COLOURS):
            runs: list[list[Tile]] = []
            for number, choice in enumerate(choices):
                kind = colour * HIGHEST + number
                done = extend_runs(runs, choice[colour], NUMBERED[kind], JOKER_AS[kind])
                sets += map(tuple, done)
            sets += map(tuple, runs)
        for number, choice in enumerate(choices):
            sets += group_tiles(number, [(option.grouped, option.jokers_grouped) for option in choice])
        return tuple(sort_set(tiles) for tiles in (*sets, *self._alone(sets, laid)))

    def _alone(self, sets: Sequence[TileSet], laid: Sequence[Tile]) -> list[TileSet]:
        """Return the start tiles that still lie alone: tiles that were on the table or were laid, and are in no set."""
        loose = Counter(tiles[0] for tiles in self.sets if len(tiles) == 1)
        used = Counter(tile for tiles in sets for tile in tiles)
        was = Counter(tile for tiles in self.sets for tile in tiles) + Counter(laid)
        alone: list[TileSet] = []
        for tile, count in loose.items():
            # A start tile can have a twin that was used: as many stay alone as lie in no set.
            stay = self.idle - self.idle_used if tile is JOKER else min(count, was[tile] - used[tile])
            alone += [(tile,)] * stay
        return alone


def _weight(edge: Edge) -> int:
    return edge[WEIGHT]
