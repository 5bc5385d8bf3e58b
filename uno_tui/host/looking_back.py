"""Which moves of a record are worth another look: what its players knew, what they did or let pass, what was better.

These functions take their time; they are asked in a process of their own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from uno_tui.bots.review import Chance, Decision, Verdict, chance, judges, look_back, missed
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, RoundBegan, Seat, Table, View
from uno_tui.core.dice import Dice
from uno_tui.core.events import Reported
from uno_tui.notation.lines import whole_lines
from uno_tui.notation.referee import PlayedLine, Referee

SEED = 1
"""Who looks at the same decision again finds the same."""
MOST = 3
"""So many moves of a round are named, those that cost most."""


class Choice(msgspec.Struct, frozen=True):
    """A decision in a record, or a missed chance: whose, before which line, and in which round."""

    seat: Seat
    line: int
    round: int
    decision: Decision | Chance


class Remark(msgspec.Struct, frozen=True):
    """A choice that surely was not the best, what the seat could have done, and what would have been better."""

    choice: Choice
    moves: tuple[Move, ...]
    verdict: Verdict


def choices(game: str, record: str, seats: Collection[Seat], last_round: bool, after: int = 0) -> list[Choice]:
    """Return all decisions and missed chances of these seats `after` a line, or those of the last round.

    There are none in a game whose expert does not look back. What comes after a line that does not hold is left out.
    Raises TableError for what is no record.
    """
    if not judges(game):
        return []
    found: list[Choice] = []
    referee = Referee(whole_lines(record))
    watches = [_Watch(game, seat) for seat in seats]
    for step in referee.steps():
        if step.problem is not None:
            break
        if last_round and any(isinstance(event, RoundBegan) for event in step.events):
            found.clear()
        for watch in watches:
            found += watch.step(step, referee.table)
    found.sort(key=lambda choice: choice.line)
    return [each for each in found if each.line > after]


class _Watch:
    """Follows a record for one seat: what it decided, and what it let pass.

    A chance counts only if there was time for it. Actions out of turn follow one another by reaction time, so a chance
    that one of them ended was open for the blink of an eye. A move in turn comes later: the table waits for the seat's
    own move, and other players wait until everything has been heard, and then for their pause. One key must do in that
    pause; for what must be found first, a card or a sum, it must be the seat's own turn, or the second such pause.
    """

    def __init__(self, game: str, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._view: View | None = None
        """What the seat knew before the step."""
        self._chance: Move | None = None
        """What it could do out of turn then."""
        self._pauses = 0
        """For how many moves in turn that has been open."""
        self._missed: Choice | None = None
        """The first moment at which there was time for it."""
        self._own_turn: tuple[PlayedLine, View] | None = None
        """The last move in turn, if it was the seat's own, and what the seat knew before it."""

    def step(self, step: PlayedLine, table: Table) -> list[Choice]:
        """Return what a step shows: the decision that it was, the chance that it ended."""
        found: list[Choice] = []
        view, seat, move = self._view, step.seat, step.move
        if view is not None and seat is not None and move is not None and step.events:
            in_turn = seat in view.acting and not move.reaction
            if seat == self._seat and not move.reaction:
                found.append(self._choice(step, Decision(view, move)))
            self._note(step, view, in_turn=in_turn)
            found += self._reported(step, view, in_turn=in_turn)
        if step.events or view is None:
            self._view = after = table.view(self._seat)
            chance_now = chance(self._game, after, SEED)
            taken = move is not None and move == self._chance
            if chance_now != self._chance or taken:
                found += [] if taken or self._missed is None else [self._missed]
                self._chance, self._missed, self._pauses = chance_now, None, 0
        return found

    def _choice(self, step: PlayedLine, decision: Decision | Chance) -> Choice:
        return Choice(self._seat, step.line.number, decision.view.round, decision)

    def _note(self, step: PlayedLine, view: View, *, in_turn: bool) -> None:
        """Keep what the seat could have done before this step, if there was time."""
        if self._chance is None or not in_turn:
            return
        self._pauses += 1
        time = self._chance.reaction or step.seat == self._seat or self._pauses > 1
        if time and self._missed is None:
            self._missed = self._choice(step, Chance(view, self._chance))

    def _reported(self, step: PlayedLine, view: View, *, in_turn: bool) -> list[Choice]:
        """Return the word that the seat could have said in its own turn, if this step reports that it did not."""
        assert step.seat is not None  # noqa: S101 - for the type checker
        assert step.move is not None  # noqa: S101 - for the type checker
        if in_turn:
            self._own_turn = (step, view) if step.seat == self._seat else None
        hit = any(isinstance(event, Reported) and self._seat in event.forgot for event in step.events)
        if not hit or self._own_turn is None or self._chance is None:
            return []
        before, known = self._own_turn
        if GAMES[self._game].imagine(known, Dice(SEED)).refusal(self._seat, self._chance) is not None:
            return []
        self._missed = None
        return [self._choice(before, Chance(view, self._chance, (step.seat, step.move)))]


def remark(game: str, choice: Choice) -> Remark | None:
    """What is to be said of a choice; None if it was good, or nobody can be sure that it was not."""
    made = choice.decision
    verdict = missed(game, made, SEED) if isinstance(made, Chance) else look_back(game, made, SEED)
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
