"""Random play of Maumau over seats, seeds and all options: what must hold at every moment of every match."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import msgspec
import pytest
from games.promises import a_copy_is_apart, a_guess_fits, a_refused_move_changes_nothing, state, the_record_replays
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples, thorough

from uno_tui.cards.french import JOKER, KINDS, RANKS, SUITED, SUITS, Rank
from uno_tui.core import options
from uno_tui.core.contract import Event, Failed, Move, RoundEnded
from uno_tui.core.dice import Dice
from uno_tui.core.events import Dealt, Drew
from uno_tui.games.maumau.rules import MAUMAU
from uno_tui.games.maumau.rules.cards import PACK
from uno_tui.games.maumau.rules.events import CardGiven
from uno_tui.games.maumau.rules.moves import (
    ACCEPT,
    CATCH,
    DRAW,
    PASS,
    REPORT,
    SAY_LAST,
    Catch,
    Deal,
    Play,
)
from uno_tui.games.maumau.rules.table import MaumauTable
from uno_tui.games.maumau.rules.view import MaumauView, answering_cards
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi")
HAND_SIZES = ("1", "2", "3", "7", "12", "dealer")
REASONS = frozenset(
    """round_over rule_off choice_open not_your_turn not_in_hand argument_missing wrong_seat wrong_count nothing_due
    must_answer only_drawn_card must_draw_first not_as_last_card last_not_said no_match nothing_to_catch card_fits
    nothing_to_report no_last_duty""".split()
)


def every_way(seats: int, hand: list[object]) -> list[Move]:
    """Every `Play` that can be said at all, with every argument, sensible or not."""
    found: list[Move] = []
    gifts = list(dict.fromkeys(hand))
    for card, named in [(card, None) for card in KINDS.values()] + [(JOKER, face) for face in SUITED]:
        face = named or card
        found.append(Play(card, named))
        if face.rank in (Rank.ACE, Rank.QUEEN, Rank.FOUR):
            found += [Play(card, named, seat=seat) for seat in range(-1, seats + 1)]
        if face.rank is Rank.FOUR:
            found += [Play(card, named, seat=seat, gift=gift) for seat in range(-1, seats) for gift in gifts]
        if face.rank is Rank.JACK:
            found += [Play(card, named, suit=suit) for suit in SUITS]
        if face.rank is Rank.THREE:
            found.append(Play(card, named, buy=True))
        if face.rank is Rank.KING:
            found.append(Play(card, named, round=True))
    found += [Play(JOKER, wish=rank) for rank in RANKS]
    return [*found, ACCEPT, DRAW, PASS, SAY_LAST, REPORT, CATCH, *(Deal(count) for count in range(14))]


JUNK = every_way(4, [KINDS["4h"], KINDS["9c"], JOKER])


def all_cards(table: MaumauTable) -> Counter[object]:
    piles = [table.stock, [below.card for below in table.discard], *table.hands]
    return Counter(itertools.chain.from_iterable(piles))


def without_memory(view: MaumauView) -> MaumauView:
    """The view without what happened earlier in the match, which no position tells."""
    return msgspec.structs.replace(view, cheated=(), caught=())


class RandomMatch:
    """One random match, looked at from all sides."""

    def __init__(
        self, seed: int, seats: int, *, hand_size: str = "7", drawn: bool = True, cheating: bool = True
    ) -> None:
        self.rng = random.Random(seed)
        values = options.defaults(MAUMAU.options)
        values |= {"hand_size": hand_size, "play_drawn": drawn, "cheating": cheating, "rounds": 2}
        self.names = Names(NAMES[:seats])
        self.table, events = MAUMAU.begin(values, seats, seats - 1, Dice(seed))
        self.record = Record(NOTATIONS["maumau"], values, self.names, seats - 1, events)
        self.record.remember(self.table)
        self.moves_made = 0
        self.quoting = False
        self.met: Counter[str] = Counter()

    def play(self) -> None:
        while self.table.outcome.match is None:
            if self.table.outcome.round is not None:
                self.record.next_round(self.table.next_round())
            self.step()

    def step(self) -> None:
        table, rng = self.table, self.rng
        (acting,) = table.acting()
        assert table.moves(acting), f"stuck: {self.record.lines[-5:]}"
        seat = acting if rng.random() < 0.7 else rng.randrange(table.seats)
        moves = table.moves(seat)
        if rng.random() < 0.15:
            moves = table.cheating_moves(seat) or moves
        if not moves:
            return
        if rng.random() < 0.6:
            moves = [each for each in moves if isinstance(each, Play)] or moves
        move = rng.choice(moves)
        assert table.refusal(seat, move) is None
        self.look_around(seat)
        events = table.play(seat, move)
        self.after(events)
        self.record.move(seat, move, events)
        if self.quoting:
            self.record.remember(table)

    def look_around(self, seat: int) -> None:
        if self.rng.random() < 0.1:
            self.refusals_change_nothing()
        if self.rng.random() < 0.03:
            a_copy_is_apart(self.table, seat)
        if self.rng.random() < 0.03:
            self.guesses_fit(self.rng.choice([*range(self.table.seats), None]))
        if self.rng.random() < 0.006:
            self.moves_are_complete(self.rng.randrange(self.table.seats))

    def refusals_change_nothing(self) -> None:
        seat = self.rng.randrange(self.table.seats)
        move = self.rng.choice(JUNK)
        a_refused_move_changes_nothing(self.table, seat, move, REASONS)

    def moves_are_complete(self, seat: int) -> None:
        """What is not refused is listed, as a move or as a cheat, and nothing else is."""
        table = self.table
        ways = every_way(table.seats, list(table.hands[seat]))
        listed = {repr(move) for move in [*table.moves(seat), *table.cheating_moves(seat)]}
        allowed = [move for move in ways if table.refusal(seat, move) is None]
        last = len(table.hands[seat]) == 1
        for move in allowed:
            bare = isinstance(move, Play) and (move.seat, move.suit, move.round, move.gift) == (None, None, False, None)
            if isinstance(move, Play) and ((last and not bare) or (move.buy and not table.discard)):
                continue  # arguments that mean nothing are taken, but not listed
            assert repr(move) in listed
        assert listed <= {repr(move) for move in allowed}
        if table.winners is None and seat == table.turn and not table.hands[seat][1:]:
            return
        if table.due is not None and seat == table.turn:
            laid = {move.card for move in table.moves(seat) if isinstance(move, Play)}
            assert set(answering_cards(table.view(seat))) == laid

    def guesses_fit(self, seat: int | None) -> None:
        view = self.table.view(seat)
        guess = MAUMAU.imagine(view, Dice(self.moves_made))
        a_guess_fits(guess, self.table, seat)
        assert all_cards(guess) == all_cards(self.table)
        for mover in range(guess.seats):
            for move in guess.moves(mover)[-1:]:
                twin = guess.copy()
                twin.play(mover, move)
                assert all_cards(twin) == all_cards(self.table)

    def after(self, events: list[Event]) -> None:
        table = self.table
        self.moves_made += 1
        assert self.moves_made < 30_000, "this match does not end"
        assert all_cards(table) == Counter(PACK)
        assert not table.owes & table.said
        for seat, hand in enumerate(table.hands):
            announced, open_ = table.said >> seat & 1, table.owes >> seat & 1
            assert not open_ or len(hand) == 1
            assert not announced or len(hand) == 1 or (len(hand) == 2 and seat == table.turn)
            assert hand or table.dealing or table.winners is not None
        for event in events:
            self.met[type(event).__name__] += 1
            if isinstance(event, Failed):
                assert isinstance(event.move, Catch)
                assert event.reason == "card_fits"
            if isinstance(event, RoundEnded):
                points = [sum(card.points for card in hand) for hand in table.hands]
                assert list(event.points) == points
                assert all(points[seat] == 0 for seat in event.winners)


@examples(40)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 8),
    hand_size=st.sampled_from(HAND_SIZES),
    drawn=st.booleans(),
    cheating=st.booleans(),
)
def test_matches_end_and_records_replay(seed: int, seats: int, hand_size: str, drawn: bool, cheating: bool) -> None:
    match = RandomMatch(seed, seats, hand_size=hand_size, drawn=drawn, cheating=cheating)
    match.play()
    the_record_replays(match.record, match.table)


@examples(40)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 5),
    steps=st.integers(0, 90),
    hand_size=st.sampled_from(HAND_SIZES),
    cheating=st.booleans(),
)
def test_quoted_positions_replay(seed: int, seats: int, steps: int, hand_size: str, cheating: bool) -> None:
    match = RandomMatch(seed, seats, hand_size=hand_size, cheating=cheating)
    match.quoting = True
    for _ in range(steps):
        if match.table.outcome.round is not None:
            break
        match.step()
    quoted = Referee("\n".join(match.record.quote()))
    assert quoted.problems() == []
    assert without_memory(quoted.table.view(None)) == without_memory(match.table.view(None))
    assert [sorted(map(repr, hand)) for hand in quoted.table.hands] == [
        sorted(map(repr, hand)) for hand in match.table.hands
    ]
    for seat in range(seats):
        assert sorted(map(repr, quoted.table.moves(seat))) == sorted(map(repr, match.table.moves(seat)))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize(("drawn", "cheating"), list(itertools.product([True, False], repeat=2)))
def test_matches_with_every_number_of_players_and_every_rule(seats: int, drawn: bool, cheating: bool) -> None:
    sizes = HAND_SIZES if seats < 5 else HAND_SIZES[::3]
    for hand_size in sizes if thorough() else [sizes[(seats + drawn) % len(sizes)]]:
        match = RandomMatch(seats, seats, hand_size=hand_size, drawn=drawn, cheating=cheating)
        match.play()
        assert match.table.outcome.match is not None


@pytest.mark.slow
def test_random_play_meets_everything() -> None:
    met: Counter[str] = Counter()
    for seed in range(24):
        match = RandomMatch(seed, 2 + seed % 4, hand_size="5")
        match.play()
        met += match.met
    for event in (
        "Accepted Bought CardGiven CheatCaught DirectionTurned Failed HandsSwapped KingsCalled KingsEnded Passed "
        "Reported SaidLast SatOut Shuffled SwapEnded"
    ).split():
        assert met[event], event


@examples(40)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6), steps=st.integers(5, 60), cheating=st.booleans())
def test_views_and_events_do_not_depend_on_what_is_hidden(seed: int, seats: int, steps: int, cheating: bool) -> None:
    """Deal everything again that a seat cannot see: its view and its moves stay the same."""
    match = RandomMatch(seed, seats, cheating=cheating)
    for _ in range(steps):
        if match.table.outcome.round is not None:
            return
        match.step()
    table = match.table
    for seat in range(seats):
        twin = MAUMAU.imagine(table.view(seat), Dice(seed + 1))
        assert twin.view(seat) == table.view(seat)
        assert list(map(repr, twin.moves(seat))) == list(map(repr, table.moves(seat)))
        for mover in range(seats):
            for move in [*table.moves(mover)[:20], *table.cheating_moves(mover)[:5]]:
                for event in table.copy().play(mover, move):
                    seen = event.as_seen_by(seat)
                    if isinstance(seen, Drew):
                        assert len(seen.cards) == (seen.count if seen.seat == seat else 0)
                    if isinstance(seen, CardGiven):
                        assert (seen.card is None) == (seat not in (seen.giver, seen.receiver))
                    if isinstance(seen, Dealt):
                        assert all(not hand for owner, hand in enumerate(seen.hands) if owner != seat)


def test_a_gift_is_seen_by_its_giver_alone_until_it_is_given() -> None:
    text = """table 1
game maumau
seats Ana Ben Cleo
hand Ana 4h 9c 9d
hand Ben 2s 3s 5s
hand Cleo 6s 7s 8s
discard 4c
stock Ks Kd Kh
turn Ana
Ana play 4h Ben 9c
"""
    referee = Referee(text)
    assert referee.problems() == []
    table = referee.table
    assert [table.view(seat).due.gift for seat in (0, 1, 2, None)] == [KINDS["9c"], None, None, None]
    event = next(event for event in table.play(1, ACCEPT) if isinstance(event, CardGiven))
    assert [event.as_seen_by(seat).card for seat in (0, 1, 2, None)] == [KINDS["9c"], KINDS["9c"], None, None]


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second, other = (MAUMAU.begin(options.defaults(MAUMAU.options), 4, 3, Dice(seed))[0] for seed in (5, 5, 6))
    assert state(first) == state(second)
    assert state(first) != state(other)
