"""Which moves of a record are worth another look: what its players knew, what they did, and what was better.

These functions take their time; they are asked in a process of their own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from uno_tui.bots.second_look import Decision, Verdict, judges, look_back
from uno_tui.games.catalogue import GAMES
from uno_tui.games.contract import Move, RoundBegan, Seat, View
from uno_tui.games.dice import Dice
from uno_tui.notation.lines import whole_lines
from uno_tui.notation.referee import Referee, Step

SEED = 1
"""Who looks at the same decision again finds the same."""
MOST = 3
"""So many moves of a round are named, those that cost most."""


class Choice(msgspec.Struct, frozen=True):
    """A decision in a record: whose, in which line, and in which round."""

    seat: Seat
    line: int
    round: int
    decision: Decision


class Remark(msgspec.Struct, frozen=True):
    """A choice that surely was not the best, what the person could have done, and what would have been better."""

    choice: Choice
    moves: tuple[Move, ...]
    verdict: Verdict


def choices(game: str, record: str, seats: Collection[Seat], last_round: bool, after: int = 0) -> list[Choice]:
    """All decisions of these seats `after` a line, or those of the last round.

    There are none in a game whose expert does not look back. What comes after a line that does not hold is left out.
    Raises TableError for what is no record.
    """
    if not judges(game):
        return []
    found: list[Choice] = []
    referee = Referee(whole_lines(record))
    views: dict[Seat, View] = {}
    for step in referee.steps():
        if step.problem is not None:
            break
        if last_round and any(isinstance(event, RoundBegan) for event in step.events):
            found.clear()
        if step.seat in seats and step.seat is not None and step.move is not None and _is_decision(step):
            view = views[step.seat]
            found.append(Choice(step.seat, step.line.number, view.round, Decision(view, step.move)))
        views = {seat: referee.table.view(seat) for seat in seats}
    return [each for each in found if each.line > after]


def _is_decision(step: Step) -> bool:
    return bool(step.events) and step.move is not None and not step.move.reaction


def remark(game: str, choice: Choice) -> Remark | None:
    """What is to be said of a choice; None if it was good, or nobody can be sure that it was not."""
    verdict = look_back(game, choice.decision, SEED)
    if verdict is None:
        return None
    moves = GAMES[game].imagine(choice.decision.view, Dice(SEED)).moves(choice.seat)
    return Remark(choice, tuple(moves), verdict)


def weightiest(remarks: Sequence[Remark]) -> list[Remark]:
    """Of each round and seat the few that cost most, in the order in which they were made."""
    kept: list[Remark] = []
    for each in remarks:
        same = [other for other in remarks if _where(other) == _where(each)]
        if each in sorted(same, key=lambda other: other.verdict.cost, reverse=True)[:MOST]:
            kept.append(each)
    return kept


def _where(each: Remark) -> tuple[Seat, int]:
    return each.choice.seat, each.choice.round
