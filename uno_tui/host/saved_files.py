"""The files that this program has written: found again as they were written, or written again."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path

import msgspec

from uno_tui.host.files import is_locked, new_path, write_whole


class Restored(msgspec.Struct, frozen=True):
    """A file that was written again; `other` is where another program's version of it is kept, if there was one.

    With an `error` the file could not be written.
    """

    path: Path
    other: Path | None = None
    error: OSError | None = None


class SavedFiles:
    """What this program has saved, and puts back where something else has deleted, cut or damaged it.

    A synchronised folder or a clean-up tool may do so between two saves; players who were told that something is saved
    rely on it.
    """

    def __init__(self) -> None:
        self._written: dict[Path, bytes] = {}
        self._identity: dict[Path, tuple[int, int, int]] = {}
        self._failed: set[Path] = set()
        """What could not be written again the last time: told once."""

    def remember(self, *paths: Path) -> None:
        """Remember files as they are now, right after they were written. One that does not exist is forgotten."""
        for path in paths:
            self.forget(path)
            with suppress(OSError):
                identity = _identity(path)
                self._written[path] = path.read_bytes()
                self._identity[path] = identity

    def forget(self, *paths: Path) -> None:
        """Let go of files that are meant to change or to be deleted."""
        for path in paths:
            self._written.pop(path, None)

    def restore(self) -> list[Restored]:
        """Write again what is no longer on disk as it was written, and return what that was."""
        found = [self._look_after(path) for path in tuple(self._written)]
        return [each for each in found if each is not None]

    def _look_after(self, path: Path) -> Restored | None:
        written = self._written[path]
        try:
            if _identity(path) == self._identity[path]:
                return None
            now = path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            now = b""
        except OSError:  # it is there and cannot be read
            now = None
        if now is not None and _is_meant(path, now, written):
            self.remember(path)
            return None
        if is_locked(path):  # another program is playing this table, and looks after it
            return None
        other = None
        try:
            if now is None or not written.startswith(now):
                other = path.replace(new_path(path.with_name(f"{path.name}.other")))
            write_whole(path, written)
        except OSError as error:
            told = path in self._failed
            self._failed.add(path)
            return None if told else Restored(path, other, error)
        self._failed.discard(path)
        self.remember(path)
        return Restored(path, other)


def _is_meant(path: Path, now: bytes, written: bytes) -> bool:
    """Return whether a file has changed as it may: copied back, a table gone on with, settings edited elsewhere."""
    if now == written:
        return True
    if path.suffix == ".toml":
        return not written.startswith(now) and _is_toml(now)
    return path.suffix == ".table" and now.startswith(written)


def _is_toml(data: bytes) -> bool:
    try:
        tomllib.loads(data.decode())
    except ValueError:  # of which both errors are kinds
        return False
    return True


def _identity(path: Path) -> tuple[int, int, int]:
    """Return which file it is, and how long. Raises OSError."""
    found = path.stat()
    return found.st_dev, found.st_ino, found.st_size
