"""Reactions of bots out of turn, at a table with people and in the arena alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from uno_tui.bots.bot import Bot
from uno_tui.core.contract import Event, Move, Seat, Table, TurnBegan, View
from uno_tui.core.dice import Dice

Known = Callable[[Seat], tuple[View, Sequence[Move]]]
"""Returns the view and the legal moves of a seat."""


class Wish(msgspec.Struct, frozen=True):
    """A bot at `seat` wants to make `move`."""

    seat: Seat
    move: Move
    ply: int
    """`BotReactions.ply` when the bot looked at the table."""
    delay: float = 0.0
    """Seconds from the end of the announcement."""
    rash: bool = False
    """Whether the wish holds even if the table has gone on."""


class BotAnswers(msgspec.Struct, frozen=True):
    """The answers of all bots after a change at the table."""

    wishes: Sequence[Wish]
    """Reactions out of turn."""
    movers: Sequence[Seat]
    """The seats of the bots that will move in turn or choose."""


class BotReactions:
    """Asks the bots at one table for reactions, once about every opportunity."""

    def __init__(self, bots: Mapping[Seat, Bot], dice: Dice) -> None:
        self._bots = bots
        self.dice_for: Callable[[Seat], Dice] = lambda seat: dice
        """Returns the dice with which the bot at a seat decides about reactions."""
        self._offered: dict[Seat, Sequence[Move]] = {}
        self.ply = 0
        """The number of times that the table has gone on. Moves that are reactions, such as saying Uno, do not count.
        """

    def ask(self, acting: Sequence[Seat], known: Known) -> BotAnswers:
        """Ask every bot about the table as it is now. A bot that reacts in a race makes no other move."""
        wishes, movers = [], []
        for seat, bot in self._bots.items():
            view, moves = known(seat)
            met = self._offered.get(seat, ())
            new = [move for move in moves if move not in met]
            # Not added to the earlier ones: a move that was impossible meanwhile is offered again.
            self._offered[seat] = moves
            reaction = bot.react(view, new, self.dice_for(seat)) if new else None
            if reaction is not None:
                wishes.append(Wish(seat, reaction.move, self.ply, reaction.delay, reaction.rash))
            # In a race all moves are reactions, and the one above is the bot's; it must not press a second time.
            if seat in acting and not (reaction is not None and all(move.reaction for move in moves)):
                movers.append(seat)
        return BotAnswers(wishes, movers)

    def on_move(self, move: Move | None, events: Sequence[Event]) -> None:
        """Count a move, or a new round if `move` is None. Unless it is a reaction within a turn, renew all offers."""
        if move is None or not move.reaction or any(isinstance(event, TurnBegan) for event in events):
            # A word in between does not count: it must neither take a reaction away from bots nor ask them twice.
            self._offered.clear()
            self.ply += 1

    def renew_offers(self) -> None:
        """Offer all moves again: moves were taken back, or a seat has another player. Earlier wishes lapse."""
        self._offered.clear()
        self.ply += 1

    def holds(self, wish: Wish, table: Table) -> bool:
        """Return whether a wish is still legal, and not older than the last move. Reactions and rash ones may be."""
        # Words and reports stay possible as long as they are legal; a rash bot does not see that it comes too late.
        if wish.move.reaction or wish.rash or wish.ply == self.ply:
            return table.refusal(wish.seat, wish.move) is None
        return False
