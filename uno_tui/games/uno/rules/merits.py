"""What speaks for a move in UNO."""

from __future__ import annotations

from collections.abc import Iterator

from uno_tui.games.contract import Move
from uno_tui.games.family.rules.merits import answers_debt, finishes, keeps, sheds, stops, suits
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.merits import Merit
from uno_tui.games.uno.rules.view import UnoView


def merits(view: UnoView, move: Move, other: Move) -> Iterator[Merit]:
    """The facts that speak for a move rather than another, the weightiest first."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    yield from finishes(view, move)
    if not view.free:
        yield from answers_debt(view, move, other)
    if _moves_hands(view, move):
        yield from _smaller_hand(view, move)
        return
    if not view.debt:
        before = (view.seat - view.direction) % len(view.counts)
        yield from stops(view, move, other, view.next_seat(view.seat), before)
    yield from keeps(view, move, other)
    if not _moves_hands(view, other):
        yield from suits(view, move, other)
    yield from sheds(view, move, other)


def _moves_hands(view: UnoView, move: Move) -> bool:
    """Whether the hand goes to somebody else (UNO-37, UNO-38)."""
    if not view.rules.seven_zero or not isinstance(move, Play) or len(view.hand) == 1:
        return False
    return move.card.number == 0 or move.swap is not None


def _smaller_hand(view: UnoView, move: Move) -> Iterator[Merit]:
    """The hand that comes is smaller than what would be left of the own one."""
    assert isinstance(move, Play)  # noqa: S101 - nothing else moves hands
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    giver = (view.seat - view.direction) % len(view.counts) if move.swap is None else move.swap
    if view.counts[giver] < len(view.hand) - 1:
        yield Merit("advice-hand", count=view.counts[giver])
