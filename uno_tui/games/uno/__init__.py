"""UNO with every house rule of its source."""

from uno_tui.games.uno.game import UNO

__all__ = ["UNO"]
