"""What is on the table of the basic game."""

from __future__ import annotations

from abc import abstractmethod
from typing import Self

from uno_tui.cards.coloured import Card, Colour, Rank
from uno_tui.core.common import MatchState
from uno_tui.core.contract import Seat
from uno_tui.games.family.rules.kinds import NOTHING

UNSAID, SAID, COVERED = 0, 1, 2
"""What has become of an "Uno" in advance: nobody said it; it still covers a duty; it has covered one (UNO-11)."""


class BasicState(MatchState):
    """What the basic game keeps on the table, with or without house rules and teams.

    `debt` is what is to be drawn and `debt_rank` the kind of card that made it. `owes` can be reported (UNO-12);
    `said` is an "Uno" in advance by the player on turn. `empty` has drawn nothing since a card was played
    (UNO-9). `out` holds no card although the round goes on, longest first. `fits` may be laid on the top card and its
    colour. `short` is, by seat, the colour that everybody has seen that player fail to serve, as long as the hand has
    got no other cards since (None: nobody knows); no wild card can be in such a hand either.
    """

    __slots__ = (
        "colour",
        "debt",
        "debt_rank",
        "direction",
        "discard",
        "drawn",
        "empty",
        "fits",
        "hands",
        "out",
        "owes",
        "said",
        "short",
    )
    stock: list[Card]

    def clear(self) -> None:
        """An empty table before a deal."""
        super().clear()
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        self.discard: list[Card] = []
        self.colour: Colour | None = None
        self.fits = NOTHING
        self.direction = 1
        self.debt = 0
        self.debt_rank: Rank | None = None
        self.drawn: Card | None = None
        self.said = UNSAID
        self.owes = 0
        self.empty = 0
        self.out: list[Seat] = []
        self.short: list[Colour | None] = [None] * self.seats

    def copy(self) -> Self:
        """A table that can be played on without touching this one (it shares the chance)."""
        new = super().copy()
        new.hands = [hand[:] for hand in self.hands]
        new.discard = self.discard[:]
        new.colour = self.colour
        new.fits = self.fits
        new.direction = self.direction
        new.debt = self.debt
        new.debt_rank = self.debt_rank
        new.drawn = self.drawn
        new.said = self.said
        new.owes = self.owes
        new.empty = self.empty
        new.out = self.out[:]
        new.short = self.short[:]
        return new

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
