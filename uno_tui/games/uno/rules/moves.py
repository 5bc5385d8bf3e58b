"""The moves of UNO."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.cards.coloured import COLOURS, KINDS, Card
from uno_tui.core.contract import Move, Seat
from uno_tui.games.family.rules.moves import Play
from uno_tui.message import Invalid


class Challenge(Move, frozen=True):
    """Call the bluff of a Wild Draw Four (UNO-35)."""


class Intercept(Move, frozen=True):
    """Lay the same card as the top card `on`, out of turn; a 7 may `swap` hands with a seat (UNO-28, UNO-32)."""

    card: Card
    on: Card
    swap: Seat | None = None

    def __post_init__(self) -> None:
        if self.swap is not None and self.card.number != 7:
            raise Invalid("family-without-swap", card=str(self.card))


class Buzz(Move, frozen=True):
    """Press the buzzer (UNO-41)."""

    reaction: ClassVar[bool] = True


CHALLENGE = Challenge()
BUZZ = Buzz()

PLAYS: dict[Card, tuple[Play, ...]] = {
    card: tuple(Play(card, colour) for colour in COLOURS) if card.wild else (Play(card),) for card in KINDS.values()
}
"""Every way to lay a card without swapping hands, made once because they are asked for millions of times."""
