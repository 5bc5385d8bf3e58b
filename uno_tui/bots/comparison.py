"""The result of comparing moves."""

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
    """Return the type and the card of a move. Moves that differ only in a colour or a player, for example, share both.
    """
    # Passing, drawing and the like have no card, and are told apart by their types.
    return type(move), getattr(move, "card", None)


class Candidate(msgspec.Struct, frozen=True):
    """A move that was compared."""

    move: Move
    value: float
    """Its average worth."""
    behind: float = 0.0
    """How much it is worth less than the best move, on the same imagined deals; 0 for the best move itself.

    Negative behind a plain move that is ranked first although it looked worse, as it costs less.
    """
    margin: float = 0.0
    """Half the width of the 95 % confidence interval of `behind`; of a judged move, what counts as clear."""

    @property
    def sureness(self) -> Sureness:
        """Return how sure it is that the best move is better: clear if 0 is outside the interval, slight outside half.
        """
        if self.behind > self.margin:
            return Sureness.CLEAR
        return Sureness.SLIGHT if self.behind > self.margin / 2 else Sureness.EQUAL


class Comparison(msgspec.Struct, frozen=True):
    """The moves of one position, compared."""

    candidates: tuple[Candidate, ...]
    """Best first. Empty if nothing is to be decided."""
    rounds: int = 0
    """The number of imagined rounds in which the best move was compared; 0 if it was found without any."""
    others: tuple[Move, ...] = ()
    """Moves of other kinds that were not compared, the most promising first."""

    @classmethod
    def only(cls, move: Move) -> Comparison:
        """Return a comparison of a single move."""
        return cls((Candidate(move, 0.0),))

    def beside(self, moves: Sequence[Move]) -> Comparison:
        """Return this comparison with other `moves`, the most promising first.

        `others` becomes the first move of each `kind` that no candidate has.
        """
        compared = {kind(each.move) for each in self.candidates}
        others: dict[object, Move] = {}
        for move in moves:
            if kind(move) not in compared:
                others.setdefault(kind(move), move)
        return msgspec.structs.replace(self, others=tuple(others.values()))

    @classmethod
    def judged(cls, worths: Iterable[tuple[Move, float]], margin: float) -> Comparison:
        """Return a comparison of moves with their `worths`, sorted from the best, at least one.

        Differences up to half of `margin` count as equal, up to `margin` as slight.
        """
        ranked = tuple(worths)
        best = ranked[0][1]
        behind = (Candidate(move, worth, best - worth, margin) for move, worth in ranked[1:])
        return cls((Candidate(*ranked[0]), *behind))

    @property
    def best(self) -> Move:
        """Return the best move. Raises IndexError if there is none."""
        return self.candidates[0].move
