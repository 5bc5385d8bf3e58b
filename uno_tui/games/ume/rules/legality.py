"""Which moves are legal, and why not: the same functions decide and explain."""

from __future__ import annotations

from uno_tui.cards.coloured import COLOURS
from uno_tui.core.contract import Move, Seat
from uno_tui.games.ume.rules.changes import change_moves, why_not_drop, why_not_exchange
from uno_tui.games.ume.rules.events import Choice
from uno_tui.games.ume.rules.moves import (
    ALLOW,
    CLAIM,
    DENY,
    DRAW,
    PASS,
    Allow,
    Claim,
    Deny,
    Draw,
    Drop,
    Give,
    Name,
    Pass,
    Put,
    Take,
)
from uno_tui.games.ume.rules.refusals import RefusalCode
from uno_tui.games.ume.rules.state import State


def _refuse_turn(state: State, seat: Seat) -> RefusalCode | None:
    """Return why `seat` may not make the move of an ordinary turn; None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if state.choice is not None:
        return RefusalCode.CHOICE_OPEN
    return None if seat == state.turn else RefusalCode.NOT_YOUR_TURN


def _can_draw_again(state: State, seat: Seat) -> bool:
    """Return whether `seat` must decide if it draws another card (UME-20)."""
    return state.choice is Choice.AGAIN and seat == state.turn and state.winners is None


def refuse_draw(state: State, seat: Seat, move: Draw) -> RefusalCode | None:
    """Return why `seat` may not draw (UME-9, UME-20); None if it may."""
    if not _can_draw_again(state, seat):
        reason = _refuse_turn(state, seat)
        if reason is not None:
            return reason
    return RefusalCode.CANNOT_DRAW if state.nothing_to_draw else None


def refuse_put(state: State, seat: Seat, move: Put) -> RefusalCode | None:
    """Return why `seat` may not put this card on the discard pile (UME-9); None if it may."""
    reason = _refuse_turn(state, seat)
    if reason is not None:
        return reason
    return None if move.card in state.bases[seat] else RefusalCode.NOT_IN_BASE


def must_pass(state: State, seat: Seat) -> bool:
    """Return whether `seat` finds nothing to draw and nothing to put (UME-11)."""
    return state.nothing_to_draw and not state.bases[seat]


def refuse_pass(state: State, seat: Seat, move: Pass) -> RefusalCode | None:
    """Return why `seat` may not pass (UME-11, UME-20); None if it may."""
    if _can_draw_again(state, seat):
        return None
    reason = _refuse_turn(state, seat)
    if reason is not None:
        return reason
    return None if must_pass(state, seat) else RefusalCode.CANNOT_PASS


def _refuse_choice(state: State, seat: Seat, choice: Choice) -> RefusalCode | None:
    """Return why `seat` may not decide on `choice` now; None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if choice is Choice.PERMISSION and not state.rules.shields:
        return RefusalCode.RULE_OFF
    if state.choice is None:
        return RefusalCode.NO_CHOICE_OPEN
    if seat != state.chooser:
        return RefusalCode.NOT_YOUR_CHOICE
    return None if state.choice is choice else RefusalCode.CHOICE_OPEN


def refuse_exchange(state: State, seat: Seat, move: Take | Give) -> RefusalCode | None:
    """Return why `seat` may not take or give this card (UME-13); None if it may."""
    return _refuse_choice(state, seat, Choice.REVERSE) or why_not_exchange(state, seat, move)


def refuse_drop(state: State, seat: Seat, move: Drop) -> RefusalCode | None:
    """Return why `seat` may not put these cards on the discard pile (UME-14, UME-15); None if it may."""
    return _refuse_choice(state, seat, Choice.DROP) or why_not_drop(state, seat, move)


def refuse_name(state: State, seat: Seat, move: Name) -> RefusalCode | None:
    """Return why `seat` may not name a colour (UME-16); None if it may."""
    return _refuse_choice(state, seat, Choice.NAME)


def refuse_answer(state: State, seat: Seat, move: Allow | Deny) -> RefusalCode | None:
    """Return why `seat` may not permit or refuse a change (UME-19); None if it may."""
    return _refuse_choice(state, seat, Choice.PERMISSION)


def refuse_claim(state: State, seat: Seat, move: Claim) -> RefusalCode | None:
    """Return why `seat` may not claim a sequence (UME-8); a wrong claim is not refused, it fails."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    return None if state.rules.called else RefusalCode.RULE_OFF


_NAMES: tuple[Move, ...] = tuple(map(Name, COLOURS))


def _decisions(state: State) -> list[Move]:
    if state.choice is Choice.NAME:
        return [*_NAMES]
    if state.choice is Choice.AGAIN:
        return [PASS] if state.nothing_to_draw else [DRAW, PASS]
    if state.choice is Choice.PERMISSION:
        return [ALLOW, DENY]
    return change_moves(state)


def moves(state: State, seat: Seat) -> list[Move]:
    """Return the legal moves of `seat`: drops once per kinds of cards, a claim also where it would fail."""
    if state.winners is not None:
        return []
    found: list[Move] = []
    if state.choice is not None:
        if seat == state.chooser:
            found = _decisions(state)
    elif seat == state.turn:
        if not state.nothing_to_draw:
            found.append(DRAW)
        found += [Put(card) for card in dict.fromkeys(state.bases[seat])]
        # Nothing to draw and nothing to put: passing is all that is left (UME-11).
        if not found:
            found.append(PASS)
    # A claim is possible at any moment, also out of turn (UME-8).
    if state.rules.called:
        found.append(CLAIM)
    return found
