"""An expert: lets the solver find lays, weighs their actions and the tiles kept, and thinks one turn ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.bots.review import MissedChance, Verdict
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.rummy.bots.reacting import react
from uno_tui.games.rummy.rules.good_lays import make_lay, to_lay
from uno_tui.games.rummy.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Lay
from uno_tui.games.rummy.rules.play import UNO_PENALTY
from uno_tui.games.rummy.rules.rebuilding import tidy
from uno_tui.games.rummy.rules.solver import Solution, go_out, most_points, most_tiles
from uno_tui.games.rummy.rules.tiles import DRAWS, JOKER, Action, Tile
from uno_tui.games.rummy.rules.view import RummyView

BUDGET = 4_000
"""The number of ways that the solver looks at for each candidate."""
CANDIDATES = 6

# Values of a lay, in points of the bot's own scale, where a tile laid is worth 10.
GOES_OUT = 10_000.0
TILE = 10.0
POINT = 0.35
DRAWN_BY_NEXT = 5.0
TURN_WON = 14.0
WASTED = 12.0
KEPT_JOKER = 9.0
NEXT_TURN = 5.0
UNSURE = 1.5
"""The smallest difference, in tiles, that counts: the moves of others in between are not looked at."""
SHORT_STOCK = 8
"""With fewer tiles in the stock the round may end by the count of the racks: points matter more."""


class HardBot:
    """Compares candidates by the tiles they lay, the actions that work, and the tiles that could be laid next time."""

    level = Level.HARD

    def choose(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the candidate that is worth most."""
        candidates = _best(view, moves)
        if not candidates:
            return next(move for move in moves if move in (DRAW, PASS))
        best = max(candidates, key=lambda lay: worth(view, lay) + _next_turn(view, lay))
        return tidy(view.sets, best)

    def look_back(self, view: RummyView, moves: Sequence[Move], made: Move, dice: Dice) -> Verdict | None:
        """Return the lay that surely gets rid of more tiles over this turn and the next; None if there is none.

        Its `measures` are the differences in tiles, in points, and in the tiles of this turn alone. A lay that goes
        out is better than any other by the whole rack that the other leaves.
        """
        outlooks = [_outlook(view, lay) for lay in _best(view, moves)]
        best = max(outlooks, key=lambda outlook: outlook.value, default=None)
        own = _outlook(view, _as_made(view, made))
        if best is None or not isinstance(best.move, Lay):
            return None
        cost = min((best.value - own.value) / TILE, float(len(view.rack)))
        measures = (best.tiles - own.tiles, best.points - own.points, best.now - own.now)
        # One of the measures must speak for the lay, because sentences name only them.
        if cost <= UNSURE or max(measures) <= 0:
            return None
        better = msgspec.structs.replace(tidy(view.sets, best.move), actions=best.move.actions)
        return Verdict(better, cost, UNSURE, measures)

    def chance(self, view: RummyView, dice: Dice) -> Move | None:
        """Return the "Uno" that is due, or a report; None if there is neither."""
        if view.seat in view.owes:
            return SAY_UNO
        return REPORT if view.owes else None

    def missed(self, chance: MissedChance, dice: Dice) -> Verdict | None:
        """Return the cost of a missed word: the tiles that others did not draw, or that the seat drew itself."""
        view, own = chance.view, chance.move == SAY_UNO
        assert isinstance(view, RummyView)  # noqa: S101 - the caller mixes up games otherwise
        if own and chance.instead is None:
            return None  # nobody reported it
        drawn = UNO_PENALTY if own else UNO_PENALTY * len(view.owes)
        return Verdict(chance.move, float(drawn), 0.0, (drawn,))

    def react(self, view: RummyView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """Return the reaction of a bot with full attention."""
        return react(view, moves, ATTENTION[self.level], dice)


class _Outlook(msgspec.Struct, frozen=True):
    """The value of a move, with the tiles and points that leave the rack by it and could leave it by the next.

    `now` is the number of tiles that leave it by the move alone.
    """

    move: Move
    value: float
    tiles: int
    points: int
    now: int


def _outlook(view: RummyView, move: Move) -> _Outlook:
    lay = move if isinstance(move, Lay) else Lay(view.sets)
    laid, takes = lay.laid or (), lay.takes or ()
    value = worth(view, lay)
    # After going out there is no next turn.
    following = None if value >= GOES_OUT else _following(view, lay)
    later = following.laid if following is not None else ()
    if following is not None:
        value += _worth_of_next(following, len(view.rack) - len(laid) + len(takes))
    points = sum(tile.points for tile in (*laid, *later)) - JOKER.points * len(takes)
    now = len(laid) - len(takes)
    return _Outlook(move, value, now + len(later), points, now)


def _as_made(view: RummyView, made: Move) -> Move:
    """Return the move with the tiles that it lays from the rack."""
    if not isinstance(made, Lay) or made.laid is not None:
        return made
    return make_lay(view.sets, view.rack, view.drawn, made.sets) or made


def _best(view: RummyView, moves: Sequence[Move]) -> list[Lay]:
    """Return the lays that are worth a look ahead, the best for this turn first."""
    candidates = list(dict.fromkeys((*_candidates(view), *_largest(moves))))
    candidates.sort(key=lambda lay: worth(view, lay), reverse=True)
    return candidates[:CANDIDATES]


def _largest(moves: Sequence[Move]) -> list[Lay]:
    lays = [move for move in moves if isinstance(move, Lay)]
    return sorted(lays, key=lambda lay: len(lay.laid or ()), reverse=True)[: 2 * CANDIDATES]


def _candidates(view: RummyView) -> Iterator[Lay]:
    """Yield the solver's lays with the whole rack, and with all action tiles, or all but one, kept back."""
    # Only the drawn tile may be laid, and the listed moves have the lays for it.
    if view.drawn is not None:
        return
    # Going out beats everything: no other lay is searched for.
    last = go_out(view.sets, view.rack, None, BUDGET)
    if last is not None:
        yield to_lay(last)
        return
    # Normally one action works in a turn (RUM-14): the others may be worth more later.
    plain = tuple(tile for tile in view.rack if tile.action is None)
    racks = [plain] if len(plain) < len(view.rack) else []
    racks += [(*plain, tile) for tile in dict.fromkeys(view.rack) if tile.action is not None]
    for rack in racks:
        found = most_tiles(view.sets, rack, None, BUDGET)
        if found is not None:
            yield to_lay(found)
    found = most_points(view.sets, view.rack, None, BUDGET)
    if found is not None:
        yield to_lay(found)


def worth(view: RummyView, lay: Lay) -> float:
    """Return the value of a lay, to be compared only with other lays of the same view."""
    laid, takes = lay.laid or (), lay.takes or ()
    left = len(view.rack) - len(laid) + len(takes)
    if not left:
        return GOES_OUT
    value = TILE * len(laid) + KEPT_JOKER * (len(takes) - sum(tile.joker for tile in laid))
    points = sum(tile.points for tile in laid) - JOKER.points * len(takes)
    value += POINT * points * (2 if view.stock < SHORT_STOCK else 1)
    # The bot names no action, so the strongest works (RUM-14); that one per set may work is not counted.
    actions = sorted((tile.action for tile in laid if tile.action), reverse=True)
    if actions:
        value += _working(view, actions[0]) - WASTED * (len(actions) - 1)
    return value


def _working(view: RummyView, action: Action) -> float:
    """Return the value of the action that works."""
    value = DRAWN_BY_NEXT * DRAWS.get(action, 0)
    # A Reverse gives another turn only with two players (RUM-12).
    if action is not Action.REVERSE or len(view.counts) == 2:
        value += TURN_WON
    # With four tiles or fewer, the next player could go out at once (RUM-6).
    return value * (2 if view.counts[view.next_seat()] <= 4 else 1)


def _next_turn(view: RummyView, lay: Lay) -> float:
    """Return the value of the next turn if nobody else changes the table."""
    found = _following(view, lay)
    left = len(view.rack) - len(lay.laid or ()) + len(lay.takes or ())
    return 0.0 if found is None else _worth_of_next(found, left)


def _following(view: RummyView, lay: Lay) -> Solution | None:
    """Return the lay of the most tiles that is possible next time."""
    rack = _left(view.rack, lay)
    return most_tiles(lay.sets, rack, None, BUDGET) if rack else None


def _worth_of_next(found: Solution, left: int) -> float:
    return NEXT_TURN * len(found.laid) + (TILE if len(found.laid) == left else 0.0)


def _left(rack: Sequence[Tile], lay: Lay) -> tuple[Tile, ...]:
    left = [*rack, *(JOKER for _ in lay.takes or ())]
    for tile in lay.laid or ():
        left.remove(tile.bare)
    return tuple(left)
