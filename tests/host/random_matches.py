"""Matches at random, with any number of players and any options: what a table and its players exchange in them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Event, Move, Seat, Table
from uno_tui.core.dice import Dice
from uno_tui.core.options import Value
from uno_tui.host.connection import Change, Snapshot

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")


def some_options(game: str, rng: random.Random) -> dict[str, Value]:
    """Any values of all options."""
    known = GAMES[game].options
    values = options.defaults(known)
    for option in known:
        if isinstance(option.default, bool):
            options.switch(known, values, option.id, rng.random() < 0.5)
        elif isinstance(option.default, int):
            values[option.id] = rng.randint(option.low, option.high)
        else:
            values[option.id] = rng.choice(option.choices)
    return values


def snapshot(table: Table, seat: Seat | None) -> Snapshot:
    """What a host would push."""
    moves = () if seat is None else tuple(table.moves(seat))
    return Snapshot(table.game, NAMES[: table.seats], seat, table.view(seat), moves)


class RandomMatch:
    """A match that goes on move by move."""

    def __init__(self, game: str, seed: int, seats: int, values: dict[str, Value]) -> None:
        self.rng = random.Random(seed)
        self.table, self.events = GAMES[game].begin(values, seats, self.rng.randrange(seats), Dice(seed))
        self.by: Seat | None = None
        self.mover = self._mover()

    @property
    def seats(self) -> Sequence[Seat | None]:
        """Everybody at the table, and an onlooker."""
        return (*range(self.table.seats), None)

    def changes(self) -> Iterator[Change]:
        """What everybody is told of what happened last."""
        for seat in self.seats:
            seen: tuple[Event, ...] = tuple(event.as_seen_by(seat) for event in self.events)
            yield Change(snapshot(self.table, seat), seen, self.by)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.outcome.match is not None

    def _mover(self) -> Seat:
        acting, rng = self.table.acting(), self.rng
        if not acting or rng.random() < 0.2:
            return rng.randrange(self.table.seats)
        return rng.choice(acting)

    def choose(self, moves: Sequence[Move]) -> Move | None:
        """One of the moves; None if there is none."""
        return self.rng.choice(moves) if moves else None

    def go_on(self, move: Move | None) -> None:
        """Let the mover make a move; between two rounds, deal."""
        if self.table.outcome.round is not None:
            self.events, self.by = self.table.next_round(), None
        elif move is not None:
            self.events, self.by = self.table.play(self.mover, move), self.mover
        self.mover = self._mover()
