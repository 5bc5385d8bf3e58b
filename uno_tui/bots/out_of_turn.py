"""Chances out of turn, for any game that can imagine tables and whose bots react."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uno_tui.bots.bot import ATTENTIVE, Attention, Bot, Reaction
from uno_tui.bots.playouts import play_to_end, proved
from uno_tui.bots.review import MissedChance, Verdict
from uno_tui.core.contract import Move, Table, View
from uno_tui.core.dice import Dice

Imagine = Callable[[Any, Dice], Table]
"""Deals everything that is hidden from a view, as `Game.imagine` does."""
React = Callable[[Any, Sequence[Move], Attention, Dice], Reaction | None]
"""Returns what a bot does out of turn, given its view, its moves and its attention."""


def attentive_move(imagine: Imagine, react: React, view: View, dice: Dice) -> Move | None:
    """Return the move that an attentive player makes out of turn, knowing this view; None if there is none."""
    assert view.seat is not None  # noqa: S101 - onlookers do not play
    # Legal moves follow from the view, so those of any imagined table will do.
    reaction = react(view, imagine(view, dice).moves(view.seat), ATTENTIVE, dice)
    return None if reaction is None else reaction.move


def missed(imagine: Imagine, player: Bot, word: Move, chance: MissedChance, dice: Dice) -> Verdict | None:
    """Return the share of rounds that a missed chance would surely have won; None if that is not sure.

    Imagined rounds are consistent with what the seat knew; `player` plays all seats to their end. `word` is the move
    that says the word for the last card: forgetting it has no effect unless another player reports it.
    """
    seat = chance.view.seat
    assert seat is not None  # noqa: S101 - onlookers do not play
    if chance.move == word and chance.instead is None:
        return None

    def wins(table: Table) -> float:
        play_to_end(table, player, dice)
        return float(seat in (table.outcome.round or ()))

    def gain(imagined: Table) -> float:
        # Both play on from the same deal, so that luck with hidden cards speaks for neither.
        used, unused = imagined.copy(), imagined.copy()
        used.play(seat, chance.move)
        if chance.instead is not None:
            unused.play(*chance.instead)
        return wins(used) - wins(unused)

    return proved(lambda: imagine(chance.view, dice), chance.move, gain)
