"""Maumau as a game that can be set up."""

from __future__ import annotations

import msgspec

from uno_tui.cards.french import Card, card
from uno_tui.core.common import CommonGame
from uno_tui.core.contract import Chance, Seat, View
from uno_tui.games.maumau.rules.cards import PACK, Faceup, faceup
from uno_tui.games.maumau.rules.due import DueKind
from uno_tui.games.maumau.rules.events import EVENTS
from uno_tui.games.maumau.rules.options import OPTIONS, Rules
from uno_tui.games.maumau.rules.table import MaumauTable
from uno_tui.games.maumau.rules.view import MaumauView


class _Maumau(CommonGame[MaumauTable]):
    """The `Game` of Maumau."""

    id = "maumau"
    options = OPTIONS
    players = range(2, 9)
    rules_type = Rules
    table_type = MaumauTable
    view_type = MaumauView
    event_types = EVENTS
    card_types = {Card: card, Faceup: faceup}

    def imagine(self, view: View, chance: Chance) -> MaumauTable:
        """Return a table that is consistent with the view; all that is hidden from the viewer is dealt again."""
        assert isinstance(view, MaumauView)  # noqa: S101 - the caller mixes up games otherwise
        table = MaumauTable(view.rules, len(view.counts), view.dealer, chance)
        order = chance.shuffle(_unseen_cards(view))
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                table.hands[seat] = list(view.hand)
            else:
                table.hands[seat] = order[:count]
                del order[:count]
        table.stock = order[: view.stock]
        table.discard = list(view.discard)
        table.direction = view.direction
        table.turn = view.turn
        table.round = view.round
        table.scores = list(view.scores)
        table.dealing = view.dealing
        table.said = _mask(view.said)
        table.owes = _mask(view.owes)
        table.sits_out = view.sits_out
        table.laid = view.laid
        table.empty = _mask(view.empty)
        table.cheated, table.caught = list(view.cheated), list(view.caught)
        table.winners = view.outcome.round
        table.match_winners = view.outcome.match
        _guess_bought(table, view)
        _guess_drawn(table, view)
        _guess_gift(table, view)
        return table


def _mask(seats: tuple[Seat, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _unseen_cards(view: MaumauView) -> list[Card]:
    deck = list(PACK)
    for kind in (*view.hand, *(below.card for below in view.discard)):
        deck.remove(kind)
    return deck


def _hidden_places(table: MaumauTable, view: MaumauView, but: Seat) -> list[list[Card]]:
    """Return the stock and the hands that the viewer does not see, without the hand of `but`."""
    return [table.stock, *(hand for seat, hand in enumerate(table.hands) if seat not in (view.seat, but))]


def _guess_bought(table: MaumauTable, view: MaumauView) -> None:
    """Give the player of a card that can be caught the card bought with it (MAU-6, MAU-12)."""
    laid = view.laid
    if laid is None or laid.bought is None or laid.seat == view.seat:
        return
    bought, hand = laid.bought.card, table.hands[laid.seat]
    if bought in hand:
        return
    place = next((place for place in _hidden_places(table, view, laid.seat) if bought in place), None)
    if place is not None:  # a position may leave cards out, and what was not dealt is among them
        place[place.index(bought)] = hand[0]
    hand[0] = bought


def _guess_drawn(table: MaumauTable, view: MaumauView) -> None:
    """Give another player a drawn card, the last of that hand; without cheating it must fit (MAU-5)."""
    if not view.drawing:
        return
    table.drawn = view.drawn
    if view.drawn is not None:
        return
    hand = table.hands[view.turn]
    # Exchange the last card of the hand for a hidden one that fits.
    if not view.rules.cheating and hand[-1] not in table.fits:
        for place in (hand, *_hidden_places(table, view, view.turn)):
            fitting = next((index for index, card in enumerate(place) if card in table.fits), None)
            if fitting is not None:
                place[fitting], hand[-1] = hand[-1], place[fitting]
                break
    table.drawn = hand[-1]


def _guess_gift(table: MaumauTable, view: MaumauView) -> None:
    """Let the gift of another player be any card of that hand (MAU-13)."""
    due = table.due = view.due
    if due is not None and due.kind is DueKind.GIFT and due.gift is None and due.origin is not None:
        table.due = msgspec.structs.replace(due, gift=table.hands[due.origin][0])


MAUMAU = _Maumau()
