"""Bots against bots."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from uno_tui.commands.chosen import LEVELS, game_called, read_rules, translator_despite
from uno_tui.commands.output import Output, Table, output_for
from uno_tui.commands.saying import UseError
from uno_tui.quoting import quoted

if TYPE_CHECKING:
    from uno_tui.arena.contest import Result
    from uno_tui.locales.translator import Translator


def run(options: argparse.Namespace) -> int:
    """Let them play, and tell how often each has won."""
    from uno_tui.arena.contest import contest
    from uno_tui.bots.bot import Level
    from uno_tui.games.catalogue import GAMES

    game = GAMES[game_called(options.game)]
    names = options.levels or ["hard", "normal"]
    _must_play(game.id, names, options.rounds)
    values = read_rules(game.id, options)
    output = output_for(options)
    translator = translator_despite(options.language)
    with output.progress(options.rounds, translator.text("progress-rounds")) as tell:
        levels = [Level(name) for name in names]
        result = contest(game, levels, options.rounds, values, options.seed, tell=tell)
    moves = translator.decimal(result.moves / result.rounds, 1)
    played = {"rounds": result.rounds, "game": game.id, "moves": moves, "seed": str(options.seed)}
    output.sentence(translator.text("arena-played", **played))
    _tell_shares(output, translator, names, result)
    return 0


def _must_play(game: str, names: Sequence[str], rounds: int) -> None:
    """Raises UseError for bots that cannot play these rounds."""
    from uno_tui.games.catalogue import GAMES
    from uno_tui.games.seating import why_not_so_many

    for name in names:
        if name not in LEVELS:
            raise UseError("level-unknown", level=quoted(name), levels=", ".join(LEVELS))
    reason = why_not_so_many(GAMES[game], len(names))
    if reason is not None:
        raise UseError(reason)
    if rounds < 1:
        raise UseError("rounds-too-few")


def _tell_shares(output: Output, translator: Translator, names: Sequence[str], result: Result) -> None:
    """How many of the rounds every seat has won, and between what that surely lies."""
    lines, rows = [], []
    for place, name in enumerate(names):
        share, low, high = (translator.percent(part) for part in result.share(place))
        said = {"seat": place + 1, "level": name, "share": share, "low": low, "high": high}
        lines.append(translator.text("arena-share", **said))
        rows.append((str(place + 1), name, share, low, high))
    headings = [translator.text(f"column-{each}") for each in ("seat", "level", "won-rounds", "at-least", "at-most")]
    note = translator.text("arena-note")
    output.facts(lines, Table(headings, rows, frozenset((0, 2, 3, 4)), note))
