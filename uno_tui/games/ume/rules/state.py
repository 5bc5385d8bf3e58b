"""The state of a table of Umé, and the questions that concern one card or one seat."""

from __future__ import annotations

from bisect import insort
from typing import Self

from uno_tui.cards.coloured import Card, Colour
from uno_tui.core.common import MatchState
from uno_tui.core.contract import Seat
from uno_tui.games.ume.rules.events import Choice
from uno_tui.games.ume.rules.moves import Change
from uno_tui.games.ume.rules.options import Rules
from uno_tui.games.ume.rules.sums import COUNTS, ORDER, PLACE, SHIELDS, sequence


class State(MatchState):
    """Everything on the table.

    `sums` and `counts` follow the bases, by seat and then by colour; change bases only with `gain` and `lose`.
    `choice` is what must be decided, by the player on turn or, for a permission, by the first of `asked`; `action` is
    the card being carried out and `pending` the change that waits for permission. `denied` are cards (by owner) and
    `shut` the receivers that were denied in this action, `allowed` how many equal cards were allowed (UME-19). `lost`
    owes a lost turn (UME-8). `passed` has passed with nothing to draw or put since anybody did either (UME-11).
    """

    __slots__ = (
        "action",
        "allowed",
        "asked",
        "bases",
        "choice",
        "counts",
        "denied",
        "discard",
        "lost",
        "passed",
        "pending",
        "shut",
        "sums",
    )
    rules: Rules
    stock: list[Card]

    def clear(self) -> None:
        """An empty table before a deal."""
        super().clear()
        self.bases: list[list[Card]] = [[] for _ in range(self.seats)]
        self.sums = [[0] * 4 for _ in range(self.seats)]
        self.counts = [[0] * 4 for _ in range(self.seats)]
        self.discard: list[Card] = []
        self.lost = 0
        self.passed = 0
        self.forget_action()

    def forget_action(self) -> None:
        """Nothing is being carried out (any more)."""
        self.choice: Choice | None = None
        self.action: Card | None = None
        self.pending: Change | None = None
        self.asked: list[Seat] = []
        self.denied: frozenset[tuple[Seat, Card]] = frozenset()
        self.shut = 0
        self.allowed: dict[tuple[Seat, Card], int] = {}

    def copy(self) -> Self:
        """A table that can be played on without touching this one (it shares the chance)."""
        new = super().copy()
        new.bases = [base[:] for base in self.bases]
        new.sums = [sums[:] for sums in self.sums]
        new.counts = [counts[:] for counts in self.counts]
        new.discard = self.discard[:]
        new.choice = self.choice
        new.action = self.action
        new.pending = self.pending
        new.asked = self.asked[:]
        new.denied = self.denied
        new.shut = self.shut
        new.allowed = self.allowed.copy()
        new.lost = self.lost
        new.passed = self.passed
        return new

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
