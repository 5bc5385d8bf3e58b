"""An expert: lets the solver find what can be laid, weighs what works and what it keeps, and thinks one turn ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.games.contract import Move
from uno_tui.games.dice import Dice
from uno_tui.games.rummy.bots.reacting import react
from uno_tui.games.rummy.rules.good_lays import lay_of
from uno_tui.games.rummy.rules.moves import DRAW, PASS, Lay
from uno_tui.games.rummy.rules.rebuilding import tidied
from uno_tui.games.rummy.rules.solver import go_out, most_points, most_tiles
from uno_tui.games.rummy.rules.tiles import DRAWS, JOKER, Action, Tile
from uno_tui.games.rummy.rules.view import RummyView

BUDGET = 4_000
"""How far the solver looks for each candidate."""
CANDIDATES = 6
GOES_OUT = 10_000.0
TILE = 10.0
POINT = 0.35
DRAWN_BY_NEXT = 5.0
TURN_WON = 14.0
WASTED = 12.0
KEPT_JOKER = 9.0
NEXT_TURN = 5.0
SHORT_STOCK = 8
"""With fewer tiles in the stock the round may end by the count of the racks: points matter more."""


class HardBot:
    """Compares candidates by what they lay, what works, and what could be laid next time."""

    level = Level.HARD

    def choose(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Move:
        """The candidate that is worth most."""
        candidates = list(dict.fromkeys((*_candidates(view), *_largest(moves))))
        if not candidates:
            return next(move for move in moves if move in (DRAW, PASS))
        candidates.sort(key=lambda lay: worth(view, lay), reverse=True)
        best = max(candidates[:CANDIDATES], key=lambda lay: worth(view, lay) + _next_turn(view, lay))
        return tidied(view.sets, best)

    def react(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With full attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def _largest(moves: Sequence[Move]) -> list[Lay]:
    lays = [move for move in moves if isinstance(move, Lay)]
    return sorted(lays, key=lambda lay: len(lay.laid or ()), reverse=True)[: 2 * CANDIDATES]


def _candidates(view: RummyView) -> Iterator[Lay]:
    """What the solver finds with the whole rack, and with all action tiles but one, or all, kept back."""
    if view.drawn is not None:
        return
    last = go_out(view.sets, view.rack, None, BUDGET)
    if last is not None:
        yield lay_of(last)
        return
    plain = tuple(tile for tile in view.rack if tile.action is None)
    racks = [plain] if len(plain) < len(view.rack) else []
    racks += [(*plain, tile) for tile in dict.fromkeys(view.rack) if tile.action is not None]
    for rack in racks:
        found = most_tiles(view.sets, rack, None, BUDGET)
        if found is not None:
            yield lay_of(found)
    found = most_points(view.sets, view.rack, None, BUDGET)
    if found is not None:
        yield lay_of(found)


def worth(view: RummyView, lay: Lay) -> float:
    """How good it is to lay this; only comparisons between lays of one view mean anything."""
    laid, takes = lay.laid or (), lay.takes or ()
    left = len(view.rack) - len(laid) + len(takes)
    if not left:
        return GOES_OUT
    value = TILE * len(laid) + KEPT_JOKER * (len(takes) - sum(tile.joker for tile in laid))
    points = sum(tile.points for tile in laid) - JOKER.points * len(takes)
    value += POINT * points * (2 if view.stock < SHORT_STOCK else 1)
    actions = sorted((tile.action for tile in laid if tile.action), reverse=True)
    if actions:
        value += _working(view, actions[0]) - WASTED * (len(actions) - 1)
    return value


def _working(view: RummyView, action: Action) -> float:
    """What the action is worth that works."""
    value = DRAWN_BY_NEXT * DRAWS.get(action, 0)
    if action is not Action.REVERSE or len(view.counts) == 2:
        value += TURN_WON
    return value * (2 if view.counts[view.next_seat()] <= 4 else 1)


def _next_turn(view: RummyView, lay: Lay) -> float:
    """What could be laid next time if nobody else changed the table."""
    rack = _left(view.rack, lay)
    found = most_tiles(lay.sets, rack, None, BUDGET) if rack else None
    if found is None:
        return 0.0
    return NEXT_TURN * len(found.laid) + (TILE if len(found.laid) == len(rack) else 0.0)


def _left(rack: Sequence[Tile], lay: Lay) -> tuple[Tile, ...]:
    left = [*rack, *(JOKER for _ in lay.takes or ())]
    for tile in lay.laid or ():
        left.remove(tile.bare)
    return tuple(left)
