"""Reactions out of turn: every level depends on its attention in the same way."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import REPORTING_TAKES, Attention, Reaction
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Play
from uno_tui.games.uno.bots.worth import best_follower, best_interception
from uno_tui.games.uno.rules.moves import BUZZ, Intercept
from uno_tui.games.uno.rules.view import UnoView


def on_turn(moves: Sequence[Move]) -> list[Move]:
    """Return the moves to think about in turn; the others are matters of attention.

    An interceptor who may pass without drawing (UNO-29) never draws.
    """
    thought = [move for move in moves if not isinstance(move, Intercept) and (not move.reaction or move == BUZZ)]
    return [move for move in thought if move != DRAW] if PASS in thought else thought


def react(view: UnoView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Return the first reaction that the bot thinks of: buzzer, Uno, report, sequence, interception; None for none."""
    if BUZZ in moves:
        return Reaction(BUZZ, attention.delay(dice))
    if len(view.hand) == 1 and (last := _lay(view, moves, attention, dice)):
        return last  # better than words
    if SAY_UNO in moves and view.seat in view.owes and dice.uniform() < attention.remembers:
        return Reaction(SAY_UNO, attention.saying(dice))
    if REPORT in moves and dice.uniform() < attention.notices:
        return Reaction(REPORT, attention.delay(dice, REPORTING_TAKES))
    return _lay(view, moves, attention, dice)


def _lay(view: UnoView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Return a card that may be laid now without waiting for a turn."""
    return _continue_sequence(view, moves, attention, dice) or _intercept(view, moves, attention, dice)


def _continue_sequence(view: UnoView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Continue the bot's own sequence, before the next player plays."""
    if view.seat == view.turn or view.laid != view.seat:
        return None
    follower = best_follower(view, [move for move in moves if isinstance(move, Play)])
    if follower is None or dice.uniform() >= attention.remembers:
        return None
    return Reaction(follower, attention.delay(dice))


def _intercept(view: UnoView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Intercept the top card; a rash bot does not notice that another card lies there by now, and pays for it."""
    interception = best_interception(view, [move for move in moves if isinstance(move, Intercept)])
    if interception is None or dice.uniform() >= attention.notices:
        return None
    return Reaction(interception, attention.delay(dice), rash=dice.uniform() < attention.rash)
