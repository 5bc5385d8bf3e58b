"""What can be agreed on before a match of Maumau."""

from __future__ import annotations

import msgspec

from uno_tui.core.options import Option

HAND_SIZES = range(1, 13)
"""How many cards everybody may be dealt (MAU-2)."""
DEALER_CHOOSES = "dealer"

OPTIONS: tuple[Option, ...] = (
    Option("hand_size", "7", choices=(*map(str, HAND_SIZES), DEALER_CHOOSES)),
    Option("rounds", 5, low=1, high=50),
    Option("play_drawn", True, house_rule=True),
    Option("cheating", True, house_rule=True),
)


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    hand_size: str = "7"
    rounds: int = 5
    play_drawn: bool = True
    cheating: bool = True
