"""The review of a record: the moves that are worth another look, and what would have been better.

These functions are slow. They run in a worker.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from uno_tui.bots.review import Decision, MissedChance, Verdict, chance, judge, judges, missed
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, RoundBegan, Seat, Table, View
from uno_tui.core.dice import Dice
from uno_tui.core.events import Reported
from uno_tui.notation.lines import whole_lines
from uno_tui.notation.referee import PlayedLine, Referee

SEED = 1
"""The seed of all reviews, so that a decision always gets the same verdict."""
MOST = 3
"""The most remarks per round and seat: those about the moves that cost most."""


class Choice(msgspec.Struct, frozen=True):
    """A decision in a record, or a missed chance."""

    seat: Seat
    line: int
    """The number of a line in the record: the choice was made on the position before it."""
    round: int
    decision: Decision | MissedChance


class Remark(msgspec.Struct, frozen=True):
    """A choice that surely was not the best."""

    choice: Choice
    moves: tuple[Move, ...]
    """The legal moves at that moment."""
    verdict: Verdict


def choices(game: str, record: str, seats: Collection[Seat], last_round: bool, after: int = 0) -> list[Choice]:
    """Return the decisions and missed chances of these seats, from lines after number `after`.

    With `last_round`, only those of the last round. There are none in a game whose expert reviews no decisions. Lines
    after one that does not hold are left out. Raises TableError if the text is not a record.
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
    # A missed chance is found when it ends, lines after the position that it belongs to.
    found.sort(key=lambda choice: choice.line)
    return [each for each in found if each.line > after]


class _Watch:
    """Follows a record for one seat and finds its decisions and its missed chances.

    A chance counts only if there was time for it. Moves out of turn follow one another within a reaction time, so a
    chance that one of them ended was too short. A move in turn comes later: the table waits for the seat's own move,
    and other players wait until everything has been heard, and then for their pause. That pause is long enough for one
    key, such as Uno or a report. A card (or Umé's sum) must be found first: that needs the own turn or a second pause.
    """

    def __init__(self, game: str, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._view: View | None = None
        """The seat's view before the step."""
        self._chance: Move | None = None
        """The move that it could make out of turn then."""
        self._pauses = 0
        """The number of moves in turn since the chance opened."""
        self._missed: Choice | None = None
        """The chance at the first moment when there was time for it."""
        self._own_turn: tuple[PlayedLine, View] | None = None
        """The last move in turn and the seat's view before it, if the move was the seat's own."""

    def step(self, step: PlayedLine, table: Table) -> list[Choice]:
        """Return the choices that a step shows: the decision that it was, the chance that it ended."""
        found: list[Choice] = []
        view, seat, move = self._view, step.seat, step.move
        if view is not None and seat is not None and move is not None and step.events:
            in_turn = seat in view.acting and not move.reaction
            if seat == self._seat and not move.reaction:
                found.append(self._choice(step, Decision(view, move)))
            self._note(step, view, in_turn=in_turn)
            found += self._reported(step, view, in_turn=in_turn)
        # Lines without events, such as assertions, change nothing.
        if step.events or view is None:
            self._view = after = table.view(self._seat)
            chance_now = chance(self._game, after, SEED)
            # Made by any seat: what another player has reported can no longer be reported.
            taken = move is not None and move == self._chance
            if chance_now != self._chance or taken:
                found += [] if taken or self._missed is None else [self._missed]
                self._chance, self._missed, self._pauses = chance_now, None, 0
        return found

    def _choice(self, step: PlayedLine, decision: Decision | MissedChance) -> Choice:
        return Choice(self._seat, step.line.number, decision.view.round, decision)

    def _note(self, step: PlayedLine, view: View, *, in_turn: bool) -> None:
        """Keep the chance that was open before this step, if there was time for it."""
        if self._chance is None or not in_turn:
            return
        self._pauses += 1
        # Words and reports are one key; for a card or a sum see the class.
        time = self._chance.reaction or step.seat == self._seat or self._pauses > 1
        if time and self._missed is None:
            self._missed = self._choice(step, MissedChance(view, self._chance))

    def _reported(self, step: PlayedLine, view: View, *, in_turn: bool) -> list[Choice]:
        """Return the chance to say the word in the seat's own turn, if this step reports that the seat forgot it."""
        assert step.seat is not None  # noqa: S101 - for the type checker
        assert step.move is not None  # noqa: S101 - for the type checker
        if in_turn:
            self._own_turn = (step, view) if step.seat == self._seat else None
        hit = any(isinstance(event, Reported) and self._seat in event.forgot for event in step.events)
        if not hit or self._own_turn is None or self._chance is None:
            return []
        before, known = self._own_turn
        # The word could not yet be said then. That follows from the view, whatever is imagined.
        if GAMES[self._game].imagine(known, Dice(SEED)).refusal(self._seat, self._chance) is not None:
            return []
        # The same chance must not be named a second time when it ends.
        self._missed = None
        return [self._choice(before, MissedChance(view, self._chance, (step.seat, step.move)))]


def remark(game: str, choice: Choice) -> Remark | None:
    """Return a remark about a choice; None if it was good, or if it is not sure that it was bad."""
    made = choice.decision
    verdict = missed(game, made, SEED) if isinstance(made, MissedChance) else judge(game, made, SEED)
    if verdict is None:
        return None
    moves = GAMES[game].imagine(choice.decision.view, Dice(SEED)).moves(choice.seat)
    return Remark(choice, tuple(moves), verdict)


def costliest(remarks: Sequence[Remark]) -> list[Remark]:
    """Return the `MOST` remarks of each round and seat whose choices cost most, in the given order."""
    kept: list[Remark] = []
    for each in remarks:
        same = [other for other in remarks if _seat_and_round(other) == _seat_and_round(each)]
        if each in sorted(same, key=lambda other: other.verdict.cost, reverse=True)[:MOST]:
            kept.append(each)
    return kept


def _seat_and_round(each: Remark) -> tuple[Seat, int]:
    return each.choice.seat, each.choice.round
