"""Bots against bots."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from uno_tui import __version__
from uno_tui.commands.chosen import LEVELS, game_called, read_rules
from uno_tui.commands.output import Output, Table, output_for
from uno_tui.commands.saying import UseError

if TYPE_CHECKING:
    from uno_tui.arena.contest import Played, Result
    from uno_tui.games.options import Value


def run(options: argparse.Namespace) -> int:
    """Let them play, and tell how often each has won."""
    from uno_tui.arena.cluster import ClusterError
    from uno_tui.arena.contest import contest
    from uno_tui.bots.bot import Level
    from uno_tui.games.catalogue import GAMES

    game = GAMES[game_called(options.game)]
    names = options.levels or ["hard", "normal"]
    _must_play(game.id, names, options.rounds)
    values = read_rules(game.id, options.rules)
    output = output_for(options)
    levels = [Level(name) for name in names]
    began, done = time.monotonic(), 0
    with _kept(options, game.id, names, values) as keep, output.progress(options.rounds, "rounds") as tell:

        def told(some: Sequence[Played]) -> None:
            nonlocal done
            done += len(some)
            keep(some)
            tell(done)

        try:
            with _players(options, game.id) as executor:
                result = contest(game, levels, options.rounds, values, options.seed, executor=executor, tell=told)
        except ClusterError as error:
            raise UseError(f"{error}; {done} of {options.rounds} rounds were played") from None
    moves = f"{result.moves / result.rounds:.1f} moves a round"
    output.sentence(f"{result.rounds} rounds of {game.id}, {moves}, seed {options.seed}")
    _tell_shares(output, names, result)
    seconds = time.monotonic() - began
    output.sentence(f"Played in {seconds:.1f} s, {result.rounds / seconds:.1f} rounds a second")
    return 0


def _players(options: argparse.Namespace, game: str) -> AbstractContextManager[Executor | None]:
    """Where the rounds are played: on a cluster if one is named."""
    if options.scheduler is None:
        return nullcontext()
    from uno_tui.arena.cluster import cluster

    return cluster(options.scheduler, game)


@contextmanager
def _kept(
    options: argparse.Namespace, game: str, names: Sequence[str], values: dict[str, Value]
) -> Iterator[Callable[[Sequence[Played]], None]]:
    """Takes rounds and adds them to the file that was asked for, a JSON object a line. Raises UseError."""
    if options.output is None:
        yield lambda some: None
        return
    from uno_tui.games.catalogue import GAMES
    from uno_tui.games.options import changed

    path: Path = options.output
    rules = ",".join(changed(GAMES[game].options, values))
    about = {"game": game, "rules": rules, "levels": names, "seed": options.seed, "version": __version__}
    try:
        with path.open("a", encoding="utf-8") as file:

            def keep(some: Sequence[Played]) -> None:
                for each in some:
                    line = about | {"round": each.number, "winners": each.winners, "moves": each.moves}
                    file.write(json.dumps(line) + "\n")
                file.flush()

            yield keep
    except OSError as error:
        raise UseError(f"{path} cannot be written: {error.strerror}") from None


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
