"""What can be agreed on before a match of UNO."""

from __future__ import annotations

import msgspec

from uno_tui.core.options import Option

OPTIONS: tuple[Option, ...] = (
    Option("match_end", "limit", choices=("limit", "rounds")),
    Option("limit", 500, low=50, high=2000, only_with="match_end", only_for=("limit",)),
    Option("rounds", 5, low=1, high=50, only_with="match_end", only_for=("rounds",)),
    Option("uno_penalty", 4, low=1, high=8),
    Option("draw_anytime", False),
    Option("response", False, house_rule=True),
    Option("sequences", False, house_rule=True),
    Option("intercept", False, house_rule=True),
    Option("super_intercept", False, needs="intercept", house_rule=True),
    Option("bluff", False, house_rule=True),
    Option("skip_after_draw", False, house_rule=True),
    Option("seven_zero", False, house_rule=True),
    Option("buzzer", False, house_rule=True),
    Option("advanced_response", False, needs="response", house_rule=True),
)


class Rules(msgspec.Struct, frozen=True):
    """The options of a match, by the ids of the rule book."""

    match_end: str = "limit"
    limit: int = 500
    rounds: int = 5
    uno_penalty: int = 4
    draw_anytime: bool = False
    response: bool = False
    sequences: bool = False
    intercept: bool = False
    super_intercept: bool = False
    bluff: bool = False
    skip_after_draw: bool = False
    seven_zero: bool = False
    buzzer: bool = False
    advanced_response: bool = False
