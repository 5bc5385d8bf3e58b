"""UNO Rummy: tiles in runs and groups."""

from uno_tui.games.rummy.game import RUMMY

__all__ = ["RUMMY"]
