"""The legal moves and the reasons for refusals: the same functions decide and explain."""

from __future__ import annotations

from collections.abc import Iterator

from uno_tui.cards.french import JOKER, KINDS, RANKS, SUITED, SUITS, Card, Rank
from uno_tui.core.contract import Move, Seat
from uno_tui.games.maumau.rules.due import ANSWERS, DueKind, is_answer, leaves_enough
from uno_tui.games.maumau.rules.moves import (
    ACCEPT,
    CATCH,
    DRAW,
    PASS,
    REPORT,
    SAY_LAST,
    TAKES_SEAT,
    Accept,
    Catch,
    Deal,
    Draw,
    Last,
    Pass,
    Play,
    Report,
)
from uno_tui.games.maumau.rules.options import DEALER_CHOOSES, HAND_SIZES
from uno_tui.games.maumau.rules.refusals import RefusalCode
from uno_tui.games.maumau.rules.state import State


def _why_not_on_turn(state: State, seat: Seat) -> RefusalCode | None:
    """Return what forbids every move that belongs to a turn or an answer."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if state.dealing:
        return RefusalCode.CHOICE_OPEN
    return None if seat == state.turn else RefusalCode.NOT_YOUR_TURN


def refuse_play(state: State, seat: Seat, move: Play) -> RefusalCode | None:
    """Return why `seat` may not lay this card; one that does not fit is not refused with `cheating` on (MAU-6)."""
    reason = _why_not_on_turn(state, seat)
    if reason is not None:
        return reason
    hand = state.hands[seat]
    # A gift must be held as well: of the laid card itself, a second copy (MAU-13).
    if move.card not in hand or (move.gift is not None and hand.count(move.gift) <= (move.gift is move.card)):
        return RefusalCode.NOT_IN_HAND
    return _refuse_arguments(state, seat, move) or _why_not_now(state, move)


def _refuse_arguments(state: State, seat: Seat, move: Play) -> RefusalCode | None:
    """Return whether an argument is missing or names the wrong player; the last card needs none (MAU-25)."""
    face = move.face
    if face is None:
        return None if move.wish is not None else RefusalCode.ARGUMENT_MISSING
    if face.rank not in TAKES_SEAT:
        return None
    if len(state.hands[seat]) > 1 and (move.seat is None or (move.gift is None and face.rank is Rank.FOUR)):
        return RefusalCode.ARGUMENT_MISSING
    if move.seat is not None and move.seat not in seats_to_name(state, seat, face):
        return RefusalCode.WRONG_SEAT
    return None


def seats_to_name(state: State, seat: Seat, face: Card) -> list[Seat]:
    """Return the seats that `seat` may name with an Ace, 4 or Queen (MAU-10, MAU-13, MAU-21)."""
    others = [other for other in range(state.seats) if other != seat]
    due = state.due
    if due is not None and face.rank in ANSWERS[due.kind]:
        # An Ace that answers a swap names a third player; a 4 gives back to the giver (MAU-10, MAU-13).
        if due.kind is DueKind.SWAP:
            return [other for other in others if other != due.origin]
        if due.kind is DueKind.GIFT and face is due.four:
            return [other for other in others if other == due.origin]
    return others


def _why_not_now(state: State, move: Play) -> RefusalCode | None:
    """Return why the player on turn or asked may not make a play whose arguments are complete."""
    seat, due, face = state.turn, state.due, move.face
    held = len(state.hands[seat])
    # There must be a card to buy (MAU-12).
    if move.buy and not state.discard:
        return RefusalCode.NOTHING_DUE
    if due is not None:
        if not is_answer(due, face, state.seats) or move.round:
            return RefusalCode.MUST_ANSWER
    elif state.drawn is not None and move.card is not state.drawn:
        return RefusalCode.ONLY_DRAWN_CARD
    if not leaves_enough(face, held, due, seat) or (held == 1 and move.buy):
        return RefusalCode.NOT_AS_LAST_CARD
    # The last card must be announced before it is laid (MAU-8).
    if held == 1 and not state.said >> seat & 1:
        return RefusalCode.LAST_NOT_SAID
    # A cheat is legal with `cheating` on, but not as the last card (MAU-6).
    if due is None and move.card not in state.fits and (held == 1 or not state.rules.cheating):
        return RefusalCode.NO_MATCH
    return None


def must_lay_king(state: State) -> bool:
    """Return whether a King is due from a player who holds one and can lay it (MAU-22)."""
    due = state.due
    if due is None or due.kind is not DueKind.KINGS:
        return False
    hand = state.hands[due.seat]
    return any(card.rank is Rank.KING and leaves_enough(card, len(hand), due, due.seat) for card in hand)


def refuse_accept(state: State, seat: Seat, move: Accept) -> RefusalCode | None:
    """Return why `seat` may not accept what is due (MAU-24); None if it may."""
    reason = _why_not_on_turn(state, seat)
    if reason is not None:
        return reason
    if state.due is None:
        return RefusalCode.NOTHING_DUE
    return RefusalCode.MUST_ANSWER if must_lay_king(state) else None


def refuse_draw(state: State, seat: Seat, move: Draw) -> RefusalCode | None:
    """Return why `seat` may not draw (MAU-5); None if it may."""
    reason = _why_not_on_turn(state, seat)
    if reason is not None:
        return reason
    if state.due is not None:
        return RefusalCode.MUST_ANSWER
    return None if state.drawn is None else RefusalCode.ONLY_DRAWN_CARD


def refuse_pass(state: State, seat: Seat, move: Pass) -> RefusalCode | None:
    """Return why `seat` may not pass; None if it may."""
    reason = _why_not_on_turn(state, seat)
    if reason is not None:
        return reason
    if state.due is not None:
        return RefusalCode.MUST_ANSWER
    return RefusalCode.MUST_DRAW_FIRST if state.drawn is None else None


def _why_not_speak(state: State) -> RefusalCode | None:
    """Return what forbids saying "last card" and reporting."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    return RefusalCode.CHOICE_OPEN if state.dealing else None


