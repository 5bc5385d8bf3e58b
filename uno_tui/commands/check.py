"""Check table files, lessons, or a whole game."""

from __future__ import annotations

import argparse
from pathlib import Path

from uno_tui.commands.chosen import game_called, translator_despite
from uno_tui.commands.output import output_for
from uno_tui.commands.plain import Output, Plain
from uno_tui.commands.saying import WRONG_USE, UseError
from uno_tui.core.plugins import blame, contain_exits
from uno_tui.i18n.translator import Translator
from uno_tui.message import at_line, message


def run(options: argparse.Namespace) -> int:
    """Check all files and the game. Return 1 if something does not hold, 2 for a file that is no table or lesson.

    Raises UseError for a game that is not installed, and where neither a file nor a game is named.
    """
    if not options.files and options.game is None:
        raise UseError("check-nothing")
    output, translator = output_for(options), translator_despite(options.language)
    worst = _look_at_files(options, output, translator) if options.files else 0
    return worst if options.game is None else max(worst, _look_at_game(options, output, translator))


def _look_at_files(options: argparse.Namespace, output: Output, translator: Translator) -> int:
    # A bar over a single file says nothing.
    several = output if len(options.files) > 1 else Plain()
    worst = 0
    with several.progress(len(options.files), "files", translator) as tell:
        for done, path in enumerate(options.files, 1):
            worst = max(worst, _look(path, output, translator))
            tell(done)
    return worst


def _look(path: Path, output: Output, translator: Translator) -> int:
    """Check a table, and the lesson if a file of steps is beside it; return the exit code."""
    from uno_tui.notation.lines import TableError

    # Either file of a lesson stands for both.
    of_lesson = path.suffix == ".toml" or (path.suffix == ".table" and path.with_suffix(".toml").exists())
    try:
        with contain_exits():
            if not of_lesson:
                return _look_at_table(path, output, translator)
            table, steps = path.with_suffix(".table"), path.with_suffix(".toml")
            # The steps walk through the table, so they are looked at only if it holds.
            return _look_at_table(table, output, translator) or _look_at_steps(steps, output, translator)
    except TableError as error:
        output.complain(translator.sentence(error.message))
        return WRONG_USE
    except Exception as error:  # the code of a plug-in may raise anything
        fault = blame(error)
        if fault is None:
            raise
        output.complain(translator.sentence(at_line(str(path), 0, fault)))
        return WRONG_USE


def _look_at_table(path: Path, output: Output, translator: Translator) -> int:
    from uno_tui.notation.referee import report_problems

    held = report_problems(path, lambda problem: output.line(translator.sentence(problem.message)))
    if held is None:
        return 1
    output.line(translator.sentence(at_line(str(path), 0, message("table-holds", count=held))))
    return 0


def _look_at_steps(path: Path, output: Output, translator: Translator) -> int:
    from uno_tui.ui.lessons.checking import look_through

    held = look_through(path, lambda fault: output.line(translator.sentence(fault)))
    if held is None:
        return 1
    output.line(translator.sentence(at_line(str(path), 0, message("lesson-holds", count=held))))
    return 0


def _look_at_game(options: argparse.Namespace, output: Output, translator: Translator) -> int:
    """Check a game, and print a round of it for reading."""
    from uno_tui.core import plugins
    from uno_tui.game_check.checks import check_game
    from uno_tui.game_check.levels import LISTENER, transcript

    if options.rounds < 1:
        raise UseError("rounds-too-few")
    # `game_called` refuses a plug-in with faults, and this command is there to name them.
    game = options.game if options.game in plugins.plugin_packages() else game_called(options.game)
    faults = 0
    with output.progress(options.rounds, "rounds", translator) as tell:
        for finding in check_game(game, options.rounds, options.seed, translator, tell):
            faults += finding.is_fault
            output.line(translator.sentence(finding.message))
    if not faults:
        output.line(translator.text("game-check-transcript", name=LISTENER))
        for line in transcript(game, options.seed, translator):
            output.line(line)
    output.line(translator.text("game-check-faults" if faults else "game-check-sound", game=game, count=faults))
    return 1 if faults else 0
