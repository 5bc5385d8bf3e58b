"""Paces: how long bots wait, as data."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class PaceName(StrEnum):
    """The paces a player can choose, the slowest first."""

    WAIT = "wait"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


class Pace(msgspec.Struct, frozen=True):
    """How long bots wait.

    `pause` is the seconds that a bot waits with its move after everything has been heard. `reactions` multiplies bots'
    reaction times. With `asks`, a bot's move waits for a key instead. `listens` is whether bots wait until all that
    happened has probably been heard.
    """

    pause: float
    reactions: float = 1.0
    asks: bool = False
    listens: bool = True


PACES = {
    PaceName.SLOW: Pace(pause=3.0, reactions=1.6),
    PaceName.NORMAL: Pace(pause=1.8),
    PaceName.FAST: Pace(pause=0.7, reactions=0.5),
    PaceName.WAIT: Pace(pause=1.8, asks=True),
}
INSTANT = Pace(pause=0.0, reactions=0.0, listens=False)
"""No waiting: for tests and for tables that no one listens to."""
