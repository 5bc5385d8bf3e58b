"""Reactions out of turn, which depend on attention in the same way for every level."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import REPORTING_TAKES, Attention, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.rummy.rules.moves import REPORT, SAY_UNO
from uno_tui.games.rummy.rules.view import RummyView


def react(view: RummyView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Return "Uno" or a report, whichever the bot thinks of first; None if it thinks of neither."""
    if SAY_UNO in moves and view.seat in view.owes and dice.uniform() < attention.remembers:
        return Reaction(SAY_UNO, attention.saying(dice))
    if REPORT in moves and dice.uniform() < attention.notices:
        return Reaction(REPORT, attention.delay(dice, REPORTING_TAKES))
    return None
