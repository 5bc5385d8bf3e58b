"""What can be agreed on before a match of UNO Teams (TEAMS-18)."""

from __future__ import annotations

import msgspec

from uno_tui.core.options import Option

OPTIONS: tuple[Option, ...] = (
    Option("match_end", "limit", choices=("limit", "wins")),
    Option("limit", 500, low=50, high=2000, only_with="match_end", only_for=("limit",)),
    Option("wins", 3, low=1, high=20, only_with="match_end", only_for=("wins",)),
)


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    match_end: str = "limit"
    limit: int = 500
    wins: int = 3
