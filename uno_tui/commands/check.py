"""Whether table files hold."""

from __future__ import annotations

import argparse
from pathlib import Path

from uno_tui.commands.chosen import translator_despite
from uno_tui.commands.output import Output, Plain, output_for
from uno_tui.commands.saying import WRONG_USE
from uno_tui.locales.translator import Translator
from uno_tui.wording import at_line, worded


def run(options: argparse.Namespace) -> int:
    """Look through all files; 1 if something does not hold, 2 if something is no table."""
    output, translator = output_for(options), translator_despite(options.language)
    several = output if len(options.files) > 1 else Plain()
    worst = 0
    with several.progress(len(options.files), translator.text("progress-files")) as tell:
        for done, path in enumerate(options.files, 1):
            worst = max(worst, _look(path, output, translator))
            tell(done)
    return worst


def _look(path: Path, output: Output, translator: Translator) -> int:
    from uno_tui.notation.lines import TableError
    from uno_tui.notation.referee import look_through

    try:
        held = look_through(path, lambda problem: output.line(translator.sentence(problem.wording)))
    except TableError as error:
        output.complain(translator.sentence(error.wording))
        return WRONG_USE
    if held is None:
        return 1
    output.line(translator.sentence(at_line(str(path), 0, worded("table-holds", count=held))))
    return 0
