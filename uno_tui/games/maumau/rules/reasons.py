"""What speaks for a move in Maumau: answers, Jokers, what fits on what."""

from __future__ import annotations

from collections.abc import Iterator

from uno_tui.cards.french import Rank
from uno_tui.core.contract import Move
from uno_tui.core.reasons import Reason
from uno_tui.games.maumau.rules.cards import lying
from uno_tui.games.maumau.rules.due import Kind
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.moves import ACCEPT, DRAW, Play
from uno_tui.games.maumau.rules.view import MaumauView

FEW_CARDS = 2
"""Whoever holds no more is about to win."""
MANY_POINTS = 5
"""A difference in points that is worth a word."""
HITS = frozenset({Rank.SIX, Rank.SEVEN, Rank.EIGHT})
"""What makes the next player sit out, or draw (MAU-14, MAU-16, MAU-17)."""
KEPT = frozenset({Rank.JACK, Rank.JOKER})


def reasons(view: MaumauView, move: Move, other: Move) -> Iterator[Reason]:
    """The facts that speak for a move rather than another, the weightiest first."""
    if _swaps_hands(view, move):
        yield from _smaller_hand(view, move)
        return
    if isinstance(move, Play):
        if len(view.hand) == 1:
            yield Reason("advice-last")
        yield from _answering(view, other)
        yield from _hitting(view, move, other)
        yield from _turning(view, move, other)
    yield from _keeping(move, other)
    if isinstance(move, Play) and not move.buy:
        yield from _shedding(view, move, other)


def _answering(view: MaumauView, other: Move) -> Iterator[Reason]:
    """What is due is answered that would be borne otherwise."""
    due = view.due
    if due is None or other != ACCEPT:
        return
    if due.kind in (Kind.DRAW, Kind.QUEEN):
        yield Reason("advice-debt", count=due.count)
    elif due.kind is Kind.SIT_OUT:
        yield Reason("advice-maumau-not-out")
    else:
        yield Reason("advice-maumau-answers")


def _swaps_hands(view: MaumauView, move: Move) -> bool:
    """Whether the hand goes to somebody else, unless they answer (MAU-10)."""
    if view.due is not None:
        return view.due.kind is Kind.SWAP and move == ACCEPT
    return isinstance(move, Play) and move.face is not None and move.face.rank is Rank.ACE and move.seat is not None


def _smaller_hand(view: MaumauView, move: Move) -> Iterator[Reason]:
    """Whoever one swaps with holds fewer cards than oneself would."""
    partner = move.seat if isinstance(move, Play) else view.due.origin if view.due is not None else None
    if partner is not None and view.counts[partner] < len(view.hand) - isinstance(move, Play):
        yield Reason("advice-maumau-swap", seat=partner, count=view.counts[partner])


def _hitting(view: MaumauView, move: Play, other: Move) -> Iterator[Reason]:
    """The next player, who has few cards, must sit out or draw."""
    following = view.next_seat(view.seat)
    free = view.due is None and following != view.sits_out
    if free and view.counts[following] <= FEW_CARDS and _hits(move) and not _hits(other):
        yield Reason("advice-hits", seat=following, count=view.counts[following])


def _turning(view: MaumauView, move: Play, other: Move) -> Iterator[Reason]:
    """Play turns away from the next player, who has few cards, to one who has more (MAU-18)."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    following, before = view.next_seat(view.seat), (view.seat - view.direction) % len(view.counts)
    count, free = view.counts[following], view.due is None and view.sits_out is None
    if free and count <= FEW_CARDS and count < view.counts[before] and _turns(move) and not _turns(other):
        yield Reason("advice-maumau-turns", seat=following, count=count)


def _turns(move: Move) -> bool:
    return isinstance(move, Play) and move.face is not None and move.face.rank is Rank.NINE


def _hits(move: Move) -> bool:
    return isinstance(move, Play) and move.face is not None and move.face.rank in HITS


def _keeping(move: Move, other: Move) -> Iterator[Reason]:
    """A Joker or jack stays in the hand that the other move would lay."""
    if isinstance(other, Play) and other.card.rank in KEPT:
        leaving = (move.card.rank, move.gift and move.gift.rank) if isinstance(move, Play) else ()
        if other.card.rank not in leaving:
            yield Reason("advice-keeps", card=str(other.card))


def _shedding(view: MaumauView, move: Play, other: Move) -> Iterator[Reason]:
    """More of the hand fits then, more points leave it, or a card at all."""
    if isinstance(other, Play):
        fitting = _fitting(view, move)
        if move.gift is None and fitting > _fitting(view, other):
            yield Reason("advice-maumau-fits", count=fitting)
        if move.card.points >= other.card.points + MANY_POINTS:
            yield Reason("advice-points", count=move.card.points)
    elif other == DRAW:
        yield Reason("advice-lays")


def _fitting(view: MaumauView, play: Play) -> int:
    """How many cards of the hand could be laid on this one."""
    rest = list(view.hand)
    rest.remove(play.card)
    fits = FITS[lying(play.card, play.face, play.suit or play.wish)]
    return sum(card in fits for card in rest)
