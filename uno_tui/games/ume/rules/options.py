"""What can be agreed on before a match of Umé."""

from __future__ import annotations

import msgspec

from uno_tui.core.options import Option

OPTIONS: tuple[Option, ...] = (
    Option("rounds_mode", "off", choices=("off", "wins", "points")),
    Option("rounds", 5, low=1, high=50, only_with="rounds_mode", only_for=("wins", "points")),
    Option("claim", "auto", choices=("auto", "call")),
    Option("strict_distance", False),
    Option("shields", False, house_rule=True),
    Option("draw_again", False, house_rule=True),
)


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    rounds_mode: str = "off"
    rounds: int = 5
    claim: str = "auto"
    strict_distance: bool = False
    shields: bool = False
    draw_again: bool = False

    @property
    def called(self) -> bool:
        """Whether a sequence must be noticed and claimed (UME-8)."""
        return self.claim == "call"
