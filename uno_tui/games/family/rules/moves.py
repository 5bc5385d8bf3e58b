"""The moves that UNO and UNO Teams share."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.cards.coloured import Card, Colour
from uno_tui.core.contract import Move, Seat
from uno_tui.message import Invalid


class Play(Move, frozen=True):
    """Lay a card: with a colour for a wild, with the seat to swap hands with for a 7 (UNO-38)."""

    card: Card
    colour: Colour | None = None
    swap: Seat | None = None

    def __post_init__(self) -> None:
        if self.colour is not None and not self.card.wild:
            raise Invalid("family-without-colour", card=str(self.card))
        if self.swap is not None and self.card.number != 7:
            raise Invalid("family-without-swap", card=str(self.card))


class Draw(Move, frozen=True):
    """Draw a card, or the whole debt."""


class Pass(Move, frozen=True):
    """End the turn without laying a card."""


class Uno(Move, frozen=True):
    """Say "Uno"."""

    reaction: ClassVar[bool] = True


class Report(Move, frozen=True):
    """Report the players who did not say "Uno"."""

    reaction: ClassVar[bool] = True
DRAW = Draw()
PASS = Pass()
SAY_UNO = Uno()
REPORT = Report()
