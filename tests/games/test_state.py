"""The state of a table: what follows from the declaration of its fields."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.common import CommonTable
from uno_tui.core.contract import Game
from uno_tui.core.dice import Dice
from uno_tui.core.fields import Fields, each_seat, factory
from uno_tui.game_check.promises import state


def fields(table: object) -> list[str]:
    return [name for kind in type(table).__mro__ for name in getattr(kind, "__slots__", ())]


def containers(value: object) -> list[object]:
    """Every list, dict and set in a value; whatever else is in it cannot be changed."""
    if isinstance(value, (list, set)):
        return [value, *(each for part in value for each in containers(part))]
    if isinstance(value, dict):
        return [value, *(each for part in value.values() for each in containers(part))]
    hash(value)  # raises TypeError for a value that can be changed, or contains one
    return []


def moments(game: Game, seed: int) -> Any:
    """Yield a table of a random match, with random rules, at every moment of two rounds."""
    rng = random.Random(seed)
    rules = options.defaults(game.options)
    for option in game.options:
        if option.house_rule and rng.random() < 0.5:
            options.switch(game.options, rules, option.id, True)
    table, _ = game.begin(rules, 4, 3, Dice(seed))
    for _ in range(2):
        for _ in range(40):
            yield table
            if not table.acting():
                break
            table.play(seat := table.acting()[0], rng.choice(table.moves(seat)))
        if table.outcome.round is None or table.outcome.match is not None:
            return
        table.next_round()


@pytest.mark.play
@pytest.mark.parametrize("game", list(GAMES))
@examples(50)
@given(st.integers(0, 10_000))
def test_a_copy_has_every_field_and_shares_none_that_can_be_changed(game: str, seed: int) -> None:
    for table in moments(GAMES[game], seed):
        copy = table.copy()
        assert state(copy) == state(table)
        for field in fields(table):
            if field != "chance":
                mine, theirs = containers(getattr(table, field)), containers(getattr(copy, field))
                assert not {*map(id, mine)} & {*map(id, theirs)}, field


@pytest.mark.parametrize("game", list(GAMES))
def test_two_tables_share_no_first_value(game: str) -> None:
    one, other = (GAMES[game].begin(options.defaults(GAMES[game].options), 4, 0, Dice(1))[0] for _ in range(2))
    assert isinstance(one, CommonTable)
    one.clear()
    other.clear()
    assert state(one) == state(other)
    shared = [field for field in fields(one) if containers(getattr(one, field)) and getattr(one, field) is getattr(other, field)]
    assert shared == []


class Piles(Fields):
    owner: str
    heap: list[int] = []
    by_name: dict[str, list[int]] = {}
    seen: set[int] = set()
    rows: list[list[list[int]]] = [[[1]]]
    size: int = factory(lambda piles: len(piles.owner))
    kind: ClassVar[str] = "piles"

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.clear()


class MorePiles(Piles):
    size: int = 7
    extra: tuple[int, ...] = ()


def test_first_values_are_new_each_time() -> None:
    piles = Piles("Ana")
    heap, rows = piles.heap, piles.rows
    heap.append(1)
    rows[0][0].append(2)
    piles.clear()
    assert (piles.owner, piles.heap, piles.rows, piles.size) == ("Ana", [], [[[1]]], 3)
    assert Piles("Ben").rows == [[[1]]]


def test_a_copy_copies_what_is_inside() -> None:
    piles = Piles("Ana")
    piles.by_name["Ana"] = [1]
    copy = piles.copy()
    copy.by_name["Ana"].append(2)
    copy.rows[0][0].append(2)
    copy.seen.add(1)
    assert (piles.by_name, piles.rows, piles.seen) == ({"Ana": [1]}, [[[1]]], set())


def test_a_subclass_adds_fields_and_may_begin_others_otherwise() -> None:
    more = MorePiles("Ana")
    assert (more.size, more.extra, more.heap) == (7, (), [])
    assert type(more.copy()) is MorePiles
    assert fields(more).count("size") == 1
    more.extra, more.heap = (1,), [1]
    more.clear_own()
    assert (more.extra, more.heap) == ((), [1])


def test_a_list_for_each_seat() -> None:
    class Seated(Fields):
        seats: int
        hands: list[list[int]] = each_seat([])
        points: list[int] = each_seat(0)

    table = Seated()
    table.seats = 2
    table.clear()
    table.hands[0].append(1)
    assert (table.hands, table.points) == ([[1], []], [0, 0])


def test_a_field_that_is_not_declared_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        Piles("Ana").forgotten = 1  # type: ignore[attr-defined]
    for game in GAMES:
        table, _ = GAMES[game].begin(options.defaults(GAMES[game].options), 4, 0, Dice(1))
        with pytest.raises(AttributeError):
            table.forgotten = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["__slots__", "clear", "copy"])
def test_what_follows_from_the_fields_is_not_written_by_hand(name: str) -> None:
    with pytest.raises(TypeError, match=f"class Own defines {name}: expected declared fields"):
        type(Fields)("Own", (Fields,), {"__module__": __name__, name: ()})


@pytest.mark.parametrize(
    ("kind", "first"), [("list[int] | None", None), ("tuple[list[int], ...]", ()), ("Any", []), ("frozenset[int]", set())]
)
def test_a_type_that_does_not_say_how_it_is_copied_is_no_field(kind: str, first: object) -> None:
    with pytest.raises(TypeError, match=r"cannot be copied|expected one that says"):
        type(Fields)("Own", (Fields,), {"__module__": __name__, "__annotations__": {"held": kind}, "held": first})
