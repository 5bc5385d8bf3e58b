"""The menu: which entries it has, and their lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from uno_tui.notation.lines import TableError
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.lessons.lesson import common_lesson
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.tables_list import game_and_names
from uno_tui.ui.table_runner import TableRunner
from uno_tui.ui.tables import Tables

_MENU = (
    *("lessons", "table", "rules", "settings", "events", "keys", "remap", "replay", "statistics", "hear", "voices"),
    "daily",
)
"""The entries of the menu that keep their places, from the second line on."""


def menu_entries(runner: TableRunner, tables: Tables, *, at_table: bool) -> list[str]:
    """Return the entries of the menu: `back`, `resume`, `new`, `table`, and so on.

    The first leads on: to the table, to what was left last, or to a new game. `_MENU` follows, so that its numbers stay
    the same; what is not always there stands after it.
    """
    unfinished = tables.unfinished_tables()
    # Enter at the opened menu leads on: nothing else is needed most of the time.
    first, *rest = ["back"] if at_table else _what_goes_on(runner, unfinished)
    # After a match nobody goes back to its table first, and a new game stands there only once.
    if runner.just_played or first == "new":
        first, rest = "new", [each for each in (first, *rest) if each != "new"]
    else:
        rest.insert(0, "new")
    # A line of their own only for tables that "resume" does not lead to.
    if len(unfinished) > ("resume" in (first, *rest)):
        rest.append("others")
    if tables.practised.unfinished() is not None:
        rest.append("practice")
    if runner.table is not None and runner.table.review.found:
        rest.append("remarks")
    # A lesson keeps its progress and cannot be abandoned, only left.
    if runner.tutor is not None:
        rest.append("leave_lesson")
    elif at_table:
        rest.append("abandon")
    return [first, *_MENU, *rest, "quit"]


def guest_entries(runner: TableRunner, *, at_table: bool, ways: bool, seat: bool) -> list[str]:
    """Return the entries of the menu of a guest from another machine.

    With `ways` they can follow the table in others; with `seat` they look on, and a seat is free.
    """
    first = ["back"] if at_table else []
    last = ["remarks"] if runner.table is not None and runner.table.review.found else []
    last = [*(["way"] if ways else []), *(["take_seat"] if seat else []), *last, "quit"]
    return [*first, "people", "talk", "rules", "settings", "events", "keys", "remap", *last]


def _what_goes_on(runner: TableRunner, unfinished: Sequence[Path]) -> list[str]:
    """Return the entries that lead to an unfinished table or lesson, the one that was left last first.

    Where there is none: the first lesson until a lesson is done, then a new game.
    """
    course = runner.course
    lessons, resumed = ["lesson"] * (course.left is not None), ["resume"][: len(unfinished)]
    if not lessons and not resumed:
        return ["new" if course.progress.any_done else "first_lesson"]
    # Both files are written when something is done there, so their times say which was left last.
    later = bool(resumed) and course.progress.changed < _changed(unfinished[0])
    return [*resumed, *lessons] if later else [*lessons, *resumed]


def _changed(path: Path) -> float:
    """Return when a file was written last, in seconds; 0 if it is gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def menu_items(
    announcer: ProgramAnnouncer, runner: TableRunner, tables: Tables, entries: Sequence[str], do: Callable[[str], None]
) -> list[Item]:
    """Return the menu with these entries; `do` is called with the chosen one."""
    values = {"count": len(tables.plan.names), "game": announcer.title(tables.next_game)}
    unfinished = tables.unfinished() if "resume" in entries else None
    values["table"] = "" if unfinished is None else game_and_names(announcer, unfinished)
    practised = tables.practised.unfinished() if "practice" in entries else None
    values["practised"] = "" if practised is None else game_and_names(announcer, practised)
    values["lesson"] = _title_of(runner.course.left or common_lesson(), announcer, runner)
    texts = [announcer.text(f"menu-{entry}", **values) for entry in entries]
    # The rules are read only to those who ask for them: the line has a game's name in it.
    opening = [each in _MENU and each != "rules" for each in entries]
    parts = zip(texts, entries, opening, strict=True)
    return [Item(text, _doing(do, each), opens=opens) for text, each, opens in parts]


def _title_of(lesson: tuple[str, str], announcer: ProgramAnnouncer, runner: TableRunner) -> str:
    """Return the title of a lesson; the name of its file if its texts cannot be read."""
    try:
        return runner.course.title(lesson, announcer.translator)
    except TableError:
        return lesson[1]


def _doing(do: Callable[[str], None], entry: str) -> Callable[[], None]:
    return lambda: do(entry)
