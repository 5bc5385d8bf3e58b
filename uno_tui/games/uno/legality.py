"""Which moves are legal, and why not: the same functions decide and explain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uno_tui.cards.uno import WILD_DRAW_FOUR, Card, Rank
from uno_tui.games.contract import Move, Seat
from uno_tui.games.uno.kinds import JUST, NOTHING, OF_RANK, Kinds, answering, beside_debt, continuing
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
    interception,
    swapping_plays,
)
from uno_tui.games.uno.state import State

Reason = str | None


def layable(state: State) -> Kinds:
    """The kinds that the player on turn may lay, whoever holds them."""
    kinds = state.fits if state.debt_rank is None else _beside_or_against(state, state.debt_rank)
    return kinds if state.drawn is None else kinds & JUST[state.drawn]


def _beside_or_against(state: State, rank: Rank) -> Kinds:
    """What may be laid while a debt of `rank` waits (UNO-29), or answers it (UNO-23, UNO-43)."""
    if state.free:
        return beside_debt(rank, state.fits)
    if not state.rules.response:
        return NOTHING
    return answering(rank, state.fits) if state.rules.advanced_response else OF_RANK[rank]


def why_not_lay(state: State, card: Card) -> Reason:
    """Why the player on turn cannot lay `card` of the own hand; None if it can be laid."""
    if card in layable(state):
        return None
    if state.debt and not (state.free and (not card.draws or card.rank is state.debt_rank)):
        return "must_answer_debt"
    if state.drawn is not None and card is not state.drawn:
        return "only_drawn_card"
    return "no_match"


def intercepting(state: State) -> Kinds:
    """The kinds that intercept the top card (UNO-28, UNO-33)."""
    top = state.discard[-1]
    if top.wild:
        return NOTHING
    return OF_RANK[top.rank] if state.rules.super_intercept else JUST[top]


def _no_such_player(state: State, seat: Seat, swap: Seat | None) -> bool:
    return swap is not None and (swap == seat or not 0 <= swap < state.seats)


def refuse_play(state: State, seat: Seat, move: Play) -> Reason:
    """Why `seat` may not lay this card now; None if it can be laid."""
    if state.winners is not None:
        return "round_over"
    if move.swap is not None and not state.rules.seven_zero:
        return "rule_off"
    if state.racing:
        return "choice_open"
    if seat != state.turn and seat != state.laid and not state.late >> seat & 1:
        return "not_your_turn"
    card = move.card
    if card not in state.hands[seat]:
        return "not_in_hand"
    if card.wild and move.colour is None:
        return "colour_missing"
    if move.swap is not None and _no_such_player(state, seat, move.swap):
        return "no_such_player"
    if seat == state.turn:
        if state.debt_rank is None and state.drawn is None:
            return None if card in state.fits else "no_match"
        return why_not_lay(state, card)
    if seat != state.laid:
        return "too_late"
    return None if card in continuing(state.discard[-1], state.laid_step) else "no_match"


def can_lay(state: State) -> bool:
    """Whether the player on turn holds a card that can be laid."""
    kinds = state.fits if state.debt_rank is None and state.drawn is None else layable(state)
    return not kinds.isdisjoint(state.hands[state.turn])


def refuse_draw(state: State, seat: Seat, move: Draw) -> Reason:
    """Why `seat` may not draw now; None if it may."""
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
    if move.on is not state.discard[-1]:
        return "too_late"
    return None if move.card in intercepting(state) else "no_match"


def _refuse_buzz(state: State, seat: Seat, move: Buzz) -> Reason:
    if state.winners is not None:
        return "round_over"
    if not state.rules.buzzer:
        return "rule_off"
    if not state.racing:
        return "no_buzzer"
    return None if state.racing >> seat & 1 else "already_buzzed"


REFUSALS: dict[type[Move], Callable[[State, Seat, Any], Reason]] = {
    Play: refuse_play,
    Draw: refuse_draw,
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


def _ways_to_lay(state: State, seat: Seat, kinds: Kinds) -> list[Any]:
    """Every `Play` of `seat` that lays a card of these kinds."""
    found: list[Play] = []
    met: list[Card] = []
    for card in state.hands[seat]:
        if card in kinds and card not in met:
            met.append(card)
            found += PLAYS[card]
    if met and state.rules.seven_zero and len(state.hands[seat]) > 1:
        for card in met:
            if card.number == 7:
                found += swapping_plays(card, seat, state.seats)
    return found


def _moves_on_turn(state: State, seat: Seat) -> list[Move]:
    if state.drawn is not None:
        return [*_ways_to_lay(state, seat, layable(state)), PASS]
    if state.debt_rank is None:
        found: list[Move] = _ways_to_lay(state, seat, state.fits)
    else:
        found = _ways_to_lay(state, seat, layable(state))
        if not state.free:
            found.append(DRAW)
            if state.rules.bluff and may_call(state, seat):
                found.append(CHALLENGE)
            return found
    if not found or state.rules.draw_anytime:
        found.append(DRAW)
    if state.free:
        found.append(PASS)
    return found


def _interceptions(state: State, seat: Seat) -> list[Move]:
    top, kinds = state.discard[-1], intercepting(state)
    if kinds.isdisjoint(state.hands[seat]):
        return []
    return [interception(play.card, top, play.swap) for play in _ways_to_lay(state, seat, kinds)]


def moves(state: State, seat: Seat) -> list[Move]:
    """Everything `seat` may do now; of interceptions those that succeed."""
    if state.winners is not None:
        return []
    if state.racing:
        found: list[Move] = [BUZZ] if state.racing >> seat & 1 else []
    else:
        if seat == state.turn:
            found = _moves_on_turn(state, seat)
        elif seat == state.laid:
            found = _ways_to_lay(state, seat, continuing(state.discard[-1], state.laid_step))
        else:
            found = []
        if state.rules.intercept:
            found += _interceptions(state, seat)
    if state.owes:
        if may_say_uno(state, seat):
            found.append(SAY_UNO)
        if state.owes & ~(1 << seat):
            found.append(REPORT)
    elif len(state.hands[seat]) == 2 and may_say_uno(state, seat):
        found.append(SAY_UNO)
    return found
