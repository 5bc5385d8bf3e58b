"""Bots against bots."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from uno_tui.commands.chosen import LEVELS, game_called, read_rules
from uno_tui.commands.output import Output, Table, output_for
from uno_tui.commands.saying import UseError

if TYPE_CHECKING:
    from uno_tui.arena.contest import Result


def run(options: argparse.Namespace) -> int:
    """Let them play, and tell how often each has won."""
    from uno_tui.arena.contest import contest
    from uno_tui.bots.bot import Level
    from uno_tui.games.catalogue import GAMES

    game = GAMES[game_called(options.game)]
    names = options.levels or ["hard", "normal"]
    _must_play(game.id, names, options.rounds)
    values = read_rules(game.id, options.rules)
    output = output_for(options)
    with output.progress(options.rounds, "rounds") as tell:
        levels = [Level(name) for name in names]
        result = contest(game, levels, options.rounds, values, options.seed, tell=tell)
    moves = f"{result.moves / result.rounds:.1f} moves a round"
    output.sentence(f"{result.rounds} rounds of {game.id}, {moves}, seed {options.seed}")
    _tell_shares(output, names, result)
    return 0


def _must_play(game: str, names: Sequence[str], rounds: int) -> None:
    """Raises UseError for bots that cannot play these rounds."""
    from uno_tui.games.catalogue import GAMES
    from uno_tui.games.seating import why_not_so_many

    for name in names:
        if name not in LEVELS:
            raise UseError(f"unknown level {name}; the levels are {', '.join(LEVELS)}")
    reason = why_not_so_many(GAMES[game], len(names))
    if reason is not None:
        raise UseError(reason)
    if rounds < 1:
        raise UseError("at least one round must be played")


def _tell_shares(output: Output, names: Sequence[str], result: Result) -> None:
    """How many of the rounds every seat has won, and between what that surely lies."""
    lines, rows = [], []
    for place, name in enumerate(names):
        share, low, high = (f"{part:.1%}" for part in result.share(place))
        lines.append(f"seat {place + 1} {name}: {share} of the rounds won (95 % confidence: {low} to {high})")
        rows.append((str(place + 1), name, share, low, high))
    headings = ("seat", "level", "won", "at least", "at most")
    note = "At least and at most: with 95 % confidence."
    output.facts(lines, Table(headings, rows, frozenset((0, 2, 3, 4)), note))
