"""What can be agreed on before a match of UNO Rummy."""

from __future__ import annotations

import msgspec

from uno_tui.core.options import Option

OPTIONS: tuple[Option, ...] = (
    Option("match_end", "limit", choices=("limit", "rounds_won")),
    Option("limit", 200, low=50, high=1000, only_with="match_end", only_for=("limit",)),
    Option("rounds", 2, low=1, high=10, only_with="match_end", only_for=("rounds_won",)),
    Option("must_lay", True),
    Option("action_per", "turn", choices=("turn", "set")),
)


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    match_end: str = "limit"
    limit: int = 200
    rounds: int = 2
    must_lay: bool = True
    action_per: str = "turn"
