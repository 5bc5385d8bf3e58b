"""Where saved tables live, and which of them are not finished."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from uno_tui.host.files import lock
from uno_tui.host.match import whole_record
from uno_tui.notation.lines import TableError, load

LOOKED_AT = 5


class Store:
    """A folder of table files, one for each match ever begun."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_path(self, now: datetime) -> Path:
        """A file name for a match that begins `now`."""
        stem = now.strftime("%Y-%m-%d-%H%M%S")
        path = self.folder / f"{stem}.table"
        number = 2
        while path.exists():
            path = self.folder / f"{stem}-{number}.table"
            number += 1
        return path

    def open_tables(self) -> Iterator[Path]:
        """Those of the last few tables that can be gone on with, newest first."""
        newest = sorted(self.folder.glob("*.table"), key=lambda path: path.name, reverse=True)
        return filter(_goes_on, newest[:LOOKED_AT])

    def unfinished(self) -> Path | None:
        """The newest table that can be gone on with."""
        return next(self.open_tables(), None)


def _goes_on(path: Path) -> bool:
    """Whether somebody can go on with this table: it is not over, and no program is playing it."""
    try:
        _, referee = whole_record(load(path), str(path))
        with path.open("a", encoding="utf-8") as file:
            return referee.table.outcome.match is None and lock(file)
    except (TableError, OSError):
        return False
