"""What could have been done out of turn, for any game that can imagine tables and whose bots react."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uno_tui.bots.bot import ATTENTIVE, Attention, Bot, Reaction
from uno_tui.bots.playouts import play_to_end, proved
from uno_tui.bots.review import Chance, Verdict
from uno_tui.core.contract import Move, Table, View
from uno_tui.core.dice import Dice

Imagine = Callable[[Any, Dice], Table]
"""Deals everything that is hidden from a view, as `Game.imagine` does."""
React = Callable[[Any, Sequence[Move], Attention, Dice], Reaction | None]
"""Returns what a bot does out of turn, given its view, its moves and its attention."""


def attentive_move(imagine: Imagine, react: React, view: View, dice: Dice) -> Move | None:
    """Return what an attentive player does out of turn, knowing this view; None if that is nothing."""
    assert view.seat is not None  # noqa: S101 - onlookers do not play
    reaction = react(view, imagine(view, dice).moves(view.seat), ATTENTIVE, dice)
    return None if reaction is None else reaction.move


def missed(imagine: Imagine, player: Bot, word: Move, chance: Chance, dice: Dice) -> Verdict | None:
    """Return the share of rounds that the chance would surely have won; None if nobody can be sure.

    `player` plays all seats to the end of rounds that fit what the seat knew. `word` is what has to be said before the
    last card: nothing comes of forgetting it unless another player reports that.
    """
    seat = chance.view.seat
    assert seat is not None  # noqa: S101 - onlookers do not play
    if chance.move == word and chance.instead is None:
        return None

    def wins(table: Table) -> float:
        play_to_end(table, player, dice)
        return float(seat in (table.outcome.round or ()))

    def gain(imagined: Table) -> float:
        used, unused = imagined.copy(), imagined.copy()
        used.play(seat, chance.move)
        if chance.instead is not None:
            unused.play(*chance.instead)
        return wins(used) - wins(unused)

    return proved(lambda: imagine(chance.view, dice), chance.move, gain)
