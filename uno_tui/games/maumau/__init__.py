"""Erftschmiede-Maumau."""

from uno_tui.games.maumau.game import MAUMAU

__all__ = ["MAUMAU"]
