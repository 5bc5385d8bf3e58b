"""UNO as a game that can be set up."""

from __future__ import annotations

from collections.abc import Iterable

from uno_tui.cards.uno import Card, Colour
from uno_tui.games.common import CommonGame
from uno_tui.games.contract import Chance, Seat, View
from uno_tui.games.uno.kinds import Kinds, bluffs
from uno_tui.games.uno.options import OPTIONS, Rules
from uno_tui.games.uno.state import SAID, UNSAID, BasicState
from uno_tui.games.uno.table import UnoTable
from uno_tui.games.uno.view import UnoView


class _Uno(CommonGame[UnoTable]):
    """The `Game` of UNO."""

    id = "uno"
    options = OPTIONS
    players = range(2, 11)
    rules = Rules
    table = UnoTable

    def imagine(self, view: View, chance: Chance) -> UnoTable:
        """A table on which everything hidden from the viewer is dealt anew, consistent with the view."""
        assert isinstance(view, UnoView)  # noqa: S101 - the caller mixes up games otherwise
        table = UnoTable(view.rules, len(view.counts), view.dealer, chance)
        order = chance.shuffle(without(table.pack, (*view.hand, *view.discard)))
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                table.hands[seat] = list(view.hand)
            else:
                table.hands[seat] = _take(order, count, view.short[seat])
        table.stock = order[: view.stock]
        table.discard = list(view.discard[:-1])
        table.put_on_top(view.top, view.colour)
        table.direction = view.direction
        table.turn = view.turn
        table.round = view.round
        table.scores = list(view.scores)
        table.debt = view.debt
        table.debt_rank = view.debt_rank
        table.said = SAID if view.said else UNSAID
        table.free = view.free
        table.owes = mask(view.owes)
        table.laid = view.laid
        table.laid_step = view.laid_step
        table.racing = view.racing
        table.short = list(view.short)
        table.winners = view.outcome.round
        table.match_winners = view.outcome.match
        table.permit()
        _guess_drawn(table, view)
        _guess_bluff(table, view)
        return table


def mask(seats: Iterable[Seat]) -> int:
    """A set of seats as a bit mask."""
    return sum(1 << seat for seat in seats)


def without(pack: Iterable[Card], seen: Iterable[Card]) -> list[Card]:
    """The cards of the pack that are not among those seen."""
    deck = list(pack)
    for card in seen:
        deck.remove(card)
    return deck


def _take(order: list[Card], count: int, short: Colour | None) -> list[Card]:
    """A hand from the unseen cards; one that is `short` of a colour holds neither it nor wilds, if that is possible."""
    hand: list[Card] = []
    rest: list[Card] = []
    for card in order:
        missing = len(hand) < count and (short is None or card.colour not in (short, None))
        (hand if missing else rest).append(card)
    doubtful = count - len(hand)
    order[:] = rest[doubtful:]
    return hand + rest[:doubtful]


def _guess_drawn(table: UnoTable, view: UnoView) -> None:
    """Somebody else's drawn card can be any that could be laid; it is the last of that hand."""
    if not view.drawing:
        return
    table.drawn = view.drawn
    if view.drawn is None:
        table.drawn = bring_to_hand(table, view.turn, view.seat, table.layable)
    table.permit()


def bring_to_hand(table: BasicState, seat: Seat, viewer: Seat | None, wanted: Kinds) -> Card | None:
    """Let `seat` hold a card of the wanted kinds as the last one, changing places with one hidden from `viewer`.

    Returns the card; None if no hidden card is wanted.
    """
    hand = table.hands[seat]
    others = (other for owner, other in enumerate(table.hands) if owner not in (viewer, seat))
    for place in (hand, table.stock, *others):
        for index, card in enumerate(place):
            if card in wanted:
                place[index], hand[-1] = hand[-1], card
                return card
    return None


def _guess_bluff(table: UnoTable, view: UnoView) -> None:
    table.bluffer = view.bluffer
    if view.bluffer is None or view.called_top is None:
        return
    table.called_top, table.called_colour = view.called_top, view.called_colour
    table.bluffed = bluffs(table.hands[view.bluffer], view.called_top, view.called_colour)
    table.out = [seat for seat, count in enumerate(view.counts) if not count]


UNO = _Uno()
