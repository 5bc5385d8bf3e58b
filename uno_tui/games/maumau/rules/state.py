"""The state of a table of Maumau, and the questions that concern one card or one seat."""

from __future__ import annotations

from uno_tui.cards.french import Card
from uno_tui.core.common import MatchState
from uno_tui.core.contract import Chance, Seat
from uno_tui.core.fields import each_seat
from uno_tui.games.maumau.rules.cards import Faceup
from uno_tui.games.maumau.rules.due import Due
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.options import Rules
from uno_tui.games.maumau.rules.view import LastLaid


class State(MatchState):
    """Everything on the table. `turn` is the seat on turn, or the one from which the answer `due` is due."""

    rules: Rules
    stock: list[Card]
    cheated: list[int]
    """By seat, how many cards did not fit in this match."""
    caught: list[int]
    """By seat, how many of those were caught."""
    hands: list[list[Card]] = each_seat([])
    discard: list[Faceup] = []
    direction: int = 1
    due: Due | None = None
    dealing: bool = False
    """Whether the dealer has yet to say how many cards each player gets (MAU-2)."""
    drawn: Card | None = None
    """The card that the player on turn has drawn and may lay."""
    said: int = 0
    """The seats that have said "last card", also in advance, as a bit mask (MAU-8)."""
    owes: int = 0
    """The seats that can be reported, as a bit mask (MAU-8)."""
    sits_out: Seat | None = None
    """The seat that has yet to sit out because of a 6 that another player blocked, or is asked second (MAU-14)."""
    laid: LastLaid | None = None
    """The last card laid, as long as it can be caught (MAU-6)."""
    empty: int = 0
    """The seats that have drawn nothing since a card was laid, as a bit mask (MAU-7)."""

    def __init__(self, rules: Rules, seats: int, dealer: Seat, chance: Chance) -> None:
        super().__init__(rules, seats, dealer, chance)
        self.cheated = [0] * seats
        self.caught = [0] * seats

    @property
    def top(self) -> Faceup | None:
        """The top card; None if no card lies (MAU-6)."""
        return self.discard[-1] if self.discard else None

    @property
    def fits(self) -> frozenset[Card]:
        """The cards that may be laid in turn without cheating."""
        return FITS[self.discard[-1] if self.discard else None]

    def after(self, seat: Seat) -> Seat:
        """Return the seat after `seat` in the direction of play."""
        return (seat + self.direction) % self.seats

    def others_from(self, seat: Seat) -> list[Seat]:
        """Return all other seats in seat order, beginning with the next one (whatever the direction)."""
        return [(seat + steps) % self.seats for steps in range(1, self.seats)]
