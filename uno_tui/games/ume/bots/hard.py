"""An expert: weighs every move by the cards that may come and by how close everybody is to a sequence."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.bots.comparison import Comparison
from uno_tui.bots.review import Chance, Verdict
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.ume.bots.judging import Judge, imagined, ranked
from uno_tui.games.ume.bots.noticing import deciding, notices, react
from uno_tui.games.ume.rules.moves import CLAIM
from uno_tui.games.ume.rules.sums import has_sequence
from uno_tui.games.ume.rules.view import UmeView

MEANS_NOTHING = 0.02
"""Chances to win that differ by less are as good as equal: the judge counts on rules of thumb."""

SURELY = 0.05
"""Chances to win that differ by more are worth another look."""


class HardBot:
    """Expectimax: the average over every card that may be drawn, then two rounds of turns by chances."""

    level = Level.HARD

    def choose(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Move:
        """The move most likely to win."""
        if notices(view, moves, ATTENTION[self.level], dice):
            return CLAIM
        return _compared(view, deciding(moves), dice).best

    def compare(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Comparison:
        """The moves by the chance to win; of a sequence that can be claimed nothing but the claim."""
        if CLAIM in moves and has_sequence(view.hand, view.rules.strict_distance):
            return Comparison.only(CLAIM)
        return _compared(view, deciding(moves), dice)

    def look_back(self, view: UmeView, moves: Sequence[Move], made: Move, dice: Dice) -> Verdict | None:
        """What would have been likelier to win, by the same judge; also the claim of a sequence that was missed."""
        candidates = deciding(moves)
        if made not in candidates:
            return None
        values = ranked(view, candidates, dice)
        own = next((value for move, value in values if move == made), None)
        if own is None:  # one of very many that were not looked at
            own = ranked(view, [made], dice)[0][1]
        missed = CLAIM in moves and has_sequence(view.hand, view.rules.strict_distance)
        best, value = (CLAIM, 1.0) if missed else values[0]
        return Verdict(best, value - own, SURELY) if value - own > SURELY else None

    def chance(self, view: UmeView, dice: Dice) -> Move | None:
        """A sequence to claim out of turn; in turn `look_back` sees it."""
        called = view.rules.called and view.seat not in view.acting
        return CLAIM if called and has_sequence(view.hand, view.rules.strict_distance) else None

    def missed(self, chance: Chance, dice: Dice) -> Verdict | None:
        """A claim wins for certain; without one the judge's estimate counts."""
        view = chance.view
        assert isinstance(view, UmeView)  # noqa: S101 - the caller mixes up games otherwise
        assert view.seat is not None  # noqa: S101 - onlookers do not play
        cost = 1.0 - Judge(view).value(imagined(view, dice), view.seat)
        return Verdict(chance.move, cost, SURELY) if cost > SURELY else None

    def react(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With full attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def _compared(view: UmeView, candidates: Sequence[Move], dice: Dice) -> Comparison:
    if len(candidates) == 1:
        return Comparison.only(candidates[0])
    return Comparison.judged(ranked(view, candidates, dice), MEANS_NOTHING)
