"""Carrying out the moves of Umé."""

from __future__ import annotations

from uno_tui.cards.coloured import REVERSE, SKIP, Card
from uno_tui.core.contract import Event, Failed, Seat
from uno_tui.core.events import Passed, TurnLost
from uno_tui.games.ume.rules import events as ume_events
from uno_tui.games.ume.rules.changes import can_change, cards_to_ask_for, owners_to_ask
from uno_tui.games.ume.rules.events import Choice, Sums
from uno_tui.games.ume.rules.moves import Allow, BaseChange, Claim, Deny, Draw, Drop, Give, Name, Pass, Put, Take
from uno_tui.games.ume.rules.refusals import RefusalCode
from uno_tui.games.ume.rules.scoring import end_if_sequence, end_round, win
from uno_tui.games.ume.rules.state import State
from uno_tui.games.ume.rules.sums import number_cards
from uno_tui.games.ume.rules.turns import begin_action, complete_action, draw_card, end_action, end_turn


def draw(state: State, seat: Seat, move: Draw, events: list[Event]) -> None:
    """Draw a card: a number or protection card stays, an action card is carried out (UME-10, UME-18)."""
    # Passes count only if nothing is drawn or put in between (UME-11).
    state.passed = 0
    # The draw may be the answer to the offer to draw again (UME-20).
    state.choice = None
    card = draw_card(state, events)
    shield = state.rules.shields and card.rank is SKIP
    if card.number is None and not shield:
        state.discard.append(card)
        events.append(ume_events.DrewFaceUp(seat, card, kept=False, total=0))
        begin_action(state, card, events)
        return
    state.gain(seat, card)
    events.append(ume_events.DrewFaceUp(seat, card, kept=True, total=state.total(seat, card)))
    # A protection card has no number, so it cannot complete a sequence.
    if shield or not end_if_sequence(state, events):
        end_turn(state, events)


def put(state: State, seat: Seat, move: Put, events: list[Event]) -> None:
    """Put a card of the player's base on the discard pile (UME-9)."""
    state.passed = 0
    state.discard_from(seat, move.card)
    events.append(ume_events.Put(seat, move.card, state.total(seat, move.card)))
    if not end_if_sequence(state, events):
        end_turn(state, events)


def pass_turn(state: State, seat: Seat, move: Pass, events: list[Event]) -> None:
    """Draw no further card (UME-20), or pass with nothing to do; once all have passed so, the round ends (UME-11)."""
    events.append(Passed(seat))
    # A pass when another draw is offered is not one with nothing to do (UME-20).
    if state.choice is None:
        state.passed |= 1 << seat
        if state.passed == (1 << state.seats) - 1:
            end_round(state, None, events)
            return
    state.choice = None
    end_turn(state, events)


def change(state: State, seat: Seat, move: BaseChange, events: list[Event]) -> None:
    """Carry out what a Reverse, Draw Two or Wild Draw Four allows, or ask for permission first (UME-19)."""
    # Nothing moves before all owners have answered.
    state.asked = owners_to_ask(state, move)
    if state.asked:
        state.pending = move
        state.choice = Choice.PERMISSION
        events.append(ume_events.Asked(state.asked[0], seat, move))
    else:
        _carry_out(state, move, events)


def _carry_out(state: State, move: BaseChange, events: list[Event]) -> None:
    # The change belongs to the player on turn, also when an owner's answer sets it going.
    seat = state.turn
    if isinstance(move, Drop):
        dropped = [(seat if piece.owner is None else piece.owner, piece.card) for piece in move.pieces]
        _drop(state, dropped, events)
    elif isinstance(move, Take):
        _move_card(state, move.seat, seat, move)
        events.append(ume_events.Took(seat, move.seat, move.card, _two_totals(state, move)))
    else:
        _move_card(state, seat, move.seat, move)
        events.append(ume_events.Gave(seat, move.seat, move.card, _two_totals(state, move)))
    complete_action(state, events)


def _move_card(state: State, owner: Seat, receiver: Seat, move: Take | Give) -> None:
    state.lose(owner, move.card)
    state.gain(receiver, move.card)


def _two_totals(state: State, move: Take | Give) -> tuple[int, int]:
    return state.total(state.turn, move.card), state.total(move.seat, move.card)


def _drop(state: State, dropped: list[tuple[Seat, Card]], events: list[Event]) -> None:
    for owner, card in dropped:
        state.discard_from(owner, card)
    events.append(ume_events.Dropped(state.turn, tuple(dropped), all_sums(state)))


def all_sums(state: State) -> tuple[Sums, ...]:
    """Return the sums of all seats, by seat."""
    return tuple((red, yellow, green, blue) for red, yellow, green, blue in state.sums)


def name(state: State, seat: Seat, move: Name, events: list[Event]) -> None:
    """Make each player drop the lowest and the highest card of the colour (UME-16)."""
    events.append(ume_events.Named(seat, move.colour))
    dropped = []
    for owner in state.seats_from(seat):
        cards = number_cards(state.bases[owner], move.colour)
        dropped += [(owner, card) for card in (cards[:1] + cards[-1:] if len(cards) > 1 else cards)]
    if dropped:
        _drop(state, dropped, events)
    complete_action(state, events)


def allow(state: State, seat: Seat, move: Allow, events: list[Event]) -> None:
    """Permit the change; it is carried out once all owners who are asked have permitted it (UME-19)."""
    pending = state.pending
    assert pending is not None  # noqa: S101 - for the type checker: refused otherwise
    events.append(ume_events.Allowed(seat))
    # What was allowed needs no permission again in this action.
    for card, count in cards_to_ask_for(state, seat, pending):
        state.allowed[seat, card] = count
    state.asked.pop(0)
    if state.asked:
        events.append(ume_events.Asked(state.asked[0], state.turn, pending))
        return
    state.pending = None
    _carry_out(state, pending, events)


def deny(state: State, seat: Seat, move: Deny, events: list[Event]) -> None:
    """Refuse the change: no card moves, and the player must name another change if there is one (UME-19)."""
    pending, action = state.pending, state.action
    assert pending is not None and action is not None  # noqa: S101, PT018 - for the type checker: refused otherwise
    events.append(ume_events.Denied(seat))
    # What was denied stays denied as long as this action lasts: a receiver, or these cards.
    if isinstance(pending, Give):
        state.shut |= 1 << seat
    state.denied |= {(seat, card) for card, _ in cards_to_ask_for(state, seat, pending)}
    state.pending = None
    state.asked = []
    # The player goes on with the same action card, if it can still change anything.
    choice = Choice.REVERSE if action.rank is REVERSE else Choice.DROP
    if can_change(state, choice):
        state.choice = choice
        events.append(ume_events.MustChoose(state.turn, choice, action))
    else:
        events.append(ume_events.NothingToDo(state.turn, action))
        end_action(state, events)


def claim(state: State, seat: Seat, move: Claim, events: list[Event]) -> None:
    """Win with a sequence, or lose a turn without one (UME-8)."""
    if state.sequence(seat) is not None:
        events.append(ume_events.Claimed(seat))
        win(state, seat, events)
        return
    events.append(Failed(seat, move, RefusalCode.NO_SEQUENCE))
    # The player on turn loses this turn at once, unless an action must be finished first; others lose their next one.
    if seat == state.turn and state.choice is None:
        events.append(TurnLost(seat))
        end_turn(state, events)
    # Never more than one lost turn is owed (UME-8).
    elif not state.lost >> seat & 1:
        state.lost |= 1 << seat
        events.append(ume_events.OwesTurn(seat))
