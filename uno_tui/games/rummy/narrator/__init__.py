"""What happens at a table of UNO Rummy, in sentences."""

from uno_tui.games.rummy.narrator.narrator import RummyNarrator

__all__ = ["RummyNarrator"]
