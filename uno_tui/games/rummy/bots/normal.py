"""A sensible player: lays new sets and adds tiles to those on the table, one after the other, without rebuilding."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.rummy.bots.reacting import react
from uno_tui.games.rummy.rules.easy_lays import Sets
from uno_tui.games.rummy.rules.good_lays import make_lay, simple_lays
from uno_tui.games.rummy.rules.layout import MOST_LAID
from uno_tui.games.rummy.rules.moves import DRAW, PASS, Lay
from uno_tui.games.rummy.rules.rebuilding import tidy
from uno_tui.games.rummy.rules.tiles import Tile
from uno_tui.games.rummy.rules.view import RummyView


class NormalBot:
    """Lays as many tiles as it sees at a glance."""

    level = Level.NORMAL

    def choose(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the largest lay that it sees; else a draw or a pass; else the smallest lay that the rules demand."""
        lay = find_simple_lay(view)
        if lay is not None:
            return lay
        for quiet in (DRAW, PASS):
            if quiet in moves:
                return quiet
        lays = [move for move in moves if isinstance(move, Lay)]
        return tidy(view.sets, min(lays, key=lambda lay: len(lay.laid or ())))

    def react(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """Return the reaction of a bot with some attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def find_simple_lay(view: RummyView) -> Lay | None:
    """Return a lay built of simple ones, each the one of the most tiles and points, up to four tiles in all."""
    sets: Sets = view.sets
    rack = list(view.rack)
    best: Lay | None = None
    while True:
        left = MOST_LAID - len(best.laid or ()) if best else MOST_LAID
        found = [lay for lay in simple_lays(sets, tuple(rack), view.drawn) if len(lay.laid or ()) <= left]
        if not found:
            return best
        nearest = max(found, key=_size)
        # Found on the table of the lay before, it is judged as part of the whole turn.
        whole = make_lay(view.sets, view.rack, view.drawn, nearest.sets)
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
