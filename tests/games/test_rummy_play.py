"""Random play of UNO Rummy over seats, seeds and all options: what must hold at every moment of every match."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest
from games.promises import a_copy_is_apart, a_guess_fits, a_refused_move_changes_nothing, the_record_replays
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples, thorough, times

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.contract import Event, LotDrawn, MatchEnded, RoundEnded
from uno_tui.core.dice import Dice
from uno_tui.core.events import Drew
from uno_tui.games.rummy.rules import RUMMY
from uno_tui.games.rummy.rules.events import StockRanOut, TilesLaid
from uno_tui.games.rummy.rules.layout import singles_of
from uno_tui.games.rummy.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Lay
from uno_tui.games.rummy.rules.options import Rules
from uno_tui.games.rummy.rules.sets import fault
from uno_tui.games.rummy.rules.solver import most_tiles
from uno_tui.games.rummy.rules.table import RummyTable
from uno_tui.games.rummy.rules.tiles import JOKER, JOKER_AS, PACK, Tile, tile, tiles
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee

NAMES = ("Ana", "Ben", "Cleo", "Dora")
REASONS = frozenset(
    """round_over not_your_turn must_draw_first already_drawn must_lay tile_missing joker_unnamed joker_not_replaced
    not_in_rack only_drawn_tile nothing_laid too_many invalid_set no_such_action nothing_to_report no_uno_duty""".split()
)


def all_tiles(table: RummyTable) -> Counter[Tile]:
    on_table = [each.bare for some in table.sets for each in some]
    return Counter([*table.stock, *on_table, *(each for rack in table.racks for each in rack)])


class RandomMatch:
    """One random match, looked at from all sides."""

    def __init__(self, seed: int, seats: int, values: dict[str, bool | int | str]) -> None:
        self.rng = random.Random(seed)
        values = options.defaults(RUMMY.options) | values
        self.names = Names(NAMES[:seats])
        self.table, events = RUMMY.begin(values, seats, seats - 1, Dice(seed))
        self.record = Record(NOTATIONS["rummy"], values, self.names, seats - 1, events)
        self.moves_made = 0

    def play(self) -> None:
        while self.table.outcome.match is None:
            if self.table.outcome.round is not None:
                self.record.next_round(self.table.next_round())
            self.step()

    def step(self) -> None:
        table, rng = self.table, self.rng
        acting = table.acting()
        assert acting == (table.turn,)
        assert table.moves(table.turn), f"stuck: {self.record.lines[-5:]}"
        seat = table.turn if rng.random() < 0.8 else rng.randrange(table.seats)
        moves = table.moves(seat)
        if moves:
            move = rng.choice(moves)
            if isinstance(move, Lay) and rng.random() < 0.3:
                move = self.with_actions(move)
            assert table.refusal(seat, move) is None
            self.look_around(seat)
            events = table.play(seat, move)
            self.after(events)
            self.record.move(seat, move, events)
            self.record.remember(table)

    def with_actions(self, move: Lay) -> Lay:
        working = [each for each in move.laid or () if each.action]
        if not working:
            return Lay(move.sets)
        return Lay(move.sets, move.laid, move.takes, (self.rng.choice(working),))

    def look_around(self, seat: int) -> None:
        if self.rng.random() < 0.3:
            self.refusals_change_nothing()
        if self.rng.random() < 0.1:
            a_copy_is_apart(self.table, seat)
        if self.rng.random() < 0.1:
            self.guesses_fit(self.rng.randrange(self.table.seats))

    def junk(self) -> Lay:
        """The table with something wrong, or something right by chance."""
        rng, sets = self.rng, [list(some) for some in self.table.sets]
        if sets and rng.random() < 0.7:
            some = rng.choice(sets)
            rng.choice([some.clear, some.pop, lambda: some.append(rng.choice([*PACK, *JOKER_AS]))])()
        if rng.random() < 0.7:
            sets.append([rng.choice([*PACK, *JOKER_AS]) for _ in range(rng.randrange(1, 5))])
        claim = rng.choice([None, None, tuple(rng.sample(PACK, 2))])
        actions = rng.choice([(), (), (rng.choice([*PACK, *JOKER_AS]),)])
        return Lay(tuple(tuple(some) for some in sets if some), claim, rng.choice([None, (JOKER_AS[0],)]), actions)

    def refusals_change_nothing(self) -> None:
        seat = self.rng.randrange(self.table.seats)
        move = self.rng.choice([DRAW, PASS, SAY_UNO, REPORT, self.junk(), self.junk(), self.junk()])
        a_refused_move_changes_nothing(self.table, seat, move, REASONS)

    def guesses_fit(self, seat: int) -> None:
        view = self.table.view(seat)
        guess = RUMMY.imagine(view, Dice(self.moves_made))
        a_guess_fits(guess, self.table, seat)
        assert all_tiles(guess) == all_tiles(self.table)
        for other, count in enumerate(view.shown):
            assert guess.racks[other].count(JOKER) >= count
        if guess.drawn is not None:
            assert guess.drawn in guess.racks[guess.turn]

    def after(self, events: list[Event]) -> None:
        self.moves_made += 1
        assert self.moves_made < 5_000, "this match does not end"
        table = self.table
        assert all_tiles(table) == Counter(PACK)
        singles = sum(singles_of(table.sets).values())
        assert singles <= 4
        assert all(fault(some) is None for some in table.sets if len(some) > 1)
        assert all(shown <= table.jokers(seat) for seat, shown in enumerate(table.shown))
        assert all(len(table.racks[seat]) == 1 for seat in table.seats_in(table.owes))
        for event in events:
            if isinstance(event, RoundEnded):
                self.points_are_right(event, events)
            if isinstance(event, TilesLaid):
                assert 1 <= len(event.laid) <= 4

    def points_are_right(self, event: RoundEnded, events: list[Event]) -> None:
        totals = [self.table.total(seat) for seat in range(self.table.seats)]
        assert min(totals) == totals[event.winners[0]]
        if self.table.rules.match_end == "rounds_won":
            assert event.points == tuple(int(seat in event.winners) for seat in range(self.table.seats))
        else:
            others = sum(total for seat, total in enumerate(totals) if seat not in event.winners)
            assert event.points[event.winners[0]] == others // len(event.winners)
        assert totals[event.winners[0]] == 0 or any(isinstance(each, StockRanOut) for each in events)


COUNTS_RACKS = (StockRanOut, RoundEnded, MatchEnded)
"""Events that tell, at the end, how much all racks were worth."""
RULES = st.fixed_dictionaries(
    {
        "must_lay": st.booleans(),
        "action_per": st.sampled_from(["turn", "set"]),
        "match_end": st.sampled_from(["limit", "rounds_won"]),
        "rounds": st.integers(1, 2),
    }
)


@examples(25)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), values=RULES)
def test_matches_end_and_records_replay(seed: int, seats: int, values: dict[str, bool | int | str]) -> None:
    match = RandomMatch(seed, seats, values)
    match.play()
    quoted = the_record_replays(match.record, match.table)
    assert quoted.view(None) == match.table.view(None)
    assert quoted.racks == match.table.racks


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("must_lay", [True, False])
@pytest.mark.parametrize("action_per", ["turn", "set"])
def test_every_option_with_every_number_of_players(seats: int, must_lay: bool, action_per: str) -> None:
    ends = ("limit", "rounds_won")
    for end in ends if thorough() else [ends[(seats + must_lay) % 2]]:
        match = RandomMatch(seats, seats, {"must_lay": must_lay, "action_per": action_per, "match_end": end})
        match.play()
        assert match.table.outcome.match


@examples(25)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), values=RULES)
def test_views_and_events_do_not_depend_on_what_is_hidden(
    seed: int, seats: int, values: dict[str, bool | int | str]
) -> None:
    """Deal everything again that a seat cannot see: its view, its moves and what it hears of them stay the same."""
    match = RandomMatch(seed, seats, values)
    for _ in range(seed % 30):
        if match.table.outcome.round is not None:
            break
        match.step()
    table = match.table
    if table.outcome.round is not None:
        return
    for seat in range(seats):
        twin = RUMMY.imagine(table.view(seat), Dice(seed + 1))
        a_guess_fits(twin, table, seat)
        for move in table.moves(seat)[:3]:
            heard, other = (
                [event.as_seen_by(seat) for event in each.copy().play(seat, move) if not isinstance(event, COUNTS_RACKS)]
                for each in (table, twin)
            )
            assert all(not event.cards for event in heard if isinstance(event, Drew) and event.seat != seat)
            # What the seat itself draws was hidden, and may decide how its turn ends.
            if not any(isinstance(event, Drew) and event.seat == seat for event in heard):
                assert heard == other
    onlooker = table.view(None)
    assert onlooker.rack == ()
    assert onlooker.drawn is None


def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter()
    for seed in range(200):
        table, events = RUMMY.begin(options.defaults(RUMMY.options), 4, 0, Dice(seed))
        lots = [event for event in events if isinstance(event, LotDrawn)]
        assert [lot.seat for lot in lots] == [table.turn]
        firsts[table.turn] += 1
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25
    later, events = RUMMY.begin(options.defaults(RUMMY.options), 4, 2, Dice(1), number=2)
    assert later.turn == 3
    assert not any(isinstance(event, LotDrawn) for event in events)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        RUMMY.begin(options.defaults(RUMMY.options), seats, 0, Dice(1))


def test_moves_and_views_can_be_sent_to_another_process() -> None:
    table, _ = RUMMY.begin(options.defaults(RUMMY.options), 3, 0, Dice(3))
    sent = (table.view(0), table.moves(table.turn))
    assert pickle.loads(pickle.dumps(sent)) == sent  # noqa: S301


@pytest.mark.costly
@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("rules", [{}, {"must_lay": False, "action_per": "set"}])
def test_bots_play_legal_moves_to_the_end(level: Level, rules: dict[str, bool | int | str]) -> None:
    for seed in range(times(4)):
        dice = Dice(seed)
        table, _ = RUMMY.begin(options.defaults(RUMMY.options) | rules, 3, 0, Dice(seed))
        player = bot("rummy", level)
        while table.outcome.round is None:
            seat = table.turn
            if seed == 0:
                view = table.view(seat)
                plan = most_tiles(view.sets, view.rack, view.drawn)
                assert (plan is None) == (not any(isinstance(move, Lay) for move in table.moves(seat)))
                assert plan is None or table.refusal(seat, Lay(plan.sets, plan.laid, plan.takes)) is None
            table.play(seat, player.choose(table.view(seat), table.moves(seat), dice))


def test_bots_say_uno_when_it_is_due_and_report_others() -> None:
    text = "table 1\ngame rummy\nseats Ana Ben\nrack Ana R1\nrack Ben B1 B3 Y9\nstock G1 G2\nturn Ben\nowes Ana\n= owes Ana\n"
    referee = Referee(text)
    assert referee.problems() == []
    table, player = referee.table, bot("rummy", Level.HARD)
    said = [player.react(table.view(0), table.moves(0), Dice(seed)) for seed in range(50)]
    assert {each.move for each in said if each} == {SAY_UNO}
    reported = [player.react(table.view(1), table.moves(1), Dice(seed)) for seed in range(50)]
    assert {each.move for each in reported if each} == {REPORT}
    assert sum(each is not None for each in reported) > 35


def test_tiles_are_the_same_objects_and_have_their_points() -> None:
    assert len(PACK) == 100
    assert Counter(each.points for each in PACK)[50] == 4
    assert sum(each.points for each in PACK if each.points == 20) == 24 * 20
    assert tiles("R7 J J=R7") == (tile("R7"), JOKER, JOKER_AS[tile("R7").index])
    with pytest.raises(ValueError, match="rummy-no-such-tile: R13"):
        tile("R13")


@pytest.mark.rule("RUM-19")
def test_a_known_joker_stays_where_it_is_when_a_drawn_tile_is_guessed() -> None:
    table = RummyTable(Rules(), 3, 2, Dice(1))
    table.turn = 1
    table.sets = [tiles("R4 R5 R6")]
    table.racks = [list(tiles("B1 B3")), list(tiles("J R7")), list(tiles("J Y3"))]
    table.shown = [0, 1, 1]
    table.drawn = tile("R7")
    left = Counter(PACK)
    left.subtract(tile.bare for some in (*table.racks, *table.sets) for tile in some)
    table.stock = [each for each in left.elements() if each is not JOKER]
    for seed in range(40):
        guess = RUMMY.imagine(table.view(0), Dice(seed))
        assert guess.jokers(1) >= 1
        assert guess.jokers(2) >= 1
        assert guess.drawn is not JOKER or guess.jokers(1) > 1
