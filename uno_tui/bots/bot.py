"""What a bot is asked, whatever game it plays."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Protocol

import msgspec

from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice


class Level(StrEnum):
    """How well a bot plays, and how attentive it is."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


Company = Sequence[Level | None]
"""Who plays at each seat: a bot of a level, or a person (None). Empty where nobody knows."""

SAYING_TAKES = 0.2
"""Saying one's own word, beside a reaction to others."""
REPORTING_TAKES = 1.6
"""How many times later a bot notices another player's slip than its own duty."""


class Attention(msgspec.Struct, frozen=True):
    """How a level pays attention.

    `remembers` and `notices` are chances, from 0 to 1, to think of one's own duty and to notice another player's
    slip. `rash` is the chance not to notice that one's reaction comes too late. `reacts` is how long a reaction
    takes, in seconds from the end of the announcement: least and most.
    """

    remembers: float
    notices: float
    reacts: tuple[float, float]
    rash: float = 0.0

    def delay(self, dice: Dice, factor: float = 1.0) -> float:
        """A reaction time in seconds, drawn by lot."""
        least, most = self.reacts
        return (least + (most - least) * dice.uniform()) * factor

    def saying(self, dice: Dice) -> float:
        """Seconds until one's own word is said: who remembers it has seen it coming, and does not let others go on."""
        return self.delay(dice, SAYING_TAKES)


ATTENTION = {
    Level.EASY: Attention(remembers=0.6, notices=0.25, reacts=(1.5, 3.5), rash=0.3),
    Level.NORMAL: Attention(remembers=0.85, notices=0.6, reacts=(1.0, 2.5)),
    Level.HARD: Attention(remembers=0.98, notices=0.9, reacts=(0.6, 1.6)),
}
ATTENTIVE = Attention(remembers=1.0, notices=1.0, reacts=(0.0, 0.0))
"""Misses nothing: what such a player does out of turn could have been done."""


class Reaction(msgspec.Struct, frozen=True):
    """A move out of turn, `delay` seconds after the announcement is over.

    A `rash` one is made even if the table has gone on meanwhile, where the rules let players try and fail.
    """

    move: Move
    delay: float
    rash: bool = False


class Bot(Protocol):
    """A player made of code."""

    level: Level

    def choose(self, view: Any, moves: Sequence[Move], dice: Dice) -> Move:
        """The move to make when it is the bot's turn, or its choice. `moves` is not empty."""
        ...

    def react(self, view: Any, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """What the bot does out of turn now that something has happened, if it thinks of it in time.

        Asked once for every opportunity; the same opportunity is not offered again.
        """
        ...
