"""Umé as a game of the catalogue."""

from __future__ import annotations

from uno_tui.cards import coloured
from uno_tui.cards.coloured import Card
from uno_tui.core.common import CommonGame
from uno_tui.core.contract import Chance, View
from uno_tui.games.ume.rules.events import EVENTS
from uno_tui.games.ume.rules.options import OPTIONS, Rules
from uno_tui.games.ume.rules.table import UmeTable
from uno_tui.games.ume.rules.view import UmeView


class _Ume(CommonGame[UmeTable]):
    """The `Game` of Umé."""

    id = "ume"
    options = OPTIONS
    players = range(2, 7)
    rules_type = Rules
    table_type = UmeTable
    view_type = UmeView
    event_types = EVENTS
    card_types = {Card: coloured.card}

    def imagine(self, view: View, chance: Chance) -> UmeTable:
        """Return a table with the stock shuffled again: its order is all that a view hides."""
        assert isinstance(view, UmeView)  # noqa: S101 - the caller mixes up games otherwise
        table = UmeTable(view.rules, len(view.bases), view.dealer, chance)
        # Card by card with `gain`, so that sums and counts are right too.
        for seat, base in enumerate(view.bases):
            for card in base:
                table.gain(seat, card)
        table.discard = list(view.discard)
        table.stock = chance.shuffle(unseen(view))[: view.stock]
        table.turn = view.turn
        table.round = view.round
        table.scores = list(view.scores)
        table.choice = view.choice
        table.action = view.action
        table.pending = view.pending
        table.asked = list(view.asked)
        table.denied = frozenset(view.denied)
        table.shut = sum(1 << seat for seat in view.shut)
        table.allowed = {(owner, card): count for owner, card, count in view.allowed}
        table.lost = sum(1 << seat for seat in view.lost)
        table.passed = sum(1 << seat for seat in view.passed)
        table.winners = view.outcome.round
        table.match_winners = view.outcome.match
        return table


def unseen(view: UmeView) -> list[Card]:
    """Return the cards that must be in the stock: all that do not lie face up."""
    deck = list(UmeTable.pack)
    for cards in (*view.bases, view.discard):
        for card in cards:
            deck.remove(card)
    return deck


UME = _Ume()
