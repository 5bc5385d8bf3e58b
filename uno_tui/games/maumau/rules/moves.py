"""The moves of Maumau."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.cards.french import JOKER, Card, Rank, Suit
from uno_tui.core.contract import Move, Seat
from uno_tui.message import Invalid

TAKES_SEAT = frozenset({Rank.ACE, Rank.FOUR, Rank.QUEEN})
"""The ranks whose player names another player."""


class Play(Move, frozen=True):
    """Lay `card`, in turn or as an answer.

    A Joker is laid as the card `named` (and takes that card's arguments), or wishes for the rank `wish`. `seat` is the
    player named with an Ace, 4 or Queen, `gift` the card given with a 4, `suit` what a Jack wishes for; a 3 may `buy`,
    a King may call a `round`.
    """

    card: Card
    named: Card | None = None
    wish: Rank | None = None
    seat: Seat | None = None
    gift: Card | None = None
    suit: Suit | None = None
    buy: bool = False
    round: bool = False

    def __post_init__(self) -> None:
        if self.card is not JOKER and (self.named is not None or self.wish is not None):
            raise Invalid("maumau-not-a-joker", card=str(self.card))
        if self.named is JOKER or self.wish is Rank.JOKER or (self.named is not None and self.wish is not None):
            raise Invalid("maumau-joker-named-joker")
        # Each argument belongs to certain ranks; all others refuse it.
        rank = None if self.face is None else self.face.rank
        for word, given, ranks in (
            ("seat", self.seat is not None, TAKES_SEAT),
            ("gift", self.gift is not None, (Rank.FOUR,)),
            ("suit", self.suit is not None, (Rank.JACK,)),
            ("buy", self.buy, (Rank.THREE,)),
            ("round", self.round, (Rank.KING,)),
        ):
            if given and rank not in ranks:
                raise Invalid("maumau-played-without", card=str(self.named or self.card), word=word)

    @property
    def face(self) -> Card | None:
        """The card that this one counts as; None for a Joker that wishes, or without a name."""
        return self.named if self.card is JOKER else self.card


class Accept(Move, frozen=True):
    """Bear the effect of an open answer (MAU-24)."""


class Draw(Move, frozen=True):
    """Draw a card instead of laying one (MAU-5)."""


class Pass(Move, frozen=True):
    """End the turn after drawing."""


class Last(Move, frozen=True):
    """Say "last card" (MAU-8)."""

    reaction: ClassVar[bool] = True


class Report(Move, frozen=True):
    """Report the players who did not say "last card" (MAU-8)."""

    reaction: ClassVar[bool] = True


class Catch(Move, frozen=True):
    """Claim that the last card laid did not fit (MAU-6)."""

    reaction: ClassVar[bool] = True


class Deal(Move, frozen=True):
    """Say how many cards each player gets (MAU-2)."""

    count: int


ACCEPT = Accept()
DRAW = Draw()
PASS = Pass()
SAY_LAST = Last()
REPORT = Report()
CATCH = Catch()
