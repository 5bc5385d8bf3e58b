"""The workbench of UNO Rummy: every step can be taken back, no tile is lost, and the table stays as it is."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples
from support.rummy import drafted, step, table_after

from uno_tui.games.rummy.notation import read_sets
from uno_tui.games.rummy.rules.draft import Board, Draft
from uno_tui.games.rummy.rules.events import TilesLaid
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.sets import keep_order
from uno_tui.games.rummy.rules.table import RummyTable
from uno_tui.games.rummy.rules.tiles import JOKER, tile
from uno_tui.notation.referee import Referee


def all_tiles(board: Board) -> Counter[object]:
    loose = [each.bare for place in board.sets for each in place.tiles]
    return Counter([*board.rack, *(each.bare for each in board.carried), *loose])


@examples(40)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 25), steps=st.integers(1, 40))
def test_no_tile_is_lost_and_every_step_can_be_taken_back(seed: int, moves: int, steps: int) -> None:
    table, rng = table_after(seed, moves), random.Random(seed)
    if table.outcome.round is not None:
        return
    view = table.view(table.turn)
    draft = Draft(view)
    first = draft.board
    for _ in range(steps):
        step(draft, rng)
        assert all_tiles(draft.board) == all_tiles(first)
    assert table.view(table.turn) == view
    last = draft.board
    draft.give_up()
    assert not draft.changed
    draft.undo()
    assert draft.board == last
    for _ in range(steps + 1):
        draft.undo()
    assert draft.board == first


@examples(40)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 25), steps=st.integers(1, 25))
def test_what_is_unfinished_is_what_the_engine_refuses(seed: int, moves: int, steps: int) -> None:
    made = drafted(seed, moves, steps)
    if made is None:
        return
    table, draft = made
    refusal = table.refusal(table.turn, draft.to_move())
    if refusal is None:
        assert draft.unfinished() == []
        assert draft.laid()
    elif refusal.reason == "invalid_set":
        assert draft.unfinished()


def view_of(text: str) -> Draft:
    """The draft on the table of a position."""
    referee = Referee(text)
    assert referee.problems() == []
    return Draft(referee.table.view(referee.table.turn))


POSITION = """table 1
game rummy
seats Ana Ben
rack Ana R7 G4 J B9
rack Ben B1 B2
onto [R4 R5 R6] [Y9 G9 R9] [R8 R9 R10 R11]
stock Y1 Y2
turn Ana
"""


def test_homes_of_a_tile_are_the_sets_it_fits() -> None:
    draft = view_of(POSITION)
    names = {place: [str(each) for each in draft.tiles(place)] for place in draft.sets_for(tile("R7"))}
    assert sorted(names.values()) == [["R4", "R5", "R6"], ["R8", "R9", "R10", "R11"]]
    assert [draft.tiles(place)[0].number for place in draft.sets_for(tile("B9"))] == [9]
    assert draft.sets_for(tile("G4")) == []


def test_a_joker_may_stand_for_what_makes_a_set() -> None:
    draft = view_of(POSITION)
    run, group = draft.sets_for(tile("R7"))[0], draft.sets_for(tile("B9"))[0]
    assert [str(each) for each in draft.meanings(run, JOKER)] == ["R3", "R7"]
    assert [str(each) for each in draft.meanings(group, JOKER)] == ["B9"]


def test_a_draft_becomes_the_move() -> None:
    draft = view_of(POSITION)
    for name in ("R7", "B9"):
        draft.pick_up(tile(name))
        draft.put(draft.sets_for(tile(name))[0], tile(name))
    assert draft.unfinished() == []
    assert [str(each) for each in draft.laid()] == ["R7", "B9"]
    move = draft.to_move()
    assert isinstance(move, Lay)
    assert move.laid is not None
    assert [str(each) for each in move.laid] == ["R7", "B9"]
    assert move.takes == ()
    assert draft.choices() == []


def test_a_carried_table_tile_cannot_go_to_the_rack_but_a_freed_joker_can() -> None:
    draft = view_of(POSITION.replace("[Y9 G9 R9]", "[Y9 G9 J=B9]"))
    run = draft.board.sets[0].id
    draft.take(run, tile("R4"))
    assert not draft.put_back(tile("R4"))
    draft.undo()
    group = next(place.id for place in draft.board.sets if tile("J=B9") in place.tiles)
    draft.take(group, tile("J=B9"))
    assert draft.put_back(tile("J=B9"))
    draft.pick_up(tile("B9"))
    draft.put(group, tile("B9"))
    assert draft.freed() == 1
    assert draft.unfinished() == []


def test_a_tile_takes_the_place_of_the_joker_that_stands_for_it() -> None:
    draft = view_of(POSITION.replace("[Y9 G9 R9]", "[Y9 G9 J=B9]"))
    (group,) = draft.sets_with_joker_for(tile("B9"))
    draft.exchange(group, tile("B9"))
    assert draft.freed() == 1
    assert [str(each) for each in draft.laid()] == ["B9"]
    assert draft.unfinished() == []
    assert draft.sets_with_joker_for(tile("R7")) == []


JOKERS = """table 1
game rummy
seats Ana Ben
rack Ana B9 J R1 R7 Y5 G12
rack Ben B1 B2
onto [R4 R5 R6 J=R7] [B6 B7 B8] [Y7 G7 B7] [J] [Y3]
stock Y1 Y2
turn Ana
"""


@pytest.mark.rule("RUM-10")
@examples(200)
@given(seed=st.integers(0, 60_000))
def test_a_draft_is_ready_if_it_would_be_legal(seed: int) -> None:
    referee, rng = Referee(JOKERS), random.Random(seed)
    assert referee.problems() == []
    draft = Draft(referee.table.view(0))
    for _ in range(rng.randint(2, 9)):
        step(draft, rng)
        legal = referee.table.refusal(0, draft.to_move()) is None
        assert draft.ready == (legal and not draft.board.carried)


def test_a_joker_is_freed_only_by_the_tile_that_it_stands_for() -> None:
    draft = view_of(POSITION.replace("[Y9 G9 R9]", "[Y9 G9 J=B9]"))
    (group,) = draft.sets_with_joker_for(tile("B9"))
    draft.take(group, tile("J=B9"))
    assert draft.put_back(tile("J=B9"))
    assert draft.freed() == 0


@pytest.mark.parametrize("index", [0, 4])
def test_a_set_is_not_split_at_its_ends(index: int) -> None:
    draft = view_of(POSITION)
    run = draft.sets_for(tile("R7"))[1]
    before = draft.board
    assert draft.split(run, index) is None
    assert draft.board == before


RELAYING = """table 1
game rummy
{options}seats Ana Ben Cleo
rack Ana {rack}
rack Ben G1 G3
rack Cleo G1 G3
onto [R4 J=R5 R6] [B6 B7 B8]
stock Y9 G9 G10 Y12 Y11
turn Ana
"""


def freed_and_laid_again(rack: str, meant: str) -> tuple[Draft, RummyTable, int]:
    """R5 takes the Joker's place, and the Joker goes to the blue run."""
    referee = Referee(RELAYING.format(options="", rack=rack))
    assert referee.problems() == []
    draft = Draft(referee.table.view(0))
    run = next(place.id for place in draft.board.sets if tile("B6") in place.tiles)
    draft.exchange(draft.sets_with_joker_for(tile("R5"))[0], tile("R5"))
    draft.pick_up(JOKER)
    draft.put(run, JOKER, tile(meant))
    return draft, referee.table, run


