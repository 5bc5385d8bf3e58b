"""The rules of Erftschmiede-Maumau."""

from uno_tui.games.maumau.rules.game import MAUMAU

GAME = MAUMAU

__all__ = ["GAME", "MAUMAU"]
