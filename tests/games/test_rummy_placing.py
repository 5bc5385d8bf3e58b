"""The places where a tile can go: none is left out that leads to a valid table, none is offered that does not."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from support.rummy import Person, drafted, table_after

from uno_tui.games.rummy.rules.draft import Draft, SetId
from uno_tui.games.rummy.rules.placing import Placing
from uno_tui.games.rummy.rules.sets import TileSet, fault, sort_set
from uno_tui.games.rummy.rules.solver import most_tiles
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED, Tile, tiles

SMALL = [tile for tile in NUMBERED if tile.number <= 6 and str(tile.colour) in "RGB"]


def every_set(pool: Counter[Tile]) -> Iterator[TileSet]:
    """All valid sets of these tiles, by trying all of them out."""
    kinds = sorted(pool, key=lambda tile: tile.index)
    for size in range(3, 7):
        for some in combinations(kinds, size):
            if fault(sort_set(some)) is None:
                yield some


def shared_out(pool: Counter[Tile], loose: Counter[Tile]) -> bool:
    """Whether tiles make valid sets, start tiles that are left lying alone."""
    left = +pool
    if not left - loose:
        return True
    first = min((left - loose), key=lambda tile: tile.index)
    return any(first in some and shared_out(left - Counter(some), loose) for some in every_set(left))


def leads_on(draft: Draft, tile: Tile, place: SetId | None) -> bool:
    """Whether a valid table can be reached on which the tile lies in one set with the tiles of `place`; by brute force."""
    view = draft.view
    there = () if place is None else draft.tiles(place)
    table = Counter(each for some in view.sets for each in some)
    loose = Counter(some[0] for some in view.sets if len(some) == 1)
    given = Counter(draft.laid()) + Counter([tile])
    rest = sorted((Counter(view.rack) - given).elements(), key=lambda each: each.index)
    for count in range(4 - given.total() + 1):
        for more in set(combinations(rest, count)):
            pool = table + given + Counter(more)
            for some in every_set(pool):
                if not Counter((*there, tile)) - Counter(some) and shared_out(pool - Counter(some), loose):
                    return True
    return False


def small_draft(seed: int) -> Draft:
    """A draft on a small table, with a tile or two laid where they may become a set."""
    rng = random.Random(seed)
    pack = SMALL * 2
    rng.shuffle(pack)
    runs = [run for run in ("R1 R2 R3", "B2 B3 B4 B5", "R6 G6 B6", "G3 G4 G5") if rng.random() < 0.4]
    sets: list[TileSet] = list(map(tiles, runs))
    left = list((Counter(pack) - Counter(tile for some in sets for tile in some)).elements())
    rng.shuffle(left)
    rack, singles = left[:5], left[5 : 5 + rng.randrange(1, 4)]
    table = " ".join(f"[{' '.join(map(str, some))}]" for some in (*sets, *((tile,) for tile in singles)))
    person = Person(" ".join(map(str, rack)), table, ben="Y11 Y12")
    draft = Draft(person.view)
    for _ in range(rng.randrange(3)):
        tile = rng.choice(draft.board.rack)
        homes = Placing(draft, tile).sets()
        if homes:
            draft.put(rng.choice(homes), tile)
    return draft


@pytest.mark.parametrize("seed", range(30))
async def test_sets_are_offered_if_and_only_if_the_turn_can_end_with_a_valid_table(seed: int) -> None:
    draft = small_draft(seed)
    for tile in dict.fromkeys(draft.board.rack):
        places = Placing(draft, tile)
        offered = places.sets()
        for place in draft.sets_for(tile):
            whole = fault(sort_set((*draft.tiles(place), tile))) is None
            assert (place in offered) == leads_on(draft, tile, None if whole else place), (draft.board, tile, place)
        assert places.can_be_laid == leads_on(draft, tile, None), (draft.board, tile)


@pytest.mark.parametrize("seed", [1, 2, 3, 5, 8, 9])
def test_no_set_is_left_out_that_a_lay_of_many_tiles_goes_through(seed: int) -> None:
    """On crowded tables every tile that the solver lays has a place, and the start tiles that it joins are offered."""
    table = table_after(seed, 4 + seed)
    view = table.view(table.turn)
    found = most_tiles(view.sets, view.rack)
    assert found is not None
    for tile in found.laid:
        assert Placing(Draft(view), tile.bare).can_be_laid
        whole = next(some for some in found.sets if tile in some)
        draft = Draft(view)
        singles = [each.id for each in draft.board.sets if len(each.tiles) == 1 and each.tiles[0] in whole]
        offered = Placing(draft, tile.bare).sets()
        assert all(place in offered for place in singles if place in draft.sets_for(tile.bare))


def test_the_answer_to_a_key_is_quick_on_crowded_tables() -> None:
    spent: list[float] = []
    for seed in range(8):
        for moves in (0, 10, 30):
            found = drafted(seed, moves, seed % 3)
            if found is None:
                continue
            draft = found[1]
            for tile in dict.fromkeys(draft.board.rack):
                begun = time.perf_counter()
                places = Placing(draft, tile)
                places.sets()
                assert places.can_be_laid or not places.sets()
                spent.append(time.perf_counter() - begun)
    assert sorted(spent)[len(spent) // 2] < 0.05


async def test_a_start_tile_is_offered_only_where_a_third_tile_can_come() -> None:
    person = Person("Y12 Y3 B1 B5", "[R12] [Y10] [R4 R5 R6]", ben="G1 G2")
    assert person.press("Enter") == "Yellow 12 is not playable. Space to draw."
    person = Person("Y12 Y3 B1 B12", "[R12] [Y10] [R4 R5 R6]", ben="G1 G2")
    assert person.press("Enter") == "Red 12, yellow 12. Selected: yellow 3."
    person = Person("Y12 Y11 B1 B12", "[R12] [Y10] [R4 R5 R6]", ben="G1 G2")
    person.press("Enter")
    assert person.answers() == ["Single red 12", "Single yellow 10", "New set", "Carry it", "Leave it on the rack"]


async def test_a_tile_that_fits_nowhere_is_told_with_what_would_work() -> None:
    person = Person("Y12 R7 B1", "[R12] [R4 R5 R6]", ben="G1 G2")
    assert person.press("Enter") == "Yellow 12 is not playable now. Z finds a playable tile."
    person.go("Rack", "Red 7")
    person.press("Enter")
    person.go("Rack", "Yellow 12")
    assert person.press("Enter") == "Yellow 12 is not playable now. F to finish."
    assert person.front.question is None
    person.go("Rack", "Blue 1")
    person.press("N")
    person.go("Rack", "Yellow 12")
    assert person.press("Enter") == "Yellow 12 is not playable with this draft. Backspace undoes a step, P reads it."


@pytest.mark.parametrize(
    ("language", "nothing", "another"),
    [
        ("en", "Yellow 12 is not playable. Space to draw.", "Yellow 12 is not playable now. Z finds a playable tile."),
        ("de", "Gelbe 12 passt nirgends. Leertaste: ziehen.", "Gelbe 12 passt jetzt nirgends. Z findet einen Stein, der passt."),
        ("fr", "12 jaune ne va nulle part. Espace pour piocher.", "12 jaune ne va nulle part. Z pour trouver une tuile qui va."),
    ],
)  # fmt: skip
async def test_a_tile_without_a_place_is_told_in_every_language(language: str, nothing: str, another: str) -> None:
    assert Person("Y12 B1", "[R12] [R4 R5 R6]", ben="G1 G2", language=language).press("Enter") == nothing
    assert Person("Y12 R7", "[R12] [R4 R5 R6]", ben="G1 G2", language=language).press("Enter") == another


async def test_a_tile_of_a_set_that_cannot_spare_it_does_not_count() -> None:
    """Blue 12 is needed where it lies: the red 12 and the yellow one stay two."""
    person = Person("Y12 R1", "[R12] [B10 B11 B12]", ben="G1 G2")
    assert person.press("Enter") == "Yellow 12 is not playable. Space to draw."
    person = Person("Y12 R1", "[R12] [B9 B10 B11 B12]", ben="G1 G2")
    assert person.press("Enter").startswith("Red 12, yellow 12.")


async def test_after_drawing_only_the_drawn_tile_has_a_place() -> None:
    person = Person("Y12 R1", "[R4 R5 R6] [Y2 Y3 Y4]", ben="G1 G2")
    person.alone.table.stock[:] = list(tiles("R7 Y1"))[::-1]
    person.desk.perform("draw")
    person.go("Rack", "Yellow 12")
    assert person.press("Enter") == "You can only play the tile you just drew: red 7. Space to keep it."


@pytest.mark.rule("RUM-8")
async def test_after_drawing_a_tile_of_the_table_goes_where_the_drawn_one_makes_a_set_of_it() -> None:
    person = Person("G1 G12", "[R5 R6 R7 R8] [Y5]", ben="G1 G2")
    person.alone.table.stock[:] = list(tiles("B5 Y1"))[::-1]
    person.desk.perform("draw")
    draft = person.desk.state.presenter.bench.draft(person.view)
    run, single = (some.id for some in draft.board.sets)
    draft.take(run, tiles("R5")[0])
    assert Placing(draft, tiles("R5")[0]).sets() == [run, single]


async def test_a_joker_is_offered_only_meanings_that_make_a_set() -> None:
    person = Person("J R1 G1", "[R4 R5 R6] [Y9]", ben="B1 B2")
    person.press("N")
    assert person.answers() == ["Red 3", "Red 4", "Red 5", "Red 6", "Red 7", "Yellow 1", "Blue 1"]
    person = Person("J R1 G1", "[R1] [R4 R5 R6]", ben="B1 B2")
    person.press("Enter", "Single")
    assert person.answers() == ["Yellow 1", "Blue 1"]  # with green 1; no 2 or 3 can come


async def test_a_carried_tile_is_led_only_to_sets_that_it_can_make() -> None:
    person = Person("Y12 Y11 B12", "[R12] [Y10] [G12]", ben="G1 G2")
    person.press("Enter", "Carry")
    places = person.desk.state.presenter.target_zones(person.view)
    assert places is not None
    assert len(places) == 3
    other = Person("Y12 R1 B12", "[R12] [Y10] [G12]", ben="G1 G2")
    other.press("Enter", "Carry")
    places = other.desk.state.presenter.target_zones(other.view)
    assert places is not None
    assert len(places) == 2


def test_idle_jokers_and_freed_ones_leave_nothing_out() -> None:
    person = Person("Y12 R8", "[R12] [J] [R9 R10 J=R11]", ben="G1 G2")
    draft = Draft(person.view)
    assert len(Placing(draft, next(tile for tile in draft.board.rack if tile.text == "Y12")).sets()) == 1
    assert JOKER not in draft.board.rack


async def test_after_drawing_the_tiles_of_the_table_can_still_go_where_they_end_well() -> None:
    person = Person("R3 Y12 G12", "[R5 Y5 G5] [B5] [R4]", ben="Y11 Y1", drawn="R3")
    person.go("Set 1", "Red 5")
    person.press("Enter")
    person.go("Set 2", "Red 4")
    person.press("Enter")
    person.go("Set 1", "Yellow 5")
    person.press("Enter")
    titles = {zone.key: zone.title for zone in person.desk.state.walk.zones}
    places = person.desk.state.presenter.target_zones(person.view)
    # With the green and the blue 5, and the drawn tile before the red ones.
    assert [titles[place] for place in places or ()] == ["Set 1 of 3. Single green 5", "Set 3 of 3. Single blue 5"]
