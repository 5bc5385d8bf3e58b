"""The end of a round, and the end of a match."""

from __future__ import annotations

from uno_tui.core.contract import Event, MatchEnded, RoundEnded, Seat
from uno_tui.games.rummy.rules.events import StockRanOut
from uno_tui.games.rummy.rules.state import State


def go_out(state: State, winner: Seat, events: list[Event]) -> None:
    """End the round: `winner` has no tile left and scores what the others hold (RUM-16)."""
    # The winner's own rack is empty, so it adds nothing to the sum.
    _end(state, (winner,), sum(map(state.total, range(state.seats))), events)


def run_out(state: State, seat: Seat, events: list[Event]) -> None:
    """End the round because `seat` must draw more tiles than there are: the lowest total wins (RUM-17)."""
    totals = [state.total(owner) for owner in range(state.seats)]
    events.append(StockRanOut(seat, tuple(totals)))
    # Winners with equal totals share what the others hold, rounded down (RUM-17).
    lowest = min(totals)
    winners = tuple(owner for owner, total in enumerate(totals) if total == lowest)
    _end(state, winners, (sum(totals) - lowest * len(winners)) // len(winners), events)


def _end(state: State, winners: tuple[Seat, ...], share: int, events: list[Event]) -> None:
    """Add the points, and end the match if it is time (RUM-18)."""
    # Then no points are counted, and a shared round counts for each winner (RUM-18).
    if state.rules.match_end == "rounds_won":
        share = 1
    points = tuple(share if seat in winners else 0 for seat in range(state.seats))
    state.scores = [score + more for score, more in zip(state.scores, points, strict=True)]
    state.winners = winners
    state.drawn = None
    state.said = False
    state.owes = 0
    events.append(RoundEnded(winners, points))
    highest = max(state.scores)
    if highest >= (state.rules.rounds if state.rules.match_end == "rounds_won" else state.rules.limit):
        # Several may reach the goal in one round: the highest total decides (RUM-18).
        state.match_winners = tuple(seat for seat, score in enumerate(state.scores) if score == highest)
        events.append(MatchEnded(state.match_winners, tuple(state.scores)))
