"""The legal moves and the reasons for refusals: the same functions decide and explain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Move, Seat
from uno_tui.games.family.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Draw, Pass, Play, Report, Uno
from uno_tui.games.teams.rules.events import Choice
from uno_tui.games.teams.rules.moves import PLAYS, Give, Share, Swap
from uno_tui.games.teams.rules.refusals import RefusalCode
from uno_tui.games.teams.rules.state import State

_GIVE, _SWAP, _SHARE = Choice.GIVE, Choice.SWAP, Choice.SHARE
MAX_WAYS_TO_SHARE = 126
"""Of more ways to share a hand, only some are listed as moves; all of them are legal."""


def _why_not_act(state: State, seat: Seat) -> RefusalCode | None:
    """Return why `seat` may not play, draw or pass, whatever the card."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if state.choice is not None:
        return RefusalCode.CHOICE_OPEN
    return None if seat == state.turn else RefusalCode.NOT_YOUR_TURN


def why_not_lay(state: State, card: Card) -> RefusalCode | None:
    """Return why the player on turn cannot lay `card` of their hand; None if it can be laid."""
    if state.debt:
        return RefusalCode.MUST_ANSWER_DEBT
    if state.drawn is not None and card is not state.drawn:
        return RefusalCode.ONLY_DRAWN_CARD
    return None if card in state.fits else RefusalCode.NO_MATCH


def refuse_play(state: State, seat: Seat, move: Play) -> RefusalCode | None:
    """Return why `seat` may not lay this card; None if it may."""
    card = move.card
    if state.winners is not None or state.choice is not None or seat != state.turn:
        return _why_not_act(state, seat)
    if card not in state.hands[seat]:
        return RefusalCode.NOT_IN_HAND
    if card.wild and move.colour is None:
        return RefusalCode.COLOUR_MISSING
    return why_not_lay(state, card)


def refuse_draw(state: State, seat: Seat, move: Draw) -> RefusalCode | None:
    """Return why `seat` may not draw; None if it may."""
    if state.winners is not None or state.choice is not None or seat != state.turn:
        return _why_not_act(state, seat)
    # A debt must be drawn; after a Team Wild the partner must lay (TEAMS-12, TEAMS-13).
    if state.debt:
        return None
    if state.called:
        return RefusalCode.PARTNER_MUST_PLAY
    # With nothing to draw, a card that fits must be laid (TEAMS-7).
    if state.nothing_to_draw and can_lay(state):
        return RefusalCode.CANNOT_DRAW
    return None if state.drawn is None else RefusalCode.ALREADY_DRAWN


def can_lay(state: State) -> bool:
    """Return whether the player on turn can lay a card, with no debt open."""
    return state.drawn is not None or not state.fits.isdisjoint(state.hands[state.turn])


def refuse_pass(state: State, seat: Seat, move: Pass) -> RefusalCode | None:
    """Return why `seat` may not pass; None if it may."""
    reason = _why_not_act(state, seat)
    if reason is not None:
        return reason
    if state.debt:
        return RefusalCode.MUST_ANSWER_DEBT
    if state.called:
        return RefusalCode.PARTNER_MUST_PLAY
    return RefusalCode.MUST_DRAW_FIRST if state.drawn is None else None


def can_say_uno(state: State, seat: Seat) -> bool:
    """Return whether `seat` can say "Uno" for either partner, because it is due or in advance (TEAMS-8)."""
    team = state.teams[seat]
    if state.owes & team:
        return True
    # In advance, for the partner on turn with two cards, but not while that swap is open (TEAMS-8).
    turn = state.turn
    return bool(team >> turn & 1) and not state.said and len(state.hands[turn]) == 2 and state.choice is not _SWAP


def _why_not_speak(state: State) -> RefusalCode | None:
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    return RefusalCode.CHOICE_OPEN if state.choice is _GIVE else None


def refuse_uno(state: State, seat: Seat, move: Uno) -> RefusalCode | None:
    """Return why `seat` may not say "Uno"; None if it may."""
    return _why_not_speak(state) or (None if can_say_uno(state, seat) else RefusalCode.NO_UNO_DUTY)


def refuse_report(state: State, seat: Seat, move: Report) -> RefusalCode | None:
    """Return why `seat` may not report a forgotten "Uno"; None if it may."""
    return _why_not_speak(state) or (None if state.owes & ~state.teams[seat] else RefusalCode.NOTHING_TO_REPORT)


