"""The workbench: what a person can do on it, and that a table never changes by it."""

from __future__ import annotations

import random

import pytest

from uno_tui.cards.rummy import JOKER, STANDING, tile, tiles
from uno_tui.games import options
from uno_tui.games.dice import Dice
from uno_tui.games.rummy import RUMMY
from uno_tui.games.rummy.draft import Draft, DraftError, meanings
from uno_tui.games.rummy.drafts import Layout
from uno_tui.games.rummy.legality import layout
from uno_tui.games.rummy.moves import Lay
from uno_tui.games.rummy.table import RummyTable
from uno_tui.notation.referee import Referee


def table_of(position: str, rules: str = "must_lay=on") -> RummyTable:
    text = f"table 1\ngame rummy\noptions {rules}\nseats Ana Ben\n{position}\nrack Ben B1 B2\nturn Ana\n= playing\n"
    referee = Referee(text)
    assert referee.problems() == []
    return referee.table


def draft_of(position: str, rules: str = "must_lay=on") -> tuple[Draft, RummyTable]:
    table = table_of(position, rules)
    return Draft.of(table.view(0)), table


def test_a_set_from_the_rack_and_a_rebuilt_one() -> None:
    draft, table = draft_of("rack Ana R8 R9 Y1\nonto [R7 Y7 G7 B7] [B3 B4 B5]\nstock G1")
    before = table.view(None)
    draft = draft.take(0, tile("R7"))
    assert draft.hand == (tile("R7"),)
    assert draft.refusal().reason == "tile_missing"  # type: ignore[union-attr]
    draft = draft.put(tile("R7"))
    assert [(each.place, each.reason) for each in draft.unfinished()] == [(2, "single")]
    draft = draft.lay(tile("R8"), 2)
    assert [each.reason for each in draft.unfinished()] == ["too_short"]
    draft = draft.lay(tile("R9"), 2)
    assert draft.unfinished() == []
    assert draft.laid() == tiles("R8 R9")
    assert draft.rack == tiles("Y1")
    assert draft.refusal() is None
    assert table.view(None) == before
    move = draft.as_move()
    assert move == Lay((tiles("Y7 G7 B7"), tiles("B3 B4 B5"), tiles("R7 R8 R9")), tiles("R8 R9"), (), ())
    table.play(0, move)
    assert table.racks[0] == [tile("Y1")]


def test_undo_and_redo() -> None:
    draft, _ = draft_of("rack Ana R8 R9 Y1\nonto [R5 R6 R7]\nstock G1")
    assert draft.undo() == draft.redo() == draft
    one = draft.lay(tile("R8"), 0)
    two = one.lay(tile("R9"), 0)
    assert two.undo().now == one.now
    assert two.undo().undo().now == draft.now
    assert two.undo().undo().redo().redo().now == two.now
    assert two.undo().lay(tile("Y1")).future == ()


def test_split_and_join() -> None:
    draft, _ = draft_of("rack Ana R6 Y1\nonto [R4 R5 R6 R7 R8] [R9 R10 R11]\nstock G1")
    draft = draft.split(0, 3).lay(tile("R6"), 2)
    assert draft.sets == (tiles("R4 R5 R6"), tiles("R9 R10 R11"), tiles("R6 R7 R8"))
    assert draft.join(2, 1).sets == (tiles("R4 R5 R6"), tiles("R6 R7 R8 R9 R10 R11"))
    for wrong in ((0, 0), (0, 3), (7, 1)):
        with pytest.raises(DraftError):
            draft.split(*wrong)
    with pytest.raises(DraftError):
        draft.join(1, 1)


def test_a_joker_is_replaced_and_laid_again() -> None:
    draft, table = draft_of("rack Ana R5 B9 B11\nonto [R4 J=R5 R6]\nstock G1 G2 G3 G4")
    draft = draft.replace(0, tile("J=R5"))
    assert draft.taken() == tiles("J=R5")
    assert draft.rack == tiles("B9 B11 J")
    draft = draft.lay(tile("B9")).lay(tile("B11"), 1)
    assert [each.tiles for each in draft.unfinished()] == [tiles("B9 B11")]
    draft = draft.lay(STANDING[tile("B10").index], 1)
    assert draft.laid() == tiles("R5 B9 B11 J=B10")[:2] + tiles("J=B10 B11")
    assert draft.actions() == tiles("R5 J=B10")
    assert draft.choices() == [tiles("R5 J=B10")]
    found = layout(table, 0, draft.as_move(tiles("R5")))
    assert isinstance(found, Layout)
    assert found.actions == tiles("R5")
    assert found.takes == tiles("J=R5")


