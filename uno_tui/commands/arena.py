"""The command `arena`: bots against bots."""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from uno_tui import __version__
from uno_tui.commands.chosen import game_called, level_called, read_rules, translator_despite
from uno_tui.commands.output import output_for
from uno_tui.commands.plain import FactTable, Output
from uno_tui.commands.saying import CommandLineError, UseError, check_file_name
from uno_tui.message import message, why

if TYPE_CHECKING:
    from uno_tui.arena.contest import Played, Result
    from uno_tui.core.options import Value
    from uno_tui.i18n.translator import Translator


def run(options: argparse.Namespace) -> int:
    """Let bots play rounds against each other, and write how often each has won."""
    from uno_tui.arena.cluster import ClusterError
    from uno_tui.arena.contest import PoolError, contest
    from uno_tui.bots.bot import Level
    from uno_tui.core.catalogue import GAMES

    game = GAMES[game_called(options.game)]
    level_names = options.levels or ["hard", "normal"]
    _check_contest(game.id, level_names, options.rounds)
    values = read_rules(game.id, options)
    output = output_for(options)
    levels = [Level(name) for name in level_names]
    translator = translator_despite(options.language)
    began, done = time.perf_counter(), 0
    progress = output.progress(options.rounds, "rounds", translator)
    # The file first: whether it can be written is told before any round is played.
    with _open_results(options, game.id, level_names, values) as keep, progress as show_progress:

        def on_rounds(rounds: Sequence[Played]) -> None:
            nonlocal done
            done += len(rounds)
            keep(rounds)
            show_progress(done)

        try:
            with _open_executor(options, game.id) as executor:
                result = contest(game, levels, options.rounds, values, options.seed, executor=executor, tell=on_rounds)
        except (ClusterError, PoolError) as error:
            raise UseError("arena-broken", reason=error.message, done=done, rounds=options.rounds) from None
    moves = translator.decimal(result.moves / result.rounds, 1)
    played = {"rounds": result.rounds, "game": game.id, "moves": moves, "seed": str(options.seed)}
    output.sentence(translator.text("arena-played", **played))
    _write_shares(output, translator, level_names, result)
    seconds = time.perf_counter() - began
    took, speed = (translator.decimal(figure, 1) for figure in (seconds, result.rounds / seconds))
    output.sentence(translator.text("arena-speed", seconds=took, rounds=speed))
    return 0


def _open_executor(options: argparse.Namespace, game: str) -> AbstractContextManager[Executor | None]:
    """Open the executor that plays the rounds: a cluster if one is named, else None."""
    if options.scheduler is None:
        return nullcontext()
    from uno_tui.arena.cluster import cluster

    return cluster(options.scheduler, game)


@contextmanager
def _open_results(
    options: argparse.Namespace, game: str, level_names: Sequence[str], values: dict[str, Value]
) -> Iterator[Callable[[Sequence[Played]], None]]:
    """Open the output file, if one is named. Yield a function that appends rounds, one JSON object a line.

    Raises UseError.
    """
    if options.output is None:
        yield lambda rounds: None
        return
    from uno_tui.core.catalogue import GAMES
    from uno_tui.core.options import write_changed

    path: Path = options.output
    check_file_name(path)
    rules = ",".join(write_changed(GAMES[game].options, values))
    about = {"game": game, "rules": rules, "levels": level_names, "seed": options.seed, "version": __version__}
    with _writing(path):
        # Several contests may go into one file, as every line says what it is about.
        file = path.open("a", encoding="utf-8")

    def keep(rounds: Sequence[Played]) -> None:
        with _writing(path):
            for each in rounds:
                line = about | {"round": each.number, "winners": each.winners, "moves": each.moves}
                file.write(json.dumps(line) + "\n")
            # If the contest is broken off, its rounds so far are in the file.
            file.flush()

    try:
        yield keep
    finally:
        with _writing(path):
            file.close()


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Raise UseError if the file cannot be written inside the block."""
    try:
        yield
    except OSError as error:
        raise UseError("in-file", file=str(path), reason=message("cannot-be-written", reason=why(error))) from None


def _check_contest(game: str, level_names: Sequence[str], rounds: int) -> None:
    """Raise CommandLineError if these bots cannot play, or if there are no rounds."""
    from uno_tui.core.catalogue import GAMES, default_game
    from uno_tui.core.seating import nearest, why_not_so_many

    for name in level_names:
        level_called(name)
    reason = why_not_so_many(GAMES[game], len(level_names))
    if reason is not None:
        # The example keeps the levels that were named, and has as many as the game allows.
        count = nearest(GAMES[game], len(level_names))
        levels = [*level_names, *itertools.islice(itertools.cycle(("normal", "hard")), count)][:count]
        example = " ".join(("uno-tui arena", *levels, *([] if game == default_game() else ["--game", game])))
        raise CommandLineError("arena-seats", reason=reason, example=example)
    if rounds < 1:
        raise CommandLineError("rounds-too-few")


def _write_shares(output: Output, translator: Translator, level_names: Sequence[str], result: Result) -> None:
    """Write the share of rounds that each seat has won, with its confidence interval."""
    lines, rows = [], []
    for place, name in enumerate(level_names):
        share, low, high = (translator.percent(part) for part in result.share(place))
        said = {"seat": place + 1, "level": name, "share": share, "low": low, "high": high}
        lines.append(translator.text("arena-share", **said))
        rows.append((str(place + 1), name, share, low, high))
    headings = [translator.text(f"column-{each}") for each in ("seat", "level", "won-rounds", "at-least", "at-most")]
    note = translator.text("arena-note")
    # All columns but that of the level have numbers.
    output.facts(lines, FactTable(headings, rows, frozenset((0, 2, 3, 4)), note))
