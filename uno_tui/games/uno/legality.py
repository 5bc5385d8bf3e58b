"""Which moves are legal, and why not: the same functions decide and explain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uno_tui.cards.uno import REVERSE, SKIP, WILD, WILD_DRAW_FOUR, Card
from uno_tui.games.contract import Move, Seat
from uno_tui.games.uno.moves import (
    BUZZ,
    CHALLENGE,
    DRAW,
    PASS,
    PLAYS,
    REPORT,
    SAY_UNO,
    Buzz,
    Challenge,
    Draw,
    Intercept,
    Pass,
    Play,
    Report,
    Uno,
)
from uno_tui.games.uno.state import State

Reason = str | None


def answers(state: State, card: Card) -> bool:
    """Whether `card` answers the open debt (UNO-23, UNO-43)."""
    rules, rank = state.rules, card.rank
    if not rules.response:
        return False
    if rank is state.debt_rank:
        return True
    if not rules.advanced_response:
        return False
    return card is WILD or ((rank is SKIP or rank is REVERSE) and card in state.fits)


def why_not_lay(state: State, card: Card) -> Reason:
    """Why the player on turn cannot lay `card` of the own hand; None if it can be laid."""
    if state.debt:
        if not state.free:
            return None if answers(state, card) else "must_answer_debt"
        if card.draws and card.rank is not state.debt_rank:
            return "must_answer_debt"
    if state.drawn is not None and card is not state.drawn:
        return "only_drawn_card"
    return None if card in state.fits else "no_match"


def continues(state: State, card: Card) -> bool:
    """Whether `card` goes on with the sequence that may still be laid (UNO-25)."""
    top = state.discard[-1]
    if card.colour is not top.colour or card.number is None or top.number is None:
        return False
    step = card.number - top.number
    return step == state.laid_step if state.laid_step else step in (1, -1)


def fits_interception(state: State, card: Card, top: Card) -> bool:
    """Whether `card` intercepts `top` (UNO-28, UNO-33)."""
    return card is top or (state.rules.super_intercept and card.rank is top.rank)


def _no_such_player(state: State, seat: Seat, swap: Seat | None) -> bool:
    return swap is not None and (swap == seat or not 0 <= swap < state.seats)


def _refuse_play(state: State, seat: Seat, move: Play) -> Reason:
    card = move.card
    on_turn = seat == state.turn
    if state.winners is not None:
        return "round_over"
    if move.swap is not None and not state.rules.seven_zero:
        return "rule_off"
    if state.racing:
        return "choice_open"
    if not on_turn and seat != state.laid and not state.late >> seat & 1:
        return "not_your_turn"
    if card not in state.hands[seat]:
        return "not_in_hand"
    if card.wild and move.colour is None:
        return "colour_missing"
    if move.swap is not None and _no_such_player(state, seat, move.swap):
        return "no_such_player"
    if on_turn:
        return why_not_lay(state, card)
    if seat != state.laid:
        return "too_late"
    return None if continues(state, card) else "no_match"


def can_lay(state: State) -> bool:
    """Whether the player on turn holds a card that can be laid."""
    if not state.debt and state.drawn is None:
        return not state.fits.isdisjoint(state.hands[state.turn])
    return any(why_not_lay(state, card) is None for card in state.hands[state.turn])


def _refuse_draw(state: State, seat: Seat, move: Draw) -> Reason:
    if state.winners is not None:
        return "round_over"
    if state.racing:
        return "choice_open"
    if seat != state.turn:
        return "not_your_turn"
    if state.debt and not state.free:
        return None
    if state.drawn is not None:
        return "already_drawn"
    return "cannot_draw" if not state.rules.draw_anytime and can_lay(state) else None


def _refuse_pass(state: State, seat: Seat, move: Pass) -> Reason:
    if state.winners is not None:
        return "round_over"
    if state.racing:
        return "choice_open"
    if seat != state.turn:
        return "not_your_turn"
    if state.bound:
        return "must_answer_debt"
    return "must_draw_first" if state.drawn is None and not state.free else None


def may_say_uno(state: State, seat: Seat) -> bool:
    """Whether `seat` owes an "Uno" or can say it in advance (UNO-11)."""
    if state.owes >> seat & 1:
        return True
    return seat == state.turn and not state.said and len(state.hands[seat]) == 2


def _refuse_uno(state: State, seat: Seat, move: Uno) -> Reason:
    if state.winners is not None:
        return "round_over"
    return None if may_say_uno(state, seat) else "no_uno_duty"


def _refuse_report(state: State, seat: Seat, move: Report) -> Reason:
    if state.winners is not None:
        return "round_over"
    return None if state.owes & ~(1 << seat) else "nothing_to_report"


def _refuse_challenge(state: State, seat: Seat, move: Challenge) -> Reason:
    if state.winners is not None:
        return "round_over"
    if not state.rules.bluff:
        return "rule_off"
    if state.racing:
        return "choice_open"
    if seat != state.turn:
        return "not_your_turn"
    return None if may_call(state, seat) else "no_bluff_to_call"


def may_call(state: State, seat: Seat) -> bool:
    """Whether the player on turn, `seat`, has to draw because of somebody else's Wild Draw Four (UNO-35)."""
    called = state.bound and state.debt_rank is WILD_DRAW_FOUR.rank
    return called and state.bluffer is not None and state.bluffer != seat