def test_a_joker_moves_with_its_meaning_or_gets_another() -> None:
    draft, _ = draft_of("rack Ana R5 B9 B11\nonto [R4 J=R5 R6 R7] [R5 Y5 G5]\nstock G1 G2 G3 G4")
    draft = draft.take(0, tile("J=R5"))
    assert draft.taken() == ()
    back = draft.put(tile("J=R5"), 0)
    assert back.refusal().reason == "nothing_laid"  # type: ignore[union-attr]
    kept = draft.keep(tile("J=R5"))
    assert kept.rack == (*tiles("R5 B9 B11"), JOKER)
    other = draft.put(tile("J=R5"), 1, tile("J=B5"))
    assert other.sets[1] == tiles("R5 Y5 G5 J=B5")


def test_what_is_not_there() -> None:
    draft, _ = draft_of("rack Ana R8 Y1\nonto [R5 R6 R7]\nstock G1")
    with pytest.raises(DraftError):
        draft.lay(tile("R9"))
    with pytest.raises(DraftError):
        draft.take(0, tile("R8"))
    with pytest.raises(DraftError):
        draft.take(3, tile("R8"))
    with pytest.raises(DraftError):
        draft.put(tile("R7"))
    with pytest.raises(DraftError):
        draft.take(0, tile("R5")).keep(tile("R5"))
    again = draft.lay(tile("R8"), 0).take(0, tile("R8")).keep(tile("R8"))
    assert sorted(map(str, again.rack)) == ["R8", "Y1"]


def test_choices_for_each_set() -> None:
    position = "rack Ana R5 R6 R7 B7 Y1\nonto [B8 B9 B10] [R5 Y5 G5]\nstock G1 G2"
    draft, _ = draft_of(position, "action_per=set")
    draft = draft.lay(tile("B7"), 0).lay(tile("R5")).lay(tile("R6"), 2).lay(tile("R7"), 2)
    assert draft.choices() == [tiles("R5 R7")]
    turn, _ = draft_of(position)
    turn = turn.lay(tile("B7"), 0).lay(tile("R5")).lay(tile("R6"), 2).lay(tile("R7"), 2)
    assert turn.choices() == [tiles("R5 R7 B7")]


@pytest.mark.parametrize(
    ("some", "expected"),
    [
        ("R5 R7", "J=R4 J=R6 J=R8"),
        ("R11 R12", "J=R10"),
        ("R5 Y5", "J=G5 J=B5"),
        ("R1", "J=R2 J=Y1 J=G1 J=B1"),
        ("R5 Y5 G5 B5", ""),
        ("R5 Y6", ""),
    ],
)
def test_what_a_joker_could_stand_for(some: str, expected: str) -> None:
    assert meanings(tiles(some)) == list(tiles(expected))


def test_a_new_set_may_begin_with_any_joker() -> None:
    assert len(meanings(())) == 48


def test_any_steps_keep_the_tiles_and_can_be_undone() -> None:
    for seed in range(40):
        rng = random.Random(seed)
        table, _ = RUMMY.begin(options.defaults(RUMMY.options), 3, 0, Dice(seed))
        draft = Draft.of(table.view(table.turn))
        all_tiles = sorted(each.bare.text for each in [*draft.rack, *(one for some in draft.sets for one in some)])
        for _ in range(60):
            draft = _random_step(draft, rng)
            here = [*draft.rack, *draft.hand, *(one for some in draft.sets for one in some)]
            assert sorted(each.bare.text for each in here) == all_tiles
            assert (draft.refusal() is None) == isinstance(layout(table, table.turn, draft.as_move()), Layout)
        while draft.past:
            draft = draft.undo()
        assert draft.now == draft.start


def _random_step(draft: Draft, rng: random.Random) -> Draft:
    place = rng.randrange(len(draft.sets)) if draft.sets else None
    try:
        step = rng.randrange(6)
        if step <= 1:
            some = rng.choice(draft.rack)
            return draft.lay(rng.choice(STANDING) if some is JOKER else some, rng.choice([place, None]))
        if step == 2 and place is not None:
            return draft.take(place, rng.choice(draft.sets[place]))
        if step == 3:
            return draft.put(rng.choice(draft.hand), rng.choice([place, None]))
        if step == 4 and place is not None:
            return draft.split(place, rng.randrange(len(draft.sets[place])))
        return draft.keep(rng.choice(draft.hand))
    except (DraftError, IndexError):
        return draft.undo() if rng.random() < 0.2 else draft
