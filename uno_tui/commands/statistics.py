"""The command `statistics`: the finished matches."""

from __future__ import annotations

import argparse
import asyncio

from uno_tui.commands.chosen import read_settings, translator_for
from uno_tui.commands.output import output_for
from uno_tui.commands.plain import FactTable, Output
from uno_tui.host.results import look_at
from uno_tui.host.store import table_files
from uno_tui.i18n.translator import Translator
from uno_tui.ui.lessons.course import Course
from uno_tui.ui.navigation.statistics import Section, kept_presets, sections
from uno_tui.ui.navigation.tally import Tally
from uno_tui.ui.settings import folders

NUMBER_COLUMNS = frozenset((1, 2))
"""The columns with numbers."""


def run(options: argparse.Namespace) -> int:
    """Write how many matches were finished and won, by game and by person, and how each game developed."""
    settings, _ = read_settings()
    translator = translator_for(options, settings)
    output = output_for(options)
    tally = asyncio.run(_count(output, translator))
    # Lessons that cannot be read are no matter of statistics.
    found = sections(tally, translator, Course(folders().lessons, lambda error: None).done)
    if not tally.matches_by_game:
        output.sentence(translator.text("statistics-none"))
    for section in found:
        _tell(section, translator, output)
    return 0


async def _count(output: Output, translator: Translator) -> Tally:
    paths, done = sorted(table_files(folders().tables)), 0
    tally = Tally(kept_presets(folders().presets))
    with output.progress(len(paths), "tables", translator) as tell:
        async for path, result in look_at(paths):
            tally.add(path, result)
            done += 1
            tell(done)
    return tally


def _tell(section: Section, translator: Translator, output: Output) -> None:
    """Write a section below its title: a table and sentences, or sentences alone."""
    lines = [translator.text("heading", text=section.title), *(row.sentence for row in section.rows)]
    if section.rows:
        output.facts(lines, _table(section, translator))
    else:
        output.sentence(lines[0])
    for said, seen in section.lines:
        output.figure(said, seen)


def _table(section: Section, translator: Translator) -> FactTable:
    headings = [section.column, translator.text("column-matches"), translator.text("column-won-by-people")]
    cells = [
        (row.name, *(translator.text("column-number", number=number) for number in (row.matches, row.won)))
        for row in section.rows
    ]
    return FactTable(headings, cells, NUMBER_COLUMNS)
