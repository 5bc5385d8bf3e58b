"""An expert: weighs every move by the cards that may come, and by how close each player is to a sequence."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.bots.comparison import Comparison
from uno_tui.bots.review import MissedChance, Verdict
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.ume.bots.judging import Judge, imagine_auto_claim, rank_moves
from uno_tui.games.ume.bots.noticing import notices_sequence, react, turn_moves
from uno_tui.games.ume.rules.moves import CLAIM
from uno_tui.games.ume.rules.sums import has_sequence
from uno_tui.games.ume.rules.view import UmeView

NEGLIGIBLE = 0.02
"""Moves whose chances to win differ by no more than half of this count as equal: the judge relies on rules of thumb."""

WORTH_REVIEW = 0.05
"""Chances to win that differ by more are worth another look."""


class HardBot:
    """Expectimax: averages over all cards that may be drawn, then estimates two rounds of turns by chances."""

    level = Level.HARD

    def choose(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the move most likely to win."""
        if notices_sequence(view, moves, ATTENTION[self.level], dice):
            return CLAIM
        return _compare(view, turn_moves(moves), dice).best

    def compare(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Comparison:
        """Return the moves by the chance to win; if a sequence can be claimed, only the claim."""
        if CLAIM in moves and has_sequence(view.hand, view.rules.strict_distance):
            return Comparison.only(CLAIM)
        return _compare(view, turn_moves(moves), dice)

    def look_back(self, view: UmeView, moves: Sequence[Move], made: Move, dice: Dice) -> Verdict | None:
        """Return the move that was likelier to win, by the same judge, or a missed claim; None if none was."""
        candidates = turn_moves(moves)
        if made not in candidates:
            return None
        values = rank_moves(view, candidates, dice)
        own = next((value for move, value in values if move == made), None)
        if own is None:  # one of very many, and not in the sample
            own = rank_moves(view, [made], dice)[0][1]
        missed = CLAIM in moves and has_sequence(view.hand, view.rules.strict_distance)
        best, value = (CLAIM, 1.0) if missed else values[0]
        return Verdict(best, value - own, WORTH_REVIEW) if value - own > WORTH_REVIEW else None

    def chance(self, view: UmeView, dice: Dice) -> Move | None:
        """Return the claim if the bot can claim a sequence out of turn; in turn `look_back` finds it."""
        called = view.rules.called and view.seat not in view.acting
        return CLAIM if called and has_sequence(view.hand, view.rules.strict_distance) else None

    def missed(self, chance: MissedChance, dice: Dice) -> Verdict | None:
        """Return the cost of a missed claim: a claim surely wins; without it the judge's estimate counts."""
        view = chance.view
        assert isinstance(view, UmeView)  # noqa: S101 - the caller mixes up games otherwise
        assert view.seat is not None  # noqa: S101 - onlookers do not play
        cost = 1.0 - Judge(view).value(imagine_auto_claim(view, dice), view.seat)
        return Verdict(chance.move, cost, WORTH_REVIEW) if cost > WORTH_REVIEW else None

    def react(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """Return the reaction of a bot with this level's attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def _compare(view: UmeView, candidates: Sequence[Move], dice: Dice) -> Comparison:
    if len(candidates) == 1:
        return Comparison.only(candidates[0])
    return Comparison.judged(rank_moves(view, candidates, dice), NEGLIGIBLE)
