"""What bots do out of turn is one model: the arena's rounds and the host's table offer, time and judge alike."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.arena.contest import TURN_TAKES, play_round
from uno_tui.bots.bot import Level, Reaction
from uno_tui.bots.levels import bot
from uno_tui.bots.reactions import BotReactions
from uno_tui.cards.coloured import card
from uno_tui.core.contract import Event, Move, Seat, Table
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import REPORT, SAY_UNO, Play
from uno_tui.games.uno.rules.view import UnoView
from uno_tui.notation.referee import Referee

TABLE = """table 1
game uno
options intercept=on
seats Ana Ben Cleo
dealer Cleo
hand Ana R5 B9 B8
hand Ben R1 R2 R3
hand Cleo R5 B2 B3
discard R3
stock Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5
turn Ana
"""


def position() -> Table:
    referee = Referee(TABLE, "table")
    assert referee.problems() == []
    return referee.table


class Counting:
    """A table that counts Cleo's cards after every move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.counts: list[int] = []

    def __getattr__(self, name: str) -> object:
        return getattr(self.table, name)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        events = self.table.play(seat, move)
        self.counts.append(self.table.view(None).counts[2])
        return events


class Interceptor:
    """Intercepts after a fixed time, else plays as an easy bot does."""

    level = Level.EASY

    def __init__(self, delay: float, *, rash: bool = False) -> None:
        self.delay, self.rash = delay, rash
        self.asked: list[Sequence[Move]] = []

    def choose(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Move:
        red_five = Play(card("R5"))
        return red_five if red_five in moves else bot("uno", Level.EASY).choose(view, moves, dice)

    def react(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        self.asked.append(moves)
        wanted = next((move for move in moves if type(move).__name__ == "Intercept"), None)
        return None if wanted is None else Reaction(wanted, self.delay, self.rash)


def cards_of_cleo(delay: float, *, rash: bool = False) -> int:
    """How many cards Cleo, who could intercept, holds when the round has gone on for a few moves."""
    table = Counting(position())
    play_round(table, [Interceptor(9.0), Interceptor(9.0), Interceptor(delay, rash=rash)], Dice(1))  # type: ignore[arg-type]
    return table.counts[1]


def test_who_is_quicker_than_a_turn_intercepts_and_who_is_not_does_not() -> None:
    assert cards_of_cleo(TURN_TAKES - 0.1) == 2
    assert cards_of_cleo(TURN_TAKES + 0.1) == 3


def test_an_opportunity_is_offered_once_until_the_table_goes_on() -> None:
    table = position()
    cleo = Interceptor(1.0)
    reactions = BotReactions({2: cleo}, Dice(1))

    def look() -> int:
        return len(reactions.ask(table.acting(), lambda seat: (table.view(seat), table.moves(seat))).wishes)

    reactions.on_move(Play(card("R5")), table.play(0, Play(card("R5"))))
    assert look() == 1
    assert look() == 0
    reactions.on_move(SAY_UNO, ())
    assert look() == 0
    reactions.on_move(None, ())
    assert look() == 1


def test_a_wish_outlives_reactions_but_not_a_turn_unless_it_is_rash() -> None:
    table = position()
    reactions = BotReactions({2: Interceptor(1.0)}, Dice(1))
    reactions.on_move(Play(card("R5")), table.play(0, Play(card("R5"))))
    (wish,) = reactions.ask(table.acting(), lambda seat: (table.view(seat), table.moves(seat))).wishes
    reactions.on_move(REPORT, ())
    assert reactions.holds(wish, table)
    reactions.on_move(Play(card("R1")), table.play(1, Play(card("R1"))))
    assert not reactions.holds(wish, table)
