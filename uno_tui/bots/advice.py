"""What an expert would do, from what one seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from uno_tui.bots.bot import Company, Level
from uno_tui.bots.comparison import Comparison
from uno_tui.bots.levels import bot
from uno_tui.games.contract import Move, View
from uno_tui.games.dice import Dice


@runtime_checkable
class Expert(Protocol):
    """A bot that can say how good its other moves would have been."""

    def compare(self, view: Any, moves: Sequence[Move], dice: Dice) -> Comparison:
        """The moves worth a thought, the one that the bot makes first. `moves` is not empty."""
        ...


@runtime_checkable
class KnowsOthers(Protocol):
    """An expert that weighs bluffs and cheats by how those at the table react to them."""

    def compare_among(self, view: Any, moves: Sequence[Move], dice: Dice, company: Company) -> Comparison:
        """Return the moves worth a thought as `compare` does, best first in this company."""
        ...


def compare(game: str, view: View, moves: Sequence[Move], seed: int, company: Company = ()) -> Comparison:
    """Return how the expert of a game compares the moves; the same for the same arguments.

    Raises TypeError for a game without an expert who compares.
    """
    expert = bot(game, Level.HARD)
    if isinstance(expert, KnowsOthers):
        return expert.compare_among(view, moves, Dice(seed), company)
    if not isinstance(expert, Expert):
        raise TypeError(f"no expert of {game} compares moves")
    return expert.compare(view, moves, Dice(seed))
