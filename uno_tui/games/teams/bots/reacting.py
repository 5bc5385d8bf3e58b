"""Reactions out of turn: Uno for oneself or the partner, and reports; attention makes the difference."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import REPORTING_TAKES, Attention, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import REPORT, SAY_UNO
from uno_tui.games.teams.rules.view import TeamsView

PARTNERS_CARE = 0.5
"""The partner's duty is thought of less often than one's own, by this factor."""


def react(view: TeamsView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Say Uno if it is due, report: the first that the bot thinks of."""
    if SAY_UNO in moves and view.owes:
        remembers = attention.remembers * (1.0 if view.seat in view.owes else PARTNERS_CARE)
        if dice.uniform() < remembers:
            return Reaction(SAY_UNO, attention.saying(dice))
    if REPORT in moves and dice.uniform() < attention.notices:
        return Reaction(REPORT, attention.delay(dice, REPORTING_TAKES))
    return None
