"""The bots of every game, by level."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import Bot, Level
from uno_tui.core.catalogue import Facets
from uno_tui.core.contract import Move, View
from uno_tui.core.dice import Dice
from uno_tui.core.facets import Facet

BOTS: Facets[dict[Level, type[Bot]]] = Facets(Facet.BOTS)


def bot(game: str, level: Level) -> Bot:
    """Return a bot of this level for a game."""
    return BOTS[game][level]()


def choose(game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
    """Return the move of a bot of this level; the same for the same arguments."""
    return bot(game, level).choose(view, moves, Dice(seed))
