"""The options of Umé."""

from __future__ import annotations

from typing import Annotated

import msgspec

from uno_tui.core.options import HOUSE_RULE, OptionSpec, options_of


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    # rounds_mode, rounds: UME-17; claim: UME-8; strict_distance: UME-6; shields: UME-18; draw_again: UME-20.
    rounds_mode: Annotated[str, OptionSpec(choices=("off", "wins", "points"))] = "off"
    rounds: Annotated[int, OptionSpec(low=1, high=50, only_with="rounds_mode", only_for=("wins", "points"))] = 5
    claim: Annotated[str, OptionSpec(choices=("auto", "call"))] = "auto"
    strict_distance: bool = False
    shields: Annotated[bool, HOUSE_RULE] = False
    draw_again: Annotated[bool, HOUSE_RULE] = False

    @property
    def called(self) -> bool:
        """Whether a sequence must be noticed and claimed (UME-8)."""
        return self.claim == "call"


OPTIONS = options_of(Rules)
