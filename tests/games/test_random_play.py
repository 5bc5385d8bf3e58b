"""Random play over seats, seeds and all options: what must hold at every moment of every match."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from examples import examples
from games.promises import a_copy_is_apart, a_guess_fits, a_refused_move_changes_nothing, state, the_record_replays
from hypothesis import given
from hypothesis import strategies as st

from uno_tui.cards.coloured import KINDS
from uno_tui.core import options
from uno_tui.core.contract import Event, RoundEnded
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Play
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.moves import BUZZ, CHALLENGE, Intercept
from uno_tui.games.uno.rules.table import UnoTable
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee

HOUSE_RULES = [option.id for option in UNO.options if option.house_rule]
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
JUNK = [*(Play(card) for card in KINDS.values()), DRAW, PASS, SAY_UNO, REPORT, CHALLENGE, BUZZ]
JUNK += [Intercept(card, other) for card in KINDS.values() for other in list(KINDS.values())[::9]]


def all_cards(table: UnoTable) -> Counter[object]:
    return Counter([*table.stock, *table.discard, *(card for hand in table.hands for card in hand)])


class RandomMatch:
    """One random match, looked at from all sides."""

    def __init__(self, seed: int, seats: int, rules: frozenset[str], end: str) -> None:
        self.rng = random.Random(seed)
        values = options.defaults(UNO.options)
        for rule in sorted(rules):
            options.switch(UNO.options, values, rule, True)
        values |= {"match_end": end, "rounds": 2, "limit": 120}
        self.names = Names(NAMES[:seats])
        self.table, events = UNO.begin(values, seats, seats - 1, Dice(seed))
        self.record = Record(NOTATIONS["uno"], values, self.names, seats - 1, events)
        self.moves_made = 0

    def play(self) -> None:
        while self.table.outcome.match is None:
            if self.table.outcome.round is not None:
                self.record.next_round(self.table.next_round())
            self.step()

    def step(self) -> None:
        table, rng = self.table, self.rng
        acting = table.acting()
        assert acting, "the round goes on, but nobody can act"
        for seat in acting:
            assert table.moves(seat), f"stuck: {self.record.lines[-5:]}"
        seat = rng.choice(acting) if rng.random() < 0.7 else rng.randrange(table.seats)
        moves = table.moves(seat)
        if moves:
            move = rng.choice(moves)
            assert table.refusal(seat, move) is None
            self.look_around(seat)
            events = table.play(seat, move)
            self.after(events)
            self.record.move(seat, move, events)
            self.record.remember(table)

    def look_around(self, seat: int) -> None:
        if self.rng.random() < 0.1:
            self.refusals_change_nothing()
        if self.rng.random() < 0.03:
            a_copy_is_apart(self.table, seat)
        if self.rng.random() < 0.03:
            self.guesses_fit(self.rng.randrange(self.table.seats))
        if self.rng.random() < 0.03:
            quoted = Referee("\n".join(self.record.quote()))
            assert quoted.problems() == []
            assert quoted.table.moves(seat) == self.table.moves(seat)

    def refusals_change_nothing(self) -> None:
        seat, move = self.rng.randrange(self.table.seats), self.rng.choice(JUNK)
        a_refused_move_changes_nothing(self.table, seat, move, REASONS)

    def guesses_fit(self, seat: int) -> None:
        view = self.table.view(seat)
        guess = UNO.imagine(view, Dice(self.moves_made))
        a_guess_fits(guess, self.table, seat)
        assert all_cards(guess) == all_cards(self.table)

    def after(self, events: list[Event]) -> None:
        self.moves_made += 1
        assert self.moves_made < 30_000, "this match does not end"
        remembered = (self.table.how, self.table.layable)
        self.table.permit()
        assert remembered == (self.table.how, self.table.layable)
        self.what_was_seen_is_true()
        assert all_cards(self.table) == Counter(self.table.pack)
        for event in events:
            if isinstance(event, RoundEnded):
                assert sum(event.points) == sum(
                    sum(card.points for card in hand)
                    for seat, hand in enumerate(self.table.hands)
                    if seat not in event.winners
                )


    def what_was_seen_is_true(self) -> None:
        """Who was seen failing to serve a colour holds neither it nor a wild, but for a card just drawn."""
        table = self.table
        for seat, colour in enumerate(table.short):
            hand = table.hands[seat][:-1] if seat == table.turn and table.drawn is not None else table.hands[seat]
            assert colour is None or all(card.colour not in (colour, None) for card in hand)


REASONS = frozenset(
    """round_over rule_off choice_open no_buzzer already_buzzed not_your_turn not_in_hand colour_missing no_such_player
    must_answer_debt only_drawn_card already_drawn must_draw_first cannot_draw no_bluff_to_call not_interceptable
    too_late no_match nothing_to_report no_uno_duty""".split()
)


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
    """Deal everything that a seat cannot see anew: its view, its moves and what it hears of them stay the same."""
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
            events = [event.seen_by(seat) for event in table.copy().play(seat, move)]
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
