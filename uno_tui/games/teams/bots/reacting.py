"""Reactions out of turn: Uno for the bot or its partner, and reports; attention makes the difference."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import REPORTING_TAKES, Attention, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import REPORT, SAY_UNO
from uno_tui.games.teams.rules.view import TeamsView

CARE_FOR_PARTNER = 0.5
"""A factor: how much less often a bot thinks of the partner's duty than of its own."""


def react(view: TeamsView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Return the first reaction that the bot thinks of: Uno if it is due, a report; None for none."""
    if SAY_UNO in moves and view.owes:
        remembers = attention.remembers * (1.0 if view.seat in view.owes else CARE_FOR_PARTNER)
        if dice.uniform() < remembers:
            return Reaction(SAY_UNO, attention.saying(dice))
    if REPORT in moves and dice.uniform() < attention.notices:
        return Reaction(REPORT, attention.delay(dice, REPORTING_TAKES))
    return None
