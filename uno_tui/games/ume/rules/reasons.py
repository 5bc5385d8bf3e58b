"""Facts that speak for a move in Umé: what it makes of the sums."""

from __future__ import annotations

from collections.abc import Iterator

from uno_tui.cards.coloured import COLOURS, Card
from uno_tui.core.contract import Move, Seat
from uno_tui.core.reasons import Reason
from uno_tui.games.ume.rules.moves import BaseChange, Name, Put
from uno_tui.games.ume.rules.outlook import OneAway, bases_after, one_away, winners_after
from uno_tui.games.ume.rules.sums import totals
from uno_tui.games.ume.rules.view import UmeView


def reasons(view: UmeView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield the facts that speak for `move` rather than `other`, the weightiest first.

    Nothing where adding is the player's own task (UME-8), nor for a draw, whose card is unknown.
    """
    if view.rules.called or not isinstance(move, Put | BaseChange | Name):
        return
    seat = view.seat
    assert seat is not None  # noqa: S101 - onlookers are not advised
    # A sequence wins at once, so no other fact counts.
    if winners_after(view, move)[:1] == [seat]:
        yield Reason("advice-ume-sequence")
        return
    for rival in range(len(view.bases)):
        # Only this move keeps the rival from being one card away.
        if rival != seat and _is_near(view, rival) and not _is_near(view, rival, move) and _is_near(view, rival, other):
            yield Reason("advice-ume-stops", seat=rival)
    mine, others = _away(view, seat, move), _away(view, seat, other)
    if mine.losing and not others.losing:
        yield Reason("advice-ume-ready")
    if len(mine.gaining) > len(others.gaining):
        yield Reason("advice-ume-coming", count=len(mine.gaining))
    if (active := _active(view, seat, move)) > _active(view, seat, other):
        yield Reason("advice-ume-active", count=active)


def _base(view: UmeView, owner: Seat, move: Move | None) -> tuple[Card, ...]:
    """Return a seat's base after a move of the viewer, or as it lies (None)."""
    return view.bases[owner] if move is None else bases_after(view, move).get(owner, view.bases[owner])


def _away(view: UmeView, owner: Seat, move: Move | None) -> OneAway:
    return one_away(_base(view, owner, move), view.rules.strict_distance)


def _is_near(view: UmeView, owner: Seat, move: Move | None = None) -> bool:
    return any(_away(view, owner, move))


def _active(view: UmeView, seat: Seat, move: Move) -> int:
    """Return the number of active colours of a seat after a move."""
    after = totals(_base(view, seat, move))
    return sum(map(after.active, COLOURS))
