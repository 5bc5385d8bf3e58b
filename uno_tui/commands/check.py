"""Whether table files, and lessons, hold."""

from __future__ import annotations

import argparse
from pathlib import Path

from uno_tui.commands.output import Output, Plain, output_for
from uno_tui.commands.saying import WRONG_USE


def run(options: argparse.Namespace) -> int:
    """Look through all files; 1 if something does not hold, 2 if something is no table, or no lesson."""
    output = output_for(options)
    several = output if len(options.files) > 1 else Plain()
    worst = 0
    with several.progress(len(options.files), "files") as tell:
        for done, path in enumerate(options.files, 1):
            worst = max(worst, _look(path, output))
            tell(done)
    return worst


def _look(path: Path, output: Output) -> int:
    """A table, and where steps lie beside it, the lesson that both make."""
    from uno_tui.notation.lines import TableError

    table, steps = (path, path.with_suffix(".toml")) if path.suffix == ".table" else (path.with_suffix(".table"), path)
    try:
        if path.suffix != ".toml" and not (path.suffix == ".table" and steps.exists()):
            return _look_at_table(path, output)
        return _look_at_table(table, output) or _look_at_steps(steps, output)
    except TableError as error:
        output.complain(error)
        return WRONG_USE


def _look_at_table(path: Path, output: Output) -> int:
    from uno_tui.notation.referee import look_through

    held = look_through(path, output.line)
    if held is None:
        return 1
    output.line(f"{path}: holds, {held} {'statement' if held == 1 else 'statements'}")
    return 0


def _look_at_steps(path: Path, output: Output) -> int:
    from uno_tui.front.lessons.checking import look_through

    held = look_through(path, output.line)
    if held is None:
        return 1
    output.line(f"{path}: holds, {held} {'step' if held == 1 else 'steps'}")
    return 0
