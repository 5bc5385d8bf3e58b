"""Whether table files hold."""

from __future__ import annotations

import argparse
from pathlib import Path

from uno_tui.commands.output import Output, Plain, output_for
from uno_tui.commands.saying import WRONG_USE


def run(options: argparse.Namespace) -> int:
    """Look through all files; 1 if something does not hold, 2 if something is no table."""
    output = output_for(options)
    several = output if len(options.files) > 1 else Plain()
    worst = 0
    with several.progress(len(options.files), "files") as tell:
        for done, path in enumerate(options.files, 1):
            worst = max(worst, _look(path, output))
            tell(done)
    return worst


def _look(path: Path, output: Output) -> int:
    from uno_tui.notation.lines import TableError
    from uno_tui.notation.referee import look_through

    try:
        held = look_through(path, output.line)
    except TableError as error:
        output.complain(error)
        return WRONG_USE
    if held is None:
        return 1
    output.line(f"{path}: holds, {held} {'statement' if held == 1 else 'statements'}")
    return 0