def _refuse_intercept(state: State, seat: Seat, move: Intercept) -> Reason:
    if state.winners is not None:
        return "round_over"
    if not state.rules.intercept or (move.swap is not None and not state.rules.seven_zero):
        return "rule_off"
    if state.racing:
        return "choice_open"
    if move.card not in state.hands[seat]:
        return "not_in_hand"
    if _no_such_player(state, seat, move.swap):
        return "no_such_player"
    return "not_interceptable" if move.card.wild or move.on.wild else None


def why_interception_fails(state: State, move: Intercept) -> Reason:
    """Why an interception that may be tried goes wrong (UNO-30); None if it succeeds."""
    top = state.discard[-1]
    if move.on is not top:
        return "too_late"
    return None if fits_interception(state, move.card, top) else "no_match"


def _refuse_buzz(state: State, seat: Seat, move: Buzz) -> Reason:
    if state.winners is not None:
        return "round_over"
    if not state.rules.buzzer:
        return "rule_off"
    if not state.racing:
        return "no_buzzer"
    return None if state.racing >> seat & 1 else "already_buzzed"


REFUSALS: dict[type[Move], Callable[[State, Seat, Any], Reason]] = {
    Play: _refuse_play,
    Draw: _refuse_draw,
    Pass: _refuse_pass,
    Uno: _refuse_uno,
    Report: _refuse_report,
    Challenge: _refuse_challenge,
    Intercept: _refuse_intercept,
    Buzz: _refuse_buzz,
}
"""For each kind of move, the first reason of the rule book why a seat may not make it; None if it may.

An interception that may be tried and will fail is not refused.
"""


def _plays(state: State, seat: Seat, card: Card) -> tuple[Move, ...]:
    if card.number == 7 and state.rules.seven_zero and len(state.hands[seat]) > 1:
        others = [other for other in range(state.seats) if other != seat]
        return PLAYS[card] + tuple(Play(card, swap=other) for other in others)
    return PLAYS[card]


def _interceptions(state: State, seat: Seat) -> list[Move]:
    top = state.discard[-1]
    if top is WILD or top is WILD_DRAW_FOUR:
        return []
    moves: list[Move] = []
    for card in dict.fromkeys(state.hands[seat]):
        if not card.wild and fits_interception(state, card, top):
            moves.append(Intercept(card, top))
            if card.number == 7 and state.rules.seven_zero and len(state.hands[seat]) > 1:
                moves += [Intercept(card, top, other) for other in range(state.seats) if other != seat]
    return moves


def _moves_on_turn(state: State, seat: Seat) -> list[Move]:
    drawn = state.drawn
    if drawn is not None:
        return [*_plays(state, seat, drawn), PASS]
    found: list[Move] = []
    rules, fits = state.rules, state.fits
    if state.debt or rules.seven_zero:
        for card in dict.fromkeys(state.hands[seat]):
            if why_not_lay(state, card) is None:
                found += _plays(state, seat, card)
    else:
        met: list[Card] = []
        for card in state.hands[seat]:
            if card in fits and card not in met:
                met.append(card)
                found += PLAYS[card]
    if state.debt and not state.free:
        found.append(DRAW)
        if rules.bluff and may_call(state, seat):
            found.append(CHALLENGE)
    else:
        if not found or rules.draw_anytime:
            found.append(DRAW)
        if state.free:
            found.append(PASS)
    return found


def _moves_out_of_turn(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = []
    if seat == state.laid:
        for card in dict.fromkeys(state.hands[seat]):
            if continues(state, card):
                found += _plays(state, seat, card)
    return found


def moves(state: State, seat: Seat) -> list[Move]:
    """Everything `seat` may do now; of interceptions those that succeed."""
    if state.winners is not None:
        return []
    if state.racing:
        found: list[Move] = [BUZZ] if state.racing >> seat & 1 else []
    else:
        found = _moves_on_turn(state, seat) if seat == state.turn else _moves_out_of_turn(state, seat)
        if state.rules.intercept:
            found += _interceptions(state, seat)
    owes = state.owes
    if owes:
        if may_say_uno(state, seat):
            found.append(SAY_UNO)
        if owes & ~(1 << seat):
            found.append(REPORT)
    elif len(state.hands[seat]) == 2 and may_say_uno(state, seat):
        found.append(SAY_UNO)
    return found
