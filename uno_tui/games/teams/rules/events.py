"""The events of UNO Teams, with those that it shares with UNO."""

from __future__ import annotations

from enum import StrEnum

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Event, Seat
from uno_tui.games.family.rules.events import BASIC_EVENTS


class Choice(StrEnum):
    """The subject of an open choice; the values are the verbs of the moves."""

    GIVE = "give"
    SWAP = "swap"
    SHARE = "share"


class StartCardPassedOver(Event, frozen=True):
    """`card` was turned up first but may not start; it stays in the discard pile (TEAMS-3)."""

    card: Card


class ChoiceOpened(Event, frozen=True):
    """`seats` must each choose `count` cards for their partner."""

    choice: Choice
    seats: tuple[Seat, ...]
    count: int


class Chose(Event, frozen=True):
    """`seat` has chosen a card, which moves when all seats asked have chosen; only `seat` sees the card."""

    seat: Seat
    choice: Choice
    card: Card | None

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Return the event; without the card for all but the player who chose."""
        return self if seat == self.seat else Chose(self.seat, self.choice, None)


class Handed(Event, frozen=True):
    """`seat` handed `count` cards to the partner, `receiver`; only these two see the cards."""

    seat: Seat
    receiver: Seat
    choice: Choice
    count: int
    cards: tuple[Card, ...]

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Return the event; without the cards for all but the two partners."""
        if seat in (self.seat, self.receiver):
            return self
        return Handed(self.seat, self.receiver, self.choice, self.count, ())


class WentOut(Event, frozen=True):
    """`seat` has no card and gets none, because the partner has only one: out for now (TEAMS-9)."""

    seat: Seat


class CameBack(Event, frozen=True):
    """`seat` was out and has cards again (TEAMS-10)."""

    seat: Seat


class PartnerCalled(Event, frozen=True):
    """After the Team Wild of `seat` the partner can lay a card, and must (TEAMS-13)."""

    seat: Seat
    partner: Seat


class PartnerUnable(Event, frozen=True):
    """After the Team Wild of `seat` the partner cannot lay: `seat` draws two (TEAMS-13)."""

    seat: Seat
    partner: Seat


class SaidUnoForPartner(Event, frozen=True):
    """`seat` said "Uno" for the partner, in advance or because it was due (TEAMS-8)."""

    seat: Seat
    partner: Seat
    in_advance: bool


EVENTS: tuple[type[Event], ...] = (
    *BASIC_EVENTS,
    StartCardPassedOver,
    ChoiceOpened,
    Chose,
    Handed,
    WentOut,
    CameBack,
    PartnerCalled,
    PartnerUnable,
    SaidUnoForPartner,
)
"""All event types of UNO Teams."""
