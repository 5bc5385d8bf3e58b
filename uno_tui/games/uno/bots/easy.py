"""A beginner: lays any card that fits, and forgets things."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import PASS, Play
from uno_tui.games.uno.bots.evidence import BEGINNER_CALL_RATE
from uno_tui.games.uno.bots.reacting import on_turn, react
from uno_tui.games.uno.rules.moves import CHALLENGE
from uno_tui.games.uno.rules.view import UnoView


class EasyBot:
    """Chooses by lot, but does not draw while it can lay a card."""

    level = Level.EASY

    def choose(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return any card that fits."""
        if CHALLENGE in moves and dice.uniform() < BEGINNER_CALL_RATE:
            return CHALLENGE
        plays = [move for move in moves if isinstance(move, Play)]
        if plays:
            return plays[dice.lot(range(len(plays)))]
        return PASS if PASS in moves else (on_turn(moves) or moves)[0]

    def react(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """React with little attention, and sometimes too late without noticing."""
        return react(view, moves, ATTENTION[self.level], dice)
