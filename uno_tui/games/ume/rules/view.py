"""The view that a seat has of a table of Umé: everything but the order of the stock."""

from __future__ import annotations

from uno_tui.cards.coloured import Card, Colour
from uno_tui.core.contract import Seat, View
from uno_tui.games.ume.rules.events import Choice
from uno_tui.games.ume.rules.moves import BaseChange
from uno_tui.games.ume.rules.options import Rules
from uno_tui.games.ume.rules.sums import Totals, number_cards, totals


class UmeView(View, frozen=True, kw_only=True):
    """The table as `seat` sees it (None: an onlooker, who sees as much).

    `bases` are the cards by seat, sorted by colour and number; `discard` lies bottom to top; `stock` is the number of
    cards left to draw. `choice` is the open decision of `acting` about `action`, the card being carried out. `pending`
    waits for the permission of `asked`, the next to answer first. `denied` are the cards, by owner, and `shut` the
    receivers that were denied in this action; `allowed` are the cards, by owner, with the numbers that were allowed.
    `lost` are the seats that will lose a turn, `passed` those that have just passed with nothing to draw or put.
    """

    rules: Rules
    bases: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    choice: Choice | None
    action: Card | None
    pending: BaseChange | None
    asked: tuple[Seat, ...]
    denied: tuple[tuple[Seat, Card], ...]
    shut: tuple[Seat, ...]
    allowed: tuple[tuple[Seat, Card, int], ...]
    lost: tuple[Seat, ...]
    passed: tuple[Seat, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own base; empty for an onlooker."""
        return () if self.seat is None else self.bases[self.seat]

    def totals(self, seat: Seat) -> Totals:
        """Return the totals of a seat's base."""
        return totals(self.bases[seat])

    def number_cards(self, seat: Seat, colour: Colour) -> list[Card]:
        """Return the number cards of a seat's colour base, lowest first."""
        return number_cards(self.bases[seat], colour)
