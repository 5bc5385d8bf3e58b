"""The options of a match of UNO Teams (TEAMS-18)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from uno_tui.core.options import OptionSpec, options_of


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    match_end: Annotated[str, OptionSpec(choices=("limit", "wins"))] = "limit"
    limit: Annotated[int, OptionSpec(low=50, high=2000, only_with="match_end", only_for=("limit",))] = 500
    wins: Annotated[int, OptionSpec(low=1, high=20, only_with="match_end", only_for=("wins",))] = 3


OPTIONS = options_of(Rules)