def can_say_last(state: State, seat: Seat) -> bool:
    """Return whether `seat` holds one card, or on turn or asked two, and has not said it yet (MAU-8)."""
    held = len(state.hands[seat])
    return not state.said >> seat & 1 and (held == 1 or (held == 2 and seat == state.turn))


def refuse_last(state: State, seat: Seat, move: Last) -> RefusalCode | None:
    """Return why `seat` may not say "last card" (MAU-8); None if it may."""
    return _why_not_speak(state) or (None if can_say_last(state, seat) else RefusalCode.NO_LAST_DUTY)


def refuse_report(state: State, seat: Seat, move: Report) -> RefusalCode | None:
    """Return why `seat` may not report a forgotten "last card" (MAU-8); None if it may."""
    return _why_not_speak(state) or (None if state.owes & ~(1 << seat) else RefusalCode.NOTHING_TO_REPORT)


def can_catch(state: State, seat: Seat) -> bool:
    """Return whether `seat` may try to catch the last card laid (MAU-6)."""
    laid = state.laid
    # One try for each player, and never at their own card.
    return laid is not None and laid.seat != seat and not laid.tried >> seat & 1


def refuse_catch(state: State, seat: Seat, move: Catch) -> RefusalCode | None:
    """Return why `seat` may not try to catch a cheat, which may then fail (MAU-6); None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if not state.rules.cheating:
        return RefusalCode.RULE_OFF
    if state.dealing:
        return RefusalCode.CHOICE_OPEN
    return None if can_catch(state, seat) else RefusalCode.NOTHING_TO_CATCH


def refuse_deal(state: State, seat: Seat, move: Deal) -> RefusalCode | None:
    """Return why `seat` may not choose this hand size (MAU-2); None if it may."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if state.rules.hand_size != DEALER_CHOOSES:
        return RefusalCode.RULE_OFF
    if not state.dealing:
        return RefusalCode.NOTHING_DUE
    if seat != state.dealer:
        return RefusalCode.CHOICE_OPEN
    return None if move.count in HAND_SIZES else RefusalCode.WRONG_COUNT


