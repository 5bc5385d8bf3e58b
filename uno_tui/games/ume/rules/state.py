"""The state of a table of Umé, and the questions that concern one card or one seat."""

from __future__ import annotations

from bisect import insort

from uno_tui.cards.coloured import Card, Colour
from uno_tui.core.common import MatchState
from uno_tui.core.contract import Seat
from uno_tui.core.fields import each_seat
from uno_tui.games.ume.rules.events import Choice
from uno_tui.games.ume.rules.moves import Change
from uno_tui.games.ume.rules.options import Rules
from uno_tui.games.ume.rules.sums import COUNTS, ORDER, PLACE, SHIELDS, sequence


class Action(MatchState):
    """What is being decided and carried out."""

    choice: Choice | None = None
    """What must be decided, by the player on turn or, for a permission, by the first of `asked`."""
    action: Card | None = None
    """The card that is being carried out."""
    pending: Change | None = None
    """The change that waits for permission."""
    asked: list[Seat] = []
    """Whose permission is needed, in this order."""
    denied: frozenset[tuple[Seat, Card]] = frozenset()
    """Cards, with their owners, that were denied in this action (UME-19)."""
    shut: int = 0
    """The receivers that were denied in this action (UME-19)."""
    allowed: dict[tuple[Seat, Card], int] = {}
    """How many equal cards of an owner were allowed in this action (UME-19)."""


class State(Action):
    """Everything on the table. Change bases only with `gain` and `lose`."""

    rules: Rules
    stock: list[Card]
    bases: list[list[Card]] = each_seat([])
    sums: list[list[int]] = each_seat([0] * 4)
    """By seat and then by colour, what the bases count."""
    counts: list[list[int]] = each_seat([0] * 4)
    """By seat and then by colour, how many cards that count lie in the bases."""
    discard: list[Card] = []
    lost: int = 0
    """Who owes a lost turn (UME-8)."""
    passed: int = 0
    """Who has passed with nothing to draw or put since anybody did either (UME-11)."""

    forget_action = Action.clear_own

    def gain(self, seat: Seat, card: Card) -> None:
        """`card` goes into the base of `seat`."""
        insort(self.bases[seat], card, key=ORDER.__getitem__)
        if card in COUNTS:
            place = PLACE[card]
            self.sums[seat][place] += COUNTS[card]
            self.counts[seat][place] += 1

    def lose(self, seat: Seat, card: Card) -> None:
        """`card` leaves the base of `seat`."""
        self.bases[seat].remove(card)
        if card in COUNTS:
            place = PLACE[card]
            self.sums[seat][place] -= COUNTS[card]
            self.counts[seat][place] -= 1

    def discard_from(self, seat: Seat, card: Card) -> None:
        """`card` goes from the base of `seat` to the discard pile."""
        self.lose(seat, card)
        self.discard.append(card)

    def sequence(self, seat: Seat) -> tuple[int, int, int] | None:
        """The places of the colour bases with which `seat` has a sequence (UME-6), lowest sum first."""
        return sequence(self.sums[seat], self.counts[seat], self.rules.strict_distance)

    def shielded(self, seat: Seat, colour: Colour | None) -> bool:
        """Whether a protection card lies in the colour base (UME-18)."""
        return colour is not None and SHIELDS[colour] in self.bases[seat]

    def total(self, seat: Seat, card: Card) -> int:
        """The sum of the colour base that `card` belongs to."""
        return self.sums[seat][PLACE[card]]

    def seats_from(self, first: Seat) -> list[Seat]:
        """All seats in playing order, beginning with `first`."""
        return [(first + steps) % self.seats for steps in range(self.seats)]

    @property
    def chooser(self) -> Seat:
        """Who must act: the owner asked for permission, else the player on turn."""
        return self.asked[0] if self.asked else self.turn

    @property
    def nothing_to_draw(self) -> bool:
        """Whether stock and discard pile are both empty (UME-11)."""
        return not self.stock and not self.discard
