"""All games of the house, by id."""

from __future__ import annotations

from uno_tui.games.contract import Game
from uno_tui.games.maumau import MAUMAU
from uno_tui.games.rummy import RUMMY
from uno_tui.games.teams import TEAMS
from uno_tui.games.ume import UME
from uno_tui.games.uno import UNO

GAMES: dict[str, Game] = {game.id: game for game in (UNO, TEAMS, RUMMY, UME, MAUMAU)}
