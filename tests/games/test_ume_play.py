"""Random play of Umé over seats, seeds and all options: what must hold at every moment of every match."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest
from games.promises import a_copy_is_apart, a_guess_fits, a_refused_move_changes_nothing, state, the_record_replays
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples, thorough

from uno_tui.cards.coloured import COLOURS, KINDS, PACK, SKIP, card
from uno_tui.core import options
from uno_tui.core.contract import Event, Failed, IllegalMove, Move, RoundEnded, Shuffled
from uno_tui.core.dice import Dice
from uno_tui.games.ume.rules import UME
from uno_tui.games.ume.rules.changes import cards_to_ask_for
from uno_tui.games.ume.rules.events import Choice
from uno_tui.games.ume.rules.moves import ALLOW, CLAIM, DENY, DRAW, PASS, Drop, Give, Name, Piece, Put, Take
from uno_tui.games.ume.rules.sums import has_sequence, totals
from uno_tui.games.ume.rules.table import UmeTable
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn")
SWITCHES = ("strict_distance", "shields", "draw_again")
JUNK: list[Move] = [DRAW, PASS, CLAIM, ALLOW, DENY, *map(Name, COLOURS), *(Put(kind) for kind in KINDS.values())]
JUNK += [Exchange(kind, seat) for Exchange in (Take, Give) for kind in KINDS.values() for seat in range(-1, 6)]
JUNK += [
    Drop((Piece(one, first), Piece(two, second)))
    for one in list(KINDS.values())[::5]
    for two in list(KINDS.values())[::7]
    for first, second in product((None, 0, 1, 7), repeat=2)
]
REASONS = frozenset(
    """round_over rule_off not_your_choice choice_open no_choice_open not_your_turn no_such_player not_in_base
    wrong_count wrong_colour own_cards_first denied cannot_draw cannot_pass no_sequence""".split()
)


def all_cards(table: UmeTable) -> Counter[object]:
    return Counter([*table.stock, *table.discard, *(kind for base in table.bases for kind in base)])


def values_of(claim: str, mode: str, switches: frozenset[str]) -> dict[str, bool | int | str]:
    values = options.defaults(UME.options) | dict.fromkeys(switches, True)
    return values | {"claim": claim, "rounds_mode": mode, "rounds": 2}


class RandomMatch:
    """One random match, looked at from all sides."""

    def __init__(self, seed: int, seats: int, values: dict[str, bool | int | str]) -> None:
        self.rng = random.Random(seed)
        self.names = Names(NAMES[:seats])
        self.table, events = UME.begin(values, seats, seats - 1, Dice(seed))
        self.record = Record(NOTATIONS["ume"], values, self.names, seats - 1, events)
        self.moves_made = 0

    def play(self) -> None:
        while self.table.outcome.match is None:
            if self.table.outcome.round is not None:
                self.record.next_round(self.table.next_round())
            else:
                self.step()

    def step(self) -> None:
        table, rng = self.table, self.rng
        acting = table.acting()
        assert len(acting) == 1, "exactly one player must act"
        assert table.moves(acting[0]), f"stuck: {self.record.lines[-5:]}"
        seat = acting[0] if rng.random() < 0.9 else rng.randrange(table.seats)
        moves = table.moves(seat)
        if CLAIM in moves and rng.random() < 0.95:
            moves = [move for move in moves if move is not CLAIM]
        if not moves:
            return
        move = DRAW if DRAW in moves and rng.random() < 0.75 else rng.choice(moves)
        if table.rules.called and table.sequence(seat) is not None and rng.random() < 0.3:
            move = CLAIM
        assert table.refusal(seat, move) is None
        self.look_around(seat)
        before = [list(base) for base in table.bases]
        pending = table.pending
        events = table.play(seat, move)
        self.after(events)
        if move is DENY:
            assert [list(base) for base in table.bases] == before
            assert pending is not None
        self.record.move(seat, move, events)
        self.record.remember(table)

    def look_around(self, seat: int) -> None:
        if self.rng.random() < 0.1:
            self.refusals_change_nothing()
        if self.rng.random() < 0.05:
            a_copy_is_apart(self.table, seat)
            self.guesses_fit(self.rng.randrange(self.table.seats))
            self.nobody_else_may_decide()

    def refusals_change_nothing(self) -> None:
        for move in self.rng.sample(JUNK, 10):
            seat = self.rng.randrange(self.table.seats)
            reason = a_refused_move_changes_nothing(self.table, seat, move, REASONS)
            listed = move in self.table.moves(seat)
            assert not listed if reason else listed or isinstance(move, Drop)

    def guesses_fit(self, seat: int) -> None:
        view = self.table.view(seat)
        guess = UME.imagine(view, Dice(self.moves_made))
        a_guess_fits(guess, self.table, seat)
        assert all_cards(guess) == all_cards(self.table)

    def nobody_else_may_decide(self) -> None:
        table = self.table
        for seat in range(table.seats):
            if seat not in table.acting():
                assert set(table.moves(seat)) <= {CLAIM}

    def after(self, events: list[Event]) -> None:
        table = self.table
        self.moves_made += 1
        assert self.moves_made < 30_000, "this match does not end"
        assert all_cards(table) == Counter(PACK)
        for seat, base in enumerate(table.bases):
            assert (tuple(table.sums[seat]), tuple(table.counts[seat])) == totals(base)
            assert all(kind.number is not None or (table.rules.shields and kind.rank is SKIP) for kind in base)
        winners = [seat for seat, base in enumerate(table.bases) if has_sequence(base, table.rules.strict_distance)]
        if table.rules.claim == "auto":
            assert bool(winners) == (table.winners is not None)
        if table.winners:
            assert table.winners[0] in winners
            assert table.lost == 0
            assert table.choice is None
        for event in events:
            if isinstance(event, Failed):
                assert event.reason == "no_sequence"
            if isinstance(event, RoundEnded) and table.rules.rounds_mode == "points":
                for seat, points in enumerate(event.points):
                    assert points == (0 if seat in event.winners else max(table.sums[seat]))


@examples(60)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 6),
    claim=st.sampled_from(["auto", "call"]),
    mode=st.sampled_from(["off", "wins", "points"]),
    switches=st.frozensets(st.sampled_from(SWITCHES)),
)
def test_matches_end_and_records_replay(seed: int, seats: int, claim: str, mode: str, switches: frozenset[str]) -> None:
    match = RandomMatch(seed, seats, values_of(claim, mode, switches))
    match.play()
    quoted = the_record_replays(match.record, match.table)
    assert quoted.view(None) == match.table.view(None)


@pytest.mark.parametrize("switches", range(8))
def test_every_combination_of_options_is_playable(switches: int) -> None:
    named = frozenset(name for bit, name in enumerate(SWITCHES) if switches >> bit & 1)
    ways = list(product(("auto", "call"), ("off", "wins", "points")))
    for number in range(len(ways) * 5) if thorough() else (switches + 9 * (switches % 2),):
        seats = 2 + (number + number // len(ways)) % 5
        match = RandomMatch(seats * 8 + switches, seats, values_of(*ways[number % len(ways)], named))
        match.play()
        assert match.table.outcome.match is not None


@examples(60)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6), switches=st.frozensets(st.sampled_from(SWITCHES)))
def test_every_moment_can_be_quoted(seed: int, seats: int, switches: frozenset[str]) -> None:
    match = RandomMatch(seed, seats, values_of("call", "points", switches))
    for _ in range(60):
        if match.table.outcome.round is not None:
            break
        match.step()
        quoted = Referee("\n".join(match.record.quote()))
        assert quoted.problems() == []
        assert quoted.table.view(None) == match.table.view(None)
        assert quoted.table.stock == match.table.stock


@examples(60)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6), switches=st.frozensets(st.sampled_from(SWITCHES)))
def test_views_and_moves_do_not_depend_on_the_stock(seed: int, seats: int, switches: frozenset[str]) -> None:
    """Shuffle the stock again: views and moves stay the same, and a shuffle tells nobody its order."""
    match = RandomMatch(seed, seats, values_of("call", "points", switches))
    for _ in range(30):
        if match.table.outcome.round is not None:
            return
        match.step()
    table = match.table
    for seat in (*range(seats), None):
        twin = UME.imagine(table.view(seat), Dice(seed + 1))
        assert twin.view(seat) == table.view(seat)
        if seat is not None:
            assert twin.moves(seat) == table.moves(seat)
    assert Shuffled(tuple(table.stock)).as_seen_by(0) == Shuffled(())


def emptied(seats: int, holds: str) -> UmeTable:
    """A table on which seat 0 holds `holds`, and all other number cards are with the others."""
    table = UME.make_table(options.defaults(UME.options), seats, seats - 1, Dice(1))
    pack = list(PACK)
    for word in holds.split():
        table.gain(0, card(word))
        pack.remove(card(word))
    for place, kind in enumerate(kind for kind in pack if kind.number is not None):
        table.gain(1 + place % (seats - 1), kind)
    table.stock = [kind for kind in pack if kind.number is None and kind is not card("W+4")] + [card("W+4")]
    table.turn = 0
    return table


@pytest.mark.parametrize("holds", ["", "R5 R6 G1", "R5 G1 Y2 B3"])
def test_drops_are_listed_once_each_and_all_of_them(holds: str) -> None:
    """Even in the worst case: six players, and no card of one's own (at most 19 cards a colour are elsewhere)."""
    table = emptied(6, holds)
    table.play(0, DRAW)
    assert table.choice is Choice.DROP
    moves = table.moves(0)
    expected = 1
    for colour in COLOURS:
        mine = {kind for kind in table.bases[0] if kind.colour is colour}
        theirs = {(seat, kind) for seat in range(1, 6) for kind in table.bases[seat] if kind.colour is colour}
        expected *= len(mine or theirs)
    assert len(moves) == len(set(moves)) == expected
    assert all(table.refusal(0, move) is None for move in moves[:: max(1, len(moves) // 500)])


@examples(40)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
def test_all_drops_that_are_legal_are_listed(seed: int, seats: int) -> None:
    """Try every pair and every single card for a Draw Two: what is not refused is listed, in some order."""
    match = RandomMatch(seed, seats, values_of("call", "off", frozenset({"shields"})))
    for _ in range(200):
        table = match.table
        if table.outcome.round is not None:
            return
        if table.choice is Choice.DROP and table.action is not None and table.action.colour is not None:
            break
        match.step()
    else:
        return
    pieces = [Piece(kind) for kind in table.bases[table.turn]]
    pieces += [Piece(kind, seat) for seat in range(seats) if seat != table.turn for kind in table.bases[seat]]
    tried = [Drop(pair) for pair in product(pieces, repeat=2)] + [Drop((piece,)) for piece in pieces]
    legal = {frozenset(Counter(move.pieces).items()) for move in tried if table.refusal(table.turn, move) is None}
    listed = {frozenset(Counter(move.pieces).items()) for move in table.moves(table.turn) if isinstance(move, Drop)}
    assert listed == legal


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second, other = (UME.begin(options.defaults(UME.options), 4, 3, Dice(seed))[0] for seed in (5, 5, 6))
    assert state(first) == state(second)
    assert state(first) != state(other)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_wrong_numbers_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        UME.make_table(options.defaults(UME.options), seats, 0, Dice(1))


def test_a_round_cannot_be_dealt_before_its_time() -> None:
    table, _ = UME.begin(values_of("call", "wins", frozenset()), 2, 1, Dice(1))
    with pytest.raises(IllegalMove):
        table.next_round()


def test_what_was_allowed_needs_no_second_permission() -> None:
    match = RandomMatch(1, 2, values_of("call", "off", frozenset({"shields"})))
    table = match.table
    for word in ("R5", "R5", "RS"):
        if card(word) not in table.bases[1]:
            table.gain(1, card(word))
    change = Take(card("R5"), 1)
    assert cards_to_ask_for(table, 1, change) == [(card("R5"), 1)]
    table.allowed = {(1, card("R5")): 1}
    assert cards_to_ask_for(table, 1, change) == []
