"""Random play over seats, seeds and all options: what must hold at every moment of every match."""

from __future__ import annotations

import msgspec
import pytest
from games.promises import state, the_record_replays
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples
from support.random_matches import HOUSE_RULES, JUNK, RandomMatch

from uno_tui.cards.coloured import KINDS
from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.moves import Intercept
from uno_tui.games.uno.rules.table import UnoTable

JUNK += [Intercept(card, other) for card in KINDS.values() for other in list(KINDS.values())[::9]]


def _as_quoted(table: UnoTable) -> object:
    """What onlookers see, without who was seen failing to serve a colour: no rule asks, so no position says it."""
    return msgspec.structs.replace(table.view(None), short=())


@examples(60)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 10),
    rules=st.frozensets(st.sampled_from(HOUSE_RULES)),
    end=st.sampled_from(["limit", "rounds"]),
)
def test_matches_end_and_records_replay(seed: int, seats: int, rules: frozenset[str], end: str) -> None:
    match = RandomMatch(seed, seats, rules, end)
    match.play()
    quoted = the_record_replays(match.record, match.table)
    assert _as_quoted(quoted) == _as_quoted(match.table)
    assert quoted.hands == match.table.hands


@pytest.mark.parametrize("seats", range(2, 11))
def test_plain_rounds_with_every_number_of_players(seats: int) -> None:
    for seed in range(8):
        match = RandomMatch(seed, seats, frozenset(), "rounds")
        match.play()
        assert match.table.outcome.match


@pytest.mark.parametrize("rule", HOUSE_RULES)
def test_every_house_rule_alone_and_all_but_it(rule: str) -> None:
    for rules in (frozenset({rule}), frozenset(HOUSE_RULES) - {rule}):
        match = RandomMatch(7, 4, rules, "rounds")
        match.play()
        assert match.table.outcome.match


@examples(60)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6), rules=st.frozensets(st.sampled_from(HOUSE_RULES)))
def test_views_and_events_do_not_depend_on_what_is_hidden(seed: int, seats: int, rules: frozenset[str]) -> None:
    """Deal everything again that a seat cannot see: its view, its moves and what it hears of them stay the same."""
    match = RandomMatch(seed, seats, rules, "rounds")
    for _ in range(40):
        if match.table.outcome.round is not None:
            break
        match.step()
    table = match.table
    if table.outcome.round is not None:
        return
    for seat in range(seats):
        twin = UNO.imagine(table.view(seat), Dice(seed + 1))
        assert twin.view(seat) == table.view(seat)
        assert list(map(repr, twin.moves(seat))) == list(map(repr, table.moves(seat)))
        hidden = {str(card) for other, hand in enumerate(table.hands) if other != seat for card in hand}
        seen = repr(table.view(seat).hand) + repr(table.view(seat).discard)
        for move in table.moves(seat):
            events = [event.as_seen_by(seat) for event in table.copy().play(seat, move)]
            text = repr([event for event in events if type(event).__name__ in ("Drew", "Dealt", "Shuffled")])
            for card in hidden:
                if f"'{card}'" in text:
                    assert f"'{card}'" in seen or f"Drew(seat={seat}" in text


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second, other = (UNO.begin(options.defaults(UNO.options), 4, 3, Dice(seed))[0] for seed in (5, 5, 6))
    assert state(first) == state(second)
    assert state(first) != state(other)


def test_a_shuffle_is_the_same_on_every_python() -> None:
    assert Dice(1).shuffle(range(12)) == EXPECTED_SHUFFLE


EXPECTED_SHUFFLE = [8, 11, 4, 0, 5, 6, 10, 3, 2, 7, 9, 1]
