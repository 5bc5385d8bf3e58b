"""Small positions in which a tactic must show, for the levels that know it."""

from __future__ import annotations

import pytest

from uno_tui.arena.contest import contest, play_round
from uno_tui.bots.bot import ATTENTION, Bot, Level, Reaction
from uno_tui.bots.levels import bot
from uno_tui.cards.coloured import Colour, card
from uno_tui.core import options
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Play
from uno_tui.games.uno.bots.evidence import suspicion
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.moves import BUZZ, CHALLENGE, Intercept
from uno_tui.games.uno.rules.table import UnoTable
from uno_tui.notation.referee import Referee

THOUGHTFUL = (Level.NORMAL, Level.HARD)
STOCK = "stock B2 B3 B4 B5 B6 R9 R8 R1 Y9 Y8"


def table_of(text: str, rules: str) -> UnoTable:
    """The table of a position, after the moves in it."""
    referee = Referee(f"table 1\ngame uno\noptions {rules}\n{text}\n")
    assert referee.problems() == []
    table = referee.table
    table.chance = Dice(1)
    return table


def choice(table: UnoTable, level: Level, seed: int = 1) -> Move:
    seat = table.acting()[0]
    return bot("uno", level).choose(table.view(seat), table.moves(seat), Dice(seed))


def reactions(table: UnoTable, seat: Seat, level: Level, tries: int = 60) -> list[Reaction]:
    """What a bot thinks of, many times."""
    dice, player = Dice(1), bot("uno", level)
    thoughts = [player.react(table.view(seat), table.moves(seat), dice) for _ in range(tries)]
    return [thought for thought in thoughts if thought is not None]


@pytest.mark.parametrize("level", Level)
def test_a_draw_two_is_answered(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana R5 R1 G1\nhand Ben Y+2 G3 G4\ndiscard R3 R+2\n{STOCK}\nturn Ben\ndebt 2",
        "response=on",
    )
    assert choice(table, level) == Play(card("Y+2"))


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_large_debt_is_passed_on_with_a_skip(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben Cleo\nhand Ana R5 R1 G1\nhand Ben RS G3 G4\nhand Cleo Y1 Y2 Y3\ndiscard R3 R+2\n{STOCK}\n"
        "turn Ben\ndebt 6",
        "response=on advanced_response=on",
    )
    assert choice(table, level) == Play(card("RS"))


def test_a_wild_is_not_spent_on_two_cards_but_on_eight() -> None:
    position = (
        "seats Ana Ben Cleo\nhand Ana R5 R1 G1\nhand Ben W G3 G4\nhand Cleo Y1 Y2 Y3\ndiscard R3 R+2\n"
        f"{STOCK}\nturn Ben\n"
    )
    assert choice(table_of(position + "debt 2", "response=on advanced_response=on"), Level.NORMAL) == DRAW
    large = choice(table_of(position + "debt 8", "response=on advanced_response=on"), Level.NORMAL)
    assert large == Play(card("W"), Colour.GREEN)


def test_the_last_draw_two_is_kept_for_defence_while_nobody_is_about_to_win() -> None:
    def position(ben: str) -> str:
        return f"seats Ana Ben\nhand Ana R+2 R8 G1 G2\nhand Ben {ben}\ndiscard R3\n{STOCK}\nturn Ana"

    assert choice(table_of(position("Y1 Y2 Y3 Y4"), "response=off"), Level.NORMAL) == Play(card("R+2"))
    assert choice(table_of(position("Y1 Y2 Y3 Y4"), "response=on"), Level.NORMAL) == Play(card("R8"))
    assert choice(table_of(position("Y1 Y2"), "response=on"), Level.NORMAL) == Play(card("R+2"))


LARGE_HAND = "R5 R1 G1 G2 G3 B1 Y5 Y6"


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_bluff_is_called_when_the_hand_is_large(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana {LARGE_HAND}\nhand Ben G4 Y1 Y2\ndiscard R3 W+4:B\n{STOCK}\nturn Ben\ndebt 4 W+4\n"
        "bluff Ana yes",
        "bluff=on",
    )
    assert choice(table, level) == CHALLENGE


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_small_hand_that_failed_to_serve_the_colour_is_believed(level: Level) -> None:
    table = table_of(
        "seats Ana Ben\nhand Ana G8\nhand Ben R1 G4 Y2 Y4\ndiscard R3\n"
        "stock Y6 W+4 B2 B3 B4 B5 B6 R9 R8\nturn Ana\n"
        "Ana draw\nBen play R1\nAna draw\nAna play W+4 B",
        "bluff=on",
    )
    assert table.short[0] is Colour.RED
    assert suspicion(table.view(1)) < 0.1
    assert choice(table, level) == DRAW


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_what_a_player_could_not_serve_makes_a_bluff_less_likely(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana {LARGE_HAND}\nhand Ben G4 Y1 Y2\ndiscard R3 W+4:B\n{STOCK}\nturn Ben\ndebt 4 W+4\n"
        "bluff Ana no",
        "bluff=on",
    )
    before = suspicion(table.view(1))
    table.short = (Colour.RED, None)
    assert suspicion(table.view(1)) < before / 2


