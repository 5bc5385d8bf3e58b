"""The solver against brute force on small tables: every way to share tiles out is tried there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import HealthCheck, assume, given
from hypothesis import strategies as st
from support.examples import examples

from uno_tui.games.rummy.rules.easy_lays import lays_easily
from uno_tui.games.rummy.rules.good_lays import good_lays, to_lay
from uno_tui.games.rummy.rules.layout import Layout, examine
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.sets import TileSet, fault, sort_set
from uno_tui.games.rummy.rules.solver import Search, Weights, best_lay, can_lay, go_out, most_points, most_tiles
from uno_tui.games.rummy.rules.tiles import JOKER, JOKER_AS, NUMBERED, Tile, tiles

KINDS = {
    lowest: [kind for kind in NUMBERED if kind.colour in ("R", "Y", "G") and lowest <= kind.number < lowest + 5]
    for lowest in (1, 4, 8)
}
"""Small enough that brute force ends, large enough for runs, groups and both, at either end and in the middle."""


@cache
def possible_sets(kinds: frozenset[Tile]) -> tuple[TileSet, ...]:
    """All sets that can be made of these kinds of tiles, standing Jokers included."""
    ordinary = sorted(kinds, key=lambda kind: (kind.index, kind.joker))
    found = []
    for size in range(3, 6):
        for some in combinations(ordinary, size):
            found += [sort_set(some)] if fault(some) is None else []
    return tuple(found)


def partitions(count: Counter[Tile], loose: Counter[Tile]) -> Iterator[tuple[TileSet, ...]]:
    """Every way to lay all these tiles out in sets, where `loose` ones may lie alone."""
    left = +count
    if not left:
        yield ()
        return
    first = min(left, key=lambda kind: (kind.index, kind.joker))
    for some in possible_sets(frozenset(left)):
        if first in some:
            for rest in partitions(left - Counter(some), loose):
                yield (some, *rest)
    if loose[first]:
        for rest in partitions(left - Counter([first]), loose - Counter([first])):
            yield ((first,), *rest)


def everything(sets: tuple[TileSet, ...], rack: tuple[Tile, ...], drawn: Tile | None) -> Iterator[tuple[Lay, Layout]]:
    """Every legal lay, one table for each choice of tiles and Jokers; the law itself decides what is legal."""
    table = Counter(each for some in sets for each in some)
    loose = Counter(some[0] for some in sets if len(some) == 1)
    numbers = Counter({kind: count for kind, count in table.items() if not kind.joker})
    jokers = sum(count for kind, count in table.items() if kind.joker)
    own = Counter(each for each in (rack if drawn is None else (drawn,)) if each is not JOKER)
    spare = sum(each is JOKER for each in rack)
    numbers_there = {kind.number for kind in [*table, *rack]}
    meanings = [JOKER_AS[kind.index] for kind in NUMBERED if numbers_there & set(range(kind.number - 2, kind.number + 3))]
    for laid in subsets(own):
        for idle in range(loose[JOKER] + 1):
            for named in range(jokers + spare - idle + 1):
                for meant in multisets(meanings, named):
                    count = numbers + Counter(laid) + Counter(meant) + Counter({JOKER: idle})
                    for after in partitions(count, loose):
                        lay = Lay(after)
                        found = examine(sets, rack, drawn, "turn", lay)
                        if isinstance(found, Layout):
                            yield lay, found
                            break


def subsets(own: Counter[Tile]) -> Iterator[tuple[Tile, ...]]:
    some = sorted(own.elements(), key=lambda kind: kind.index)
    for size in range(min(4, len(some)) + 1):
        yield from sorted(set(combinations(some, size)), key=repr)


def multisets(kinds: list[Tile], size: int) -> Iterator[tuple[Tile, ...]]:
    return combinations_with_replacement(kinds, size)


@cache
def sets_from(lowest: int) -> tuple[TileSet, ...]:
    kinds = KINDS[lowest]
    return possible_sets(frozenset([*kinds, *(JOKER_AS[kind.index] for kind in kinds)]))


@st.composite
def positions(draw: st.DrawFn, jokers: int = 1) -> tuple[tuple[TileSet, ...], tuple[Tile, ...]]:
    """A small table and rack that the pack can make, with so many Jokers in all, or fewer."""
    lowest = draw(st.sampled_from(sorted(KINDS)))
    kinds = KINDS[lowest]
    some = draw(st.lists(st.sampled_from(sets_from(lowest)), max_size=3))
    alone = draw(st.lists(st.sampled_from([*kinds, JOKER]), max_size=2))
    rack = draw(st.lists(st.sampled_from([*kinds, *kinds, JOKER]), min_size=1, max_size=5))
    left = Counter(dict.fromkeys(NUMBERED, 2)) + Counter({JOKER: jokers})
    sets, own = [], []
    for each in [*some, *((single,) for single in alone)]:
        used = Counter(kind.bare for kind in each)
        if not used - left:
            left -= used
            sets.append(each)
    for each in rack:
        if left[each]:
            left[each] -= 1
            own.append(each)
    return tuple(sets), tuple(own)


@examples(250)
@given(positions(), st.booleans())
def test_the_solver_finds_what_brute_force_finds(
    position: tuple[tuple[TileSet, ...], tuple[Tile, ...]], drawing: bool
) -> None:
    sets, rack = position
    drawn = rack[-1] if drawing and rack else None
    ways = [found for _, found in everything(sets, rack, drawn)]
    assert can_lay(sets, rack, drawn) == bool(ways)
    tiles_best, points_best = most_tiles(sets, rack, drawn, None), most_points(sets, rack, drawn, None)
    if not ways:
        assert tiles_best is None
        assert points_best is None
        assert good_lays(sets, rack, drawn) == ()
        assert not lays_easily(sets, rack if drawn is None else (drawn,))
        return
    assert tiles_best is not None
    assert points_best is not None
    assert tiles_best.weight == max(len(found.laid) for found in ways)
    assert points_best.weight == max(sum(each.points for each in found.laid) for found in ways)
    empties = [found for found in ways if len(found.laid) - len(found.takes) == len(rack)]
    assert (go_out(sets, rack, drawn, None) is not None) == bool(empties)
    for solution in (tiles_best, points_best):
        assert solution.exact
        judged = examine(sets, rack, drawn, "turn", to_lay(solution))
        assert isinstance(judged, Layout)
        assert judged == Layout(solution.laid, solution.takes, judged.actions)


@st.composite
def positions_with_jokers(draw: st.DrawFn) -> tuple[tuple[TileSet, ...], tuple[Tile, ...]]:
    """Two or three Jokers stand in sets, and the rack is short."""
    sets, rack = draw(positions(3))
    standing = sum(kind.joker for some in sets for kind in some)
    assume(standing in (2, 3) and JOKER not in rack)
    return sets, rack[: 4 - standing]


@pytest.mark.slow
@pytest.mark.timeout(600)
@examples(3, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(positions_with_jokers())
def test_several_jokers_are_freed_and_laid_again(position: tuple[tuple[TileSet, ...], tuple[Tile, ...]]) -> None:
    sets, rack = position
    ways = [found for _, found in everything(sets, rack, None)]
    points = most_points(sets, rack, None, None)
    assert (points.weight if points else None) == max(
        (sum(each.points for each in found.laid) for found in ways), default=None
    )
    empties = [found for found in ways if len(found.laid) - len(found.takes) == len(rack)]
    assert (go_out(sets, rack, None, None) is not None) == bool(empties)


@examples(100)
@given(positions(), st.lists(st.integers(-3, 9), min_size=48, max_size=48), st.integers(-5, 9), st.integers(-6, 6))
def test_any_weights(
    position: tuple[tuple[TileSet, ...], tuple[Tile, ...]], numbers: list[int], joker: int, taken: int
) -> None:
    sets, rack = position
    weights = Weights(tuple(numbers), joker, taken)
    found = best_lay(sets, rack, None, weights, None)
    values = [
        sum(joker if each.joker else numbers[each.index] for each in way.laid) + taken * len(way.takes)
        for _, way in everything(sets, rack, None)
    ]
    assert (found.weight if found else None) == (max(values) if values else None)


HINT = Weights((10,) * 48, 10, -6)


@examples(30)
@given(positions(2), st.data())
def test_what_must_be_laid_is_laid(position: tuple[tuple[TileSet, ...], tuple[Tile, ...]], data: st.DataObject) -> None:
    sets, rack = position
    must = rack[: data.draw(st.integers(1, 3))]
    search = Search(sets, rack, None, HINT, must=must)
    search.go_on(None)
    values = [
        10 * len(way.laid) - 6 * len(way.takes)
        for _, way in everything(sets, rack, None)
        if not Counter(must) - Counter(each.bare for each in way.laid)
    ]
    assert search.over
    found = search.found
    assert (found.weight if found else None) == (max(values) if values else None)
    if found is not None:
        judged = examine(sets, rack, None, "turn", to_lay(found))
        assert isinstance(judged, Layout)
        assert judged == Layout(found.laid, found.takes, judged.actions)
        assert not Counter(must) - Counter(each.bare for each in found.laid)


@examples(150)
@given(positions(3), st.integers(1, 40))
def test_a_search_in_short_steps_finds_the_same(
    position: tuple[tuple[TileSet, ...], tuple[Tile, ...]], effort: int
) -> None:
    sets, rack = position
    whole = best_lay(sets, rack, None, HINT, None)
    search = Search(sets, rack, None, HINT)
    steps, weights = 0, [-1_000]
    while not search.over:
        search.go_on(effort)
        steps += 1
        assert steps < 2_000
        if search.found is not None:
            assert search.found.exact is search.over
            weights.append(search.found.weight)
    assert weights == sorted(weights)
    assert (search.found.weight if search.found else None) == (whole.weight if whole else None)


def table(text: str) -> tuple[TileSet, ...]:
    return tuple(tiles(part.strip("[] ")) for part in text.split("]") if part.strip())


@pytest.mark.parametrize(
    ("sets", "rack", "most"),
    [
        ("[R4 R5 R6 R7 R8]", "R6", 1),
        ("[R7 Y7 G7] [B7 B8 B9 B10]", "R8 R9", 2),
        ("[R7 Y7 G7 B7] [R4 R5 R6]", "R8", 1),
        ("[R1 R2 R3 R4] [Y1 Y2 Y3 Y4] [G1 G2 G3 G4]", "B1 B4", 2),
        ("[R4 J=R5 R6]", "R5", 2),
        ("[R4 J=R5 R6 R7] [B4 J=B5 B6 B7]", "R5 B5", 4),
        ("[R4 J=R5 R6 R7] [B4 J=B5 B6 B7] [G5 R5 B5]", "Y5", 3),
        ("[R4 J=R5 R6]", "R5 B9 B11", 4),
        ("[R4 J=R5 R6] [Y5 G5 B5]", "R7", 1),
        ("[R9] [J]", "B9 Y10", 1),
        ("[J]", "B9", 0),
        ("[J]", "B9 B8", 2),
        ("[R12] [R2]", "R1", 0),
    ],
)
def test_known_positions(sets: str, rack: str, most: int) -> None:
    found = most_tiles(table(sets), tiles(rack), None, None)
    assert (found.weight if found else 0) == most
    assert can_lay(table(sets), tiles(rack)) == bool(most)


def test_past_its_budget_the_solver_says_so() -> None:
    sets, rack = table("[R1 R2 R3] [Y5 G5 B5] [J] [G8]"), tiles("R4 Y1 J J G9 B9 R9 B10")
    found = best_lay(sets, rack, None, Weights((1,) * 48, 1, 0), None)
    assert found is not None
    assert found.exact
    hurried = [most_points(sets, rack, None, budget) for budget in (40, 80, 160, 320)]
    assert any(found is not None and not found.exact for found in hurried)
