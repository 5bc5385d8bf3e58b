"""Bots' reactions out of turn, the same at a table with people and in the arena."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from uno_tui.bots.bot import Bot
from uno_tui.core.contract import Event, Move, Seat, Table, TurnBegan, View
from uno_tui.core.dice import Dice

Known = Callable[[Seat], tuple[View, Sequence[Move]]]
"""Returns the view and the legal moves of a seat."""


class Wish(msgspec.Struct, frozen=True):
    """A bot at `seat` wants to make `move`, `delay` seconds after what has just happened was heard.

    `ply` is how often the table had gone on when the bot looked at it; a `rash` one does not mind if it has again.
    """

    seat: Seat
    move: Move
    ply: int
    delay: float = 0.0
    rash: bool = False


class Look(msgspec.Struct, frozen=True):
    """What the bots make of the table: who wants to react, and who will move in turn or choose."""

    wishes: Sequence[Wish]
    movers: Sequence[Seat]


class Reactions:
    """What the bots at one table have been offered: each is asked once about every opportunity."""

    def __init__(self, bots: Mapping[Seat, Bot], dice: Dice) -> None:
        self._bots = bots
        self._dice = dice
        self._offered: dict[Seat, Sequence[Move]] = {}
        self.ply = 0
        """How often the table has gone on; reactions that leave cards and turns alone do not count."""

    def look(self, acting: Sequence[Seat], known: Known) -> Look:
        """Ask every bot what it makes of the table as it is now. A bot that reacts in a race makes no other move."""
        wishes, movers = [], []
        for seat, bot in self._bots.items():
            view, moves = known(seat)
            met = self._offered.get(seat, ())
            new = [move for move in moves if move not in met]
            self._offered[seat] = moves
            reaction = bot.react(view, new, self._dice) if new else None
            if reaction is not None:
                wishes.append(Wish(seat, reaction.move, self.ply, reaction.delay, reaction.rash))
            if seat in acting and not (reaction is not None and all(move.reaction for move in moves)):
                movers.append(seat)
        return Look(wishes, movers)

    def on_move(self, move: Move | None, events: Sequence[Event]) -> None:
        """React to a move (None: a round was dealt). A move that opens or ends a turn renews all offers."""
        if move is None or not move.reaction or any(isinstance(event, TurnBegan) for event in events):
            self._offered.clear()
            self.ply += 1

    def on_takeback(self) -> None:
        """React to moves that were taken back: renew all offers, and let earlier wishes lapse."""
        self._offered.clear()
        self.ply += 1

    def holds(self, wish: Wish, table: Table) -> bool:
        """Return whether a wish still holds and is legal. A reaction may come after other reactions."""
        if wish.move.reaction or wish.rash or wish.ply == self.ply:
            return table.refusal(wish.seat, wish.move) is None
        return False
