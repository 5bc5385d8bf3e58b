"""A beginner: lays any card that fits, and forgets things."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.bots.uno.reacting import react
from uno_tui.games.contract import Move
from uno_tui.games.dice import Dice
from uno_tui.games.uno.moves import Pass, Play
from uno_tui.games.uno.view import UnoView


class EasyBot:
    """Chooses by lot, but does not pass or draw while it can lay a card."""

    level = Level.EASY

    def choose(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Move:
        """Any card that fits."""
        plays = [move for move in moves if isinstance(move, Play)]
        if plays:
            return plays[dice.lot(range(len(plays)))]
        return next((move for move in moves if not isinstance(move, Pass)), moves[0])

    def react(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With little attention."""
        return react(view, moves, ATTENTION[self.level], dice)
