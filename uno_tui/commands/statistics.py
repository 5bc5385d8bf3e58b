"""How the finished matches went."""

from __future__ import annotations

import argparse
import asyncio

from uno_tui.commands.chosen import read_settings, translator_for
from uno_tui.commands.output import Output, Table, output_for
from uno_tui.front.menus.statistics import Tally, title
from uno_tui.front.settings import folders
from uno_tui.host.results import look_at
from uno_tui.locales.translator import Translator

NUMBERS = frozenset((1, 2))


def run(options: argparse.Namespace) -> int:
    """Tell for every game, and for everybody, how many matches were finished and won."""
    settings, _ = read_settings()
    translator = translator_for(options, settings)
    output = output_for(options)
    tally = asyncio.run(_count(output, translator.text("progress-tables")))
    if not tally.matches:
        output.sentence(translator.text("statistics-none"))
        return 0
    output.facts(tally.games(translator), _table(translator, "game", "won-by-people", _games(translator, tally)))
    if tally.played:
        output.facts(tally.people(translator), _table(translator, "name", "won", _people(translator, tally)))
    return 0


async def _count(output: Output, label: str) -> Tally:
    paths, tally, done = sorted(folders().tables.glob("*.table")), Tally(), 0
    with output.progress(len(paths), label) as tell:
        async for _, result in look_at(paths):
            tally.add(result)
            done += 1
            tell(done)
    return tally


def _games(translator: Translator, tally: Tally) -> list[tuple[str, int, int]]:
    return [(title(translator, game), count, tally.won[game]) for game, count in tally.matches.items()]


def _people(translator: Translator, tally: Tally) -> list[tuple[str, int, int]]:
    return [(name, count, tally.wins[name]) for name, count in tally.played.most_common()]


def _table(translator: Translator, first: str, last: str, rows: list[tuple[str, int, int]]) -> Table:
    headings = [translator.text(f"column-{name}") for name in (first, "matches", last)]
    cells = [
        (name, *(translator.text("column-number", number=number) for number in numbers)) for name, *numbers in rows
    ]
    return Table(headings, cells, NUMBERS)
