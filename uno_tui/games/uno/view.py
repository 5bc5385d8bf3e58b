"""What a seat knows of a table of UNO."""

from __future__ import annotations

from uno_tui.cards.uno import Card, Colour, Rank
from uno_tui.games.contract import Outcome, Seat, View
from uno_tui.games.uno.options import Rules


class UnoView(View, frozen=True):
    """The table as `seat` sees it (None: an onlooker, who sees no hand).

    `counts` is how many cards everybody holds, by seat; `discard` lies bottom to top; `stock` is how many cards are
    left to draw. `drawing` says that the player on turn has drawn and may play that card or pass; which card it is,
    `drawn`, only that player sees. `owes` can be reported now. `said` tells that the player on turn has said "Uno" in
    advance. `free` is the interceptor's turn of UNO-29. `bluffer` laid the Wild Draw Four that can be called, on
    `called_top` and `called_colour`. `racing` has not pressed the buzzer yet.
    `short` is, by seat, the colour that everybody has seen that player fail to serve; such a hand holds no wild card
    either.
    """

    seat: Seat | None
    rules: Rules
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    discard: tuple[Card, ...]
    stock: int
    colour: Colour | None
    direction: int
    turn: Seat
    dealer: Seat
    round: int
    scores: tuple[int, ...]
    acting: tuple[Seat, ...]
    debt: int
    debt_rank: Rank | None
    drawing: bool
    drawn: Card | None
    said: bool
    owes: tuple[Seat, ...]
    free: bool
    laid: Seat | None
    laid_step: int
    bluffer: Seat | None
    called_top: Card | None
    called_colour: Colour | None
    racing: tuple[Seat, ...]
    short: tuple[Colour | None, ...]
    outcome: Outcome

    @property
    def top(self) -> Card:
        """The top card."""
        return self.discard[-1]

    def next_seat(self, after: Seat | None = None) -> Seat:
        """The seat after `after` (the one on turn) in the direction of play."""
        return ((self.turn if after is None else after) + self.direction) % len(self.counts)
