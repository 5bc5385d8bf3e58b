"""What speaks for a move in Maumau: answers, Jokers, what fits on what."""

from __future__ import annotations

from collections.abc import Iterator

from uno_tui.cards.french import JOKER, Rank, lying
from uno_tui.games.contract import Move
from uno_tui.games.maumau.rules.due import Kind
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.moves import ACCEPT, DRAW, Play
from uno_tui.games.maumau.rules.view import MaumauView
from uno_tui.games.merits import Merit

FEW_CARDS = 2
"""Whoever holds no more is about to win."""
MANY_POINTS = 5
"""A difference in points that is worth a word."""
HITS = frozenset({Rank.SIX, Rank.SEVEN})
"""What makes the next player sit out, or draw (MAU-14, MAU-15)."""
KEPT = frozenset({Rank.JACK, Rank.JOKER})


def merits(view: MaumauView, move: Move, other: Move) -> Iterator[Merit]:
    """The facts that speak for a move rather than another, the weightiest first."""
    if isinstance(move, Play):
        if len(view.hand) == 1:
            yield Merit("advice-last")
        yield from _answering(view, other)
        yield from _hitting(view, move, other)
    elif move == ACCEPT:
        yield from _accepting(view)
    yield from _keeping(move, other)
    if isinstance(move, Play) and isinstance(other, Play):
        yield from _comparing(view, move, other)
    elif isinstance(move, Play) and other == DRAW:
        yield Merit("advice-lays")


def _answering(view: MaumauView, other: Move) -> Iterator[Merit]:
    """What is due is answered that would be borne otherwise."""
    due = view.due
    if due is None or other != ACCEPT:
        return
    if due.kind in (Kind.DRAW, Kind.QUEEN):
        yield Merit("advice-debt", count=due.count)
    elif due.kind is Kind.SIT_OUT:
        yield Merit("advice-maumau-not-out")
    else:
        yield Merit("advice-maumau-answers")


def _accepting(view: MaumauView) -> Iterator[Merit]:
    """A swap brings a smaller hand."""
    due = view.due
    if due is not None and due.kind is Kind.SWAP and due.origin is not None:
        count = view.counts[due.origin]
        if count < len(view.hand):
            yield Merit("advice-hand", count=count)


def _hitting(view: MaumauView, move: Play, other: Move) -> Iterator[Merit]:
    """The next player, who has few cards, must sit out or draw."""
    following = view.next_seat(view.seat)
    if view.due is None and view.counts[following] <= FEW_CARDS and _hits(move) and not _hits(other):
        yield Merit("advice-hits", seat=following, count=view.counts[following])


def _hits(move: Move) -> bool:
    return isinstance(move, Play) and move.face is not None and move.face.rank in HITS


def _keeping(move: Move, other: Move) -> Iterator[Merit]:
    """A Joker or jack stays in the hand that the other move would lay."""
    if isinstance(other, Play) and other.card.rank in KEPT:
        lays = move.card if isinstance(move, Play) else None
        if lays is None or (lays is not JOKER and lays.rank is not other.card.rank):
            yield Merit("advice-keeps", card=str(other.card))


def _comparing(view: MaumauView, move: Play, other: Play) -> Iterator[Merit]:
    """More of the hand fits then, or more points leave it."""
    fitting = _fitting(view, move)
    if fitting > _fitting(view, other):
        yield Merit("advice-maumau-fits", count=fitting)
    if move.card.points >= other.card.points + MANY_POINTS:
        yield Merit("advice-points", count=move.card.points)


def _fitting(view: MaumauView, play: Play) -> int:
    """How many cards of the hand could be laid on this one."""
    rest = list(view.hand)
    rest.remove(play.card)
    if play.gift is not None and play.gift in rest:
        rest.remove(play.gift)
    fits = FITS[lying(play.card, play.face, play.suit or play.wish)]
    return sum(card in fits for card in rest)
