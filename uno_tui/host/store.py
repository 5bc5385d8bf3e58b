"""Where saved tables live, and which of them are not finished."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from uno_tui.games.dice import Dice
from uno_tui.host.match import Match
from uno_tui.notation.lines import TableError


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
        """The newest table, if its match is not over."""
        newest = max(self.folder.glob("*.table"), default=None, key=lambda path: path.name)
        if newest is None:
            return None
        try:
            match = Match.resume(newest, Dice(0))
        except TableError:
            return None
        match.close()
        return None if match.table.outcome.match is not None else newest
