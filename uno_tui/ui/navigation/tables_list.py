"""The tables that are kept: unfinished ones, and those that can be replayed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from uno_tui.host.clock import Clock
from uno_tui.host.results import Result, look_at, result_of
from uno_tui.host.store import age, begun_at
from uno_tui.i18n.translator import Translator
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.daily import date_text
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.table_runner import TableRunner
from uno_tui.ui.tables import Tables

OFTEN = 0.3
"""Seconds between two reports of the progress of a long count."""


def counted(announcer: ProgramAnnouncer, done: int, count: int) -> Item:
    """Return the line that says how many of the tables have been counted."""
    return Item(announcer.text("statistics-counting", done=done, all=count))


async def replay_items(
    announcer: ProgramAnnouncer, tables: Tables, clock: Clock, running: Path | None, open_: Callable[[Path], None]
) -> AsyncIterator[Sequence[Item]]:
    """Yield the progress while kept tables are read, then the tables, newest first, with those for practice.

    The `running` one is left out, and each with hidden hands that several people can still continue.
    """
    kept = sorted([*tables.store.tables(), *tables.practised.tables()], key=age, reverse=True)
    paths = [path for path in kept if path != running]
    found: dict[Path, Result] = {}
    told = clock.time()
    async for path, result in look_at(paths):
        # Results that were kept come first, replayed records when they are ready: sorted again further down.
        found[path] = result
        if clock.time() - told > OFTEN:
            told = clock.time()
            yield [counted(announcer, len(found), len(paths))]
    there = [path for path in paths if found[path].game and not _is_secret(found[path])]
    lines = [(path, table_line(announcer, path, found[path])) for path in there]
    yield [Item(line, partial(open_, path)) for path, line in lines] or [Item(announcer.text("replay-none"))]


def _is_secret(result: Result) -> bool:
    """Return whether several people who hide their cards from each other play a table, or can still continue it."""
    practice = result.plan.practice
    is_open = practice is not None and practice.open_hands
    # A replay would show each of them the others' cards.
    return len(result.plan.people()) > 1 and not is_open and result.is_open


def unfinished_items(
    announcer: ProgramAnnouncer, runner: TableRunner, tables: Tables, open_: Callable[[Path], None]
) -> list[Item]:
    """Return the unfinished tables except the one in the menu: the game, the players, and when each was begun."""
    # At a table the menu offers none of them, so all are listed here.
    offered = None if runner.playing else tables.unfinished()

    def line(path: Path) -> str:
        table, when = game_and_names(announcer, path), _when(announcer.translator, path)
        return announcer.text("unfinished-table", table=table, when=when)

    items = [Item(line(path), partial(open_, path)) for path in tables.unfinished_tables() if path != offered]
    return items or [Item(announcer.text("list-empty"))]


def table_line(announcer: ProgramAnnouncer, path: Path, result: Result) -> str:
    """Return when a table was begun, its game and players, and whether it is for practice."""
    plan, game = result.plan, announcer.title(result.game)
    practice = "no" if plan.practice is None else str(plan.practice.deal or "none")
    names = announcer.translator.enumerate(plan.names)
    when = _when(announcer.translator, path)
    return sentence(announcer.text("replay-table", when=when, game=game, practice=practice, names=names))


def _when(translator: Translator, path: Path) -> str:
    """Return when a table was begun, by the name of its file; else the file's name."""
    begun = begun_at(path)
    if begun is None:
        return path.stem
    days = (datetime.now().astimezone().date() - begun.date()).days
    day = {0: "today", 1: "yesterday"}.get(days, "other")
    return translator.text("when", day=day, date=date_text(translator, begun.date()), time=f"{begun:%H:%M}")


def game_and_names(announcer: ProgramAnnouncer, path: Path) -> str:
    """Return the game and the other players of a table."""
    result = result_of(path)
    people = result.plan.here()
    # One person knows that they sit there; several people are all named.
    others = [name for seat, name in enumerate(result.plan.names) if [seat] != list(people)]
    names = announcer.translator.enumerate(others)
    return announcer.text("table-with", game=announcer.title(result.game), names=names)
