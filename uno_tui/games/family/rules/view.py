"""What a seat sees of a table in UNO and in UNO Teams."""

from __future__ import annotations

import msgspec

from uno_tui.cards.coloured import Card, Colour, Rank
from uno_tui.core.contract import Seat, View


class FamilyView(View, frozen=True, kw_only=True):
    """The table as `seat` sees it, with or without house rules and teams (None: an onlooker, who sees no hand).

    `counts` are the numbers of cards by seat; `discard` lies bottom to top; `stock` is the number of cards left to
    draw. `drawing` says that the player on turn has drawn and may play that card or pass; only that player sees which
    card it is, `drawn`. `owes` are the seats that can be reported now. `said` tells that "Uno" was said in advance by
    the player on turn, or in teams for them.
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
