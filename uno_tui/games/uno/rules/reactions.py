"""Moves out of turn, carried out: Uno, reports, interceptions, the buzzer."""

from __future__ import annotations

from uno_tui.cards.coloured import BUZZER, DRAW_TWO, REVERSE, SKIP, Card
from uno_tui.core.contract import Event, Failed, Seat
from uno_tui.core.events import Reported, SaidLast
from uno_tui.games.family.rules.events import Cause, PlayKind
from uno_tui.games.family.rules.moves import Report, Uno
from uno_tui.games.family.rules.state import SAID
from uno_tui.games.family.rules.turns import draw_cards, raise_debt, turn_direction
from uno_tui.games.uno.rules.events import Penalised, Pressed, RaceLost
from uno_tui.games.uno.rules.legality import why_interception_fails
from uno_tui.games.uno.rules.moves import Buzz, Intercept
from uno_tui.games.uno.rules.play import begin_race, go_out, move_hands, put_down
from uno_tui.games.uno.rules.scoring import end_round
from uno_tui.games.uno.rules.state import State
from uno_tui.games.uno.rules.turns import begin_turn, end_turn, settle_debt

FAILED_INTERCEPTION_POINTS = 3
"""Penalty points for a failed interception (UNO-30)."""
CARDS_FOR_SLOWEST = 3
"""Cards that the slowest player of a race draws (UNO-41)."""


def say_uno(state: State, seat: Seat, move: Uno, events: list[Event]) -> None:
    """Say "Uno" because it is due, or else in advance (UNO-11)."""
    due = state.owes >> seat & 1
    if due:
        state.owes &= ~(1 << seat)
    else:
        state.said = SAID
    events.append(SaidLast(seat, in_advance=not due))


def report(state: State, seat: Seat, move: Report, events: list[Event]) -> None:
    """Report all other players who did not say "Uno" (UNO-12, UNO-14)."""
    forgot = tuple(other for other in state.seats_from(seat)[1:] if state.owes >> other & 1)
    events.append(Reported(seat, forgot))
    for other in forgot:
        state.owes &= ~(1 << other)
        draw_cards(state, other, state.rules.uno_penalty, Cause.UNO, events)


def intercept(state: State, seat: Seat, move: Intercept, events: list[Event]) -> None:
    """Lay the same card out of turn, or fail at a cost (UNO-28 to UNO-31)."""
    reason = why_interception_fails(state, move)
    # UNO-30: the card stays in the hand, the turn stays, and it costs points.
    if reason is not None:
        state.scores[seat] += FAILED_INTERCEPTION_POINTS
        events += (Failed(seat, move, reason), Penalised(seat, FAILED_INTERCEPTION_POINTS))
        return
    if state.drawn is not None:
        state.short[state.turn] = None  # a drawn card that fits stays in that hand
    card = move.card
    # A waiting debt falls on the player after the interceptor whose turn is cut short (UNO-31).
    debtor = (state.after(state.turn) if state.free else state.turn) if state.debt else None
    answered = debtor is not None and _is_answer_to_debt(state, card)
    # A last Buzzer does not end the round: the race comes first (UNO-42).
    last = not put_down(state, seat, card, None, PlayKind.INTERCEPTION, events)
    ends = last and card is not BUZZER
    # No answer: the debt is drawn before the card takes effect (UNO-31, UNO-44).
    if debtor is not None and not answered and (not ends or state.rules.advanced_response):
        if ends:
            state.out.append(seat)
        settle_debt(state, debtor, state.debt, Cause.DEBT, events)
        if state.winners is not None:
            return
        # The interceptor may have drawn the debt: the card may not be the last any more (UNO-39).
        last = not state.hands[seat]
    if card in state.card_rules.hand_moving:
        move_hands(state, seat, card, move.swap, events)
    if last and go_out(state, seat, card, events):
        return
    # A Skip has done its work already; a Reverse turns at once (UNO-29).
    raise_debt(state, card)
    if card.rank is REVERSE:
        turn_direction(state, events)
    if card is BUZZER:
        begin_race(state, seat, events, free=True)
    elif state.hands[seat]:
        # The interceptor plays again, in a turn of their own (UNO-29).
        begin_turn(state, seat, events, free=True)
    else:
        begin_turn(state, state.after(seat), events)


def _is_answer_to_debt(state: State, card: Card) -> bool:
    """Return whether an intercepting card answers the open debt (UNO-31)."""
    if card.rank is DRAW_TWO:
        return state.rules.response
    return state.rules.advanced_response and (card.rank is SKIP or card.rank is REVERSE)


def buzz(state: State, seat: Seat, move: Buzz, events: list[Event]) -> None:
    """Press the buzzer; the last player left is the slowest (UNO-41, UNO-42)."""
    place = state.racing.index(seat)
    state.racing = state.racing[:place] + state.racing[place + 1 :]
    events.append(Pressed(seat))
    # The race goes on until one player is left (UNO-41).
    if len(state.racing) > 1:
        return
    slowest = state.racing[0]
    state.racing = ()
    events.append(RaceLost(slowest))
    draw_cards(state, slowest, CARDS_FOR_SLOWEST, Cause.BUZZER, events)
    # The slowest has drawn: the round ends only if the last card stays the last (UNO-42).
    if not state.hands[state.turn]:
        _end_after_race(state, events)
    elif state.free:
        said = state.said
        begin_turn(state, state.turn, events, free=True)
        state.said = said  # the race was in the same turn (UNO-11)
    else:
        end_turn(state, events)


def _end_after_race(state: State, events: list[Event]) -> None:
    """End the round whose last card was the Buzzer, or pass the turn if a debt must be drawn first (UNO-42)."""
    # A debt still waits: the round ends when it has been drawn (UNO-44).
    if state.debt and state.rules.advanced_response:
        state.out.append(state.turn)
        end_turn(state, events)
    else:
        end_round(state, state.turn, events)
