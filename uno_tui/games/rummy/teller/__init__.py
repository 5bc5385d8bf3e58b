"""What happens at a table of UNO Rummy, in sentences."""

from uno_tui.games.rummy.teller.teller import RummyTeller

__all__ = ["RummyTeller"]
