"""Hand sizes that bots deal (MAU-2)."""

from __future__ import annotations

from uno_tui.core.dice import Dice
from uno_tui.games.maumau.rules.moves import Deal

SIZES = range(5, 9)
"""Hands of a comfortable size."""


def draw_hand_size(dice: Dice) -> Deal:
    """Return a deal of a comfortable size, drawn by lot."""
    return Deal(dice.lot(SIZES))
