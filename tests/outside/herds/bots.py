"""Ways of playing Herds: the better ones lay large numbers first, and watch the bell."""

from __future__ import annotations

from collections.abc import Sequence

from herds.rules import DRAW, RING, HerdsView, Play
from uno_tui.bots.bot import ATTENTION, Bot, Level, Reaction
from uno_tui.games.contract import Move
from uno_tui.games.dice import Dice


class HerdsBot:
    """Lays the largest number that fits; an easy one lays any."""

    level: Level

    def choose(self, view: HerdsView, moves: Sequence[Move], dice: Dice) -> Move:
        plays = sorted((move for move in moves if isinstance(move, Play)), key=lambda play: -play.card.points)
        place = dice.lot(range(len(plays))) if plays and self.level is Level.EASY else 0
        return plays[place] if plays else DRAW

    def react(self, view: HerdsView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        attention, own = ATTENTION[self.level], view.bell == view.seat
        if RING not in moves or dice.uniform() >= (attention.remembers if own else attention.notices):
            return None
        return Reaction(RING, attention.saying(dice) if own else attention.delay(dice))


BOTS: dict[Level, type[Bot]] = {level: type(f"{level}Bot", (HerdsBot,), {"level": level}) for level in Level}
