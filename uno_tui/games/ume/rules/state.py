"""The state of a table of Umé, and questions about one card or one seat."""

from __future__ import annotations

from bisect import insort

from uno_tui.cards.coloured import Card, Colour
from uno_tui.core.common import MatchState
from uno_tui.core.contract import Seat
from uno_tui.core.fields import each_seat
from uno_tui.games.ume.rules.events import Choice
from uno_tui.games.ume.rules.moves import BaseChange
from uno_tui.games.ume.rules.options import Rules
from uno_tui.games.ume.rules.sums import COUNTS, ORDER, PLACE, SHIELDS, sequence


class Action(MatchState):
    """The part of the state that belongs to an action card: what is being decided and carried out."""

    choice: Choice | None = None
    """The open decision, of the player on turn or, for a permission, of the first of `asked`."""
    action: Card | None = None
    """The card that is being carried out."""
    pending: BaseChange | None = None
    """The change that waits for permission."""
    asked: list[Seat] = []
    """The seats whose permission is needed, in this order."""
    denied: frozenset[tuple[Seat, Card]] = frozenset()
    """Cards, with their owners, that were denied in this action (UME-19)."""
    shut: int = 0
    """The receivers that refused a card in this action, as a bit mask (UME-19)."""
    allowed: dict[tuple[Seat, Card], int] = {}
    """By owner and card, how many equal cards were allowed in this action (UME-19)."""


class State(Action):
    """Everything on the table. Change bases only with `gain` and `lose`."""

    rules: Rules
    stock: list[Card]
    bases: list[list[Card]] = each_seat([])
    # Kept beside the bases, because bots read sums far more often than bases change.
    sums: list[list[int]] = each_seat([0] * 4)
    """By seat and then by colour, the sums of the bases (UME-3)."""
    counts: list[list[int]] = each_seat([0] * 4)
    """By seat and then by colour, the numbers of number cards in the bases."""
    discard: list[Card] = []
    lost: int = 0
    """The seats that will lose a turn, as a bit mask (UME-8)."""
    passed: int = 0
    """The seats that have passed with nothing to draw or put since a player did either, as a bit mask (UME-11)."""

    forget_action = Action.clear_own

    def gain(self, seat: Seat, card: Card) -> None:
        """Put `card` into the base of `seat`."""
        # In order, because a Wild takes the first and the last card of a colour (UME-16).
        insort(self.bases[seat], card, key=ORDER.__getitem__)
        if card in COUNTS:
            place = PLACE[card]
            self.sums[seat][place] += COUNTS[card]
            self.counts[seat][place] += 1

    def lose(self, seat: Seat, card: Card) -> None:
        """Take `card` out of the base of `seat`."""
        self.bases[seat].remove(card)
        if card in COUNTS:
            place = PLACE[card]
            self.sums[seat][place] -= COUNTS[card]
            self.counts[seat][place] -= 1

    def discard_from(self, seat: Seat, card: Card) -> None:
        """Move `card` from the base of `seat` to the discard pile."""
        self.lose(seat, card)
        self.discard.append(card)

    def sequence(self, seat: Seat) -> tuple[int, int, int] | None:
        """Return the places of the colours of `seat` that form a sequence (UME-6), lowest sum first; None without."""
        return sequence(self.sums[seat], self.counts[seat], self.rules.strict_distance)

    def shielded(self, seat: Seat, colour: Colour | None) -> bool:
        """Return whether a protection card lies in the colour base (UME-18)."""
        return colour is not None and SHIELDS[colour] in self.bases[seat]

    def total(self, seat: Seat, card: Card) -> int:
        """Return the sum of the colour base that `card` belongs to."""
        return self.sums[seat][PLACE[card]]

    def seats_from(self, first: Seat) -> list[Seat]:
        """Return all seats in playing order, beginning with `first`."""
        return [(first + steps) % self.seats for steps in range(self.seats)]

    @property
    def chooser(self) -> Seat:
        """The seat that must act: the owner asked for permission, else the player on turn."""
        return self.asked[0] if self.asked else self.turn

    @property
    def nothing_to_draw(self) -> bool:
        """Whether stock and discard pile are both empty (UME-11)."""
        return not self.stock and not self.discard
