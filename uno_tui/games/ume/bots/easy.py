"""A beginner: likes to draw, and overlooks most sequences that a card would make."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.ume.bots.judging import sample
from uno_tui.games.ume.bots.noticing import notices_sequence, react, turn_moves
from uno_tui.games.ume.rules.moves import CLAIM, DRAW
from uno_tui.games.ume.rules.outlook import winners_after
from uno_tui.games.ume.rules.view import UmeView

OVERLOOKS = 0.7
"""The probability with which a beginner does not see that a card would win."""
LIKES_TO_DRAW = 0.8
TRIES = 20


class EasyBot:
    """Chooses by lot, unless it happens to see a sequence."""

    level = Level.EASY

    def choose(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return a winning move if the bot sees it, else mostly a draw, else any move."""
        if notices_sequence(view, moves, ATTENTION[self.level], dice):
            return CLAIM
        decisions = turn_moves(moves)
        if dice.uniform() >= OVERLOOKS:
            for move in sample(decisions, TRIES, dice):
                if winners_after(view, move)[:1] == [view.seat]:
                    return move
        if DRAW in decisions and dice.uniform() < LIKES_TO_DRAW:
            return DRAW
        return decisions[dice.lot(range(len(decisions)))]

    def react(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """Return the reaction of a bot with little attention."""
        return react(view, moves, ATTENTION[self.level], dice)
