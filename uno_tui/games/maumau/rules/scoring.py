"""The end of a round and of a match."""

from __future__ import annotations

from uno_tui.core.contract import Event, MatchEnded, RoundEnded, Seat
from uno_tui.games.maumau.rules.state import State


def end_round(state: State, winner: Seat | None, events: list[Event]) -> None:
    """Count the cards of all players but the winner (MAU-25); without a winner, of all (MAU-7).

    The match ends after its last round.
    """
    # The winner holds no card, so counts none.
    points = [sum(card.points for card in hand) for hand in state.hands]
    state.scores = [score + more for score, more in zip(state.scores, points, strict=True)]
    state.winners = () if winner is None else (winner,)
    state.owes = state.said = state.empty = 0
    state.drawn = state.due = state.sits_out = state.laid = None
    events.append(RoundEnded(state.winners, tuple(points)))
    if state.round >= state.rules.rounds:
        fewest = min(state.scores)
        state.match_winners = tuple(seat for seat, score in enumerate(state.scores) if score == fewest)
        events.append(MatchEnded(state.match_winners, tuple(state.scores)))
