"""Bots: their levels, their attention, and the two questions that the bots of all games answer."""

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
"""The level of the bot at each seat, None for a person. Empty if unknown."""

SAYING_TAKES = 0.2
"""The factor of the reaction time for saying the bot's own word, such as "Uno"."""
REPORTING_TAKES = 1.6
"""The factor of the reaction time for reporting that another player has forgotten it."""


class Attention(msgspec.Struct, frozen=True):
    """How attentive a bot is, with probabilities from 0 to 1."""

    remembers: float
    """The probability that it thinks of its own duty."""
    notices: float
    """The probability that it notices another player's slip."""
    reacts: tuple[float, float]
    """The shortest and the longest reaction time, in seconds from the end of the announcement."""
    rash: float = 0.0
    """The probability that it does not notice that its reaction comes too late."""

    def delay(self, dice: Dice, factor: float = 1.0) -> float:
        """Return a random reaction time in seconds."""
        least, most = self.reacts
        return (least + (most - least) * dice.uniform()) * factor

    def saying(self, dice: Dice) -> float:
        """Return the seconds until the bot says its own word. They are few: the bot has seen its duty coming."""
        return self.delay(dice, SAYING_TAKES)


ATTENTION = {
    Level.EASY: Attention(remembers=0.6, notices=0.25, reacts=(1.5, 3.5), rash=0.3),
    Level.NORMAL: Attention(remembers=0.85, notices=0.6, reacts=(1.0, 2.5)),
    Level.HARD: Attention(remembers=0.98, notices=0.9, reacts=(0.6, 1.6)),
}
ATTENTIVE = Attention(remembers=1.0, notices=1.0, reacts=(0.0, 0.0))
"""The attention of a player who misses nothing. A review uses it to find what could have been done out of turn."""


class Reaction(msgspec.Struct, frozen=True):
    """A move out of turn."""

    move: Move
    delay: float
    """Seconds from the end of the announcement."""
    rash: bool = False
    """Whether the bot makes it even if the table has gone on, where the rules let players try and fail."""


class Bot(Protocol):
    """A player made of code."""

    level: Level

    def choose(self, view: Any, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the bot's move when it is its turn, or its choice. `moves` is not empty."""
        ...

    def react(self, view: Any, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """Return what the bot does out of turn after something has happened; None if nothing.

        `moves` are the legal moves that were not offered before: each opportunity is offered once.
        """
        ...
