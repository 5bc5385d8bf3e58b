"""A beginner: lays any card that fits, gives away any card, and forgets things."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, Play
from uno_tui.games.teams.bots.reacting import react
from uno_tui.games.teams.rules.moves import Giving
from uno_tui.games.teams.rules.view import TeamsView


class EasyBot:
    """Chooses by lot, but does not pass or draw while it can lay a card."""

    level = Level.EASY

    def choose(self, view: TeamsView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return any card that fits, or any answer to a choice."""
        able = [move for move in moves if isinstance(move, Play | Giving)]
        if able:
            return able[dice.lot(range(len(able)))]
        return DRAW if DRAW in moves else moves[0]

    def react(self, view: TeamsView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """React with little attention."""
        return react(view, moves, ATTENTION[self.level], dice)
