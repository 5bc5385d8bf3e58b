"""Who plays what: the bots of every game by level."""

from __future__ import annotations

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.maumau import BOTS as MAUMAU_BOTS
from uno_tui.bots.rummy import BOTS as RUMMY_BOTS
from uno_tui.bots.teams import BOTS as TEAMS_BOTS
from uno_tui.bots.ume import BOTS as UME_BOTS
from uno_tui.bots.uno import BOTS as UNO_BOTS

BOTS: dict[str, dict[Level, type[Bot]]] = {
    "uno": UNO_BOTS,
    "teams": TEAMS_BOTS,
    "rummy": RUMMY_BOTS,
    "ume": UME_BOTS,
    "maumau": MAUMAU_BOTS,
}


def bot(game: str, level: Level) -> Bot:
    """A bot for a game."""
    return BOTS[game][level]()
