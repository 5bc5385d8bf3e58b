"""Claiming sequences with `claim=call`, as attentively as the bot's level (UME-8)."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import Attention, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.ume.rules.moves import CLAIM
from uno_tui.games.ume.rules.sums import has_sequence
from uno_tui.games.ume.rules.view import UmeView


def notices_sequence(view: UmeView, moves: Sequence[Move], attention: Attention, dice: Dice) -> bool:
    """Return whether the bot now sees that its base has a sequence to claim. It never claims without one."""
    if CLAIM not in moves or not has_sequence(view.hand, view.rules.strict_distance):
        return False
    return dice.uniform() < attention.remembers


def react(view: UmeView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Return the claim of a sequence if the bot sees it, else None."""
    if notices_sequence(view, moves, attention, dice):
        return Reaction(CLAIM, attention.delay(dice))
    return None


def turn_moves(moves: Sequence[Move]) -> list[Move]:
    """Return the moves without the claim, which is not part of a turn."""
    return [move for move in moves if move is not CLAIM and move != CLAIM]
