"""The effects of answers and acceptance, for each kind of answer that can be due."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.cards.french import Card, Rank
from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import HandsSwapped
from uno_tui.games.maumau.rules.due import Due, DueKind, price_of_no_king
from uno_tui.games.maumau.rules.events import Accepted, CardGiven, Cause, KingsEnded, SatOut, SwapEnded
from uno_tui.games.maumau.rules.moves import Accept, Play
from uno_tui.games.maumau.rules.state import State
from uno_tui.games.maumau.rules.turns import ask, begin_turn, close_windows, draw_cards, note_draw, update_duty


def answer(state: State, due: Due, move: Play, events: list[Event]) -> None:
    """Carry out an answer that lies on the pile already."""
    state.due = None
    _ON_ANSWER[due.kind](state, due, move, events)


def accept(state: State, seat: Seat, move: Accept, events: list[Event]) -> None:
    """Accept what is due and bear its effect (MAU-24)."""
    due = state.due
    assert due is not None  # noqa: S101 - for the type checker: refused otherwise
    close_windows(state, seat)
    events.append(Accepted(seat, due.kind))
    state.due = None
    # "Last card" in advance was for the answer that is not laid now (MAU-8).
    if len(state.hands[seat]) != 1:
        state.said &= ~(1 << seat)
    _ON_ACCEPTANCE[due.kind](state, due, events)


def _rank_of(move: Play) -> Rank | None:
    return None if move.face is None else move.face.rank


def _origin_of(due: Due) -> Seat:
    assert due.origin is not None  # noqa: S101 - for the type checker: only a Queen and a 6 have none
    return due.origin


def _seat_of(move: Play) -> Seat:
    assert move.seat is not None  # noqa: S101 - for the type checker: refused otherwise
    return move.seat


def _answer_swap(state: State, due: Due, move: Play, events: list[Event]) -> None:
    # An Ace sends the swap on to another player, a 2 ends it (MAU-10, MAU-11).
    if _rank_of(move) is Rank.ACE:
        ask(state, Due(DueKind.SWAP, _seat_of(move), _origin_of(due)), events)
        return
    events.append(SwapEnded(due.seat, _origin_of(due)))
    begin_turn(state, state.after(_origin_of(due)), events)


def _accept_swap(state: State, due: Due, events: list[Event]) -> None:
    hands, first, second = state.hands, _origin_of(due), due.seat
    hands[first], hands[second] = hands[second], hands[first]
    events.append(HandsSwapped(first, second, tuple(map(len, hands))))
    # A swapped hand is another one: what was said for the old one does not count.
    update_duty(state, first, new_hand=True)
    update_duty(state, second, new_hand=True)
    begin_turn(state, state.after(first), events)


def _give(state: State, giver: Seat, receiver: Seat, card: Card | None, events: list[Event]) -> None:
    assert card is not None  # noqa: S101 - for the type checker: refused otherwise
    state.hands[giver].remove(card)
    state.hands[receiver].append(card)
    events.append(CardGiven(giver, receiver, card))
    update_duty(state, giver)
    update_duty(state, receiver)


def _answer_gift(state: State, due: Due, move: Play, events: list[Event]) -> None:
    # The answer turns the gift round: the giver gets a card (MAU-13).
    _give(state, due.seat, _origin_of(due), move.gift, events)
    begin_turn(state, state.after(_origin_of(due)), events)


def _accept_gift(state: State, due: Due, events: list[Event]) -> None:
    _give(state, _origin_of(due), due.seat, due.gift, events)
    begin_turn(state, state.after(_origin_of(due)), events)


def _answer_sit_out(state: State, due: Due, move: Play, events: list[Event]) -> None:
    # A 5 is the answer; then it is the turn of the same player (MAU-14).
    begin_turn(state, due.seat, events)


def _accept_sit_out(state: State, due: Due, events: list[Event]) -> None:
    events.append(SatOut(due.seat))
    begin_turn(state, state.after(due.seat), events)


def _answer_draw(state: State, due: Due, move: Play, events: list[Event]) -> None:
    # A 10 sends the cards back, a 7 passes two more on (MAU-16, MAU-19).
    if _rank_of(move) is Rank.TEN:
        ask(state, Due(DueKind.DRAW, _origin_of(due), due.seat, due.count), events)
    else:
        ask(state, Due(DueKind.DRAW, state.after(due.seat), due.seat, due.count + 2), events)


def _accept_draw(state: State, due: Due, events: list[Event]) -> None:
    drawn = draw_cards(state, due.seat, due.count, Cause.SEVEN, events)
    note_draw(state, due.seat, drawn, events)
    if state.winners is None:
        begin_turn(state, state.after(due.seat), events)


def _answer_queen(state: State, due: Due, move: Play, events: list[Event]) -> None:
    ask(state, Due(DueKind.QUEEN, _seat_of(move), count=due.count + 1), events)


def _accept_queen(state: State, due: Due, events: list[Event]) -> None:
    draw_cards(state, due.seat, due.count, Cause.QUEEN, events)
    # The named player draws and then has the turn (MAU-21).
    begin_turn(state, due.seat, events)


def _ask_next_for_king(state: State, due: Due, events: list[Event], *, king: bool) -> None:
    """Ask the next player for a King, or end the King's round after its caller (MAU-22)."""
    following = state.after(due.seat)
    # The round is over when its caller has been asked too (MAU-22).
    if due.seat == due.origin:
        events.append(KingsEnded(due.seat, king))
        begin_turn(state, following, events)
    else:
        ask(state, Due(DueKind.KINGS, following, due.origin), events)


def _answer_kings(state: State, due: Due, move: Play, events: list[Event]) -> None:
    _ask_next_for_king(state, due, events, king=True)


def _accept_kings(state: State, due: Due, events: list[Event]) -> None:
    drawn = draw_cards(state, due.seat, price_of_no_king(due.seat, due.origin), Cause.KINGS, events)
    note_draw(state, due.seat, drawn, events)
    if state.winners is None:
        _ask_next_for_king(state, due, events, king=False)


_ON_ANSWER: dict[DueKind, Callable[[State, Due, Play, list[Event]], None]] = {
    DueKind.SWAP: _answer_swap,
    DueKind.GIFT: _answer_gift,
    DueKind.SIT_OUT: _answer_sit_out,
    DueKind.DRAW: _answer_draw,
    DueKind.QUEEN: _answer_queen,
    DueKind.KINGS: _answer_kings,
}
_ON_ACCEPTANCE: dict[DueKind, Callable[[State, Due, list[Event]], None]] = {
    DueKind.SWAP: _accept_swap,
    DueKind.GIFT: _accept_gift,
    DueKind.SIT_OUT: _accept_sit_out,
    DueKind.DRAW: _accept_draw,
    DueKind.QUEEN: _accept_queen,
    DueKind.KINGS: _accept_kings,
}
