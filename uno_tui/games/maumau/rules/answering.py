"""What answers and acceptance bring about, for each kind of answer that can be due."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.cards.french import Card, Rank
from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import HandsSwapped
from uno_tui.games.maumau.rules.due import Due, Kind, price_of_no_king
from uno_tui.games.maumau.rules.events import Accepted, CardGiven, Cause, KingsEnded, SatOut, SwapEnded
from uno_tui.games.maumau.rules.moves import Accept, Play
from uno_tui.games.maumau.rules.state import State
from uno_tui.games.maumau.rules.turns import ask, begin_turn, close_windows, draw_cards, hand_changed, note_draw


def answer(state: State, due: Due, move: Play, events: list[Event]) -> None:
    """Carry out an answer that lies on the pile already."""
    state.due = None
    _ANSWERED[due.kind](state, due, move, events)


def accept(state: State, seat: Seat, move: Accept, events: list[Event]) -> None:
    """Bear what is due."""
    due = state.due
    assert due is not None  # noqa: S101 - for the type checker: refused otherwise
    close_windows(state, seat)
    events.append(Accepted(seat, due.kind))
    state.due = None
    if len(state.hands[seat]) != 1:
        state.said &= ~(1 << seat)
    _ACCEPTED[due.kind](state, due, events)


def _rank(move: Play) -> Rank | None:
    return None if move.face is None else move.face.rank


def _origin(due: Due) -> Seat:
    assert due.origin is not None  # noqa: S101 - for the type checker: only a Queen and a 6 have none
    return due.origin


def _seat(move: Play) -> Seat:
    assert move.seat is not None  # noqa: S101 - for the type checker: refused otherwise
    return move.seat


def _answer_swap(state: State, due: Due, move: Play, events: list[Event]) -> None:
    if _rank(move) is Rank.ACE:
        ask(state, Due(Kind.SWAP, _seat(move), _origin(due)), events)
        return
    events.append(SwapEnded(due.seat, _origin(due)))
    begin_turn(state, state.after(_origin(due)), events)


def _accept_swap(state: State, due: Due, events: list[Event]) -> None:
    hands, first, second = state.hands, _origin(due), due.seat
    hands[first], hands[second] = hands[second], hands[first]
    events.append(HandsSwapped(first, second, tuple(map(len, hands))))
    hand_changed(state, first, anew=True)
    hand_changed(state, second, anew=True)
    begin_turn(state, state.after(first), events)


def _give(state: State, giver: Seat, receiver: Seat, card: Card | None, events: list[Event]) -> None:
    assert card is not None  # noqa: S101 - for the type checker: refused otherwise
    state.hands[giver].remove(card)
    state.hands[receiver].append(card)
    events.append(CardGiven(giver, receiver, card))
    hand_changed(state, giver)
    hand_changed(state, receiver)


def _answer_gift(state: State, due: Due, move: Play, events: list[Event]) -> None:
    _give(state, due.seat, _origin(due), move.gift, events)
    begin_turn(state, state.after(_origin(due)), events)


def _accept_gift(state: State, due: Due, events: list[Event]) -> None:
    _give(state, _origin(due), due.seat, due.gift, events)
    begin_turn(state, state.after(_origin(due)), events)


def _answer_sit_out(state: State, due: Due, move: Play, events: list[Event]) -> None:
    begin_turn(state, due.seat, events)


def _accept_sit_out(state: State, due: Due, events: list[Event]) -> None:
    events.append(SatOut(due.seat))
    begin_turn(state, state.after(due.seat), events)


def _answer_draw(state: State, due: Due, move: Play, events: list[Event]) -> None:
    if _rank(move) is Rank.TEN:
        ask(state, Due(Kind.DRAW, _origin(due), due.seat, due.count), events)
    else:
        ask(state, Due(Kind.DRAW, state.after(due.seat), due.seat, due.count + 2), events)


def _accept_draw(state: State, due: Due, events: list[Event]) -> None:
    drawn = draw_cards(state, due.seat, due.count, Cause.SEVEN, events)
    note_draw(state, due.seat, drawn, events)
    if state.winners is None:
        begin_turn(state, state.after(due.seat), events)


def _answer_queen(state: State, due: Due, move: Play, events: list[Event]) -> None:
    ask(state, Due(Kind.QUEEN, _seat(move), count=due.count + 1), events)


def _accept_queen(state: State, due: Due, events: list[Event]) -> None:
    draw_cards(state, due.seat, due.count, Cause.QUEEN, events)
    begin_turn(state, due.seat, events)


def _next_king(state: State, due: Due, events: list[Event], *, king: bool) -> None:
    following = state.after(due.seat)
    if due.seat == due.origin:
        events.append(KingsEnded(due.seat, king))
        begin_turn(state, following, events)
    else:
        ask(state, Due(Kind.KINGS, following, due.origin), events)


def _answer_kings(state: State, due: Due, move: Play, events: list[Event]) -> None:
    _next_king(state, due, events, king=True)


def _accept_kings(state: State, due: Due, events: list[Event]) -> None:
    drawn = draw_cards(state, due.seat, price_of_no_king(due), Cause.KINGS, events)
    note_draw(state, due.seat, drawn, events)
    if state.winners is None:
        _next_king(state, due, events, king=False)


_ANSWERED: dict[Kind, Callable[[State, Due, Play, list[Event]], None]] = {
    Kind.SWAP: _answer_swap,
    Kind.GIFT: _answer_gift,
    Kind.SIT_OUT: _answer_sit_out,
    Kind.DRAW: _answer_draw,
    Kind.QUEEN: _answer_queen,
    Kind.KINGS: _answer_kings,
}
_ACCEPTED: dict[Kind, Callable[[State, Due, list[Event]], None]] = {
    Kind.SWAP: _accept_swap,
    Kind.GIFT: _accept_gift,
    Kind.SIT_OUT: _accept_sit_out,
    Kind.DRAW: _accept_draw,
    Kind.QUEEN: _accept_queen,
    Kind.KINGS: _accept_kings,
}
