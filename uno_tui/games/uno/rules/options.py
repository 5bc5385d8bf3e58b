"""The options of a match of UNO."""

from __future__ import annotations

from typing import Annotated

import msgspec

from uno_tui.core.options import HOUSE_RULE, OptionSpec, options_of


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    match_end: Annotated[str, OptionSpec(choices=("limit", "rounds"))] = "limit"
    limit: Annotated[int, OptionSpec(low=50, high=2000, only_with="match_end", only_for=("limit",))] = 500
    rounds: Annotated[int, OptionSpec(low=1, high=50, only_with="match_end", only_for=("rounds",))] = 5
    uno_penalty: Annotated[int, OptionSpec(low=1, high=8)] = 4
    draw_anytime: bool = False
    response: Annotated[bool, HOUSE_RULE] = False
    sequences: Annotated[bool, HOUSE_RULE] = False
    intercept: Annotated[bool, HOUSE_RULE] = False
    super_intercept: Annotated[bool, OptionSpec(needs="intercept", house_rule=True)] = False
    bluff: Annotated[bool, HOUSE_RULE] = False
    skip_after_draw: Annotated[bool, HOUSE_RULE] = False
    seven_zero: Annotated[bool, HOUSE_RULE] = False
    buzzer: Annotated[bool, HOUSE_RULE] = False
    advanced_response: Annotated[bool, OptionSpec(needs="response", house_rule=True)] = False


OPTIONS = options_of(Rules)
