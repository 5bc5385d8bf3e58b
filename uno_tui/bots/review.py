"""Looking back at a decision: whether an expert, knowing what was known then, would surely have done better."""

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


class Chance(msgspec.Struct, frozen=True):
    """What a seat could have done out of turn, did not do, and knew when it could have done it.

    `instead` is what another seat did about that: the report of a word that was not said.
    """

    view: View
    move: Move
    instead: tuple[Seat, Move] | None = None


class Verdict(msgspec.Struct, frozen=True):
    """A move that would have been better than the one that was made.

    It is better by `cost`, in the unit of the game (a share of the rounds, a chance to win, tiles), give or take
    `margin`, which is less than the cost. `measures` says more of the cost where it is no single number.
    """

    better: Move
    cost: float
    margin: float
    measures: tuple[int, ...] = ()


@runtime_checkable
class Critic(Protocol):
    """An expert that can say whether a move was surely worse than another."""

    def look_back(self, view: Any, moves: Sequence[Move], made: Move, dice: Dice) -> Verdict | None:
        """What would surely have been better than `made`, one of `moves` or an attempt; None if nothing would.

        Sure is what holds although many decisions are looked at, one after the other.
        """
        ...


@runtime_checkable
class Watcher(Protocol):
    """An expert that sees what could be done out of turn: reports, interceptions, claims, words that are due."""

    def chance(self, view: Any, dice: Dice) -> Move | None:
        """Return what an attentive player does out of turn, knowing this view; None if that is nothing."""
        ...

    def missed(self, chance: Chance, dice: Dice) -> Verdict | None:
        """Return what the chance would surely have been worth; None if nobody can be sure that it was anything."""
        ...


def chance(game: str, view: View, seed: int) -> Move | None:
    """Return what could well be done out of turn; None if that is nothing, or if no expert of the game looks."""
    expert = bot(game, Level.HARD)
    if not isinstance(expert, Watcher) or view.seat is None or view.outcome.round is not None:
        return None
    return expert.chance(view, Dice(seed))


def missed(game: str, chance: Chance, seed: int) -> Verdict | None:
    """Return what a missed chance would surely have been worth; the same for the same arguments.

    Raises TypeError for a game without an expert who looks.
    """
    expert = bot(game, Level.HARD)
    if not isinstance(expert, Watcher):
        raise TypeError(f"no expert of {game} looks for chances")
    return expert.missed(chance, Dice(seed))


def judges(game: str) -> bool:
    """Return whether a game has an expert that can look back."""
    return isinstance(bot(game, Level.HARD), Critic)


def look_back(game: str, decision: Decision, seed: int) -> Verdict | None:
    """What the expert of a game says of a decision; the same for the same arguments. Raises TypeError without one.

    Nothing counts but what the seat knew: what else it could have done follows from its view.
    """
    expert = bot(game, Level.HARD)
    if not isinstance(expert, Critic):
        raise TypeError(f"no expert of {game} looks back")
    view, made = decision.view, decision.made
    if made.reaction or view.seat is None or view.seat not in view.acting:
        return None
    moves = GAMES[game].imagine(view, Dice(seed)).moves(view.seat)
    return expert.look_back(view, moves, made, Dice(seed))
