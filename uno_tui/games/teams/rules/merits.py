"""What speaks for a move in UNO Teams."""

from __future__ import annotations

from collections.abc import Iterator

from uno_tui.cards.coloured import Rank
from uno_tui.games.contract import Move, Seat
from uno_tui.games.family.rules.merits import answers_debt, finishes, keeps, sheds, stops, suits
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.merits import Merit
from uno_tui.games.teams.rules.view import TeamsView


def merits(view: TeamsView, move: Move, other: Move) -> Iterator[Merit]:
    """The facts that speak for a move rather than another, the weightiest first."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    partner = view.partner(view.seat)
    if not view.counts[partner]:
        yield from finishes(view, move)
    yield from answers_debt(view, move, other)
    following, before = view.next_seat(view.seat), _before(view, view.seat)
    if not view.debt and following != partner:
        yield from stops(view, move, other, following, before)
    yield from keeps(view, move, other)
    if not _calls_partner(move):
        yield from suits(view, move, other)
        yield from sheds(view, move, other)


def _calls_partner(move: Move) -> bool:
    """Whether the partner must lay then, or else one draws oneself: nobody knows which."""
    return isinstance(move, Play) and move.card.rank in (Rank.TEAM_WILD, Rank.DRAW_FOUR_TEAM_WILD)


def _before(view: TeamsView, seat: Seat) -> Seat:
    """The player before `seat` who is not out, in the direction of play."""
    seats = len(view.counts)
    found = (seat - view.direction) % seats
    while not view.counts[found]:
        found = (found - view.direction) % seats
    return found
