"""The state of a table that UNO and UNO Teams share."""

from __future__ import annotations

from abc import abstractmethod

from uno_tui.cards.coloured import Card, Colour, Rank
from uno_tui.core.common import MatchState
from uno_tui.core.contract import Seat
from uno_tui.core.fields import each_seat
from uno_tui.games.family.rules.kinds import NOTHING, Kinds

UNSAID, SAID, USED = 0, 1, 2
"""States of an "Uno" in advance (UNO-11): not said; said, to cover the first duty; said, and a duty was covered."""


class FamilyState(MatchState):
    """Everything on the table that both games have."""

    stock: list[Card]
    """The last card is the top one, which is drawn first; table files write it the other way round."""
    hands: list[list[Card]] = each_seat([])
    discard: list[Card] = []
    colour: Colour | None = None
    fits: Kinds = NOTHING
    """The kinds of cards that may be laid on the top card and its colour."""
    direction: int = 1
    debt: int = 0
    """The number of cards to be drawn."""
    debt_rank: Rank | None = None
    """The kind of card that made the debt."""
    drawn: Card | None = None
    said: int = UNSAID
    """The state of an "Uno" in advance by the player on turn: UNSAID, SAID or USED."""
    owes: int = 0
    """The seats that can be reported, as a bit mask (UNO-12)."""
    empty: int = 0
    """The seats that could draw nothing since a card was played, as a bit mask (UNO-9)."""
    out: list[Seat] = []
    """The seats that hold no card although the round goes on, longest first."""
    # Copied positions name this field in a comment, so renaming it changes what players have saved.
    short: list[Colour | None] = each_seat(None)
    """By seat, a colour that the hand is publicly known to lack (None: not known).

    All have seen that the player could not play it, and the hand has got no cards since; it holds no wild either.
    """

    @property
    def top(self) -> Card:
        """The top card."""
        return self.discard[-1]

    def seats_from(self, first: Seat) -> list[Seat]:
        """Return all seats in the direction of play, beginning with `first`."""
        return [(first + self.direction * steps) % self.seats for steps in range(self.seats)]

    @abstractmethod
    def put_on_top(self, card: Card, colour: Colour | None) -> None:
        """Make `card` the top card; `colour` is the one chosen for a wild (None for a start Wild)."""
