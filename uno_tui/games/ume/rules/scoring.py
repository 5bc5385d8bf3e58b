"""Sequences, the end of a round, and the end of a match."""

from __future__ import annotations

from uno_tui.cards.coloured import COLOURS
from uno_tui.core.contract import Event, MatchEnded, RoundEnded, Seat
from uno_tui.games.ume.rules.events import SequenceMade
from uno_tui.games.ume.rules.state import State


def end_if_sequence(state: State, events: list[Event]) -> bool:
    """End the round if a player has a sequence: the one on turn, or else the first after (UME-6, UME-7).

    Returns whether the round is over: never with `claim=call` (UME-8).
    """
    if state.rules.called:
        return False
    for seat in state.seats_from(state.turn):
        if state.sequence(seat) is not None:
            win(state, seat, events)
            return True
    return False


def win(state: State, seat: Seat, events: list[Event]) -> None:
    """Let `seat`, which has a sequence, win the round."""
    places = state.sequence(seat)
    assert places is not None  # noqa: S101 - for the type checker: looked at before
    low, middle, high = places
    sums = state.sums[seat]
    colours = (COLOURS[low], COLOURS[middle], COLOURS[high])
    events.append(SequenceMade(seat, colours, (sums[low], sums[middle], sums[high])))
    end_round(state, seat, events)


def end_round(state: State, winner: Seat | None, events: list[Event]) -> None:
    """Note wins or points, and end the match if it is time (UME-17)."""
    points = _points(state, winner)
    state.scores = [score + more for score, more in zip(state.scores, points, strict=True)]
    state.winners = () if winner is None else (winner,)
    # A lost turn that is still owed ends with the round (UME-8).
    state.lost = state.passed = 0
    state.forget_action()
    events.append(RoundEnded(state.winners, tuple(points)))
    state.match_winners = _match_winners(state)
    if state.match_winners is not None:
        events.append(MatchEnded(state.match_winners, tuple(state.scores)))


def _points(state: State, winner: Seat | None) -> list[int]:
    mode = state.rules.rounds_mode
    if mode == "wins":
        return [int(seat == winner) for seat in range(state.seats)]
    if mode == "points":
        return [0 if seat == winner else max(state.sums[seat]) for seat in range(state.seats)]
    return [0] * state.seats


def _match_winners(state: State) -> tuple[Seat, ...] | None:
    if state.rules.rounds_mode == "off":
        # The first win decides the match; a round without a winner decides nothing.
        return state.winners or None
    if state.round < state.rules.rounds:
        return None
    # Points count against their player, so the lowest total wins (UME-17).
    best = max(state.scores) if state.rules.rounds_mode == "wins" else min(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)
