"""What is on the table of the basic game."""

from __future__ import annotations

from abc import abstractmethod

from uno_tui.cards.coloured import Card, Colour, Rank
from uno_tui.core.common import MatchState
from uno_tui.core.contract import Seat
from uno_tui.core.fields import each_seat
from uno_tui.games.family.rules.kinds import NOTHING, Kinds

UNSAID, SAID, COVERED = 0, 1, 2
"""What has become of an "Uno" in advance: nobody said it; it still covers a duty; it has covered one (UNO-11)."""


class BasicState(MatchState):
    """What the basic game keeps on the table, with or without house rules and teams."""

    stock: list[Card]
    hands: list[list[Card]] = each_seat([])
    discard: list[Card] = []
    colour: Colour | None = None
    fits: Kinds = NOTHING
    """What may be laid on the top card and its colour."""
    direction: int = 1
    debt: int = 0
    """How many cards are to be drawn."""
    debt_rank: Rank | None = None
    """The kind of card that made the debt."""
    drawn: Card | None = None
    said: int = UNSAID
    """What has become of an "Uno" in advance by the player on turn."""
    owes: int = 0
    """Who can be reported (UNO-12)."""
    empty: int = 0
    """Who has drawn nothing since a card was played (UNO-9)."""
    out: list[Seat] = []
    """Who holds no card although the round goes on, longest first."""
    short: list[Colour | None] = each_seat(None)
    """By seat, the colour that everybody has seen that player fail to serve, as long as the hand has got no other cards
    since (None: nobody knows); no wild card can be in such a hand either.
    """

    @property
    def top(self) -> Card:
        """The top card."""
        return self.discard[-1]

    def seats_from(self, first: Seat) -> list[Seat]:
        """All seats in the direction of play, beginning with `first`."""
        return [(first + self.direction * steps) % self.seats for steps in range(self.seats)]

    @abstractmethod
    def put_on_top(self, card: Card, colour: Colour | None) -> None:
        """`card` is the top card now; `colour` is the one chosen for a wild (None for a start Wild)."""
