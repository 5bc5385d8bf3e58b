"""What a seat knows of a table of the basic game."""

from __future__ import annotations

import msgspec

from uno_tui.cards.coloured import Card, Colour, Rank
from uno_tui.core.contract import Seat, View


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
