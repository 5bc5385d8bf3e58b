"""What speaks for a move, for advice and reviews: points off the hand, and animals to go on with."""

from __future__ import annotations

from collections.abc import Iterator

from herds.rules import HerdsView, Play
from uno_tui.core.contract import Move
from uno_tui.core.reasons import Reason


def herd(view: HerdsView, move: Move) -> int:
    """How many other cards of the same animal stay in the hand."""
    return sum(card.animal == move.card.animal for card in view.hand) - 1 if isinstance(move, Play) else 0


def worth(view: HerdsView, move: Move) -> float:
    """What a move is worth, in points: those of the card, and somewhat for what can be laid on it."""
    return move.card.points + herd(view, move) / 2 if isinstance(move, Play) else -4.0


def reasons(view: HerdsView, move: Move, other: Move) -> Iterator[Reason]:
    """The facts that speak for a move rather than another, the weightiest first."""
    if not isinstance(move, Play):
        return
    if not isinstance(other, Play):
        yield Reason("advice-herds-lay")
    elif move.card.points > other.card.points:
        yield Reason("advice-herds-points")
    elif herd(view, move) > herd(view, other):
        yield Reason("advice-herds-herd", count=herd(view, move))
