"""The state of a table of UNO Rummy."""

from __future__ import annotations

from typing import Self

from uno_tui.cards.rummy import JOKER, Tile
from uno_tui.games.contract import Chance, Seat
from uno_tui.games.rummy.options import Rules
from uno_tui.games.rummy.sets import TileSet


class State:
    """Everything on the table. Sets of seats are bit masks (bit n: seat n); the stock has its top at the end.

    `shown` counts, by seat, the Jokers in racks that everybody saw being taken from the table (RUM-19). `drawn` is the
    tile that the player on turn has drawn and may lay. `owes` can be reported (RUM-15); `said` is an "Uno" in advance
    by the player on turn. The seat after `dealer` begins the round. `winners` is None while the round goes on.
    """

    __slots__ = (
        "chance",
        "dealer",
        "direction",
        "drawn",
        "match_winners",
        "owes",
        "racks",
        "round",
        "rules",
        "said",
        "scores",
        "seats",
        "sets",
        "shown",
        "stock",
        "turn",
        "winners",
    )

    def __init__(self, rules: Rules, seats: int, dealer: Seat, chance: Chance) -> None:
        self.rules = rules
        self.seats = seats
        self.chance = chance
        self.dealer = dealer
        self.round = 1
        self.scores = [0] * seats
        self.match_winners: tuple[Seat, ...] | None = None
        self.clear()

    def clear(self) -> None:
        """An empty table before a deal."""
        self.racks: list[list[Tile]] = [[] for _ in range(self.seats)]
        self.shown = [0] * self.seats
        self.sets: list[TileSet] = []
        self.stock: list[Tile] = []
        self.direction = 1
        self.turn = (self.dealer + 1) % self.seats
        self.drawn: Tile | None = None
        self.said = False
        self.owes = 0
        self.winners: tuple[Seat, ...] | None = None

    def copy(self) -> Self:
        """A table that can be played on without touching this one (it shares the chance)."""
        new = object.__new__(type(self))
        new.rules = self.rules
        new.seats = self.seats
        new.chance = self.chance
        new.dealer = self.dealer
        new.round = self.round
        new.scores = self.scores[:]
        new.match_winners = self.match_winners
        new.racks = [rack[:] for rack in self.racks]
        new.shown = self.shown[:]
        new.sets = self.sets[:]
        new.stock = self.stock[:]
        new.direction = self.direction
        new.turn = self.turn
        new.drawn = self.drawn
        new.said = self.said
        new.owes = self.owes
        new.winners = self.winners
        return new

    def after(self, seat: Seat) -> Seat:
        """The seat after `seat` in the direction of play."""
        return (seat + self.direction) % self.seats

    def seats_from(self, first: Seat) -> list[Seat]:
        """All seats in the direction of play, beginning with `first`."""
        return [(first + self.direction * steps) % self.seats for steps in range(self.seats)]

    def members(self, mask: int) -> tuple[Seat, ...]:
        """The seats of a bit mask."""
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def total(self, seat: Seat) -> int:
        """What the rack of `seat` counts (RUM-16)."""
        return sum(tile.points for tile in self.racks[seat])

    def jokers(self, seat: Seat) -> int:
        """How many Jokers `seat` holds."""
        return sum(tile is JOKER for tile in self.racks[seat])
