"""The rules of UNO Teams."""

from uno_tui.games.teams.rules.game import TEAMS

GAME = TEAMS

__all__ = ["GAME", "TEAMS"]
