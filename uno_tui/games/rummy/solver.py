"""What can be laid at best: exact, by dynamic programming over the numbers 1 to 12.

Between two numbers all that matters of the runs begun so far is, for each colour, how many end here with one, two, or
three and more tiles, and whether their last tile is a Joker. For each such state the search remembers the best weight
of what can still be laid, for every number of tiles from none to four. Jokers on the table keep their meaning, or are
taken by replacement (RUM-10); how many came and went so far is part of the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from uno_tui.cards.rummy import HIGHEST, JOKER, KINDS_OF_NUMBERS, NUMBERED, STANDING, Tile, in_order
from uno_tui.games.rummy.drafts import MOST_LAID
from uno_tui.games.rummy.filling import Ahead, Option, extend_runs, group_tiles, groups_fit, options
from uno_tui.games.rummy.sets import TileSet, ordered
from uno_tui.games.rummy.simple import lays_easily

BUDGET = 20_000
"""States looked at before the search for the best gives up proving: about a second."""
COLOURS = 4
JOKERS = 4
NEVER = -(10**9)
NEVER_LAID = 99

Sets = tuple[TileSet, ...]
State = tuple[int, int, int, int, int, int]
"""Open runs of the four colours (see `filling`), Jokers that came to the table, Jokers that left it."""
START: State = (0, 0, 0, 0, 0, 0)
Choice = tuple[Option, Option, Option, Option]
Edge = tuple[State, int, int, Choice]
"""Where a choice leads, how many number tiles it lays, and what they weigh."""


class Weights(msgspec.Struct, frozen=True):
    """What laying a tile is worth: by index of number tile, for a Joker, and for a Joker taken."""

    numbers: tuple[int, ...]
    joker: int
    taken: int


TILES = Weights((1,) * KINDS_OF_NUMBERS, 1, 0)
POINTS = Weights(tuple(tile.points for tile in NUMBERED), JOKER.points, 0)
RACK = Weights((1,) * KINDS_OF_NUMBERS, 1, -1)
"""By how much the rack shrinks."""


class Solution(msgspec.Struct, frozen=True):
    """A whole new table, the tiles it takes from the rack, the Jokers that go there.

    `exact` says that nothing better exists; False that the search gave up before it could prove that.
    """

    sets: Sets
    laid: tuple[Tile, ...]
    takes: tuple[Tile, ...]
    weight: int
    exact: bool = True


@lru_cache(maxsize=512)
def can_lay(sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None) -> bool:
    """Whether anything can be laid at all, the table rearranged as needed (RUM-8); after drawing, that tile."""
    if lays_easily(sets, rack if drawn is None else (drawn,)):
        return True
    return _Search(sets, rack, drawn, TILES, None).any()


def most_tiles(
    sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None, budget: int | None = BUDGET
) -> Solution | None:
    """The lay of the most tiles, and of those the one of the most points; None if nothing can be laid."""
    scale = 1000
    weights = Weights(tuple(scale + points for points in POINTS.numbers), scale + POINTS.joker, 0)
    found = best_lay(sets, rack, drawn, weights, budget)
    return found and msgspec.structs.replace(found, weight=len(found.laid))


def most_points(
    sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None, budget: int | None = BUDGET
) -> Solution | None:
    """The lay of the most points; None if nothing can be laid."""
    return best_lay(sets, rack, drawn, POINTS, budget)


def go_out(
    sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None = None, budget: int | None = BUDGET
) -> Solution | None:
    """A lay that empties the rack, freed Jokers included; None if there is none."""
    if len(rack) > MOST_LAID:
        return None
    found = best_lay(sets, rack, drawn, RACK, budget)
    return found if found is not None and found.weight == len(rack) else None


def best_lay(
    sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None, weights: Weights, budget: int | None = BUDGET
) -> Solution | None:
    """The lay that weighs most; None if nothing can be laid (or, past the budget, nothing was found)."""
    return _Search(sets, rack, drawn, weights, budget).best()


class _Search:
    """One position and one question.

    `fixed` number tiles lie in sets, `loose` ones are unused start tiles, `own` are in the rack and could be part of a
    set; `standing` Jokers lie in sets, `idle` ones alone. First all states are visited from the number 1 on, leaving
    out those that need more tiles than may be laid; then their vectors are found from the number 12 back.
    """

    def __init__(
        self, sets: Sets, rack: tuple[Tile, ...], drawn: Tile | None, weights: Weights, budget: int | None
    ) -> None:
        self.weights = weights
        self.budget = budget
        self.exact = True
        self.sets = sets
        self.fixed = [0] * KINDS_OF_NUMBERS
        self.loose = [0] * KINDS_OF_NUMBERS
        self.standing = [0] * KINDS_OF_NUMBERS
        self.own = [0] * KINDS_OF_NUMBERS
        self.idle = 0
        self.idle_used = 0
        self._count_table()
        usable = rack if drawn is None else (drawn,)
        self.drawing = drawn is not None
        self.most = 1 if self.drawing else min(MOST_LAID, len(rack) + sum(self.standing))
        self.jokers = usable.count(JOKER)
        for tile in usable:
            if tile is not JOKER:
                self.own[tile.index] += 1
        self._drop_useless()
        self.freed_from = self._freeable()
        self.coming = self._may_come(0, 0, 0)
        self.needs_number = not self.jokers and not self.drawing
        self.width = 2 * (MOST_LAID + 1) if self.needs_number and self.coming else MOST_LAID + 1
        self.ahead = [self._ahead(kind) for kind in range(KINDS_OF_NUMBERS)]
        self.edges: list[dict[State, list[Edge]]] = []
        self.vectors: list[dict[State, list[int]]] = []

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
        """How many Jokers can be freed, and laid again, from each number on."""
        counts = [0] * (HIGHEST + 1)
        if not self.drawing:
            for kind, count in enumerate(self.standing):
                if count:
                    counts[kind % HIGHEST] += min(count, self.fixed[kind] + self.loose[kind] + self.own[kind])
        for number in reversed(range(HIGHEST)):
            counts[number] += counts[number + 1]
        return counts

    def _may_come(self, number: int, came: int, left: int) -> int:
        """How many Jokers can still come: from the rack, idle start Jokers, and those freed in this turn."""
        freed = 0 if self.drawing else left + self.freed_from[number]
        return min(JOKERS, self.idle + min(self.most, self.jokers + freed)) - came

    def _ahead(self, kind: int) -> Ahead:
        """What there can be at the next two numbers of a colour."""
        number = kind % HIGHEST
        after = [kind + step for step in (1, 2) if number + step < HIGHEST]
        there = [self.fixed[each] + self.loose[each] + self.standing[each] for each in after] + [0, 0]
        room = [
            self.fixed[each] + self.loose[each] + self.standing[each] + self.own[each] + self.coming for each in after
        ] + [0, 0]
        jokers = bool(after and (self.coming or self.standing[after[0]]))
        return room[0], room[1], there[0], there[1], jokers

    def _drop_useless(self) -> None:
        """Leave out tiles of the rack, and loose ones, that no set could hold whatever is done."""
        again = True
        while again:
            again = False
            there = [
                bool(self.fixed[kind] or self.loose[kind] or self.own[kind] or self.standing[kind])
                for kind in range(KINDS_OF_NUMBERS)
            ]
            for kind in range(KINDS_OF_NUMBERS):
                idle = (self.own[kind] or self.loose[kind]) and not self.fixed[kind]
                if idle and not self._useful(kind, there):
                    self.loose[kind] = self.own[kind] = 0
                    again = True

    def _useful(self, kind: int, there: list[bool]) -> bool:
        if self.standing[kind]:
            return True
        number = kind % HIGHEST
        spare = self.idle + self.jokers + (0 if self.drawing else sum(self.standing))
        others = sum(there[kind % HIGHEST + HIGHEST * colour] for colour in range(COLOURS)) - 1
        if others >= 2 or (others == 1 and spare):
            return True
        for first in range(max(0, number - 2), min(number, HIGHEST - 3) + 1):
            missing = [step for step in range(first, first + 3) if not there[kind - number + step]]
            if len(missing) <= min(1, spare) or (spare > 1 and missing == [first, first + 2]):
                return True
        return False

    def any(self) -> bool:
        """Whether anything can be laid."""
        vector = self._root()
        return vector is not None and max(vector[1 : MOST_LAID + 1]) > NEVER

    def best(self) -> Solution | None:
        """The lay that weighs most."""
        vector = self._root()
        if vector is None:
            return None
        weight, count = max((vector[count], count) for count in range(1, MOST_LAID + 1))
        return None if weight == NEVER else self._solution(count, weight)

    def _root(self) -> list[int] | None:
        if not any(self.own) and not self.jokers:
            return None
        self._visit()
        return self._look_back()

    def _visit(self) -> None:
        """All states, number by number, each with the fewest number tiles laid that lead there."""
        layer: dict[State, int] = {START: 0}
        seen = 0
        for number in range(HIGHEST):
            following: dict[State, int] = {}
            edges: dict[State, list[Edge]] = {}
            for state, laid in layer.items():
                seen += 1
                if self.budget is not None and seen > self.budget:
                    self.exact = False
                    if following:
                        break
                edges[state] = leads = self._expand(number, state, laid)
                for child, more, _, _ in leads:
                    if following.get(child, NEVER_LAID) > laid + more:
                        following[child] = laid + more
            self.edges.append(edges)
            layer = following

    def _look_back(self) -> list[int] | None:
        """The best weights of every state by number of tiles laid from there on; those of the start.

        The second half, where there is one, is for what may only be laid together with a number tile (RUM-6).
        """
        self.vectors = [{} for _ in range(HIGHEST + 1)]
        if not self.edges or len(self.edges) < HIGHEST:
            return None
        for leads in self.edges[-1].values():
            for child, _, _, _ in leads:
                if child not in self.vectors[HIGHEST]:
                    self._end(child)
        for number in reversed(range(HIGHEST)):
            after, here = self.vectors[number + 1], self.vectors[number]
            for state, leads in self.edges[number].items():
                best: list[int] | None = None
                for child, laid, weight, _ in leads:
                    vector = after.get(child)
                    if vector is not None:
                        if best is None:
                            best = [NEVER] * self.width
                        _merge(best, vector, laid, weight)
                if best is not None:
                    here[state] = best
        return self.vectors[0].get(START)

    def _end(self, state: State) -> None:
        """What a finished table is worth: Jokers that came are start Jokers or from the rack, which are laid."""
        came, left = state[4], state[5]
        vector = [NEVER] * self.width
        most = min(came, self.jokers + (0 if self.drawing else left), self.most)
        for laid in range(max(0, came - self.idle), most + 1):
            place = laid + (MOST_LAID + 1 if laid and self.needs_number else 0)
            vector[place] = laid * self.weights.joker + left * self.weights.taken
        if max(vector) > NEVER:
            self.vectors[HIGHEST][state] = vector

    def _expand(self, number: int, state: State, laid: int) -> list[Edge]:
        """Where every way to use the tiles of a number leads."""
        cap = self.most - laid + self.idle - state[4]
        coming = self._may_come(number, state[4], state[5])
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
        for r_key, reds in red.items():
            for y_key, yellows in yellow.items():
                for g_key, greens in green.items():
                    for b_key, blues in blue.items():
                        if not (r_key or y_key or g_key or b_key) or groups_fit(r_key, y_key, g_key, b_key):
                            self._combine(number, state, cap, coming, (reds, yellows, greens, blues), edges)
        return edges

    def _combine(
        self, number: int, state: State, cap: int, coming: int, parts: Sequence[list[Option]], edges: list[Edge]
    ) -> None:
        reds, yellows, greens, blues = parts
        for r in reds:
            left_r = cap - r[8]
            for y in yellows:
                left_y = left_r - y[8]
                if left_y < 0:
                    break
                for g in greens:
                    left_g = left_y - g[8]
                    if left_g < 0:
                        break
                    for b in blues:
                        if left_g < b[8]:
                            break
                        if r[2] + y[2] + g[2] + b[2] <= coming:
                            edges.append(self._edge(number, state, (r, y, g, b)))

    def _edge(self, number: int, state: State, choice: Choice) -> Edge:
        r, y, g, b = choice
        laid = r[1] + y[1] + g[1] + b[1]
        weight = 0
        if laid:
            worth = self.weights.numbers
            for colour, option in enumerate(choice):
                weight += option[1] * worth[colour * HIGHEST + number]
        came = state[4] + r[2] + y[2] + g[2] + b[2]
        return (r[0], y[0], g[0], b[0], came, state[5] + r[3] + y[3] + g[3] + b[3]), laid, weight, choice

    def _solution(self, count: int, weight: int) -> Solution:
        """Walk the way that the best weight came, and build the table."""
        choices: list[Choice] = []
        state = START
        place, value = count, weight
        for number in range(HIGHEST):
            state, place, value, choice = self._step(number, state, place, value)
            choices.append(choice)
        laid = [
            NUMBERED[colour * HIGHEST + number]
            for number, choice in enumerate(choices)
            for colour, option in enumerate(choice)
            for _ in range(option[1])
        ]
        jokers = place % (MOST_LAID + 1)
        self.idle_used = state[4] - jokers
        sets = self._table(choices, laid)
        came, gone = self._moved_jokers(sets)
        return Solution(sets, in_order([*laid, *came[:jokers]]), tuple(gone), weight, self.exact)

    def _step(self, number: int, state: State, place: int, value: int) -> tuple[State, int, int, Choice]:
        for child, laid, weight, choice in self.edges[number][state]:
            vector = self.vectors[number + 1].get(child)
            if vector is None:
                continue
            for before in _sources(place, laid, self.width):
                if vector[before] > NEVER and vector[before] + weight == value:
                    return child, before, value - weight, choice
        raise AssertionError("the best weight came from nowhere")

    def _moved_jokers(self, sets: Sets) -> tuple[list[Tile], list[Tile]]:
        now = Counter(tile.index for tiles in sets for tile in tiles if tile.joker and tile is not JOKER)
        before = Counter({kind: count for kind, count in enumerate(self.standing) if count})
        came, gone = (now - before).elements(), (before - now).elements()
        return [STANDING[kind] for kind in came], [STANDING[kind] for kind in sorted(gone)]

    def _table(self, choices: Sequence[Choice], laid: Sequence[Tile]) -> Sets:
        """The sets that the choices make, with the start tiles that stay alone."""
        sets: list[TileSet] = []
        for colour in range(COLOURS):
            runs: list[list[Tile]] = []
            for number, choice in enumerate(choices):
                kind = colour * HIGHEST + number
                done = extend_runs(runs, choice[colour], NUMBERED[kind], STANDING[kind])
                sets += map(tuple, done)
            sets += map(tuple, runs)
        for number, choice in enumerate(choices):
            sets += group_tiles(number, [(option[4], option[5]) for option in choice])
        return tuple(ordered(tiles) for tiles in (*sets, *self._alone(sets, laid)))

    def _alone(self, sets: Sequence[TileSet], laid: Sequence[Tile]) -> list[TileSet]:
        """The start tiles that still lie alone: what was on the table or was laid, and is in no set."""
        loose = Counter(tiles[0] for tiles in self.sets if len(tiles) == 1)
        used = Counter(tile for tiles in sets for tile in tiles)
        was = Counter(tile for tiles in self.sets for tile in tiles) + Counter(laid)
        alone: list[TileSet] = []
        for tile, count in loose.items():
            stay = self.idle - self.idle_used if tile is JOKER else min(count, was[tile] - used[tile])
            alone += [(tile,)] * stay
        return alone


def _merge(best: list[int], vector: list[int], laid: int, weight: int) -> None:
    """Take over what is better in `vector` once `laid` number tiles of `weight` are laid as well."""
    for place, value in enumerate(vector):
        if value > NEVER:
            half, count = divmod(place, MOST_LAID + 1)
            count += laid
            if count <= MOST_LAID:
                target = count + (half * (MOST_LAID + 1) if not laid else 0)
                if value + weight > best[target]:
                    best[target] = value + weight


def _sources(place: int, laid: int, width: int) -> list[int]:
    """Where in the vector of what follows a value at `place` can come from, after `laid` number tiles."""
    half, count = divmod(place, MOST_LAID + 1)
    if half:
        return [] if laid else [place]
    if count < laid:
        return []
    return [count - laid, *([count - laid + MOST_LAID + 1] if laid and width > MOST_LAID + 1 else [])]
