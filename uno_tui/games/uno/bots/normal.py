"""A sensible player: keeps wilds, hits whoever is about to win, chooses the colour it holds most of."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.uno.bots.reacting import on_turn, react
from uno_tui.games.uno.bots.worth import best
from uno_tui.games.uno.rules.view import UnoView


class NormalBot:
    """Plays by a few rules of thumb."""

    level = Level.NORMAL

    def choose(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Move:
        """The move that is best by the rules of thumb."""
        return best(view, on_turn(moves) or moves)

    def react(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With some attention."""
        return react(view, moves, ATTENTION[self.level], dice)
