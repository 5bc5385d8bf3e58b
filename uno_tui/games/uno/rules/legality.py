"""The legal moves and the reasons for refusals.

`refuse_*` decide and explain one move; `moves` lists the legal ones, faster.
"""

from __future__ import annotations

from uno_tui.cards.coloured import WILD_DRAW_FOUR, Card
from uno_tui.core.contract import Move, Seat
from uno_tui.games.family.rules.events import PlayKind
from uno_tui.games.family.rules.kinds import NOTHING, Kinds
from uno_tui.games.family.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Draw, Pass, Play, Report, Uno
from uno_tui.games.uno.rules.card_rules import Interceptions
from uno_tui.games.uno.rules.kinds import kinds_that_continue
from uno_tui.games.uno.rules.moves import BUZZ, CHALLENGE, PLAYS, Buzz, Challenge, Intercept
from uno_tui.games.uno.rules.refusals import RefusalCode
from uno_tui.games.uno.rules.state import State

_TURN = PlayKind.TURN


def why_not_lay(state: State, card: Card) -> RefusalCode | None:
    """Return why the player on turn cannot lay `card` of their hand; None if it can be laid."""
    if card in state.layable:
        return None
    if state.debt and not (state.free and (not card.draws or card.rank is state.debt_rank)):
        return RefusalCode.MUST_ANSWER_DEBT
    if state.drawn is not None and card is not state.drawn:
        return RefusalCode.ONLY_DRAWN_CARD
    return RefusalCode.NO_MATCH


def _is_no_opponent(state: State, seat: Seat, swap: Seat | None) -> bool:
    """Return whether `swap` names a seat that does not exist, or `seat` itself."""
    return swap is not None and (swap == seat or not 0 <= swap < state.seats)


def refuse_play(state: State, seat: Seat, move: Play) -> RefusalCode | None:
    """Return why `seat` may not lay this card, in turn; None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if move.swap is not None and not state.rules.seven_zero:
        return RefusalCode.RULE_OFF
    if state.racing:
        return RefusalCode.CHOICE_OPEN
    # Out of turn only a sequence can continue; being late has a reason of its own (UNO-26).
    if seat not in (state.turn, state.laid) and not (seat == state.late and move.card in state.missed):
        return RefusalCode.NOT_YOUR_TURN
    card = move.card
    if card not in state.hands[seat]:
        return RefusalCode.NOT_IN_HAND
    if card.wild and move.colour is None:
        return RefusalCode.COLOUR_MISSING
    if move.swap is not None and _is_no_opponent(state, seat, move.swap):
        return RefusalCode.NO_SUCH_PLAYER
    # The player on turn; then the owner of the sequence; then the one who lost the right.
    if seat == state.turn:
        return why_not_lay(state, card)
    if seat != state.laid:
        return RefusalCode.TOO_LATE
    return None if card in _kinds_that_continue(state, seat) else RefusalCode.NO_MATCH


def _kinds_that_continue(state: State, seat: Seat) -> Kinds:
    """Return the kinds with which `seat`, not on turn, may continue the sequence (UNO-25)."""
    return kinds_that_continue(state.discard[-1], state.laid_step) if seat == state.laid else NOTHING


def refuse_draw(state: State, seat: Seat, move: Draw) -> RefusalCode | None:
    """Return why `seat` may not draw; None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if state.racing:
        return RefusalCode.CHOICE_OPEN
    if seat != state.turn:
        return RefusalCode.NOT_YOUR_TURN
    # A debt may always be drawn, even if a card could answer it (UNO-7).
    if state.debt and not state.free:
        return None
    if state.drawn is not None:
        return RefusalCode.ALREADY_DRAWN
    # Only `draw_anytime` allows a draw while a card can be laid (UNO-7).
    can_lay = not state.layable.isdisjoint(state.hands[seat])
    return RefusalCode.CANNOT_DRAW if can_lay and not state.rules.draw_anytime else None


def refuse_pass(state: State, seat: Seat, move: Pass) -> RefusalCode | None:
    """Return why `seat` may not pass; None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if state.racing:
        return RefusalCode.CHOICE_OPEN
    if seat != state.turn:
        return RefusalCode.NOT_YOUR_TURN
    if state.faces_debt:
        return RefusalCode.MUST_ANSWER_DEBT
    # After drawing (UNO-8), or in an interceptor's turn (UNO-29).
    return RefusalCode.MUST_DRAW_FIRST if state.drawn is None and not state.free else None


def can_say_uno(state: State, seat: Seat) -> bool:
    """Return whether `seat` owes an "Uno" or can say it in advance (UNO-11)."""
    if state.owes >> seat & 1:
        return True
    # In advance: once a turn, with exactly two cards (UNO-11).
    return seat == state.turn and not state.said and len(state.hands[seat]) == 2


def refuse_uno(state: State, seat: Seat, move: Uno) -> RefusalCode | None:
    """Return why `seat` may not say "Uno"; None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    return None if can_say_uno(state, seat) else RefusalCode.NO_UNO_DUTY


