"""What speaks for a move in UNO."""

from __future__ import annotations

from collections.abc import Iterator

from uno_tui.cards.coloured import Rank
from uno_tui.games.contract import Move
from uno_tui.games.family.rules.merits import answers_debt, finishes, keeps, sheds, stops, suits
from uno_tui.games.family.rules.moves import DRAW, Play
from uno_tui.games.merits import Merit
from uno_tui.games.uno.rules.kinds import bluffs
from uno_tui.games.uno.rules.moves import CHALLENGE
from uno_tui.games.uno.rules.view import UnoView

MORE = 2
"""So many cards more than the debt are drawn after a bluff was called (UNO-35)."""


def merits(view: UnoView, move: Move, other: Move) -> Iterator[Merit]:
    """The facts that speak for a move rather than another, the weightiest first."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    yield from finishes(view, move)
    if not view.free:
        yield from answers_debt(view, move, other)
    yield from _calling(view, move, other)
    yield from _bluffing(view, move, other)
    yield from _smaller_hand(view, move, other)
    if _moves_hands(view, move):
        return
    if not view.debt:
        before = (view.seat - view.direction) % len(view.counts)
        yield from stops(view, move, other, view.next_seat(view.seat), before)
    yield from keeps(view, move, other)
    if not _moves_hands(view, other):
        yield from suits(view, move, other)
    yield from sheds(view, move, other)


def _calling(view: UnoView, move: Move, other: Move) -> Iterator[Merit]:
    """What a call gains if the Wild Draw Four was a bluff, and what it costs if it was none (UNO-35)."""
    if move == CHALLENGE and other == DRAW:
        yield Merit("advice-uno-call", seat=view.bluffer, count=view.debt + MORE)
    elif move == DRAW and other == CHALLENGE:
        yield Merit("advice-uno-no-call", count=MORE)


def _bluffing(view: UnoView, move: Move, other: Move) -> Iterator[Merit]:
    """One of the two is a bluff (UNO-34), where it can be called and nothing is due."""
    lays, rival = _lays_draw_four(move), _lays_draw_four(other)
    if view.rules.bluff and not view.debt and lays != rival and bluffs(view.hand, view.top, view.colour):
        yield Merit("advice-uno-bluff" if lays else "advice-uno-no-bluff")


def _lays_draw_four(move: Move) -> bool:
    return isinstance(move, Play) and move.card.rank is Rank.WILD_DRAW_FOUR


def _moves_hands(view: UnoView, move: Move) -> bool:
    """Whether the hand goes to somebody else (UNO-37, UNO-38)."""
    if not view.rules.seven_zero or not isinstance(move, Play) or len(view.hand) == 1:
        return False
    return move.card.number == 0 or move.swap is not None


def _smaller_hand(view: UnoView, move: Move, other: Move) -> Iterator[Merit]:
    """The hand that one holds then is smaller than with the other move, and one of the two moves hands."""
    if not isinstance(move, Play) or not (_moves_hands(view, move) or _moves_hands(view, other)):
        return
    count = _cards_after(view, move)
    if count < _cards_after(view, other):
        yield Merit("advice-hand" if _moves_hands(view, move) else "advice-uno-keeps-hand", count=count)


def _cards_after(view: UnoView, move: Move) -> int:
    """How many cards one holds after a move; a card drawn is not counted yet."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    if not isinstance(move, Play) or not _moves_hands(view, move):
        return len(view.hand) - isinstance(move, Play)
    giver = (view.seat - view.direction) % len(view.counts) if move.swap is None else move.swap
    return view.counts[giver]
