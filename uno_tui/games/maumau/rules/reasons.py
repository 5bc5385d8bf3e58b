"""Reasons for a move of Maumau, as facts of the view."""

from __future__ import annotations

from collections.abc import Iterator

from uno_tui.cards.french import Rank
from uno_tui.core.contract import Move
from uno_tui.core.reasons import Reason
from uno_tui.games.maumau.rules.cards import faceup_as
from uno_tui.games.maumau.rules.due import DueKind
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.moves import ACCEPT, DRAW, Play
from uno_tui.games.maumau.rules.view import MaumauView

FEW_CARDS = 2
"""A player who holds no more than this is about to win."""
MANY_POINTS = 5
"""A difference in points that is worth a word."""
HITTING_RANKS = frozenset({Rank.SIX, Rank.SEVEN, Rank.EIGHT})
"""Ranks that make the next player sit out, or draw (MAU-14, MAU-16, MAU-17)."""
KEPT_RANKS = frozenset({Rank.JACK, Rank.JOKER})
"""Ranks that are worth keeping."""


def reasons(view: MaumauView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield the facts that speak for a move rather than the other, the weightiest first."""
    # A hand that goes away makes what it holds irrelevant.
    if _swaps_hands(view, move):
        yield from _swap_reasons(view, move)
        return
    if isinstance(move, Play):
        if len(view.hand) == 1:
            yield Reason("advice-last")
        yield from _answer_reasons(view, other)
        yield from _hit_reasons(view, move, other)
        yield from _turn_reasons(view, move, other)
    yield from _keep_reasons(move, other)
    if isinstance(move, Play) and not move.buy:
        yield from _shed_reasons(view, move, other)


def _answer_reasons(view: MaumauView, other: Move) -> Iterator[Reason]:
    """Yield that the move answers a demand that the viewer would bear otherwise."""
    due = view.due
    if due is None or other != ACCEPT:
        return
    if due.kind in (DueKind.DRAW, DueKind.QUEEN):
        yield Reason("advice-debt", count=due.count)
    elif due.kind is DueKind.SIT_OUT:
        yield Reason("advice-maumau-not-out")
    else:
        yield Reason("advice-maumau-answers")


def _swaps_hands(view: MaumauView, move: Move) -> bool:
    """Return whether the hand goes to another player, unless they answer (MAU-10)."""
    if view.due is not None:
        return view.due.kind is DueKind.SWAP and move == ACCEPT
    return isinstance(move, Play) and move.face is not None and move.face.rank is Rank.ACE and move.seat is not None


def _swap_reasons(view: MaumauView, move: Move) -> Iterator[Reason]:
    """Yield that the partner of the swap holds fewer cards than the viewer would."""
    partner = move.seat if isinstance(move, Play) else view.due.origin if view.due is not None else None
    if partner is not None and view.counts[partner] < len(view.hand) - isinstance(move, Play):
        yield Reason("advice-maumau-swap", seat=partner, count=view.counts[partner])


def _hit_reasons(view: MaumauView, move: Play, other: Move) -> Iterator[Reason]:
    """Yield that the next player, who has few cards, must sit out or draw."""
    following = view.next_seat(view.seat)
    # A player who sits out anyway cannot be hit.
    free = view.due is None and following != view.sits_out
    if free and view.counts[following] <= FEW_CARDS and _hits(move) and not _hits(other):
        yield Reason("advice-hits", seat=following, count=view.counts[following])


def _turn_reasons(view: MaumauView, move: Play, other: Move) -> Iterator[Reason]:
    """Yield that play turns away from the next player, who has few cards, to one who has more (MAU-18)."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    following, before = view.next_seat(view.seat), (view.seat - view.direction) % len(view.counts)
    count, free = view.counts[following], view.due is None and view.sits_out is None
    if free and count <= FEW_CARDS and count < view.counts[before] and _turns(move) and not _turns(other):
        yield Reason("advice-maumau-turns", seat=following, count=count)


def _turns(move: Move) -> bool:
    return isinstance(move, Play) and move.face is not None and move.face.rank is Rank.NINE


def _hits(move: Move) -> bool:
    return isinstance(move, Play) and move.face is not None and move.face.rank in HITTING_RANKS


def _keep_reasons(move: Move, other: Move) -> Iterator[Reason]:
    """Yield that a Joker or jack stays in the hand that the other move would lay."""
    if isinstance(other, Play) and other.card.rank in KEPT_RANKS:
        leaving = (move.card.rank, move.gift and move.gift.rank) if isinstance(move, Play) else ()
        if other.card.rank not in leaving:
            yield Reason("advice-keeps", card=str(other.card))


def _shed_reasons(view: MaumauView, move: Play, other: Move) -> Iterator[Reason]:
    """Yield that more of the hand fits then, more points leave it, or a card at all."""
    if isinstance(other, Play):
        fitting = _count_fitting(view, move)
        if move.gift is None and fitting > _count_fitting(view, other):
            yield Reason("advice-maumau-fits", count=fitting)
        if move.card.points >= other.card.points + MANY_POINTS:
            yield Reason("advice-points", count=move.card.points)
    elif other == DRAW:
        yield Reason("advice-lays")


def _count_fitting(view: MaumauView, play: Play) -> int:
    """Return how many cards of the hand could be laid on this one."""
    rest = list(view.hand)
    rest.remove(play.card)
    fits = FITS[faceup_as(play.card, play.face, play.suit or play.wish)]
    return sum(card in fits for card in rest)
