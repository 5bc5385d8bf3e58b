"""Reactions out of turn: how they depend on attention is the same for every level."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import Attention, Reaction
from uno_tui.games.contract import Move
from uno_tui.games.dice import Dice
from uno_tui.games.uno.moves import BUZZ, REPORT, SAY_UNO, Intercept, Play
from uno_tui.games.uno.view import UnoView

REPORTING_TAKES = 1.6
"""Somebody else's slip is noticed later than one's own duty, by this factor."""


def react(view: UnoView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Say Uno, report, press the buzzer, go on with a sequence or intercept: the first that the bot thinks of."""
    if BUZZ in moves:
        return Reaction(BUZZ, attention.delay(dice))
    if SAY_UNO in moves and view.seat in view.owes and dice.uniform() < attention.remembers:
        return Reaction(SAY_UNO, attention.delay(dice))
    if REPORT in moves and dice.uniform() < attention.notices:
        return Reaction(REPORT, attention.delay(dice, REPORTING_TAKES))
    if view.seat != view.turn and view.laid == view.seat:
        sequence = [move for move in moves if isinstance(move, Play)]
        if sequence and dice.uniform() < attention.remembers:
            return Reaction(sequence[0], attention.delay(dice))
    interceptions = [move for move in moves if isinstance(move, Intercept)]
    if interceptions and dice.uniform() < attention.notices:
        return Reaction(interceptions[0], attention.delay(dice))
    return None
