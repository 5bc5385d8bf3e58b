"""Who plays what: the bots of every game by level."""

from __future__ import annotations

from uno_tui.bots.bot import Bot, Level
from uno_tui.games.catalogue import Facet, Facets

BOTS: Facets[dict[Level, type[Bot]]] = Facets(Facet.BOTS)


def bot(game: str, level: Level) -> Bot:
    """A bot for a game."""
    return BOTS[game][level]()
