"""Turns, the stock, and the course of an action card."""

from __future__ import annotations

from uno_tui.cards.coloured import REVERSE, SKIP, WILD, Card
from uno_tui.core.contract import Event, Seat, Shuffled, TurnBegan
from uno_tui.core.events import TurnLost
from uno_tui.games.ume.rules.changes import can_change
from uno_tui.games.ume.rules.events import Choice, MayDrawAgain, MustChoose, NothingToDo
from uno_tui.games.ume.rules.scoring import end_if_sequence
from uno_tui.games.ume.rules.state import State


def begin_turn(state: State, seat: Seat, events: list[Event]) -> None:
    """Give the turn to `seat`, or to the first after who does not owe a lost turn (UME-8)."""
    while state.lost >> seat & 1:
        state.lost &= ~(1 << seat)
        events.append(TurnLost(seat))
        seat = (seat + 1) % state.seats
    state.turn = seat
    events.append(TurnBegan(seat))


def end_turn(state: State, events: list[Event]) -> None:
    """Give the turn to the next player."""
    begin_turn(state, (state.turn + 1) % state.seats, events)


def draw_card(state: State, events: list[Event]) -> Card:
    """Take and return the top card of the stock; an empty stock first gets the whole discard pile (UME-11)."""
    if not state.stock:
        order = state.chance.shuffle(state.discard)
        state.discard.clear()
        events.append(Shuffled(tuple(order)))
        state.stock = order[::-1]
    return state.stock.pop()


def begin_action(state: State, card: Card, events: list[Event]) -> None:
    """Carry out an action card that lies on the discard pile (UME-12 to UME-16)."""
    # A Skip that is a shield does not get here: it stays in the base (UME-18).
    if card.rank is SKIP:
        end_turn(state, events)
        return
    state.action = card
    choice = Choice.NAME if card is WILD else Choice.REVERSE if card.rank is REVERSE else Choice.DROP
    # A colour must be named even if no one holds it (UME-16).
    if choice is Choice.NAME or can_change(state, choice):
        state.choice = choice
        events.append(MustChoose(state.turn, choice, card))
    else:
        events.append(NothingToDo(state.turn, card))
        end_action(state, events)


def end_action(state: State, events: list[Event]) -> None:
    """End an action: after a Draw Two or Wild Draw Four another card may be drawn (UME-20), else the turn ends."""
    # Before the action is forgotten, because it depends on its card.
    again = state.rules.draw_again and state.action is not None and state.action.draws
    state.forget_action()
    if again:
        state.choice = Choice.AGAIN
        events.append(MayDrawAgain(state.turn))
    else:
        end_turn(state, events)


def complete_action(state: State, events: list[Event]) -> None:
    """End an action that has changed bases: with a win if there is a sequence now (UME-6), else as usual."""
    if not end_if_sequence(state, events):
        end_action(state, events)
