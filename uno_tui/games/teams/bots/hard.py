"""An expert: imagines the hidden cards, plays every candidate out many times, and compares the team's results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.bots.comparison import Comparison
from uno_tui.bots.out_of_turn import attentive_move, missed
from uno_tui.bots.playouts import compare, look_back, play_to_end
from uno_tui.bots.review import MissedChance, Verdict
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, PASS, REPORT, SAY_UNO
from uno_tui.games.teams.bots.normal import NormalBot, worth
from uno_tui.games.teams.bots.reacting import react
from uno_tui.games.teams.rules import TEAMS
from uno_tui.games.teams.rules.table import TeamsTable
from uno_tui.games.teams.rules.view import TeamsView

PLAYOUTS = 240
"""How many playouts are made for a decision, over all candidates."""
CANDIDATES = 6
"""How many moves are compared at most."""
PLAYOUT_MOVES = 32
"""How many moves a playout has: the end of a long round says little about its beginning."""


class HardBot:
    """Flat Monte Carlo for both partners' cards."""

    level = Level.HARD

    def choose(self, view: TeamsView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the candidate after which the team wins most often."""
        return self.compare(view, moves, dice).best

    def compare(self, view: TeamsView, moves: Sequence[Move], dice: Dice) -> Comparison:
        """Return the candidates by how often the team wins, or by the cards it has left."""
        seat = view.seat
        assert seat is not None  # noqa: S101 - onlookers do not play
        candidates, ranked = _candidates(view, moves), _by_worth(view, _considered_moves(moves))
        if len(candidates) == 1:
            return Comparison.only(candidates[0]).beside(ranked)

        def imagine() -> TeamsTable:
            return TEAMS.imagine(view, dice)

        def outcome(table: TeamsTable, move: Move) -> float:
            return _play_out(table.copy(), seat, move, dice)

        return compare(imagine, candidates, outcome, PLAYOUTS).beside(ranked)

    def look_back(self, view: TeamsView, moves: Sequence[Move], made: Move, dice: Dice) -> Verdict | None:
        """Return the move with which the team would surely have won more often."""
        seat = view.seat
        assert seat is not None  # noqa: S101 - onlookers do not play

        def imagine() -> TeamsTable:
            return TEAMS.imagine(view, dice)

        def quick(table: TeamsTable, move: Move) -> float:
            return _play_out(table.copy(), seat, move, dice)

        def whole(table: TeamsTable, move: Move) -> float:
            return _play_well(table.copy(), seat, move, dice)

        return look_back(imagine, _candidates(view, moves), made, quick, whole, PLAYOUTS)

    def chance(self, view: TeamsView, dice: Dice) -> Move | None:
        """Return the move of an attentive player out of turn."""
        return attentive_move(TEAMS.imagine, react, view, dice)

    def missed(self, chance: MissedChance, dice: Dice) -> Verdict | None:
        """Return how many more rounds the missed move would surely have won for the team."""
        return missed(TEAMS.imagine, NormalBot(), SAY_UNO, chance, dice)

    def react(self, view: TeamsView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """React with full attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def _candidates(view: TeamsView, moves: Sequence[Move]) -> list[Move]:
    """Return the moves that are worth a comparison."""
    candidates = _considered_moves(moves)
    # Drawing is a candidate only where nothing can be laid.
    if any(move not in (DRAW, PASS) for move in candidates):
        candidates = [move for move in candidates if move is not DRAW]
    return candidates if len(candidates) <= CANDIDATES else _by_worth(view, candidates)[:CANDIDATES]


def _considered_moves(moves: Sequence[Move]) -> list[Move]:
    """Return the moves that are not a matter of attention."""
    return [move for move in moves if not move.reaction]


def _by_worth(view: TeamsView, moves: Sequence[Move]) -> list[Move]:
    """Return the moves by the rules of thumb, best first."""
    held = Counter(card.colour for card in view.hand)
    return sorted(moves, key=lambda move: worth(view, move, held), reverse=True)


def _play_well(table: TeamsTable, seat: Seat, first: Move, dice: Dice) -> float:
    """Let `seat` make a move and sensible players finish the round; return 1 for a win, else 0."""
    table.carry_out(seat, first)
    play_to_end(table, NormalBot(), dice)
    return float(seat in (table.winners or ()))


def _play_out(table: TeamsTable, seat: Seat, first: Move, dice: Dice) -> float:
    """Let `seat` make a move and quick players play on; return 1 for a win, 0 for a defeat.

    An unfinished playout gives a value between them, by the cards left in the teams.
    """
    table.carry_out(seat, first)
    uniform = dice.uniform
    for _ in range(PLAYOUT_MOVES):
        if table.winners is not None:
            return float(seat in table.winners)
        mover = table.turn if table.choice is None else table.acting()[0]
        moves = table.moves(mover)
        move = moves[int(uniform() * len(moves))]
        # Quick players lay if they can: plays come first in the list of moves.
        if move is DRAW or move is PASS or move is SAY_UNO or move is REPORT:
            move = moves[0]
        table.carry_out(mover, move)
    # Unfinished: the fewer cards the team has against the best other team, the nearer to a win.
    counts = [len(hand) for hand in table.hands]
    teams = [counts[first] + counts[first + table.half] for first in range(table.half)]
    mine = teams.pop(seat % table.half)
    return 0.5 + (min(teams) - mine) / (4.0 * (min(teams) + mine))