def refuse_report(state: State, seat: Seat, move: Report) -> RefusalCode | None:
    """Return why `seat` may not report a forgotten "Uno" (UNO-12); None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    return None if state.owes & ~(1 << seat) else RefusalCode.NOTHING_TO_REPORT


def refuse_challenge(state: State, seat: Seat, move: Challenge) -> RefusalCode | None:
    """Return why `seat` may not call a bluff (UNO-35); None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if not state.rules.bluff:
        return RefusalCode.RULE_OFF
    if state.racing:
        return RefusalCode.CHOICE_OPEN
    if seat != state.turn:
        return RefusalCode.NOT_YOUR_TURN
    return None if can_call_bluff(state, seat) else RefusalCode.NO_BLUFF_TO_CALL


def can_call_bluff(state: State, seat: Seat) -> bool:
    """Return whether `seat`, on turn, has to draw because of another player's Wild Draw Four (UNO-35)."""
    called = state.faces_debt and state.debt_rank is WILD_DRAW_FOUR.rank
    return called and state.bluffer is not None and state.bluffer != seat


def refuse_intercept(state: State, seat: Seat, move: Intercept) -> RefusalCode | None:
    """Return why `seat` may not try this interception, which may then fail (UNO-28, UNO-30); None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if not state.rules.intercept or (move.swap is not None and not state.rules.seven_zero):
        return RefusalCode.RULE_OFF
    if state.racing:
        return RefusalCode.CHOICE_OPEN
    if move.card not in state.hands[seat]:
        return RefusalCode.NOT_IN_HAND
    if _is_no_opponent(state, seat, move.swap):
        return RefusalCode.NO_SUCH_PLAYER
    # A wrong or late card is not refused: it fails at a cost (UNO-30).
    return RefusalCode.NOT_INTERCEPTABLE if move.card.wild or move.on.wild else None


def why_interception_fails(state: State, move: Intercept) -> RefusalCode | None:
    """Return why an interception that may be tried fails (UNO-30); None if it succeeds."""
    if move.on is not state.discard[-1]:
        return RefusalCode.TOO_LATE
    interceptions = state.card_rules.interceptions
    return None if interceptions and move.card in interceptions[0][move.on] else RefusalCode.NO_MATCH


def refuse_buzz(state: State, seat: Seat, move: Buzz) -> RefusalCode | None:
    """Return why `seat` may not press the buzzer (UNO-41); None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if not state.rules.buzzer:
        return RefusalCode.RULE_OFF
    if not state.racing:
        return RefusalCode.NO_BUZZER
    return None if seat in state.racing else RefusalCode.ALREADY_BUZZED


def _add_other_moves_on_turn(state: State, seat: Seat, found: list[Move]) -> None:
    """Add the moves other than laying, with a drawn card, with a debt, or in an interceptor's turn."""
    # After drawing: lay that card or pass (UNO-8).
    if state.drawn is not None:
        found.append(PASS)
    elif state.debt and not state.free:
        # Facing a debt: draw it, or call the bluff (UNO-20, UNO-35).
        found.append(DRAW)
        if state.rules.bluff and can_call_bluff(state, seat):
            found.append(CHALLENGE)
    else:
        # In an interceptor's turn: draw if no card fits, with `draw_anytime` always, or pass (UNO-29).
        if not found or state.rules.draw_anytime:
            found.append(DRAW)
        found.append(PASS)


def _add_interceptions(held: list[Card], last: bool, interceptions: Interceptions, found: list[Move]) -> None:
    """Add every way to intercept with the cards held; the last card swaps no hands (UNO-39)."""
    seen: list[Card] = []
    for card in held:
        if card in interceptions and card not in seen:
            seen.append(card)
            found += interceptions[card][:1] if last else interceptions[card]


def _add_announcements(state: State, seat: Seat, found: list[Move]) -> None:
    """Add saying Uno and reporting (UNO-11, UNO-12)."""
    if can_say_uno(state, seat):
        found.append(SAY_UNO)
    if state.owes & ~(1 << seat):
        found.append(REPORT)


def moves(state: State, seat: Seat) -> list[Move]:
    """Return the moves that `seat` may make now; of interceptions, those that succeed."""
    hand = state.hands[seat]
    found: list[Move] = []
    how = state.how
    # A race, or the round is over: nobody can lay.
    if how is None:
        if state.winners is not None:
            return found
        if seat in state.racing:
            found.append(BUZZ)
    else:
        on_turn = seat == state.turn
        kinds = state.layable if on_turn else _kinds_that_continue(state, seat)
        # The last card swaps no hands (UNO-39).
        plays = state.card_rules.plays[seat] if len(hand) > 1 else PLAYS
        seen: list[Card] = []
        for card in hand:
            if card in kinds and card not in seen:
                seen.append(card)
                found += plays[card]
        # The commonest turn needs no call: this runs in every step of a playout.
        if on_turn:
            if how is not _TURN or state.free:
                _add_other_moves_on_turn(state, seat, found)
            elif not found or state.rules.draw_anytime:
                found.append(DRAW)
        if state.card_rules.interceptions is not None:
            # On turn, what can intercept is among the playable cards seen, unless a debt or a drawn card limits those.
            held = seen if on_turn and state.layable is state.fits else hand
            _add_interceptions(held, len(hand) == 1, state.card_rules.interceptions[seat][state.discard[-1]], found)
    if len(hand) == 2 or state.owes:
        _add_announcements(state, seat, found)
    return found
