"""Practice tables that are played and taken back."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Game, Move, Seat, View
from uno_tui.core.options import Value
from uno_tui.games.uno.rules.moves import Intercept
from uno_tui.host.match import Match, Plan
from uno_tui.host.practice import NumberedChance, Practice

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")


def any_rules(game: Game, rng: random.Random) -> dict[str, Value]:
    """Return any combination of options."""
    values = options.defaults(game.options)
    for option in game.options:
        if isinstance(option.default, bool):
            options.switch(game.options, values, option.id, rng.random() < 0.5)
        elif option.choices:
            options.switch(game.options, values, option.id, rng.choice(option.choices))
    return values


def begun(game: str, seed: int, people: int = 1, path: Path | None = None, *, random_rules: bool = True) -> Match:
    rng = random.Random(seed)
    values = any_rules(GAMES[game], rng) if random_rules else options.defaults(GAMES[game].options)
    seats = rng.choice([count for count in GAMES[game].players if count >= people])
    players = ("person",) * people + ("normal",) * (seats - people)
    plan = Plan(NAMES[:seats], players, Practice(deal=seed + 1))
    return Match.begin(game, values, plan, NumberedChance(seed + 1), path)[0]


class Played:
    """A random match, and everything that was known before each of its moves."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.rng = random.Random(seed)
        self.before: list[tuple[tuple[str, ...], object]] = []
        self.moves: list[tuple[Seat, Move] | None] = []

    def known(self) -> tuple[list[View], list[list[Move]]]:
        table = self.match.table
        seats = range(table.seats)
        return [table.view(seat) for seat in (*seats, None)], [table.moves(seat) for seat in seats]

    def remember(self, what: tuple[Seat, Move] | None) -> None:
        self.before.append((tuple(self.match.record.lines), self.known()))
        self.moves.append(what)

    def choices(self, seat: Seat) -> list[Move]:
        return list(self.match.table.moves(seat))

    def go_on(self, most: int) -> None:
        for _ in range(most):
            table = self.match.table
            if table.outcome.match is not None:
                return
            if table.outcome.round is not None:
                self.remember(None)
                self.match.next_round()
                continue
            choices = {seat: found for seat in range(table.seats) if (found := self.choices(seat))}
            seat = self.rng.choice(list(choices))
            move = self.rng.choice(choices[seat])
            self.remember((seat, move))
            self.match.play(seat, move)

    def again(self, place: int) -> None:
        for what in self.moves[place:]:
            if what is None:
                self.match.next_round()
            else:
                self.match.play(*what)


class Daring(Played):
    """Players who also cheat, and intercept what cannot be intercepted."""

    def choices(self, seat: Seat) -> list[Move]:
        table: Any = self.match.table
        found = super().choices(seat)
        if hasattr(table, "cheating_moves") and self.rng.random() < 0.3:
            found = [*found, *table.cheating_moves(seat)] or found
        if getattr(table.rules, "intercept", False) and self.rng.random() < 0.1:
            tries = [Intercept(card, table.top) for card in table.hands[seat]]
            found += [each for each in tries if table.refusal(seat, each) is None]
        return found