@pytest.mark.rule("RUM-10", "RUM-14")
def test_a_joker_that_was_freed_and_laid_again_can_be_the_one_that_works() -> None:
    draft, table, _ = freed_and_laid_again("R5 B1 B2", "B9")
    assert [str(each) for each in draft.laid()] == ["R5", "J"]
    assert draft.freed() == 1
    assert [[str(each) for each in some] for some in draft.choices()] == [["R5", "J=B9"]]
    for choice in draft.choices()[0]:
        assert table.refusal(0, draft.to_move([choice])) is None


@pytest.mark.rule("RUM-6", "RUM-10")
def test_a_joker_that_was_freed_and_laid_again_counts_among_the_four() -> None:
    draft, table, run = freed_and_laid_again("R5 B9 B10 B12 R1", "B11")
    for name in ("B9", "B10"):
        draft.pick_up(tile(name))
        draft.put(run, tile(name))
    assert table.refusal(0, draft.to_move()) is None
    assert draft.full
    draft.pick_up(tile("B12"))
    draft.put(run, tile("B12"))
    refusal = table.refusal(0, draft.to_move())
    assert refusal is not None
    assert refusal.reason == "too_many"


@pytest.mark.rule("RUM-14")
def test_with_one_action_a_set_one_is_chosen_for_each() -> None:
    rack = "R5 R7 R6 Y5 Y6 Y7 B1"
    referee = Referee(RELAYING.format(options="options action_per=set\n", rack=rack))
    assert referee.problems() == []
    draft = Draft(referee.table.view(0))
    draft.pick_up(tile("R5"))
    run = draft.begin_set(tile("R5"))
    for name in ("R6", "R7"):
        draft.pick_up(tile(name))
        draft.put(run, tile(name))
    assert [[str(each) for each in some] for some in draft.choices()] == [["R5", "R7"]]
    for choice in draft.choices()[0]:
        assert referee.table.refusal(0, draft.to_move([choice])) is None
        events = referee.table.copy().play(0, draft.to_move([choice]))
        laid = next(event for event in events if isinstance(event, TilesLaid))
        assert laid.actions == (choice,)