def test_failing_to_serve_is_public_until_the_hand_gets_other_cards() -> None:
    position = f"seats Ana Ben\nhand Ana G8 G9\nhand Ben R1 R4 Y2\ndiscard R3\n{STOCK}\nturn Ana\n"
    table = table_of(position + "Ana draw", "seven_zero=on")
    assert table.view(1).short == (Colour.RED, None)
    imagined = UNO.imagine(table.view(1), Dice(3))
    assert all(held.colour not in (Colour.RED, None) for held in imagined.hands[0])
    table.play(1, Play(card("R4")))
    table.play(0, DRAW)
    assert table.view(1).short == (Colour.RED, None)
    free = table_of(position + "Ana draw", "draw_anytime=on")
    assert free.view(1).short == (None, None)


@pytest.mark.parametrize("level", THOUGHTFUL)
@pytest.mark.parametrize("seed", range(4))
def test_the_wild_draw_four_that_would_be_called_stays_in_the_hand(level: Level, seed: int) -> None:
    position = f"seats Ana Ben\nhand Ana W+4 R1 G1 G2 G6 B1 Y5\nhand Ben G4 Y1\ndiscard R3\n{STOCK}\nturn Ana\n"
    assert choice(table_of(position, "bluff=on"), level, seed) == Play(card("R1"))


def test_where_nobody_can_call_it_the_wild_draw_four_hits() -> None:
    position = f"seats Ana Ben\nhand Ana W+4 R1 G1 G2 G6 B1 Y5\nhand Ben G4 Y1\ndiscard R3\n{STOCK}\nturn Ana\n"
    assert choice(table_of(position, "bluff=off"), Level.NORMAL) == Play(card("W+4"), Colour.GREEN)


def test_a_bluff_is_risked_when_everybody_must_believe_it() -> None:
    table = table_of(
        "seats Ana Ben\nhand Ana W+4 G3 Y3\nhand Ben R4 Y1\ndiscard R3\n" + STOCK + "\nturn Ana\n", "bluff=on"
    )
    table.short = (Colour.RED, None)
    assert choice(table, Level.NORMAL) in [Play(card("W+4"), colour) for colour in (Colour.GREEN, Colour.YELLOW)]


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_seven_takes_the_smallest_hand(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben Cleo\nhand Ana R7 G1 G2 G3 Y5 Y6\nhand Ben B1 B7 B8 B9\nhand Cleo Y1\ndiscard R3\n{STOCK}\n"
        "turn Ana",
        "seven_zero=on",
    )
    assert choice(table, level) == Play(card("R7"), swap=2)


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_seven_keeps_a_hand_that_is_about_to_win(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben Cleo\nhand Ana R7 G1\nhand Ben B1 B7 B8 B9\nhand Cleo Y1 Y2 Y3\ndiscard R3\n{STOCK}\nturn Ana",
        "seven_zero=on",
    )
    assert choice(table, level) == Play(card("R7"))


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_no_zero_that_hands_a_small_hand_on_for_a_large_one(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben Cleo\nhand Ana R0 R1\nhand Ben B1 B7 B8 B9\nhand Cleo Y1 Y2 Y3 Y4 Y5 Y6\ndiscard R3\n{STOCK}\n"
        "turn Ana",
        "seven_zero=on",
    )
    assert choice(table, level) == Play(card("R1"))


def test_even_passing_is_better_than_a_zero_into_disaster() -> None:
    table = table_of(
        "seats Ana Ben\nhand Ana G1\nhand Ben B1 B7 B8 B9 Y1 Y2 Y3 Y4 Y5 Y6\ndiscard R3\nstock R0 B2 B3 B4\n"
        "turn Ana\nAna draw",
        "seven_zero=on",
    )
    assert choice(table, Level.NORMAL) == PASS


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_zero_as_last_card_wins(level: Level) -> None:
    table = table_of(f"seats Ana Ben\nhand Ana R0\nhand Ben B1 B7\ndiscard R3\n{STOCK}\nturn Ana", "seven_zero=on")
    assert choice(table, level) == Play(card("R0"))


def test_a_duty_from_a_moved_hand_is_remembered_and_noticed() -> None:
    table = table_of(
        f"seats Ana Ben Cleo\nhand Ana R7 G1 G2\nhand Ben B1\nhand Cleo Y1 Y2\ndiscard R3\n{STOCK}\nturn Ana\n"
        "Ana play R7 swap Ben",
        "seven_zero=on",
    )
    assert {thought.move for thought in reactions(table, 0, Level.HARD)} == {SAY_UNO}
    assert {thought.move for thought in reactions(table, 2, Level.HARD)} == {REPORT}


