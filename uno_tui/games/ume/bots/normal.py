"""A sensible player: sees every sequence that a move of its own makes, and looks no further."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.ume.bots.judging import LOOKED_AT, sample
from uno_tui.games.ume.bots.noticing import notices_sequence, react, turn_moves
from uno_tui.games.ume.rules.moves import CLAIM, DENY, DRAW
from uno_tui.games.ume.rules.outlook import winners_after
from uno_tui.games.ume.rules.view import UmeView


class NormalBot:
    """Plays by a few rules of thumb."""

    level = Level.NORMAL

    def choose(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return a winning move, else a draw; for an action card, a way to carry it out that lets no one else win."""
        if notices_sequence(view, moves, ATTENTION[self.level], dice):
            return CLAIM
        decisions = turn_moves(moves)
        safe = []
        for move in sample(decisions, LOOKED_AT, dice):
            winners = winners_after(view, move)
            if winners[:1] == [view.seat]:
                return move
            if not winners:
                safe.append(move)
        if DRAW in decisions:
            return DRAW
        if DENY in decisions:
            return DENY
        return safe[dice.lot(range(len(safe)))] if safe else decisions[0]

    def react(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """Return the reaction of a bot with some attention."""
        return react(view, moves, ATTENTION[self.level], dice)
