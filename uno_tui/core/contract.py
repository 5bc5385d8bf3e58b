"""What every game answers: who may act, what may they do, why not, do it, what do they know, is it over.

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

Seat = int
"""A place at the table, counted from 0 in playing order."""

T = TypeVar("T")
C = TypeVar("C", covariant=True)
"""What a game is played with: its cards or tiles."""
M = TypeVar("M", bound="Move")


class Move(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """Something a player wants to do. Encoded, it carries the name of its class.

    A `reaction` (saying Uno, reporting, pressing a buzzer) leaves cards on the table and turns as they are.
    """

    reaction: ClassVar[bool] = False


class Topic(StrEnum):
    """What players may choose not to be told of."""

    PLAY = "play"
    DRAW = "draw"
    PASS = "pass"
    TURN = "turn"
    DIRECTION = "direction"
    SHUFFLE = "shuffle"
    UNO = "uno"
    PRESS = "press"


class Cue(StrEnum):
    """What happens alike in several games, for those who hear it: one sound each."""

    LAID = "laid"
    TILE = "tile"
    SKIP = "skip"
    REVERSE = "reverse"
    RACE = "race"
    CLAIM = "claim"
    DUE = "due"


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """Something that happened at the table. Encoded, it carries the name of its class.

    Without a `topic` it is always told, without a `cue` it has no sound.
    """

    topic: ClassVar[Topic | None] = None
    cue: ClassVar[Cue | None] = None
    lays_card: ClassVar[bool] = False
    """Whether somebody lays a card, so that a new train of events begins."""

    @property
    def tone(self) -> int | None:
        """Which of its game's colours or suits it is about, counted from 0; None for none of them."""
        return None

    @property
    def actor(self) -> Seat | None:
        """Who did it, or whom it happened to; None if it is nobody's in particular."""
        return getattr(self, "seat", None)

    def as_seen_by(self, seat: Seat | None) -> Event:
        """This event without what `seat` (None: an onlooker) may not know."""
        return self


class Outcome(msgspec.Struct, frozen=True):
    """Who won: None while it goes on, an empty tuple when it ended without a winner."""

    round: tuple[Seat, ...] | None
    match: tuple[Seat, ...] | None


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat (or an onlooker, None) knows of the table, in every game.

    `counts` is how many cards or tiles everybody holds, by seat; `stock` is how many are left to draw. The seat after
    `dealer` began the round `round`, counted from 1; `scores` are everybody's totals; `acting` may do something now.
    `direction` is 1 in playing order, -1 against it.
    """

    seat: Seat | None
    rules: msgspec.Struct
    counts: tuple[int, ...]
    stock: int
    turn: Seat
    dealer: Seat
    round: int
    scores: tuple[int, ...]
    acting: tuple[Seat, ...]
    outcome: Outcome
    direction: int = 1

    @property
    def hand(self) -> tuple[object, ...]:
        """The viewer's own cards or tiles; an onlooker has none."""
        raise NotImplementedError


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: the rule books' reason code, and details in the words of table files."""

    reason: str
    details: str = ""


class IllegalMove(Exception):
    """Raised by `Table.play` for a move that is not legal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal]]:
        return (IllegalMove, (self.refusal,))


class Shuffled(Event, Generic[C], frozen=True):
    """The stock was shuffled; `cards` is all of it, top first, and known to nobody."""

    topic: ClassVar[Topic] = Topic.SHUFFLE
    cards: tuple[C, ...]

    def as_seen_by(self, seat: Seat | None) -> Event:
        """The fact alone."""
        return Shuffled(())


class LotDrawn(Event, frozen=True):
    """A drawing of lots fell on `seat`."""

    seat: Seat


class RoundBegan(Event, frozen=True):
    """Cards are dealt for round `number` (from 1) by `dealer`."""

    number: int
    dealer: Seat


class TurnBegan(Event, frozen=True):
    """It is the turn of `seat`."""

    topic: ClassVar[Topic] = Topic.TURN
    seat: Seat


class Failed(Event, Generic[M], frozen=True):
    """An attempt of `seat` went wrong, with its reason code; the price is told by the events that follow."""

    seat: Seat
    move: M
    reason: str


class RoundEnded(Event, frozen=True):
    """The round is over. `points` is what each seat was given for it, by seat."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]


class MatchEnded(Event, frozen=True):
    """The match is over, with everybody's total by seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


MATCH_EVENTS: tuple[type[Event], ...] = (RoundBegan, TurnBegan, RoundEnded, MatchEnded)
"""What happens in every game, for `Game.event_types`."""


class Chance(Protocol):
    """The one source of randomness of a table."""

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        """The cards in a new order, top of the stock first."""
        ...

    def lot(self, seats: Sequence[Seat]) -> Seat:
        """One of the seats."""
        ...


class Table(Protocol):
    """A match in progress.

    Where moves are too many to list (UNO Rummy, sharing a large hand in UNO Teams), `moves` lists good ones and
    `refusal` is the law.
    """

    game: ClassVar[str]
    turn: Seat
    dealer: Seat
    chance: Chance

    @property
    def seats(self) -> int:
        """How many seats there are."""
        ...

    @property
    def scores(self) -> Sequence[int]:
        """Everybody's total by seat."""
        ...

    @property
    def outcome(self) -> Outcome:
        """Who has won the round and the match, so far."""
        ...

    def acting(self) -> tuple[Seat, ...]:
        """Everybody who may play, draw, choose or answer now (reactions such as saying Uno do not count)."""
        ...

    def moves(self, seat: Seat) -> list[Move]:
        """What `seat` may do now, in turn or out of turn."""
        ...

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why `seat` may not make this move; None if it may."""
        ...

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Carry the move out and return what happened. Raises IllegalMove, with nothing changed."""
        ...

    def next_round(self) -> list[Event]:
        """Deal the next round. Raises IllegalMove unless the round is over and the match is not."""
        ...

    def view(self, seat: Seat | None) -> View:
        """What `seat` knows; None for an onlooker."""
        ...

    def copy(self) -> Self:
        """A table that can be played on without touching this one (it shares the chance)."""
        ...


class Game(Protocol):
    """A game that can be set up.

    It declares what is sent between a table and its players, so that moves, events and views can be encoded and decoded
    without loss: the class of its views, those of all its moves and events (generic ones with their parameters, as in
    `Dealt[Card]`), and for each class of cards or tiles the function that reads their text; `str` writes it. The fields
    of all these name precise types, and a class of cards is no dataclass, as those are sent field by field. `jobs` are
    what a front end may want to have worked out beside the table.
    """

    id: str
    options: tuple[Option, ...]
    players: range
    view_type: type[View]
    event_types: tuple[type[Event], ...]
    card_types: Mapping[type[Any], Callable[[str], object]]
    jobs: tuple[Job[object], ...]

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
        """A match with a round dealt (the first, unless `number` says otherwise), and what happened.

        Raises ValueError for a number of seats that cannot play.
        """
        ...

    def imagine(self, view: View, chance: Chance) -> Table:
        """A table on which everything hidden from the viewer is dealt anew, consistent with the view."""
        ...
