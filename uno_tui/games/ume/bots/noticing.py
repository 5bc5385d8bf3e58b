"""Noticing sequences where nobody else does: with `claim=call`, and as attentively as the level (UME-8)."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import Attention, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.ume.rules.moves import CLAIM
from uno_tui.games.ume.rules.sums import has_sequence
from uno_tui.games.ume.rules.view import UmeView


def notices(view: UmeView, moves: Sequence[Move], attention: Attention, dice: Dice) -> bool:
    """Whether the bot sees now that its own base has a sequence to claim. It never claims without one."""
    if CLAIM not in moves or not has_sequence(view.hand, view.rules.strict_distance):
        return False
    return dice.uniform() < attention.remembers


def react(view: UmeView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Claim a sequence, if the bot sees it."""
    if notices(view, moves, attention, dice):
        return Reaction(CLAIM, attention.delay(dice))
    return None


def deciding(moves: Sequence[Move]) -> list[Move]:
    """The moves without the claim, which is no decision of a turn."""
    return [move for move in moves if move is not CLAIM and move != CLAIM]
