"""The events of Umé. All players see everything but the stock, so events hide nothing."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from uno_tui.cards.coloured import COLOURS, Card, Colour
from uno_tui.core.contract import MATCH_EVENTS, Cue, Event, Failed, LotDrawn, Seat, Shuffled
from uno_tui.core.events import Passed, TurnLost
from uno_tui.games.ume.rules.moves import BaseChange, Claim


def _tone(card: Card) -> int | None:
    return None if card.colour is None else COLOURS.index(card.colour)


Sums = tuple[int, int, int, int]
"""The sums of a base, in the order red, yellow, green, blue."""


class Choice(StrEnum):
    """A decision that a player must make before the game goes on."""

    REVERSE = "reverse"
    DROP = "drop"
    NAME = "name"
    PERMISSION = "permission"
    AGAIN = "again"


class Dealt(Event, frozen=True):
    """The first base of each seat, by seat (UME-2)."""

    bases: tuple[tuple[Card, ...], ...]


class SumsSaid(Event, frozen=True):
    """The sums are said aloud, by seat; `highest` decides who begins (UME-5)."""

    sums: tuple[Sums, ...]
    highest: int


class DrewFaceUp(Event, frozen=True):
    """`seat` drew `card`: into its base (`kept`, with the colour's new `total`), or to be carried out (UME-10)."""

    cue: ClassVar[Cue] = Cue.LAID
    seat: Seat
    card: Card
    kept: bool
    total: int

    @property
    def tone(self) -> int | None:
        """The index of the card's colour; None for a wild."""
        return _tone(self.card)


class Put(Event, frozen=True):
    """`seat` put `card` of its base on the discard pile; `total` is the colour's new sum (UME-9)."""

    cue: ClassVar[Cue] = Cue.LAID
    seat: Seat
    card: Card
    total: int

    @property
    def tone(self) -> int | None:
        """The index of the card's colour; None for a wild."""
        return _tone(self.card)


class MustChoose(Event, frozen=True):
    """`seat` carries out `card` and must decide how."""

    seat: Seat
    choice: Choice
    card: Card


class NothingToDo(Event, frozen=True):
    """The action of `card` is over because nothing, or nothing more, can be done."""

    seat: Seat
    card: Card


class Took(Event, frozen=True):
    """`seat` took `card` from the base of `other`; `totals` are the colour's new sums, the taker's first (UME-13)."""

    seat: Seat
    other: Seat
    card: Card
    totals: tuple[int, int]


class Gave(Event, frozen=True):
    """`seat` gave `card` to `other`; `totals` are the colour's new sums, the giver's first (UME-13)."""

    seat: Seat
    other: Seat
    card: Card
    totals: tuple[int, int]


class Dropped(Event, frozen=True):
    """By an action of `seat`, these cards of these owners went to the discard pile, in this order (UME-14 to UME-16).

    `sums` are the sums of all seats afterwards, by seat.
    """

    seat: Seat
    cards: tuple[tuple[Seat, Card], ...]
    sums: tuple[Sums, ...]


class Named(Event, frozen=True):
    """`seat` named the colour of a Wild (UME-16)."""

    seat: Seat
    colour: Colour


class Asked(Event, frozen=True):
    """`seat` wants to make `change`, and `owner` is asked for permission (UME-19)."""

    owner: Seat
    seat: Seat
    change: BaseChange


class Allowed(Event, frozen=True):
    """`owner` permitted what was asked."""

    owner: Seat

    @property
    def actor(self) -> Seat:
        """The owner."""
        return self.owner


class Denied(Event, frozen=True):
    """`owner` refused what was asked; nothing of the change moves."""

    owner: Seat

    @property
    def actor(self) -> Seat:
        """The owner."""
        return self.owner


class MayDrawAgain(Event, frozen=True):
    """`seat` may draw another card (UME-20)."""

    seat: Seat


class Claimed(Event, frozen=True):
    """`seat` claimed a sequence, and was right (UME-8)."""

    cue: ClassVar[Cue] = Cue.CLAIM
    seat: Seat


class SequenceMade(Event, frozen=True):
    """`seat` has a sequence: these colours with these sums, lowest first (UME-6)."""

    cue: ClassVar[Cue] = Cue.CLAIM
    seat: Seat
    colours: tuple[Colour, Colour, Colour]
    sums: tuple[int, int, int]


class OwesTurn(Event, frozen=True):
    """`seat` will lose the next turn for a wrong claim (UME-8)."""

    seat: Seat


EVENTS: tuple[type[Event], ...] = (
    *MATCH_EVENTS,
    Shuffled[Card],
    LotDrawn,
    Dealt,
    SumsSaid,
    DrewFaceUp,
    Put,
    MustChoose,
    NothingToDo,
    Took,
    Gave,
    Dropped,
    Named,
    Asked,
    Allowed,
    Denied,
    MayDrawAgain,
    Passed,
    Claimed,
    SequenceMade,
    Failed[Claim],
    OwesTurn,
    TurnLost,
)
"""All events of Umé."""
