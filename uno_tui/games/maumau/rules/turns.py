"""Turns, drawing, and the duty to say "last card"."""

from __future__ import annotations

import msgspec

from uno_tui.cards.french import JOKER, Card
from uno_tui.core.contract import Event, Seat, Shuffled, TurnBegan
from uno_tui.core.events import Drew, StartCardTurned
from uno_tui.games.maumau.rules.cards import faceup_as
from uno_tui.games.maumau.rules.due import Due, DueKind
from uno_tui.games.maumau.rules.events import AnswerDue, Cause
from uno_tui.games.maumau.rules.scoring import end_round
from uno_tui.games.maumau.rules.state import State


def begin_turn(state: State, seat: Seat, events: list[Event]) -> None:
    """Give `seat` an ordinary turn, or ask about the 6 because of which it has yet to sit out (MAU-14)."""
    # The second player of a 6 is asked when the turn would come (MAU-14).
    if seat == state.sits_out:
        state.sits_out = None
        ask(state, Due(DueKind.SIT_OUT, seat), events)
        return
    state.turn = seat
    state.drawn = None
    state.due = None
    forget_announcements(state)
    events.append(TurnBegan(seat))


def ask(state: State, due: Due, events: list[Event]) -> None:
    """Make an answer due; nothing else is played until it is given (MAU-24)."""
    state.turn = due.seat
    state.drawn = None
    state.due = due
    forget_announcements(state)
    events.append(AnswerDue(due.kind, due.seat, due.origin, due.count))


def forget_announcements(state: State) -> None:
    """Forget "last card" said in advance by players who are no longer on turn or asked (MAU-8)."""
    if state.said:
        for seat in state.seats_in(state.said):
            # With one card the announcement is no longer in advance, and stays.
            if seat != state.turn and len(state.hands[seat]) != 1:
                state.said &= ~(1 << seat)


def update_duty(state: State, seat: Seat, *, new_hand: bool = False) -> None:
    """Begin or end the duty of `seat` to say "last card", after it has gained or lost cards (MAU-8).

    An announcement made before counts, unless the whole hand is another one (`new_hand`).
    """
    bit = 1 << seat
    # With any other number of cards there is no duty, and nothing said in advance is left.
    if len(state.hands[seat]) != 1:
        state.said &= ~bit
        state.owes &= ~bit
        return
    if new_hand:
        state.said &= ~bit
    if not state.said & bit:
        state.owes |= bit


def close_windows(state: State, actor: Seat) -> None:
    """Close the windows for reports (MAU-8) and catches (MAU-6): `actor` plays, answers, draws or accepts.

    The windows of `actor` stay open.
    """
    state.owes &= 1 << actor
    if state.laid is not None and state.laid.seat != actor:
        state.laid = None


def refill_stock(state: State, events: list[Event]) -> bool:
    """Shuffle the discard pile without its top card to become the stock; return False if it has no such cards (MAU-7).
    """
    if len(state.discard) < 2:
        return False
    order = state.chance.shuffle([below.card for below in state.discard[:-1]])
    del state.discard[:-1]
    events.append(Shuffled(tuple(order)))
    order.reverse()
    state.stock = order
    return True


def draw_cards(state: State, seat: Seat, count: int, cause: Cause, events: list[Event]) -> int:
    """Let `seat` draw up to `count` cards; return how many there were."""
    drawn: list[Card] = []
    # The stock may run out in the middle: the discard pile is shuffled then (MAU-7).
    while len(drawn) < count and (state.stock or refill_stock(state, events)):
        drawn.append(state.stock.pop())
    if drawn:
        state.hands[seat] += drawn
        update_duty(state, seat)
    events.append(Drew(seat, len(drawn), cause, tuple(drawn)))
    return len(drawn)


def note_draw(state: State, seat: Seat, drawn: int, events: list[Event]) -> None:
    """Note that the turn of `seat` brought `drawn` cards; when all players in a row found none, end the round (MAU-7).
    """
    if drawn:
        state.empty = 0
        if state.laid is not None and state.laid.seat == seat:  # once more on turn, with a card that can be caught
            state.laid = msgspec.structs.replace(state.laid, empty=0, drew=True)
        return
    state.empty |= 1 << seat
    # All bits are set: every player in a row drew nothing.
    if state.empty == (1 << state.seats) - 1:
        end_round(state, None, events)


def turn_up_start_card(state: State, events: list[Event]) -> None:
    """Turn up the top card of the stock; a Joker goes back and all is shuffled (MAU-2).

    With nothing but Jokers in the stock, or nothing at all, no card lies (MAU-6).
    """
    # A stock of Jokers alone would be shuffled for ever.
    while any(card is not JOKER for card in state.stock):
        card = state.stock.pop()
        if card is not JOKER:
            events.append(StartCardTurned(card, back=False))
            state.discard.append(faceup_as(card, card, None))
            return
        events.append(StartCardTurned(card, back=True))
        order = state.chance.shuffle([*reversed(state.stock), card])
        events.append(Shuffled(tuple(order)))
        state.stock = order[::-1]


def note_failed_catch(state: State, seat: Seat) -> None:
    """Note that `seat` has tried to catch the last card laid, and may not try again."""
    assert state.laid is not None  # noqa: S101 - for the type checker: refused otherwise
    state.laid = msgspec.structs.replace(state.laid, tried=state.laid.tried | 1 << seat)
