"""The state of a table of Maumau, and the questions that concern one card or one seat."""

from __future__ import annotations

from typing import Self

from uno_tui.cards.french import Card
from uno_tui.core.common import MatchState
from uno_tui.core.contract import Chance, Seat
from uno_tui.games.maumau.rules.cards import Faceup
from uno_tui.games.maumau.rules.due import Due
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.options import Rules
from uno_tui.games.maumau.rules.view import Laid


class State(MatchState):
    """Everything on the table.

    `turn` is who plays, or from whom the answer `due` is due. `dealing`: the dealer has yet to say how many cards
    everybody gets. `drawn` may be laid by the player on turn. `said` have said "last card", or said it in advance;
    `owes` can be reported (MAU-8). `sits_out` has yet to sit out because of a 6 that somebody else blocked, or is
    asked second (MAU-14). `laid` is the last card laid as long as it can be caught (MAU-6). `empty` has drawn nothing
    since a card was laid (MAU-7). `cheated` and `caught` count cards that did not fit, by seat, over the match.
    """

    __slots__ = (
        "caught",
        "cheated",
        "dealing",
        "direction",
        "discard",
        "drawn",
        "due",
        "empty",
        "hands",
        "laid",
        "owes",
        "said",
        "sits_out",
    )
    rules: Rules
    stock: list[Card]

    def __init__(self, rules: Rules, seats: int, dealer: Seat, chance: Chance) -> None:
        self.cheated = [0] * seats
        self.caught = [0] * seats
        super().__init__(rules, seats, dealer, chance)

    def clear(self) -> None:
        """An empty table before a deal."""
        super().clear()
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        self.discard: list[Faceup] = []
        self.direction = 1
        self.due: Due | None = None
        self.dealing = False
        self.drawn: Card | None = None
        self.said = 0
        self.owes = 0
        self.sits_out: Seat | None = None
        self.laid: Laid | None = None
        self.empty = 0

    def copy(self) -> Self:
        """A table that can be played on without touching this one (it shares the chance)."""
        new = super().copy()
        new.cheated = self.cheated[:]
        new.caught = self.caught[:]
        new.hands = [hand[:] for hand in self.hands]
        new.discard = self.discard[:]
        new.direction = self.direction
        new.due = self.due
        new.dealing = self.dealing
        new.drawn = self.drawn
        new.said = self.said
        new.owes = self.owes
        new.sits_out = self.sits_out
        new.laid = self.laid
        new.empty = self.empty
        return new

    @property
    def top(self) -> Faceup | None:
        """The top card; None if no card lies (MAU-6)."""
        return self.discard[-1] if self.discard else None

    @property
    def fits(self) -> frozenset[Card]:
        """What may be laid on one's turn without cheating."""
        return FITS[self.discard[-1] if self.discard else None]

    def after(self, seat: Seat) -> Seat:
        """The seat after `seat` in the direction of play."""
        return (seat + self.direction) % self.seats

    def others_from(self, seat: Seat) -> list[Seat]:
        """All other seats in seat order, beginning with the next one (whatever the direction)."""
        return [(seat + steps) % self.seats for steps in range(1, self.seats)]
