"""A sensible player: keeps wilds, hits a player who is about to win, chooses the colour it holds most of."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.uno.bots.reacting import on_turn, react
from uno_tui.games.uno.bots.worth import best_move
from uno_tui.games.uno.rules.view import UnoView


class NormalBot:
    """Plays by a few rules of thumb."""

    level = Level.NORMAL

    def choose(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the best move by the rules of thumb."""
        return best_move(view, on_turn(moves) or moves)

    def react(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """React with some attention."""
        return react(view, moves, ATTENTION[self.level], dice)