_DEALS: tuple[Move, ...] = tuple(map(Deal, HAND_SIZES))
_WISHES = tuple(Play(JOKER, wish=rank) for rank in RANKS)
_PLAIN: dict[tuple[Card, Card], Play] = {(kind, kind): Play(kind) for kind in KINDS.values()} | {
    (JOKER, face): Play(JOKER, face) for face in SUITED
}


def ways_to_lay(state: State, seat: Seat, card: Card, face: Card) -> Iterator[Play]:
    """Yield every way for the player on turn or asked to lay `card` as `face`, whether it fits or not."""
    held = len(state.hands[seat])
    if not leaves_enough(face, held, state.due, seat):
        return
    # The last card needs no arguments; any other card that names a player must name one (MAU-25).
    if held == 1 or face.rank not in TAKES_SEAT:
        yield _PLAIN[card, face]
    if held > 1:
        yield from _with_arguments(state, seat, card, face)


def _with_arguments(state: State, seat: Seat, card: Card, face: Card) -> Iterator[Play]:
    """Yield the ways with arguments: a wish, a King's round, a purchase, a player, a gift."""
    rank, named = face.rank, face if card is JOKER else None
    if rank is Rank.JACK:
        for suit in SUITS:
            yield Play(card, named, suit=suit)
    elif rank is Rank.KING and state.due is None:
        yield Play(card, named, round=True)
    elif rank is Rank.THREE and state.discard:
        yield Play(card, named, buy=True)
    elif rank in TAKES_SEAT:
        gifts: list[Card | None] = [None]
        # Any other card of the hand can be the gift, also a second copy of the 4.
        if rank is Rank.FOUR:
            hand = state.hands[seat]
            gifts = [kind for kind in dict.fromkeys(hand) if kind is not card or hand.count(kind) > 1]
        for other in seats_to_name(state, seat, face):
            for gift in gifts:
                yield Play(card, named, seat=other, gift=gift)


def _list_plays(state: State, seat: Seat, *, honest: bool) -> list[Move]:
    """Return the plays of the player on turn or asked: with cards that fit, or with those that do not."""
    hand, due = state.hands[seat], state.due
    # The last card is no cheat and must be announced first (MAU-6, MAU-8).
    if len(hand) == 1 and (not honest or not state.said >> seat & 1):
        return []
    fits = state.fits
    found: list[Move] = []
    for card in dict.fromkeys(hand) if state.drawn is None else (state.drawn,):
        if due is None and (card in fits) is not honest:
            continue
        # A Joker can be any card (MAU-23).
        for face in SUITED if card is JOKER else (card,):
            if due is None or is_answer(due, face, state.seats):
                found += ways_to_lay(state, seat, card, face)
        if card is JOKER and due is None:
            found += _WISHES
    return found


def cheating_moves(state: State, seat: Seat) -> list[Move]:
    """Return every way for `seat` to lay a card that does not fit; empty where cheating is impossible (MAU-6)."""
    if state.winners is not None or state.dealing or seat != state.turn:
        return []
    if state.due is not None or not state.rules.cheating:
        return []
    return _list_plays(state, seat, honest=False)


def moves(state: State, seat: Seat) -> list[Move]:
    """Return all moves of `seat` but cheats: plays first, then the rest of a turn, then those possible at any time."""
    if state.winners is not None:
        return []
    if state.dealing:
        return list(_DEALS) if seat == state.dealer else []
    found: list[Move] = []
    if seat == state.turn:
        found = _list_plays(state, seat, honest=True)
        if state.due is not None:
            # Who holds a King must lay it in a King's round (MAU-22).
            if not must_lay_king(state):
                found.append(ACCEPT)
        else:
            found.append(DRAW if state.drawn is None else PASS)
    if can_say_last(state, seat):
        found.append(SAY_LAST)
    if state.owes & ~(1 << seat):
        found.append(REPORT)
    if can_catch(state, seat):
        found.append(CATCH)
    return found
