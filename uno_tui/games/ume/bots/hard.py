"""An expert: weighs every move by the cards that may come and by how close everybody is to a sequence."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.games.contract import Move
from uno_tui.games.dice import Dice
from uno_tui.games.ume.bots.judging import ranked
from uno_tui.games.ume.bots.noticing import deciding, notices, react
from uno_tui.games.ume.rules.moves import CLAIM
from uno_tui.games.ume.rules.view import UmeView


class HardBot:
    """Expectimax: the average over every card that may be drawn, then two rounds of turns by chances."""

    level = Level.HARD

    def choose(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Move:
        """The move most likely to win."""
        if notices(view, moves, ATTENTION[self.level], dice):
            return CLAIM
        candidates = deciding(moves)
        return candidates[0] if len(candidates) == 1 else ranked(view, candidates, dice)[0]

    def react(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With full attention."""
        return react(view, moves, ATTENTION[self.level], dice)
