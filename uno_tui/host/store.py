"""Where saved tables live, and which of them are not finished."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from uno_tui.host.match import whole_lines
from uno_tui.notation.lines import TableError, load
from uno_tui.notation.referee import Referee

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

    def unfinished(self) -> Path | None:
        """The newest table whose match is not over, of the last few."""
        newest = sorted(self.folder.glob("*.table"), key=lambda path: path.name, reverse=True)
        return next(filter(_goes_on, newest[:LOOKED_AT]), None)


def _goes_on(path: Path) -> bool:
    try:
        table = Referee(whole_lines(load(path)), str(path))
        problems = table.problems()
    except TableError:
        return False
    return not problems and table.table.outcome.match is None
