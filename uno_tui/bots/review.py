"""The review of a decision: would an expert, with the knowledge of that moment, surely have done better?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Seat, View
from uno_tui.core.dice import Dice


class Decision(msgspec.Struct, frozen=True):
    """A move that a player made, and the view before it."""

    view: View
    made: Move


class MissedChance(msgspec.Struct, frozen=True):
    """A move out of turn that a seat could have made and did not make."""

    view: View
    """The seat's view at that moment."""
    move: Move
    instead: tuple[Seat, Move] | None = None
    """The seat and move that followed because of that: the report of a word that was not said."""


class Verdict(msgspec.Struct, frozen=True):
    """A move that would surely have been better than the one that was made."""

    better: Move
    cost: float
    """How much better it is, in the unit of the game: a share of the rounds, a probability to win, tiles."""
    margin: float
    """The uncertainty of the cost, less than the cost itself."""
    measures: tuple[int, ...] = ()
    """Details of the cost, in games where it is not a single number."""


@runtime_checkable
class Critic(Protocol):
    """An expert that can say whether a move was surely worse than another."""

    def look_back(self, view: Any, moves: Sequence[Move], made: Move, dice: Dice) -> Verdict | None:
        """Return a move that would surely have been better than `made`; None if there is none.

        `made` is one of `moves`, or an attempt that is not listed. A verdict must be so sure that it holds although
        many decisions are reviewed.
        """
        ...


@runtime_checkable
class OutOfTurnExpert(Protocol):
    """An expert that finds moves out of turn: reports, interceptions, claims, words that are due."""

    def chance(self, view: Any, dice: Dice) -> Move | None:
        """Return the move that an attentive player makes out of turn, knowing this view; None if there is none."""
        ...

    def missed(self, chance: MissedChance, dice: Dice) -> Verdict | None:
        """Return the sure worth of a missed chance; None if it is not sure that it had any."""
        ...


def chance(game: str, view: View, seed: int) -> Move | None:
    """Return the move that an attentive player makes out of turn.

    None if there is none, or if the expert of the game is not an `OutOfTurnExpert`.
    """
    expert = bot(game, Level.HARD)
    if not isinstance(expert, OutOfTurnExpert) or view.seat is None or view.outcome.round is not None:
        return None
    return expert.chance(view, Dice(seed))


def missed(game: str, missed_chance: MissedChance, seed: int) -> Verdict | None:
    """Return the sure worth of a missed chance, None if it is not sure; the same for the same arguments.

    Raises TypeError for a game whose expert is not an `OutOfTurnExpert`.
    """
    expert = bot(game, Level.HARD)
    if not isinstance(expert, OutOfTurnExpert):
        raise TypeError(f"the expert of {game} finds no missed chances: expected an OutOfTurnExpert")
    return expert.missed(missed_chance, Dice(seed))


def judges(game: str) -> bool:
    """Return whether a game has an expert that can look back."""
    return isinstance(bot(game, Level.HARD), Critic)


def judge(game: str, decision: Decision, seed: int) -> Verdict | None:
    """Return the verdict of a game's expert on a decision, None if it was good; the same for the same arguments.

    Only the seat's knowledge counts: its other moves are found from its view. Raises TypeError for a game whose expert
    is not a `Critic`.
    """
    expert = bot(game, Level.HARD)
    if not isinstance(expert, Critic):
        raise TypeError(f"the expert of {game} reviews no decisions: expected a Critic")
    view, made = decision.view, decision.made
    # Moves out of turn are judged by the chances that were missed, not here.
    if made.reaction or view.seat is None or view.seat not in view.acting:
        return None
    # The record has no list of legal moves; they follow from the view, whatever is imagined.
    moves = GAMES[game].imagine(view, Dice(seed)).moves(view.seat)
    return expert.look_back(view, moves, made, Dice(seed))
