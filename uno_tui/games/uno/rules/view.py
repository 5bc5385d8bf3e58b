"""The view of a seat at a table of UNO."""

from __future__ import annotations

from uno_tui.cards.coloured import Card, Colour
from uno_tui.core.contract import Seat
from uno_tui.games.family.rules.view import FamilyView
from uno_tui.games.uno.rules.options import Rules


class UnoView(FamilyView, frozen=True, kw_only=True):
    """The table as `seat` sees it.

    `free` marks the interceptor's turn of UNO-29. `laid` may continue a sequence, in the direction `laid_step` (0 for
    either). `bluffer` laid the Wild Draw Four that can be called, on `called_top` and `called_colour`. `racing` have
    not pressed the buzzer yet. `late` are the cards of the hand that would have continued the viewer's sequence and
    come too late now (UNO-26). `short` is, by seat, the colour that all players have seen that player fail to serve;
    such a hand holds no wild card either.
    """

    rules: Rules
    free: bool
    laid: Seat | None
    laid_step: int
    bluffer: Seat | None
    called_top: Card | None
    called_colour: Colour | None
    racing: tuple[Seat, ...]
    late: tuple[Card, ...] = ()
    short: tuple[Colour | None, ...]

    def next_seat(self, after: Seat | None = None) -> Seat:
        """Return the seat after `after` (by default the one on turn) in the direction of play."""
        return ((self.turn if after is None else after) + self.direction) % len(self.counts)
