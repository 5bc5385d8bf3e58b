"""What comparing moves has come to."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from uno_tui.games.contract import Move


class Sureness(StrEnum):
    """How sure it is that one move is better than another."""

    CLEAR = "clear"
    SLIGHT = "slight"
    EQUAL = "equal"


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

    `rounds` is how many imagined rounds the best was compared in; 0 where it was found without any.
    """

    candidates: tuple[Candidate, ...]
    rounds: int = 0

    @classmethod
    def only(cls, move: Move) -> Comparison:
        """A move that needs no comparison."""
        return cls((Candidate(move, 0.0),))

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
