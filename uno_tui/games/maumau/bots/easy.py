"""A beginner: lays any card that fits, forgets things, and hardly ever dares to cheat."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.bots.cheating import cheating_plays
from uno_tui.games.maumau.bots.dealing import draw_hand_size
from uno_tui.games.maumau.bots.reacting import react
from uno_tui.games.maumau.rules.moves import ACCEPT, DRAW, PASS, SAY_LAST, Play
from uno_tui.games.maumau.rules.view import MaumauView

CHEAT_RATE = 0.03
"""How often a beginner without a card that fits tries to cheat."""


class EasyBot:
    """Chooses by lot, but does not draw, pass or accept while a card can be laid."""

    level = Level.EASY

    def choose(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return any card that fits."""
        if view.dealing:
            return draw_hand_size(dice)
        attention = ATTENTION[self.level]
        plays = [move for move in moves if isinstance(move, Play)]
        if SAY_LAST in moves and (len(view.hand) == 1 or (plays and dice.uniform() < attention.remembers)):
            return SAY_LAST
        if plays:
            return plays[dice.lot(range(len(plays)))]
        if dice.uniform() < CHEAT_RATE and (tries := cheating_plays(view)):
            return tries[dice.lot(range(len(tries)))]
        return next(move for move in moves if move in (ACCEPT, DRAW, PASS))

    def react(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """React with little attention."""
        return react(view, moves, ATTENTION[self.level], dice)
