"""A beginner: lays new sets from the rack and from single start tiles, and forgets things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.rummy.bots.reacting import react
from uno_tui.games.rummy.rules.moves import DRAW, PASS, Lay
from uno_tui.games.rummy.rules.rebuilding import tidy
from uno_tui.games.rummy.rules.view import RummyView


class EasyBot:
    """Leaves the sets on the table alone as long as it may."""

    level = Level.EASY

    def choose(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return any lay that leaves the sets alone; else draw or pass; else return the lay of the fewest tiles."""
        lays = [move for move in moves if isinstance(move, Lay)]
        new = [lay for lay in lays if _leaves_sets_alone(view, lay)]
        if new:
            return new[dice.lot(range(len(new)))]
        # Neither touches a set; to rebuild is for turns in which the rules demand a lay (RUM-8).
        for quiet in (DRAW, PASS):
            if quiet in moves:
                return quiet
        return tidy(view.sets, min(lays, key=lambda lay: len(lay.laid or ())))

    def react(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """Return the reaction of a bot with little attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def _leaves_sets_alone(view: RummyView, lay: Lay) -> bool:
    return not Counter(tiles for tiles in view.sets if len(tiles) > 1) - Counter(lay.sets)
