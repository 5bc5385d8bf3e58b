"""A sensible player: sees every sequence that one card makes, and breaks up what others are about to make."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.bots.ume.judging import ranked
from uno_tui.bots.ume.noticing import deciding, notices, react
from uno_tui.games.contract import Move
from uno_tui.games.dice import Dice
from uno_tui.games.ume.moves import CLAIM, DRAW, Put
from uno_tui.games.ume.outlook import winners_after
from uno_tui.games.ume.view import UmeView


class NormalBot:
    """Plays by a few rules of thumb."""

    level = Level.NORMAL

    def choose(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Move:
        """A win if there is one, else a draw; action cards as they look best at once."""
        if notices(view, moves, ATTENTION[self.level], dice):
            return CLAIM
        decisions = deciding(moves)
        for move in decisions:
            if isinstance(move, Put) and winners_after(view, move)[:1] == [view.seat]:
                return move
        return DRAW if DRAW in decisions else ranked(view, decisions, dice)[0]

    def react(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With some attention."""
        return react(view, moves, ATTENTION[self.level], dice)