@pytest.mark.rule("RUM-14")
def test_one_tile_of_the_rack_is_not_chosen_for_two_sets() -> None:
    file = """table 1
game rummy
options action_per=set
seats Ana Ben Cleo
rack Ana R2 B2
rack Ben G1 G3
rack Cleo G1 G3
onto [J=R3 R4 R5 R6] [R2 Y2 G2]
stock Y9 G9 G10 Y12 Y11
turn Ana
"""
    referee = Referee(file)
    assert referee.problems() == []
    draft = Draft(referee.table.view(0))
    run, group = (next(place.id for place in draft.board.sets if tile(name) in place.tiles) for name in ("R4", "Y2"))
    for name, place in (("R2", run), ("B2", group)):
        draft.pick_up(tile(name))
        draft.put(place, tile(name))
    for some in draft.choices():
        for choice in some:
            assert referee.table.refusal(0, draft.to_move([choice])) is None
    assert not draft.can_work([tile("R2"), tile("R2")])


@pytest.mark.parametrize(
    ("before", "after", "numbered"),
    [
        ("[G1 G2 G3] [R4 R5 R6]", "[R4 R5 R6] [B7 B8 B9] [G1 G2 G3]", "[G1 G2 G3] [R4 R5 R6] [B7 B8 B9]"),
        ("[Y9] [R4 R5 R6]", "[R4 R5 R6 R7] [R9 Y9 G9]", "[R9 Y9 G9] [R4 R5 R6 R7]"),
        ("[R1 R2 R3 R4 R5 R6] [Y9]", "[Y9] [R1 R2 R3] [R4 R5 R6]", "[R1 R2 R3] [Y9] [R4 R5 R6]"),
        ("[R1 R2 R3] [Y9] [R4 R5 R6]", "[Y9] [R1 R2 R3 R4 R5 R6]", "[R1 R2 R3 R4 R5 R6] [Y9]"),
        ("[R4 R5 R6] [R4 R5 R6 R7]", "[R4 R5 R6 R7] [R4 R5 R6]", "[R4 R5 R6] [R4 R5 R6 R7]"),
        ("[R4 Y4 G4] [B4]", "[R4 Y4 B4] [G4 G5 G6]", "[R4 Y4 B4] [G4 G5 G6]"),
    ],
)
def test_sets_keep_their_numbers_and_new_ones_come_last(before: str, after: str, numbered: str) -> None:
    assert keep_order(read_sets(before.split()), read_sets(after.split())) == read_sets(numbered.split())


@examples(40)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 40))
def test_a_turn_moves_no_set_that_stays(seed: int, moves: int) -> None:
    table = table_after(seed, moves)
    if table.outcome.round is not None:
        return
    seat = table.turn
    draft = Draft(table.view(seat))
    before = [(each.id, each.tiles) for each in draft.board.sets]
    for move in table.moves(seat)[:5]:
        later = table.copy()
        later.play(seat, move)
        after = [(each.id, each.tiles) for each in Draft(later.view(seat), draft).board.sets]
        kept = [each for each in before if each in after]
        assert [each for each in after if each in kept] == kept
        stays = Counter(tiles for _, tiles in before) & Counter(later.sets)
        assert Counter(tiles for _, tiles in kept) == stays


def test_a_split_leaves_the_other_sets_their_numbers() -> None:
    draft = view_of(
        "table 1\ngame rummy\nseats Ana Ben\nrack Ana R8 Y12 G1\nrack Ben B1\n"
        "onto [R5 R6 R7 R8 R9 R10] [Y4 G4 B4]\nstock G6 R12\nturn Ana\n"
    )
    first, second = (place.id for place in draft.board.sets)
    new = draft.split(first, 3)
    assert [place.id for place in draft.board.sets] == [first, second, new]
