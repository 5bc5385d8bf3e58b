"""The rules of Umé."""

from uno_tui.games.ume.rules.game import UME

GAME = UME

__all__ = ["GAME", "UME"]
