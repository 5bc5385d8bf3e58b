"""Random play of UNO Teams over seats, seeds and options: what must hold at every moment of every match."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from games.promises import a_copy_is_apart, a_guess_fits, a_refused_move_changes_nothing, state, the_record_replays
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from uno_tui.core import options
from uno_tui.core.contract import Event, RoundEnded
from uno_tui.core.dice import Dice
from uno_tui.core.events import Dealt, Drew
from uno_tui.games.family.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Play
from uno_tui.games.teams.rules import TEAMS
from uno_tui.games.teams.rules.cards import KINDS, PACK
from uno_tui.games.teams.rules.events import Choice, Chose, Handed
from uno_tui.games.teams.rules.moves import PLAYS, Give, Share, Swap
from uno_tui.games.teams.rules.table import TeamsTable
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi")
REASONS = frozenset(
    """round_over not_your_choice choice_open no_choice_open not_your_turn not_in_hand colour_missing wrong_count
    must_answer_debt partner_must_play only_drawn_card cannot_draw already_drawn must_draw_first no_match
    nothing_to_report no_uno_duty""".split()
)
JUNK = [*(play for plays in PLAYS.values() for play in plays), *(Play(card) for card in KINDS.values())]
JUNK += [DRAW, PASS, SAY_UNO, REPORT] * 8
JUNK += [verb(card) for card in KINDS.values() for verb in (Give, Swap)]
JUNK += [Share(tuple(list(KINDS.values())[start : start + size])) for start in range(20) for size in range(4)]


def all_cards(table: TeamsTable) -> Counter[object]:
    return Counter([*table.stock, *table.discard, *(card for hand in table.hands for card in hand)])


class RandomMatch:
    """One random match, looked at from all sides; who can lay mostly does, or it would never end."""

    def __init__(self, seed: int, seats: int, end: str) -> None:
        self.rng = random.Random(seed)
        values = options.defaults(TEAMS.options) | {"match_end": end, "wins": 2, "limit": 200}
        self.names = Names(NAMES[:seats])
        self.table, events = TEAMS.begin(values, seats, seats - 1, Dice(seed))
        self.record = Record(NOTATIONS["teams"], values, self.names, seats - 1, events)
        self.record.remember(self.table)
        self.moves_made = 0
        self.met: Counter[str] = Counter()

    def play(self) -> None:
        while self.table.outcome.match is None:
            if self.table.outcome.round is not None:
                self.record.next_round(self.table.next_round())
                self.record.remember(self.table)
            self.step()

    def step(self) -> list[Event]:
        table, rng = self.table, self.rng
        acting = table.acting()
        assert acting, "the round goes on, but nobody can act"
        for seat in acting:
            assert table.moves(seat), f"stuck: {self.record.lines[-5:]}"
        seat = rng.choice(acting) if rng.random() < 0.7 else rng.randrange(table.seats)
        moves = table.moves(seat)
        if not moves:
            return []
        move = rng.choice(moves)
        if move in (DRAW, PASS) and rng.random() < 0.9:
            move = moves[0]
        assert table.refusal(seat, move) is None
        self.look_around(seat)
        events = table.play(seat, move)
        self.after(events)
        self.record.move(seat, move, events)
        self.record.remember(table)
        return events

    def look_around(self, seat: int) -> None:
        if self.rng.random() < 0.2:
            self.refusals_change_nothing()
        if self.rng.random() < 0.03:
            a_copy_is_apart(self.table, seat)
        if self.rng.random() < 0.05 or (self.table.choice and self.rng.random() < 0.3):
            self.guesses_fit(self.rng.randrange(self.table.seats))

    def refusals_change_nothing(self) -> None:
        seat, move = self.rng.randrange(self.table.seats), self.rng.choice(JUNK)
        hand = self.table.hands[self.table.turn]
        if hand and self.rng.random() < 0.5:
            seat, move = self.table.turn, Play(self.rng.choice(hand))
        reason = a_refused_move_changes_nothing(self.table, seat, move, REASONS)
        if reason is None:
            assert move in self.table.moves(seat) or isinstance(move, Share)
        else:
            assert move not in self.table.moves(seat)
            self.met[reason] += 1

    def guesses_fit(self, seat: int) -> None:
        view = self.table.view(seat)
        guess = TEAMS.imagine(view, Dice(self.moves_made))
        a_guess_fits(guess, self.table, seat)
        assert all_cards(guess) == all_cards(self.table)
        for actor in guess.acting():
            assert guess.moves(actor)
        for giver, card in guess.chosen.items():
            assert card in guess.hands[giver]

    def after(self, events: list[Event]) -> None:
        table = self.table
        self.moves_made += 1
        assert self.moves_made < 30_000, "this match does not end"
        assert all_cards(table) == Counter(PACK)
        half = table.seats // 2
        assert table.scores[:half] == table.scores[half:]
        for event in events:
            self.met[type(event).__name__] += 1
            if isinstance(event, RoundEnded):
                won = {event.points[seat] for seat in event.winners}
                left = sum(card.points for hand in table.hands for card in hand)
                assert won == ({left if table.rules.match_end == "limit" else 1} if event.winners else set())
                assert not any(points for seat, points in enumerate(event.points) if seat not in event.winners)
        if table.outcome.round is None:
            self.state_makes_sense()

    def state_makes_sense(self) -> None:
        table = self.table
        assert sorted(table.out) == [seat for seat, hand in enumerate(table.hands) if not hand]
        assert not any(table.partner(seat) in table.out for seat in table.out)
        assert (table.choice is None) == (not table.asked)
        assert table.choice is Choice.GIVE or table.owes.bit_count() < 2
        assert all(len(table.hands[seat]) == 1 for seat in table.seats_in(table.owes))
        if table.choice is None:
            assert table.hands[table.turn]


@examples(40)
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from([4, 6, 8]),
    end=st.sampled_from(["limit", "wins"]),
)
def test_matches_end_and_records_replay(seed: int, seats: int, end: str) -> None:
    match = RandomMatch(seed, seats, end)
    match.play()
    quoted = the_record_replays(match.record, match.table)
    assert quoted.view(None) == match.table.view(None)
    assert quoted.hands == match.table.hands


@examples(40)
@given(seed=st.integers(0, 2**32), seats=st.sampled_from([4, 6, 8]))
def test_every_moment_can_be_quoted(seed: int, seats: int) -> None:
    """A position and the moves since lead back to the same table, whatever choice is open."""
    match = RandomMatch(seed, seats, "limit")
    for _ in range(400):
        if match.table.outcome.round is not None:
            break
        match.step()
        if match.rng.random() < 0.1 or match.table.choice:
            quoted = Referee("\n".join(match.record.quote()))
            assert quoted.problems() == []
            for seat in (*range(seats), None):
                assert quoted.table.view(seat) == match.table.view(seat)
            for seat in range(seats):
                assert quoted.table.moves(seat) == match.table.moves(seat)


@pytest.mark.slow
def test_random_play_meets_everything() -> None:
    """The tests above are worth something only if they come by all events and reasons."""
    met: Counter[str] = Counter()
    for seed in range(14):
        match = RandomMatch(seed, 4 + seed % 3 * 2, "limit")
        match.play()
        met += match.met
    events = """Played Drew Passed SaidLast SaidUnoForPartner Reported Skipped DirectionTurned DebtFaced TurnBegan
    ChoiceOpened Chose Handed WentOut CameBack PartnerCalled PartnerUnable RoundEnded MatchEnded Shuffled""".split()
    rare = {"cannot_draw", "round_over", "wrong_count"}
    assert set(events) | (REASONS - rare) <= set(met)


@pytest.mark.rule("TEAMS-16")
@examples(60)
@given(seed=st.integers(0, 2**32), seats=st.sampled_from([4, 6]), steps=st.integers(0, 150))
def test_views_and_events_do_not_depend_on_what_is_hidden(seed: int, seats: int, steps: int) -> None:
    """Not even partners know each other's cards: dealt again, view, moves and events stay the same."""
    match = RandomMatch(seed, seats, "limit")
    for _ in range(steps):
        if match.table.outcome.round is not None:
            break
        match.step()
    table = match.table
    if table.outcome.round is not None:
        return
    for seat in range(seats):
        twin = TEAMS.imagine(table.view(seat), Dice(seed + 1))
        assert twin.view(seat) == table.view(seat)
        assert list(map(repr, twin.moves(seat))) == list(map(repr, table.moves(seat)))
        for actor in range(seats):
            for move in table.moves(actor)[:6]:
                nothing_private_is_seen(table.copy().play(actor, move), seat)


