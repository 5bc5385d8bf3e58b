"""Reasons for a move of UNO, as facts of the view."""

from __future__ import annotations

from collections.abc import Iterator

from uno_tui.cards.coloured import WILD_DRAW_FOUR, Rank
from uno_tui.core.contract import Move
from uno_tui.core.reasons import Reason
from uno_tui.games.family.rules.moves import DRAW, Play
from uno_tui.games.family.rules.reasons import answers_debt, finishes, keeps, sheds, stops, suits
from uno_tui.games.uno.rules.kinds import is_bluff_from
from uno_tui.games.uno.rules.moves import CHALLENGE, Intercept
from uno_tui.games.uno.rules.view import UnoView

CALL_SURCHARGE = 2
"""Cards drawn in addition to the debt after a bluff was called (UNO-35)."""


def reasons(view: UnoView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield the facts that speak for a move rather than the other, the weightiest first."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    intercepts = isinstance(move, Intercept)
    move, other = _as_play(move), _as_play(other)
    yield from finishes(view, move)
    if intercepts:
        yield Reason("advice-uno-again")
    elif not view.free:
        yield from answers_debt(view, move, other)
    yield from _call_reasons(view, move, other)
    yield from _bluff_reasons(view, move, other)
    yield from _smaller_hand_reasons(view, move, other)
    # A hand that goes away makes what it holds irrelevant.
    if _moves_hands(view, move):
        return
    if not view.debt:
        before = (view.seat - view.direction) % len(view.counts)
        yield from stops(view, move, other, view.next_seat(view.seat), before)
    yield from keeps(view, move, other)
    if not _moves_hands(view, other):
        yield from suits(view, move, other)
    yield from sheds(view, move, other)


def _as_play(move: Move) -> Move:
    """Return an interception as the play of its card, which has the same effect on the hand."""
    return Play(move.card, swap=move.swap) if isinstance(move, Intercept) else move


def _call_reasons(view: UnoView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield the gain of a right call, or the cost of a wrong one (UNO-35)."""
    if move == CHALLENGE and other == DRAW:
        yield Reason("advice-uno-call", seat=view.bluffer, count=view.debt + CALL_SURCHARGE)
    elif move == DRAW and other == CHALLENGE:
        yield Reason("advice-uno-no-call", count=CALL_SURCHARGE)


def is_bluff(view: UnoView, move: Move) -> bool:
    """Return whether a move of the player on turn is a Wild Draw Four that can be called rightly (UNO-34, UNO-35)."""
    lays = isinstance(move, Play) and move.card.rank is Rank.WILD_DRAW_FOUR
    return lays and view.rules.bluff and is_bluff_from(view.hand, view.top, view.colour)


def price_of_bluff(view: UnoView) -> int:
    """Return how many cards the player on turn draws for a called bluff: the whole debt and two (UNO-35)."""
    return view.debt + WILD_DRAW_FOUR.draws + CALL_SURCHARGE


def _bluff_reasons(view: UnoView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield the cost of the other move, if it is a bluff and this one is not."""
    if is_bluff(view, other) and not is_bluff(view, move):
        yield Reason("advice-uno-no-bluff", seat=view.next_seat(), count=price_of_bluff(view))


def _moves_hands(view: UnoView, move: Move) -> bool:
    """Return whether the move gives the hand to another player (UNO-37, UNO-38)."""
    if not view.rules.seven_zero or not isinstance(move, Play) or len(view.hand) == 1:
        return False
    return move.card.number == 0 or move.swap is not None


def _smaller_hand_reasons(view: UnoView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield that the move leaves a smaller hand than the other, if one of the two moves hands."""
    if not isinstance(move, Play) or not (_moves_hands(view, move) or _moves_hands(view, other)):
        return
    count = _cards_after(view, move)
    if count < _cards_after(view, other):
        yield Reason("advice-hand" if _moves_hands(view, move) else "advice-uno-keeps-hand", count=count)


def _cards_after(view: UnoView, move: Move) -> int:
    """Return how many cards the viewer holds after a move; a card drawn is not counted yet."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    if not isinstance(move, Play) or not _moves_hands(view, move):
        return len(view.hand) - isinstance(move, Play)
    giver = (view.seat - view.direction) % len(view.counts) if move.swap is None else move.swap
    return view.counts[giver]
