"""The base of all games: set up a match, look up a move in the law, carry it out, deal the next round."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from uno_tui.core.contract import Chance, Event, IllegalMove, Move, Outcome, Refusal, Seat, View
from uno_tui.core.fields import Fields, factory
from uno_tui.core.jobs import Job
from uno_tui.core.options import Option, Value
from uno_tui.core.seating import wrong_count
from uno_tui.message import Invalid

IllegalReason = str | Refusal | None
"""Why a move is not legal: the rule book's reason, with or without details; None if it is legal."""
Law = Mapping[
    type[Move], tuple[Callable[[Any, Seat, Any], IllegalReason], Callable[[Any, Seat, Any, list[Event]], None]]
]
"""For each class of moves, two functions: `verdict(table, seat, move)` returns why it is not legal, and
`carry_out(table, seat, move, events)` makes the move and appends what happened to `events`.
"""


# Kept for good: a mask has one bit for each seat, so there are few of them.
@cache
def seats_in(mask: int) -> tuple[Seat, ...]:
    """Return the seats of a bit mask, in ascending order."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


class MatchState(Fields):
    """The state of a match that every game has.

    Sets of seats are bit masks (bit n: seat n). The last card of a pile is its top.

    `clear`, called before each deal, gives the fields their first values; a field without one lasts for the match.
    """

    rules: Any
    seats: int
    chance: Chance
    """Shared by copies."""
    dealer: Seat
    round: int
    """The number of the round, from 1. The seat after `dealer` begins it."""
    scores: list[int]
    match_winners: tuple[Seat, ...] | None
    stock: list[Any] = []
    turn: Seat = factory(lambda table: (table.dealer + 1) % table.seats)
    winners: tuple[Seat, ...] | None = None
    """None while the round goes on."""

    def __init__(self, rules: object, seats: int, dealer: Seat, chance: Chance) -> None:
        self.rules = rules
        self.seats = seats
        self.chance = chance
        self.dealer = dealer
        self.round = 1
        self.scores = [0] * seats
        self.match_winners = None
        # Last: first values may follow from the fields above, as that of `turn` does from dealer and seats.
        self.clear()

    # Without an annotation, so it is no field.
    seats_in = staticmethod(seats_in)


class CommonTable(MatchState):
    """A match in progress. A game's table inherits from this class and from the game's state."""

    game: ClassVar[str]
    LAW: ClassVar[Law]

    @abstractmethod
    def acting(self) -> tuple[Seat, ...]:
        """Return the seats that may play, draw, choose or answer now. Reactions such as saying Uno do not count."""

    @abstractmethod
    def moves(self, seat: Seat) -> list[Move]:
        """Return the legal moves of `seat`, in turn or out of turn. The list may be incomplete.

        It may lack attempts that would fail. Where there are too many moves (UNO Rummy, sharing a large hand in UNO
        Teams), it has only some.
        """

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return what `seat` knows; None stands for an onlooker."""

    @property
    def outcome(self) -> Outcome:
        """Return who has won the round and the match, so far."""
        return Outcome(self.winners, self.match_winners)

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why `seat` may not make this move; None if it may.

        A legal attempt can still fail: then `play` returns `Failed` among the events.
        """
        verdict, _ = self.LAW[type(move)]
        reason = verdict(self, seat, move)
        return Refusal(reason) if isinstance(reason, str) else reason

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Carry the move out and return what happened. Raises IllegalMove, with nothing changed."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.carry_out(seat, move)

    def carry_out(self, seat: Seat, move: Move) -> list[Event]:
        """Carry out a move that is known to be legal, such as one of `moves(seat)`, and return what happened.

        This skips the verdict, because bots play millions of imagined moves.
        """
        events: list[Event] = []
        _, carry_out = self.LAW[type(move)]
        carry_out(self, seat, move, events)
        return events

    def next_round(self) -> list[Event]:
        """Deal the next round. Raises IllegalMove unless the round is over and the match is not."""
        if self.winners is None:
            raise IllegalMove(Refusal("round_not_over"))
        if self.match_winners is not None:
            raise IllegalMove(Refusal("match_over"))
        self.dealer = (self.dealer + 1) % self.seats
        self.round += 1
        # After the dealer, from which the first turn follows.
        self.clear()
        return self.deal()

    @abstractmethod
    def deal(self) -> list[Event]:
        """Deal a round on the empty table, and return what happened."""


TableT = TypeVar("TableT", bound=CommonTable)


class CommonGame(ABC, Generic[TableT]):
    """A game that can be set up.

    `rules_type` is called with the options' values, `table_type` with rules, number of seats, dealer and chance.
    """

    id: str
    options: tuple[Option, ...]
    players: range
    """The numbers of seats that the game allows."""
    rules_type: ClassVar[Callable[..., Any]]
    table_type: type[TableT]
    view_type: type[View]
    event_types: tuple[type[Event], ...]
    card_types: Mapping[type[Any], Callable[[str], object]]
    jobs: tuple[Job[object], ...] = ()

    @property
    def move_types(self) -> tuple[type[Move], ...]:
        """Return the classes of all moves: those in the table's law."""
        return tuple(self.table_type.LAW)

    def make_table(self, values: dict[str, Value], seats: int, dealer: Seat, chance: Chance) -> TableT:
        """Return a table without cards. Raises Invalid, a ValueError, if `seats` is not in `players`."""
        if seats not in self.players:
            raise Invalid(wrong_count(self.id, self.players, seats))
        # `rules_type` may be a function: looked up in the instance, it would get the game as its first argument.
        return self.table_type(type(self).rules_type(**values), seats, dealer, chance)

    def begin(
        self,
        values: dict[str, Value],
        seats: int,
        dealer: Seat,
        chance: Chance,
        *,
        scores: Sequence[int] | None = None,
        number: int = 1,
    ) -> tuple[TableT, list[Event]]:
        """Return a table on which round `number` has been dealt, and what happened.

        Raises Invalid, a ValueError, if `seats` is not in `players`, or if the game does not allow these `scores`.
        """
        table = self.make_table(values, seats, dealer, chance)
        table.scores = self.first_scores(scores or table.scores)
        # Before the deal, whose first event names the round; Rummy draws lots in the first one only (RUM-4).
        table.round = number
        return table, self.first_deal(table)

    def first_scores(self, scores: Sequence[int]) -> list[int]:
        """Return the points that each seat begins with. Raises ValueError for points that the game does not allow."""
        return list(scores)

    def first_deal(self, table: TableT) -> list[Event]:
        """Deal the round that a table begins with, and return what happened."""
        return table.deal()

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> TableT:
        """Return a table on which all cards hidden from the viewer are dealt again, consistent with the view."""
