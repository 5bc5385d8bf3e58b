"""Ways of playing Herds: the better ones lay large numbers first, and watch the bell."""

from __future__ import annotations

from collections.abc import Sequence

from herds.reasons import worth
from herds.rules import RING, HerdsView, Play
from uno_tui.bots.bot import ATTENTION, Bot, Company, Level, Reaction
from uno_tui.bots.comparison import Comparison
from uno_tui.bots.review import Verdict
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice

NOTICEABLE = 2.0
"""Points by which one move must be better than another before anyone is told."""


class EasyBot:
    """Lays any card that fits."""

    level = Level.EASY

    def choose(self, view: HerdsView, moves: Sequence[Move], dice: Dice) -> Move:
        plays = [move for move in moves if isinstance(move, Play)] or _decisions(moves)
        return plays[dice.lot(range(len(plays)))]

    def react(self, view: HerdsView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        attention, own = ATTENTION[self.level], view.bell == view.seat
        if RING not in moves or dice.uniform() >= (attention.remembers if own else attention.notices):
            return None
        return Reaction(RING, attention.saying(dice) if own else attention.delay(dice))


class NormalBot(EasyBot):
    """Lays the largest number that fits, and picks the player with the fewest cards."""

    level = Level.NORMAL

    def choose(self, view: HerdsView, moves: Sequence[Move], dice: Dice) -> Move:
        return self.compare(view, moves, dice).best

    def compare(self, view: HerdsView, moves: Sequence[Move], dice: Dice, company: Company = ()) -> Comparison:
        """The moves by their worth."""
        ranked = sorted(_decisions(moves), key=lambda move: (-worth(view, move), _picked_holds(view, move)))
        if len(ranked) == 1:
            return Comparison.only(ranked[0])
        return Comparison.judged([(move, worth(view, move)) for move in ranked], NOTICEABLE)


class HardBot(NormalBot):
    """Pays more attention, and looks back at the moves of others."""

    level = Level.HARD

    def look_back(self, view: HerdsView, moves: Sequence[Move], made: Move, dice: Dice) -> Verdict | None:
        """The best move, where it is noticeably better than the one that was made."""
        best = self.compare(view, moves, dice).best
        cost = worth(view, best) - worth(view, made)
        return Verdict(best, cost, NOTICEABLE) if cost > NOTICEABLE else None


def _decisions(moves: Sequence[Move]) -> Sequence[Move]:
    return [move for move in moves if not move.reaction] or moves


def _picked_holds(view: HerdsView, move: Move) -> int:
    """How many cards the picked player has; 0 where nobody is picked."""
    return view.counts[move.seat] if isinstance(move, Play) and move.seat is not None else 0


BOTS: dict[Level, type[Bot]] = {Level.EASY: EasyBot, Level.NORMAL: NormalBot, Level.HARD: HardBot}
