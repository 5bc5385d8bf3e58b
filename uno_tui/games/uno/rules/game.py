"""UNO as a game that can be set up."""

from __future__ import annotations

from uno_tui.cards import coloured
from uno_tui.cards.coloured import Card, Colour
from uno_tui.core.common import CommonGame
from uno_tui.core.contract import Chance, View
from uno_tui.games.family.rules.guessing import bring_to_hand, remove_seen, seat_mask
from uno_tui.games.family.rules.state import SAID, UNSAID
from uno_tui.games.uno.rules.events import EVENTS
from uno_tui.games.uno.rules.kinds import is_bluff_from
from uno_tui.games.uno.rules.options import OPTIONS, Rules
from uno_tui.games.uno.rules.table import UnoTable
from uno_tui.games.uno.rules.view import UnoView


class _Uno(CommonGame[UnoTable]):
    """The `Game` of UNO."""

    id = "uno"
    options = OPTIONS
    players = range(2, 11)
    rules_type = Rules
    table_type = UnoTable
    view_type = UnoView
    event_types = EVENTS
    card_types = {Card: coloured.card}

    def imagine(self, view: View, chance: Chance) -> UnoTable:
        """Return a table that is consistent with the view; all that is hidden from the viewer is dealt again."""
        assert isinstance(view, UnoView)  # noqa: S101 - the caller mixes up games otherwise
        table = UnoTable(view.rules, len(view.counts), view.dealer, chance)
        # The hidden cards are those of the pack that the viewer does not see.
        order = chance.shuffle(remove_seen(table.pack, (*view.hand, *view.discard)))
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                table.hands[seat] = list(view.hand)
            else:
                table.hands[seat] = _take_hand(order, count, view.short[seat])
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
        table.owes = seat_mask(view.owes)
        table.laid = view.laid
        table.laid_step = view.laid_step
        if view.late:  # of that sequence, what the viewer does not hold matters to nobody
            table.late, table.missed = view.seat, frozenset(view.late)
        table.racing = view.racing
        table.short = list(view.short)
        table.winners = view.outcome.round
        table.match_winners = view.outcome.match
        if view.debt:
            # Who holds no card wins when the debt is drawn (UNO-44); who races is out only after the race (UNO-42).
            empty = [seat for seat in table.seats_from(table.after(table.turn)) if not view.counts[seat]]
            table.out = [seat for seat in empty if not (view.racing and seat == view.turn)]
        table.update_layable()
        # Guesses come last: they need what fits on the top card.
        _guess_drawn(table, view)
        _guess_bluff(table, view)
        return table


def _take_hand(order: list[Card], count: int, short: Colour | None) -> list[Card]:
    """Take a hand of `count` cards out of `order` and return it.

    A hand that is `short` of a colour holds neither that colour nor wilds, as far as the cards allow.
    """
    hand: list[Card] = []
    rest: list[Card] = []
    for card in order:
        missing = len(hand) < count and (short is None or card.colour not in (short, None))
        (hand if missing else rest).append(card)
    # Too few cards without the colour: the hand must hold some others all the same.
    doubtful = count - len(hand)
    order[:] = rest[doubtful:]
    return hand + rest[:doubtful]


def _guess_drawn(table: UnoTable, view: UnoView) -> None:
    """Give another player a drawn card that could be laid: it is the last of that hand."""
    if not view.drawing:
        return
    table.drawn = view.drawn
    if view.drawn is None:
        table.drawn = bring_to_hand(table, view.turn, view.seat, table.layable)
    table.update_layable()


def _guess_bluff(table: UnoTable, view: UnoView) -> None:
    """Judge the callable Wild Draw Four by the guessed hand of its player (UNO-34)."""
    table.bluffer = view.bluffer
    if view.bluffer is None or view.called_top is None:
        return
    table.called_top, table.called_colour = view.called_top, view.called_colour
    table.bluffed = is_bluff_from(table.hands[view.bluffer], view.called_top, view.called_colour)


UNO = _Uno()
