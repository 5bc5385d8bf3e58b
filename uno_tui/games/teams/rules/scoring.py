"""The end of a round and of a match."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.core.contract import Event, MatchEnded, RoundEnded, Seat
from uno_tui.games.family.rules.state import UNSAID
from uno_tui.games.teams.rules.state import State
from uno_tui.message import Invalid


def end_round(state: State, winner: Seat | None, events: list[Event]) -> None:
    """Give the team of `winner` the cards of the others, or a win (TEAMS-17, TEAMS-18); without a winner, nothing.

    Partners always have the same score. The match ends if it is time.
    """
    team = 0 if winner is None else state.teams[winner]
    won = 0
    if team:
        # The winners hold no card, so all cards left are the other teams' (TEAMS-17).
        left = sum(card.points for hand in state.hands for card in hand)
        won = left if state.rules.match_end == "limit" else 1
    points = tuple(won if team >> seat & 1 else 0 for seat in range(state.seats))
    state.scores = [score + more for score, more in zip(state.scores, points, strict=True)]
    state.winners = state.seats_in(team)
    state.owes = 0
    state.drawn = None
    state.said = UNSAID
    state.called = False
    events.append(RoundEnded(state.winners, points))
    if _match_is_over(state):
        most = max(state.scores)
        state.match_winners = tuple(seat for seat, score in enumerate(state.scores) if score == most)
        events.append(MatchEnded(state.match_winners, tuple(state.scores)))


def _match_is_over(state: State) -> bool:
    rules = state.rules
    return max(state.scores) >= (rules.limit if rules.match_end == "limit" else rules.wins)


def merge_team_scores(scores: Sequence[int]) -> list[int]:
    """Return scores by seat, where each team's may be given for either partner.

    Raises ValueError if both partners have scores that differ.
    """
    half = len(scores) // 2
    for mine, partners in zip(scores[:half], scores[half:], strict=True):
        if mine and partners and mine != partners:
            raise Invalid("teams-scores-differ", mine=mine, partners=partners)
    teams = list(map(max, scores[:half], scores[half:]))
    return teams + teams
