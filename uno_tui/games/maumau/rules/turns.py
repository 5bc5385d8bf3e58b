"""Turns, drawing, and the duty to say "last card"."""

from __future__ import annotations

import msgspec

from uno_tui.cards.french import JOKER, Card
from uno_tui.core.contract import Event, Seat, Shuffled, TurnBegan
from uno_tui.core.events import Drew, StartCardTurned
from uno_tui.games.maumau.rules.cards import lying
from uno_tui.games.maumau.rules.due import Due, Kind
from uno_tui.games.maumau.rules.events import AnswerDue, Cause
from uno_tui.games.maumau.rules.scoring import end_round
from uno_tui.games.maumau.rules.state import State


def begin_turn(state: State, seat: Seat, events: list[Event]) -> None:
    """Give `seat` an ordinary turn, or ask it about the 6 of which it has yet to sit out (MAU-14)."""
    if seat == state.sits_out:
        state.sits_out = None
        ask(state, Due(Kind.SIT_OUT, seat), events)
        return
    state.turn = seat
    state.drawn = None
    state.due = None
    forget_announcements(state)
    events.append(TurnBegan(seat))


def ask(state: State, due: Due, events: list[Event]) -> None:
    """An answer is due now; nothing else is played until it is given."""
    state.turn = due.seat
    state.drawn = None
    state.due = due
    forget_announcements(state)
    events.append(AnswerDue(due.kind, due.seat, due.origin, due.count))


def forget_announcements(state: State) -> None:
    """ "Last card" said in advance holds only as long as the player is on turn or asked (MAU-8)."""
    if state.said:
        for seat in state.seats_in(state.said):
            if seat != state.turn and len(state.hands[seat]) != 1:
                state.said &= ~(1 << seat)


def hand_changed(state: State, seat: Seat, *, anew: bool = False) -> None:
    """After `seat` has gained or lost cards: its duty to say "last card" begins or ends (MAU-8).

    What was said before counts, unless the hand is another one (`anew`).
    """
    bit = 1 << seat
    if len(state.hands[seat]) != 1:
        state.said &= ~bit
        state.owes &= ~bit
        return
    if anew:
        state.said &= ~bit
    if not state.said & bit:
        state.owes |= bit


def close_windows(state: State, actor: Seat) -> None:
    """`actor` plays, answers, draws or accepts: others can no longer be reported (MAU-8) or caught (MAU-6)."""
    state.owes &= 1 << actor
    if state.laid is not None and state.laid.seat != actor:
        state.laid = None


def refill(state: State, events: list[Event]) -> bool:
    """Shuffle the discard pile without its top card to become the stock (MAU-7); False if there is nothing to."""
    if len(state.discard) < 2:
        return False
    order = state.chance.shuffle([below.card for below in state.discard[:-1]])
    del state.discard[:-1]
    events.append(Shuffled(tuple(order)))
    order.reverse()
    state.stock = order
    return True


def draw_cards(state: State, seat: Seat, count: int, cause: Cause, events: list[Event]) -> int:
    """`seat` draws up to `count` cards; returns how many there were."""
    drawn: list[Card] = []
    while len(drawn) < count and (state.stock or refill(state, events)):
        drawn.append(state.stock.pop())
    if drawn:
        state.hands[seat] += drawn
        hand_changed(state, seat)
    events.append(Drew(seat, len(drawn), cause, tuple(drawn)))
    return len(drawn)


def note_draw(state: State, seat: Seat, drawn: int, events: list[Event]) -> None:
    """The turn of `seat` brought `drawn` cards; when everybody in a row found none, the round ends (MAU-7)."""
    if drawn:
        state.empty = 0
        if state.laid is not None and state.laid.seat == seat:  # once more on turn, with a card that can be caught
            state.laid = msgspec.structs.replace(state.laid, empty=0, drew=True)
        return
    state.empty |= 1 << seat
    if state.empty == (1 << state.seats) - 1:
        end_round(state, None, events)


def turn_up(state: State, events: list[Event]) -> None:
    """Turn the top card of the stock up; a Joker goes back and all is shuffled (MAU-2).

    With nothing but Jokers in the stock, or nothing at all, no card lies (MAU-6).
    """
    while any(card is not JOKER for card in state.stock):
        card = state.stock.pop()
        if card is not JOKER:
            events.append(StartCardTurned(card, back=False))
            state.discard.append(lying(card, card, None))
            return
        events.append(StartCardTurned(card, back=True))
        order = state.chance.shuffle([*reversed(state.stock), card])
        events.append(Shuffled(tuple(order)))
        state.stock = order[::-1]


def try_catch(state: State, seat: Seat) -> None:
    """`seat` has tried to catch the last card laid, and may not again."""
    assert state.laid is not None  # noqa: S101 - for the type checker: refused otherwise
    state.laid = msgspec.structs.replace(state.laid, tried=state.laid.tried | 1 << seat)
