"""What comparing moves has come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from uno_tui.core.contract import Move


class Sureness(StrEnum):
    """How sure it is that one move is better than another; the surest last."""

    EQUAL = "equal"
    SLIGHT = "slight"
    CLEAR = "clear"


def kind(move: Move) -> tuple[type[Move], object]:
    """Return what moves have in common that differ only in a colour, a player or the like: their type and card."""
    return type(move), getattr(move, "card", None)


class Candidate(msgspec.Struct, frozen=True):
    """A move that was compared, and what it is worth on average.

    It lies `behind` the best by so much on the same imagined deals; `margin` is the half width of the 95 % interval of
    that difference, and both are 0 for the best itself.
    """

    move: Move
    value: float
    behind: float = 0.0
    margin: float = 0.0

    @property
    def sureness(self) -> Sureness:
        """How sure it is that the best move is better than this one; clear beyond the interval."""
        if self.behind > self.margin:
            return Sureness.CLEAR
        return Sureness.SLIGHT if self.behind > self.margin / 2 else Sureness.EQUAL


class Comparison(msgspec.Struct, frozen=True):
    """Moves of one position, best first; none where nothing is to be decided.

    `rounds` is how many imagined rounds the best was compared in; 0 where it was found without any. `others` are moves
    that promise too little to be compared, the most promising first.
    """

    candidates: tuple[Candidate, ...]
    rounds: int = 0
    others: tuple[Move, ...] = ()

    @classmethod
    def only(cls, move: Move) -> Comparison:
        """A move that needs no comparison."""
        return cls((Candidate(move, 0.0),))

    def beside(self, moves: Sequence[Move]) -> Comparison:
        """Return this comparison with `others` from `moves`, most promising first.

        These are the first move for every card, or kind of move, that no candidate plays.
        """
        compared = {kind(each.move) for each in self.candidates}
        others: dict[object, Move] = {}
        for move in moves:
            if kind(move) not in compared:
                others.setdefault(kind(move), move)
        return msgspec.structs.replace(self, others=tuple(others.values()))

    @classmethod
    def judged(cls, worths: Iterable[tuple[Move, float]], margin: float) -> Comparison:
        """Moves with what they are worth, best first; less than `margin` between two of them means nothing."""
        ranked = tuple(worths)
        best = ranked[0][1]
        behind = (Candidate(move, worth, best - worth, margin) for move, worth in ranked[1:])
        return cls((Candidate(*ranked[0]), *behind))

    @property
    def best(self) -> Move:
        """The best move. Raises IndexError without any."""
        return self.candidates[0].move
