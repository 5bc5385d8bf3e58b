"""A sensible player: lays new sets and puts tiles to those on the table, one after the other, without rebuilding."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.rummy.bots.reacting import react
from uno_tui.games.rummy.rules.easy_lays import Sets
from uno_tui.games.rummy.rules.good_lays import as_lay, simple_lays
from uno_tui.games.rummy.rules.meaning import MOST_LAID
from uno_tui.games.rummy.rules.moves import DRAW, PASS, Lay
from uno_tui.games.rummy.rules.rebuilding import tidied
from uno_tui.games.rummy.rules.tiles import Tile
from uno_tui.games.rummy.rules.view import RummyView


class NormalBot:
    """Lays as many tiles as it sees at a glance."""

    level = Level.NORMAL

    def choose(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Move:
        """The biggest lay that it sees; else a draw; else what the rules ask for."""
        lay = at_a_glance(view)
        if lay is not None:
            return lay
        for quiet in (DRAW, PASS):
            if quiet in moves:
                return quiet
        lays = [move for move in moves if isinstance(move, Lay)]
        return tidied(view.sets, min(lays, key=lambda lay: len(lay.laid or ())))

    def react(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With some attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def at_a_glance(view: RummyView) -> Lay | None:
    """Simple lays one after the other, each time the one of the most tiles and points, up to four tiles in all."""
    sets: Sets = view.sets
    rack = list(view.rack)
    best: Lay | None = None
    while True:
        left = MOST_LAID - len(best.laid or ()) if best else MOST_LAID
        found = [lay for lay in simple_lays(sets, tuple(rack), view.drawn) if len(lay.laid or ()) <= left]
        if not found:
            return best
        nearest = max(found, key=_size)
        whole = as_lay(view.sets, view.rack, view.drawn, nearest.sets)
        if whole is None:
            return best
        best, sets = whole, whole.sets
        if view.drawn is not None:
            return best
        for tile in nearest.laid or ():
            rack.remove(tile.bare)


def _size(lay: Lay) -> tuple[int, int]:
    laid: tuple[Tile, ...] = lay.laid or ()
    return len(laid), sum(tile.points for tile in laid)
