"""The rules of UNO Rummy."""

from uno_tui.games.rummy.rules.game import RUMMY

GAME = RUMMY

__all__ = ["GAME", "RUMMY"]
