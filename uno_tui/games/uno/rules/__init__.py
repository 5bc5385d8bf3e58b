"""The rules of UNO."""

from uno_tui.games.uno.rules.game import UNO

GAME = UNO

__all__ = ["GAME", "UNO"]