def _why_not_choose(state: State, seat: Seat, choice: Choice) -> RefusalCode | None:
    """Return why `seat` may not answer an open `choice`, whatever the cards."""
    if state.winners is not None:
        return RefusalCode.ROUND_OVER
    if state.choice is None:
        return RefusalCode.NO_CHOICE_OPEN
    if not state.asked >> seat & 1:
        return RefusalCode.NOT_YOUR_CHOICE
    return None if state.choice is choice else RefusalCode.CHOICE_OPEN


def refuse_give(state: State, seat: Seat, move: Give) -> RefusalCode | None:
    """Return why `seat` may not give the partner this card before the first turn (TEAMS-4); None if it may."""
    return _why_not_choose(state, seat, _GIVE) or (None if move.card in state.hands[seat] else RefusalCode.NOT_IN_HAND)


def refuse_swap(state: State, seat: Seat, move: Swap) -> RefusalCode | None:
    """Return why `seat` may not give the partner this card for a swap symbol (TEAMS-15); None if it may."""
    return _why_not_choose(state, seat, _SWAP) or (None if move.card in state.hands[seat] else RefusalCode.NOT_IN_HAND)


def refuse_share(state: State, seat: Seat, move: Share) -> RefusalCode | None:
    """Return why `seat` may not give the partner these cards (TEAMS-9, TEAMS-10); None if it may."""
    reason = _why_not_choose(state, seat, _SHARE)
    if reason is not None:
        return reason
    hand = state.hands[seat]
    # Counted by copies: the same card may be given twice only if it is held twice.
    if not Counter(move.cards) <= Counter(hand):
        return RefusalCode.NOT_IN_HAND
    return None if len(move.cards) == len(hand) // 2 else RefusalCode.WRONG_COUNT


def _moves_on_turn(state: State, seat: Seat) -> list[Move]:
    if state.debt:
        return [DRAW]
    if state.drawn is not None:
        return [*PLAYS[state.drawn], PASS]
    found: list[Move] = []
    seen: list[Card] = []
    fits = state.fits
    for card in state.hands[seat]:
        if card in fits and card not in seen:
            seen.append(card)
            found += PLAYS[card]
    # Nothing to draw is a move only for a player who cannot lay (TEAMS-7).
    if not state.called and (state.stock or not found or len(state.discard) > 1):
        found.append(DRAW)
    return found


def _list_choices(state: State, seat: Seat) -> list[Move]:
    if not state.asked >> seat & 1:
        return []
    hand = state.hands[seat]
    if state.choice is _SHARE:
        return [Share(cards) for cards in dict.fromkeys(_list_halves(hand))]
    verb = Give if state.choice is _GIVE else Swap
    return [verb(card) for card in dict.fromkeys(hand)]


def _list_halves(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield ways to choose half of the hand, rounded down.

    These are all ways if there are few, else neighbours by colour and by points.
    """
    size = len(hand) // 2
    by_text = sorted(hand, key=lambda card: card.text)
    if comb(len(hand), size) <= MAX_WAYS_TO_SHARE:
        yield from combinations(by_text, size)
        return
    # Two orders, and every stretch of neighbours in them: at most two ways for each card of the hand.
    for order in (by_text, sorted(by_text, key=lambda card: card.points)):
        for start in range(len(hand)):
            yield tuple(sorted((order + order)[start : start + size], key=lambda card: card.text))


def moves(state: State, seat: Seat) -> list[Move]:
    """Return the moves that `seat` may make now; of very many ways to share a hand, some."""
    if state.winners is not None:
        return []
    # An open choice comes before laying and drawing; at the start nothing else is possible at all.
    if state.choice is not None:
        found = _list_choices(state, seat)
        if state.choice is _GIVE:
            return found
    else:
        found = _moves_on_turn(state, seat) if seat == state.turn else []
    owes = state.owes
    if owes:
        if can_say_uno(state, seat):
            found.append(SAY_UNO)
        if owes & ~state.teams[seat]:
            found.append(REPORT)
    elif len(state.hands[state.turn]) == 2 and can_say_uno(state, seat):
        # In advance; the length is checked first because that is cheap and mostly decides.
        found.append(SAY_UNO)
    return found
