"""All sounds, by their meaning. Everything that a sound tells is also said in words."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Earcon(StrEnum):
    """A sound with a meaning."""

    # The values are kept in players' settings (`silenced`): a sound with another value would sound again.
    TURN = "turn"
    """It is your turn."""
    LAID = "laid"
    """Another player has played a card; its colour is the pitch."""
    LAID_MINE = "laid-mine"
    """You have laid a card; its colour is the pitch."""
    PLAYABLE = "playable"
    """A card that you have drawn can be played."""
    SKIP = "skip"
    """A turn is skipped."""
    REVERSE = "reverse"
    """Play goes the other way."""
    COST = "cost"
    """Something costs you cards or points."""
    LAST = "last"
    """A player has one card left."""
    EDGE = "edge"
    """The cursor is at the edge of a list."""
    ROUND_WON = "round-won"
    ROUND_LOST = "round-lost"
    MATCH_WON = "match-won"
    MATCH_LOST = "match-lost"
    RACE = "race"
    """The race opens."""
    CLAIM = "claim"
    """Sums are claimed, in Umé."""
    TILE = "tile"
    """A tile is put down, in UNO Rummy."""
    DUE = "due"
    """Cards are due, in Maumau."""
    ARRIVAL = "arrival"
    """A friend comes to the table, or comes back."""
    MESSAGE = "message"
    """A friend has sent a message."""


class Sound(msgspec.Struct, frozen=True):
    """One earcon to play: `pitch` is 0 to 3 by the colour, or None; `place` from -0.5 (left) to 0.5 (right)."""

    earcon: Earcon
    pitch: int | None = None
    place: float = 0.0
