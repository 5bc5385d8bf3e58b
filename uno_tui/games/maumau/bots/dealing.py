"""How many cards bots deal (MAU-2)."""

from __future__ import annotations

from uno_tui.core.dice import Dice
from uno_tui.games.maumau.rules.moves import Deal

SIZES = range(5, 9)


def hand_size(dice: Dice) -> Deal:
    """A hand of a comfortable size, drawn by lot."""
    return Deal(dice.lot(SIZES))
