"""A beginner: likes to draw, and overlooks most sequences that a card would make."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.ume.bots.judging import some
from uno_tui.games.ume.bots.noticing import deciding, notices, react
from uno_tui.games.ume.rules.moves import CLAIM, DRAW
from uno_tui.games.ume.rules.outlook import winners_after
from uno_tui.games.ume.rules.view import UmeView

OVERLOOKS = 0.7
"""How often a beginner does not see that a card would win."""
LIKES_TO_DRAW = 0.8
TRIES = 20


class EasyBot:
    """Chooses by lot, unless it happens to see a sequence."""

    level = Level.EASY

    def choose(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Move:
        """A win if it is seen, else mostly a draw, else anything."""
        if notices(view, moves, ATTENTION[self.level], dice):
            return CLAIM
        decisions = deciding(moves)
        if dice.uniform() >= OVERLOOKS:
            for move in some(decisions, TRIES, dice):
                if winners_after(view, move)[:1] == [view.seat]:
                    return move
        if DRAW in decisions and dice.uniform() < LIKES_TO_DRAW:
            return DRAW
        return decisions[dice.lot(range(len(decisions)))]

    def react(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With little attention."""
        return react(view, moves, ATTENTION[self.level], dice)