@pytest.mark.parametrize("level", Level)
def test_bots_intercept_in_the_reaction_time_of_their_level(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben Cleo\nhand Ana R5 G1 G2\nhand Ben B1 B2\nhand Cleo R5 Y2\ndiscard R3\n{STOCK}\nturn Ana\n"
        "Ana play R5",
        "intercept=on",
    )
    thoughts = reactions(table, 2, level)
    least, most = ATTENTION[level].reacts
    assert {thought.move for thought in thoughts} == {Intercept(card("R5"), card("R5"))}
    assert all(least <= thought.delay <= most for thought in thoughts)
    assert any(thought.rash for thought in thoughts) == (level is Level.EASY)


def test_attentive_bots_intercept_more_often() -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana R6\nhand Ben G5 Y5 Y1\ndiscard R5\n{STOCK}\nturn Ana",
        "intercept=on super_intercept=on",
    )
    easy, normal, hard = (len(reactions(table, 1, level)) for level in Level)
    assert easy < normal < hard
    assert {thought.move for thought in reactions(table, 1, Level.NORMAL)} == {Intercept(card("Y5"), card("R5"))}


def test_no_interception_with_a_zero_into_disaster() -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana Y1 Y2 Y3 Y4 Y5\nhand Ben G0 G1\ndiscard R0\n{STOCK}\nturn Ana",
        "intercept=on super_intercept=on seven_zero=on",
    )
    assert reactions(table, 1, Level.HARD) == []


@pytest.mark.parametrize("level", Level)
def test_the_interceptor_passes_rather_than_draws(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana R5 G1 G2\nhand Ben R5 Y2 Y3\ndiscard R3\n{STOCK}\nturn Ana\n"
        "Ana play R5\nBen intercept R5 on R5",
        "intercept=on",
    )
    assert choice(table, level) == PASS


def test_a_sequence_goes_on_towards_the_longer_run() -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana R5 R4 R6 R7 R8\nhand Ben B1 B2 B3\ndiscard R3\n{STOCK}\nturn Ana\nAna play R5",
        "sequences=on",
    )
    assert {thought.move for thought in reactions(table, 0, Level.HARD)} == {Play(card("R6"))}


def test_a_sequence_begins_where_it_can_go_on() -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana R9 R4 R5 R6\nhand Ben B1 B2 B3\ndiscard R3\n{STOCK}\nturn Ana", "sequences=on"
    )
    assert choice(table, Level.NORMAL) in (Play(card("R4")), Play(card("R6")))


@pytest.mark.parametrize("level", Level)
def test_every_bot_presses_the_buzzer(level: Level) -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana Z G1 G2\nhand Ben B1 B2\ndiscard R3\n{STOCK}\nturn Ana\nAna play Z", "buzzer=on"
    )
    assert choice(table, level) == BUZZ
    assert {thought.move for thought in reactions(table, 1, level)} == {BUZZ}


class _Late:
    """Intercepts what it has heard, too late, and otherwise draws or passes."""

    level = Level.EASY

    def __init__(self, rash: bool) -> None:
        self.rash = rash

    def choose(self, view: object, moves: list[Move], dice: Dice) -> Move:
        return moves[0]

    def react(self, view: object, moves: list[Move], dice: Dice) -> Reaction | None:
        found = next((move for move in moves if isinstance(move, Intercept)), None)
        return None if found is None else Reaction(found, 5.0, rash=self.rash)


@pytest.mark.parametrize("rash", [True, False])
def test_late_interceptions_cost_points_in_the_arena_too(rash: bool) -> None:
    table = table_of(
        f"seats Ana Ben Cleo\nhand Ana R6 B1\nhand Ben G5 G6 G7\nhand Cleo R5 G9\ndiscard R5\n{STOCK}\nturn Ana",
        "intercept=on",
    )
    bots: list[Bot] = [_Late(rash), _Late(rash), _Late(rash)]
    play_round(table, bots, Dice(1))
    penalties = table.scores[2] - sum(held.points for held in table.hands[2])
    assert (penalties > 0) is rash
    assert penalties % 3 == 0


def test_the_arena_lets_a_sequence_go_on_and_on() -> None:
    table = table_of(
        f"seats Ana Ben\nhand Ana R5 R6 R7 R8\nhand Ben B1 B2 B3\ndiscard R3\n{STOCK}\nturn Ana\nAna play R8",
        "sequences=on",
    )
    play_round(table, [bot("uno", Level.HARD), bot("uno", Level.EASY)], Dice(2))
    assert table.winners == (0,)
    assert table.scores == [0, 6]


ALL_RULES = options.defaults(UNO.options) | {option.id: True for option in UNO.options if option.house_rule}


@pytest.mark.slow
def test_the_same_seed_plays_the_same_rounds_under_all_house_rules() -> None:
    levels = [Level.HARD, Level.NORMAL, Level.EASY]
    assert contest(UNO, levels, 1, ALL_RULES, 5, processes=1) == contest(UNO, levels, 1, ALL_RULES, 5, processes=1)


def test_levels_are_ordered_under_all_house_rules() -> None:
    assert contest(UNO, [Level.NORMAL, Level.EASY], 200, ALL_RULES, 1, processes=1).share(0)[1] > 0.5
