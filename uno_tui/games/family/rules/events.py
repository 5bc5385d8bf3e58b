"""What happens in the basic game."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from uno_tui.cards.coloured import Card, Colour
from uno_tui.games.contract import Event, Seat, Topic


class How(StrEnum):
    """In what right a card was laid."""

    TURN = "turn"
    DRAWN = "drawn"
    ANSWER = "answer"
    SEQUENCE = "sequence"
    INTERCEPTION = "interception"


class Cause(StrEnum):
    """Why cards were drawn."""

    TURN = "turn"
    DEBT = "debt"
    UNO = "uno"
    BLUFF = "bluff"
    BUZZER = "buzzer"
    TEAM_WILD = "team_wild"


class Played(Event, frozen=True):
    """`seat` laid `card` (choosing `colour` for a wild) and has `left` cards."""

    topic: ClassVar[Topic] = Topic.PLAY
    lays: ClassVar[bool] = True
    seat: Seat
    card: Card
    colour: Colour | None
    how: How
    left: int


class Skipped(Event, frozen=True):
    """`seat` loses the turn because of a Skip."""

    seat: Seat


class DebtFaced(Event, frozen=True):
    """`seat` faces a debt of `debt` cards."""

    seat: Seat
    debt: int
