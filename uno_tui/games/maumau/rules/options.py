"""The options of a match of Maumau."""

from __future__ import annotations

from typing import Annotated

import msgspec

from uno_tui.core.options import HOUSE_RULE, OptionSpec, options_of

HAND_SIZES = range(1, 13)
"""How many cards each player may be dealt (MAU-2)."""
DEALER_CHOOSES = "dealer"
"""The value of `hand_size` with which the dealer decides in each round."""


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    hand_size: Annotated[str, OptionSpec(choices=(*map(str, HAND_SIZES), DEALER_CHOOSES))] = "7"
    rounds: Annotated[int, OptionSpec(low=1, high=50)] = 5
    play_drawn: Annotated[bool, HOUSE_RULE] = True
    cheating: Annotated[bool, HOUSE_RULE] = True


OPTIONS = options_of(Rules)
