"""UNO Teams: partners who sit opposite each other win together."""

from uno_tui.games.teams.game import TEAMS

__all__ = ["TEAMS"]
