"""The end of a round and of a match."""

from __future__ import annotations

from uno_tui.core.contract import Event, MatchEnded, RoundEnded, Seat
from uno_tui.games.family.rules.state import UNSAID
from uno_tui.games.uno.rules.state import State


def end_round(state: State, winner: Seat | None, events: list[Event]) -> None:
    """Count the cards (UNO-21), and end the match if it is time (UNO-22).

    Without a winner all players' cards are counted (UNO-9). A player who has been without cards longest while a debt
    was open wins before `winner` (UNO-44).
    """
    # The player who has been without cards longest wins (UNO-44).
    if winner is not None and state.out:
        winner = state.out[0]
    points = [sum([card.points for card in hand]) for hand in state.hands]
    if winner is not None:
        points[winner] = 0
    state.scores = [score + more for score, more in zip(state.scores, points, strict=True)]
    state.winners = () if winner is None else (winner,)
    state.owes = 0
    state.racing = ()
    state.late = state.laid = state.drawn = None
    state.said = UNSAID
    state.free = False
    state.update_layable()
    events.append(RoundEnded(state.winners, tuple(points)))
    if _match_is_over(state):
        fewest = min(state.scores)
        state.match_winners = tuple(seat for seat, score in enumerate(state.scores) if score == fewest)
        events.append(MatchEnded(state.match_winners, tuple(state.scores)))


def _match_is_over(state: State) -> bool:
    if state.rules.match_end == "rounds":
        return state.round >= state.rules.rounds
    # The limit is looked at only when a round ends (UNO-22).
    return max(state.scores) >= state.rules.limit
