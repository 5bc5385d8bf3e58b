"""Carrying out what may be done out of turn: Uno, reports, interceptions, the buzzer."""

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
from uno_tui.games.uno.rules.play import begin_race, goes_out, move_hands, put_down
from uno_tui.games.uno.rules.scoring import end_round
from uno_tui.games.uno.rules.state import State
from uno_tui.games.uno.rules.turns import begin_turn, end_turn, settle_debt

FAILED_INTERCEPTION = 3
SLOWEST_DRAWS = 3


def say_uno(state: State, seat: Seat, move: Uno, events: list[Event]) -> None:
    """Say "Uno" because it is due, or else in advance (UNO-11)."""
    due = state.owes >> seat & 1
    if due:
        state.owes &= ~(1 << seat)
    else:
        state.said = SAID
    events.append(SaidLast(seat, in_advance=not due))


def report(state: State, seat: Seat, move: Report, events: list[Event]) -> None:
    """Report everybody else who did not say "Uno" (UNO-12, UNO-14)."""
    forgot = tuple(other for other in state.seats_from(seat)[1:] if state.owes >> other & 1)
    events.append(Reported(seat, forgot))
    for other in forgot:
        state.owes &= ~(1 << other)
        draw_cards(state, other, state.rules.uno_penalty, Cause.UNO, events)


def intercept(state: State, seat: Seat, move: Intercept, events: list[Event]) -> None:
    """Lay the same card out of turn, or fail at a price (UNO-28 to UNO-31)."""
    reason = why_interception_fails(state, move)
    if reason is not None:
        state.scores[seat] += FAILED_INTERCEPTION
        events += (Failed(seat, move, reason), Penalised(seat, FAILED_INTERCEPTION))
        return
    if state.drawn is not None:
        state.short[state.turn] = None  # a drawn card that fits stays in that hand
    card = move.card
    debtor = (state.after(state.turn) if state.free else state.turn) if state.debt else None
    answered = debtor is not None and _answers(state, card)
    last = not put_down(state, seat, card, None, PlayKind.INTERCEPTION, events)
    ends = last and card is not BUZZER
    if debtor is not None and not answered and (not ends or state.rules.advanced_response):
        if ends:
            state.out.append(seat)
        settle_debt(state, debtor, state.debt, Cause.DEBT, events)
        if state.winners is not None:
            return
        last = not state.hands[seat]
    if card in state.customs.moving:
        move_hands(state, seat, card, move.swap, events)
    if last and goes_out(state, seat, card, events):
        return
    raise_debt(state, card)
    if card.rank is REVERSE:
        turn_direction(state, events)
    if card is BUZZER:
        begin_race(state, seat, events, free=True)
    elif state.hands[seat]:
        begin_turn(state, seat, events, free=True)
    else:
        begin_turn(state, state.after(seat), events)


def _end_after_race(state: State, events: list[Event]) -> None:
    """The Buzzer was the last card of the player on turn: the round ends, or when a waiting debt has been drawn."""
    if state.debt and state.rules.advanced_response:
        state.out.append(state.turn)
        end_turn(state, events)
    else:
        end_round(state, state.turn, events)


def _answers(state: State, card: Card) -> bool:
    """Whether an intercepting card answers the open debt (UNO-31)."""
    if card.rank is DRAW_TWO:
        return state.rules.response
    return state.rules.advanced_response and (card.rank is SKIP or card.rank is REVERSE)


def buzz(state: State, seat: Seat, move: Buzz, events: list[Event]) -> None:
    """Press the buzzer; when only one is left, that player was the slowest (UNO-41, UNO-42)."""
    place = state.racing.index(seat)
    state.racing = state.racing[:place] + state.racing[place + 1 :]
    events.append(Pressed(seat))
    if len(state.racing) > 1:
        return
    slowest = state.racing[0]
    state.racing = ()
    events.append(RaceLost(slowest))
    draw_cards(state, slowest, SLOWEST_DRAWS, Cause.BUZZER, events)
    if not state.hands[state.turn]:
        _end_after_race(state, events)
    elif state.free:
        said = state.said
        begin_turn(state, state.turn, events, free=True)
        state.said = said  # the race was in the same turn (UNO-11)
    else:
        end_turn(state, events)