def nothing_private_is_seen(events: list[Event], seat: int) -> None:
    for event in events:
        seen = event.as_seen_by(seat)
        if isinstance(seen, Drew | Handed):
            knows = seat == seen.seat or (isinstance(seen, Handed) and seat == seen.receiver)
            assert len(seen.cards) == (seen.count if knows else 0)
        if isinstance(seen, Chose):
            assert (seen.card is not None) == (seat == seen.seat)
        if isinstance(seen, Dealt):
            assert [owner for owner, hand in enumerate(seen.hands) if hand] == [seat]


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second, other = (TEAMS.begin(options.defaults(TEAMS.options), 4, 3, Dice(seed))[0] for seed in (5, 5, 6))
    assert state(first) == state(second)
    assert state(first) != state(other)


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 10])
def test_other_numbers_of_players_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match="4, 6, 8"):
        TEAMS.begin(options.defaults(TEAMS.options), seats, 0, Dice(1))


def test_a_large_hand_lists_some_ways_to_share_and_takes_them_all() -> None:
    table = Referee(
        "table 1\ngame teams\nseats Ana Ben Cleo Dora\nhand Ben G1\nhand Dora G2\n"
        "hand Cleo R1 R2 R3 R4 R5 R6 R7 R8 R9 B1 B2 B3 B4 B5 B6 B7\ndiscard Y1 Y2\nturn Ana\nchoice share Cleo"
    )
    table.problems()
    moves = [move for move in table.table.moves(2) if isinstance(move, Share)]
    assert 10 < len(moves) < 200
    assert all(table.table.refusal(2, move) is None for move in moves)
    other = Share(tuple(table.table.hands[2][::2]))
    assert other not in moves
    assert table.table.refusal(2, other) is None
