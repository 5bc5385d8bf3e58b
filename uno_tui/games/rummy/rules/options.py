"""The options of UNO Rummy."""

from __future__ import annotations

from typing import Annotated

import msgspec

from uno_tui.core.options import OptionSpec, options_of


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    # match_end, limit and rounds: RUM-18; must_lay: RUM-8; action_per: RUM-14.
    match_end: Annotated[str, OptionSpec(choices=("limit", "rounds_won"))] = "limit"
    limit: Annotated[int, OptionSpec(low=50, high=1000, only_with="match_end", only_for=("limit",))] = 200
    rounds: Annotated[int, OptionSpec(low=1, high=10, only_with="match_end", only_for=("rounds_won",))] = 2
    must_lay: bool = True
    action_per: Annotated[str, OptionSpec(choices=("turn", "set"))] = "turn"


OPTIONS = options_of(Rules)
