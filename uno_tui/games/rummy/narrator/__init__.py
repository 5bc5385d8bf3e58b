"""Sentences for the events of UNO Rummy."""

from uno_tui.games.rummy.narrator.narrator import RummyNarrator

__all__ = ["RummyNarrator"]
