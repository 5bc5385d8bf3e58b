"""The contract of a game: who may act, what may they do, why not, do it, what do they know, is it over.

Moves say what a player wants, events say what happened; both are frozen values. A table has no clock,
no input or output, and no randomness but the `Chance` it was given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from uno_tui.core.jobs import Job
from uno_tui.core.options import Option, Value

MOST_SEATS = 10
"""The most seats of a table: every person has a key of their own, and there are as many names for who has none."""
Seat = int
"""A place at the table, counted from 0 in playing order."""

T = TypeVar("T")
C = TypeVar("C", covariant=True)
"""The type of a game's cards or tiles."""
M = TypeVar("M", bound="Move")


# `gc=False`, here and for events: they are in no reference cycles, so the collector need not look through them.
class Move(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """Something a player wants to do. Encoded, it carries the name of its class.

    A `reaction` (saying Uno, reporting, pressing a buzzer) leaves cards on the table and turns as they are.
    """

    reaction: ClassVar[bool] = False


class Topic(StrEnum):
    """A kind of news that players can switch off."""

    PLAY = "play"
    DRAW = "draw"
    PASS = "pass"
    TURN = "turn"
    DIRECTION = "direction"
    SHUFFLE = "shuffle"
    UNO = "uno"
    PRESS = "press"


class Cue(StrEnum):
    """A kind of event that has the same sound in several games."""

    LAID = "laid"
    TILE = "tile"
    SKIP = "skip"
    REVERSE = "reverse"
    RACE = "race"
    CLAIM = "claim"
    DUE = "due"


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """Something that happened at the table. Encoded, it carries the name of its class.

    An event without a `topic` is always told; one without a `cue` has no sound.
    """

    topic: ClassVar[Topic | None] = None
    cue: ClassVar[Cue | None] = None
    lays_card: ClassVar[bool] = False
    """Whether it reports that a player laid a card. Narrators join a cost with all that happened since the last one."""

    @property
    def tone(self) -> int | None:
        """Return the index of the colour or suit it is about, in the game's order; None if it is about none."""
        return None

    @property
    def actor(self) -> Seat | None:
        """Return the seat that did it, or that it happened to; None if it concerns no seat in particular."""
        return getattr(self, "seat", None)

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Return this event without what `seat` may not know; None stands for an onlooker."""
        return self


class Outcome(msgspec.Struct, frozen=True):
    """The winners: None while play goes on, an empty tuple if it ended without a winner."""

    round: tuple[Seat, ...] | None
    match: tuple[Seat, ...] | None


# `kw_only`: the views of games add fields without a default after `direction`, which has one.
class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat knows of the table; the part that all games have."""

    seat: Seat | None
    """The viewer; None for an onlooker."""
    rules: msgspec.Struct
    counts: tuple[int, ...]
    """The number of cards or tiles that each seat holds."""
    stock: int
    """The number of cards that are left to draw."""
    turn: Seat
    dealer: Seat
    """The seat after the dealer began the round."""
    round: int
    """Counted from 1."""
    scores: tuple[int, ...]
    """The totals, by seat."""
    acting: tuple[Seat, ...]
    """The seats that may play, draw, choose or answer now. Reactions such as saying Uno do not count."""
    outcome: Outcome
    direction: int = 1
    """1 in playing order, -1 against it."""

    @property
    def hand(self) -> tuple[object, ...]:
        """Return the viewer's own cards or tiles; an onlooker has none."""
        raise NotImplementedError


class Refusal(msgspec.Struct, frozen=True):
    """The reason why a move is not legal: a code of the rule book, and details in the words of table files."""

    reason: str
    details: str = ""


class IllegalMove(Exception):
    """A move is not legal. Raised by `Table.play`, which has changed nothing."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal

    # Pickle would make the error from its `args`, which have the code of the reason and no refusal.
    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal]]:
        return (IllegalMove, (self.refusal,))


class Shuffled(Event, Generic[C], frozen=True):
    """The stock was shuffled. `cards` is all of it, top first; no seat sees it."""

    topic: ClassVar[Topic] = Topic.SHUFFLE
    cards: tuple[C, ...]

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Return the event without the cards."""
        return Shuffled(())


class LotDrawn(Event, frozen=True):
    """Lots were drawn, and `seat` was chosen."""

    seat: Seat


class RoundBegan(Event, frozen=True):
    """`dealer` deals the cards of round `number`, counted from 1."""

    number: int
    dealer: Seat


class TurnBegan(Event, frozen=True):
    """It is the turn of `seat`."""

    topic: ClassVar[Topic] = Topic.TURN
    seat: Seat


class Failed(Event, Generic[M], frozen=True):
    """A legal attempt of `seat` failed, with a code of the reason. The events that follow tell the price.

    House rules let players try what may go wrong, such as an interception with a card that does not match.
    """

    seat: Seat
    move: M
    reason: str


class RoundEnded(Event, frozen=True):
    """The round is over. `points` are those that each seat got for it."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]


class MatchEnded(Event, frozen=True):
    """The match is over. `scores` are the totals, by seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


MATCH_EVENTS: tuple[type[Event], ...] = (RoundBegan, TurnBegan, RoundEnded, MatchEnded)
"""The events of every game, for `Game.event_types`."""


class Chance(Protocol):
    """The only source of randomness of a table."""

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        """Return the cards in a random order, top of the stock first."""
        ...

    def lot(self, seats: Sequence[Seat]) -> Seat:
        """Return one of the seats."""
        ...


class Table(Protocol):
    """A match in progress.

    `refusal` alone decides legality: the list that `moves` returns may be incomplete.
    """

    game: ClassVar[str]
    turn: Seat
    dealer: Seat
    chance: Chance

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        ...

    @property
    def scores(self) -> Sequence[int]:
        """Return the totals, by seat."""
        ...

    @property
    def outcome(self) -> Outcome:
        """Return who has won the round and the match, so far."""
        ...

    def acting(self) -> tuple[Seat, ...]:
        """Return the seats that may play, draw, choose or answer now. Reactions such as saying Uno do not count."""
        ...

    def moves(self, seat: Seat) -> list[Move]:
        """Return the legal moves of `seat`, in turn or out of turn. The list may be incomplete.

        It may lack attempts that would fail. Where there are too many moves (UNO Rummy, sharing a large hand in UNO
        Teams), it has only some.
        """
        ...

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why `seat` may not make this move; None if it may.

        A legal attempt can still fail: then `play` returns `Failed` among the events.
        """
        ...

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Carry the move out and return what happened. Raises IllegalMove, with nothing changed."""
        ...

    def next_round(self) -> list[Event]:
        """Deal the next round. Raises IllegalMove unless the round is over and the match is not."""
        ...

    def view(self, seat: Seat | None) -> View:
        """Return what `seat` knows; None stands for an onlooker."""
        ...

    def copy(self) -> Self:
        """Return a table that can be played on without changing this one. Both share the chance."""
        ...


class Game(Protocol):
    """A game that can be set up.

    It declares the types that a table and its players exchange, so that moves, events and views can be encoded and
    decoded without loss. Their fields name precise types. A class of cards must not be a dataclass: msgspec encodes a
    dataclass field by field, not by `str`.
    """

    id: str
    options: tuple[Option, ...]
    players: range
    """The numbers of players that the game allows."""
    event_types: tuple[type[Event], ...]
    """The classes of all events; generic ones with their parameters, as in `Dealt[Card]`."""
    jobs: tuple[Job[object], ...]
    """Long computations that a front end may ask for."""

    # Properties, because a game names more precise types.

    @property
    def view_type(self) -> type[View]:
        """Return the class of views."""
        ...

    @property
    def card_types(self) -> Mapping[type[Any], Callable[[str], object]]:
        """Return for each class of cards or tiles the function that reads their text. `str` writes it."""
        ...

    @property
    def move_types(self) -> tuple[type[Move], ...]:
        """Return the classes of all moves."""
        ...

    def begin(
        self,
        values: dict[str, Value],
        seats: int,
        dealer: Seat,
        chance: Chance,
        *,
        scores: Sequence[int] | None = None,
        number: int = 1,
    ) -> tuple[Table, list[Event]]:
        """Return a table on which round `number` has been dealt, and what happened.

        Raises ValueError if `seats` is not in `players`, or if the game does not allow these `scores`.
        """
        ...

    def imagine(self, view: View, chance: Chance) -> Table:
        """Return a table on which all cards hidden from the viewer are dealt again, consistent with the view."""
        ...
