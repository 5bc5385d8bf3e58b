"""Folders of saved tables, and which of them are not finished."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from uno_tui.host.files import create_new_file, is_free, replace
from uno_tui.host.results import SUFFIX, read_kept, result_of

LOOKED_AT = 10
"""So many of the tables that were played last are offered to go on with."""
PRACTICE_TABLES = 10
"""So many practice tables are kept, the newest, and so many that were abandoned."""

STAMP = "%Y-%m-%d-%H%M%S"
"""The moment at which a match began, as the name of its file begins."""


def begun_at(path: Path) -> datetime | None:
    """Return when a match began, in local time, by the name of its file; None for a file from elsewhere."""
    try:
        return datetime.strptime(path.stem[:17], STAMP).astimezone()
    except (ValueError, OverflowError, OSError):  # no date, or one that this system cannot tell the zone of
        return None


class Store:
    """A folder of table files, one for each match that was begun and not put away or deleted."""

    def __init__(self, folder: Path, most: int | None = None) -> None:
        """With more tables than `most`, the oldest count as let go, see `has_let_go`; None: never."""
        self.folder = folder
        self._most = most

    def path_at(self, now: datetime) -> Path:
        """Return where the record of a match belongs that begins `now`."""
        return self.folder / f"{now:{STAMP}}.table"

    def create_new_file(self, now: datetime) -> Path:
        """Return an empty file for a match that begins `now`, which no other program has. Raises OSError."""
        return create_new_file(self.path_at(now))

    def tables(self) -> list[Path]:
        """Return all tables, newest first."""
        return sorted(table_files(self.folder), key=age, reverse=True)

    def _last(self) -> list[Path]:
        """Return the last few tables at which a player did something, the last one first."""
        written = []
        for path in self.tables():
            with contextlib.suppress(OSError):  # deleted meanwhile, or a folder in which nobody may look
                found = path.stat()
                # An empty file is only a name that `create_new_file` has taken.
                if found.st_size:
                    written.append((found.st_mtime, path))
        return [path for _, path in sorted(written, key=lambda each: each[0], reverse=True)[:LOOKED_AT]]

    def open_tables(self) -> Iterator[Path]:
        """Those of the last few tables that can be gone on with, the one left last first.

        What became of them is kept beside them, except after a power cut, for example: `look` finds it out beforehand.
        """
        return filter(can_be_resumed, self._last())

    async def look(self) -> None:
        """Find out what became of the last few tables, replaying records in a thread of their own."""
        unknown = [path for path in self._last() if is_free(path) and read_kept(path) is None]
        if unknown:
            await asyncio.to_thread(lambda: list(map(result_of, unknown)))

    def unfinished(self) -> Path | None:
        """Return the table that was left last, of those that can be resumed; None if there is none."""
        return next(self.open_tables(), None)

    def keep_only(self, most: int) -> list[Path]:
        """Delete all tables but the newest `most`, except those that a program is playing; return their files.

        What cannot be deleted stays, and is among them.
        """
        old = [file for path in self.tables()[most:] if is_free(path) for file in _files(path)]
        for file in old:
            with contextlib.suppress(OSError):
                file.unlink(missing_ok=True)
        return old

    @property
    def abandoned(self) -> Store:
        """Those that were left for good, and are not offered again."""
        return Store(self.folder / "abandoned")

    def put_away(self, path: Path) -> None:
        """Put a table of this folder among the abandoned ones, none of which it replaces. Raises OSError."""
        # A name is free here again once its table has been put away, and may be there already.
        there = create_new_file(self.abandoned.folder / path.name)
        for file in _files(path):
            if file.exists():
                replace(file, there.with_suffix(file.suffix))

    def has_let_go(self, path: Path) -> bool:
        """Return whether a file of this folder was put away, or belongs to a table that had to make room for others."""
        if path.parent != self.folder or path.exists():
            return False
        newer = sum(age(each) > age(path) for each in table_files(self.folder))
        return (self.abandoned.folder / path.name).exists() or (self._most is not None and newer >= self._most)

    def tables_begun(self, most: int) -> int:
        """Return how many tables lie in this folder, at most `most`."""
        return min(most, len(table_files(self.folder)))


def table_files(folder: Path) -> list[Path]:
    """Return the table files in a folder, in no order; none where there is no folder, or it cannot be read."""
    try:
        # A pipe of that name would be read for ever.
        return [path for path in folder.iterdir() if path.suffix == ".table" and not path.is_fifo()]
    except OSError:
        return []


def age(path: Path) -> tuple[str, int]:
    """Return when a table was begun, and its number among those of that second."""
    stem, _, number = path.stem.rpartition("-")
    # `2026-01-31-180000-2`: date and time have three dashes, and a number stands after a fourth.
    return (stem, int(number)) if stem.count("-") == 3 and number.isdecimal() else (path.stem, 1)


def _files(path: Path) -> tuple[Path, ...]:
    """Return the paths of a record and of the files beside it."""
    return path, path.with_suffix(".seats"), path.with_suffix(SUFFIX)


def can_be_resumed(path: Path) -> bool:
    """Return whether a table can be resumed: it is not over, and no program is playing it."""
    return is_free(path) and result_of(path).is_open
