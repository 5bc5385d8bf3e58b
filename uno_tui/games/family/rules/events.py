"""The events that UNO and UNO Teams share."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from uno_tui.cards.coloured import COLOURS, Card, Colour
from uno_tui.core.contract import MATCH_EVENTS, Cue, Event, Seat, Shuffled, Topic
from uno_tui.core.events import Dealt, DirectionTurned, Drew, Passed, Reported, SaidLast, StartCardTurned


class PlayKind(StrEnum):
    """How a card was laid: as a turn, after drawing it, as an answer to a debt, or by a house rule of UNO."""

    TURN = "turn"
    DRAWN = "drawn"
    ANSWER = "answer"
    SEQUENCE = "sequence"
    INTERCEPTION = "interception"


class Cause(StrEnum):
    """Why cards were drawn. Some causes belong to one of the two games; the event is the same."""

    TURN = "turn"
    DEBT = "debt"
    UNO = "uno"
    BLUFF = "bluff"
    BUZZER = "buzzer"
    TEAM_WILD = "team_wild"


class Played(Event, frozen=True):
    """`seat` laid `card` (choosing `colour` for a wild) and has `left` cards."""

    topic: ClassVar[Topic] = Topic.PLAY
    cue: ClassVar[Cue] = Cue.LAID
    lays_card: ClassVar[bool] = True
    seat: Seat
    card: Card
    colour: Colour | None
    how: PlayKind
    left: int

    @property
    def tone(self) -> int | None:
        """The index of the colour in play from now on; None after a wild that chooses none."""
        colour = self.colour or self.card.colour
        return None if colour is None else COLOURS.index(colour)


class Skipped(Event, frozen=True):
    """`seat` loses the turn because of a Skip."""

    cue: ClassVar[Cue] = Cue.SKIP
    seat: Seat


class DebtFaced(Event, frozen=True):
    """`seat` faces a debt of `debt` cards."""

    seat: Seat
    debt: int


BASIC_EVENTS: tuple[type[Event], ...] = (
    *MATCH_EVENTS,
    Shuffled[Card],
    Dealt[Card],
    StartCardTurned[Card],
    Played,
    DirectionTurned,
    Skipped,
    DebtFaced,
    Drew[Card, Cause],
    Passed,
    SaidLast,
    Reported,
)
"""All events that the two games share."""
