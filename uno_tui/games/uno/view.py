"""What a seat knows of a table of UNO."""

from __future__ import annotations

import msgspec

from uno_tui.cards.uno import Card, Colour, Rank
from uno_tui.games.contract import Seat, View
from uno_tui.games.uno.options import Rules


class BasicView(View, frozen=True, kw_only=True):
    """What `seat` sees of the basic game, with or without house rules and teams (None: an onlooker, who sees no hand).

    `counts` is how many cards everybody holds, by seat; `discard` lies bottom to top; `stock` is how many cards are
    left to draw. `drawing` says that the player on turn has drawn and may play that card or pass; which card it is,
    `drawn`, only that player sees. `owes` can be reported now. `said` tells that "Uno" was said in advance by, or in
    teams for, the player on turn.
    """

    rules: msgspec.Struct
    hand: tuple[Card, ...]
    discard: tuple[Card, ...]
    colour: Colour | None
    debt: int
    debt_rank: Rank | None
    drawing: bool
    drawn: Card | None
    said: bool
    owes: tuple[Seat, ...]

    @property
    def top(self) -> Card:
        """The top card."""
        return self.discard[-1]


class UnoView(BasicView, frozen=True, kw_only=True):
    """The table as `seat` sees it.

    `free` is the interceptor's turn of UNO-29. `bluffer` laid the Wild Draw Four that can be called, on `called_top`
    and `called_colour`. `racing` has not pressed the buzzer yet. `short` is, by seat, the colour that everybody has
    seen that player fail to serve; such a hand holds no wild card either.
    """

    rules: Rules
    free: bool
    laid: Seat | None
    laid_step: int
    bluffer: Seat | None
    called_top: Card | None
    called_colour: Colour | None
    racing: tuple[Seat, ...]
    short: tuple[Colour | None, ...]

    def next_seat(self, after: Seat | None = None) -> Seat:
        """The seat after `after` (the one on turn) in the direction of play."""
        return ((self.turn if after is None else after) + self.direction) % len(self.counts)
