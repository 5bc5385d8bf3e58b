"""The files that this program has written: found again as they were written, or written again."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from uno_tui.host.files import is_locked, new_path, write_whole
from uno_tui.host.store import Store
from uno_tui.message import MessageError


class Tampering(msgspec.Struct, frozen=True):
    """A file that another program has deleted or changed, and what was done about it.

    `edited`: the file is sound, for example after an edit by hand, and stays as it is. Otherwise it is written again:
    `other` is where the other program's version is kept, if there was one; with an `error`, writing failed.
    """

    path: Path
    edited: bool = False
    other: Path | None = None
    error: OSError | None = None


class SavedFiles:
    """What this program has saved, and puts back where something else has deleted, cut or damaged it.

    A synchronised folder or a clean-up tool may do so between two saves; players who were told that something is saved
    rely on it.
    """

    def __init__(
        self, readers: Mapping[Path, Callable[[Path], object]] | None = None, stores: Sequence[Store] = ()
    ) -> None:
        """`readers` read the files that players may edit; they raise MessageError or ValueError for unusable ones.

        What one of the `stores` has let go, perhaps in another window, is not written again.
        """
        self._readers = readers or {}
        self._stores = stores
        self._written: dict[Path, bytes] = {}
        self._identity: dict[Path, tuple[int, int, int, int]] = {}
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

    def restore(self) -> list[Tampering]:
        """Write again what is no longer on disk as it was written; return what was found, each change once."""
        found = [self._look_after(path) for path in tuple(self._written)]
        return [each for each in found if each is not None]

    def _look_after(self, path: Path) -> Tampering | None:
        written = self._written[path]
        now: bytes | None
        try:
            if _identity(path) == self._identity[path]:
                return None
            now = path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            if any(store.has_let_go(path) for store in self._stores):
                self.forget(path)
                return None
            now = b""
        except OSError:  # it is there and cannot be read
            now = None
        if now is not None and (_is_meant(path, now, written) or self._is_edited(path, now, written)):
            self.remember(path)
            return Tampering(path, edited=True) if path in self._readers and now != written else None
        if is_locked(path):  # another program is playing this table, and looks after it
            return None
        other = None
        try:
            if now is None or not written.startswith(now):
                other = _put_beside(path)
            write_whole(path, written)
        except OSError as error:
            told = path in self._failed
            self._failed.add(path)
            return None if told else Tampering(path, other=other, error=error)
        self._failed.discard(path)
        self.remember(path)
        return Tampering(path, other=other)

    def _is_edited(self, path: Path, now: bytes, written: bytes) -> bool:
        """Return whether a file was changed to something that can be used, and not just cut off."""
        if path not in self._readers or not now.strip() or _is_cut(now, written):
            return False
        try:
            self._readers[path](path)
        except (OSError, ValueError, MessageError):  # UnicodeDecodeError is a ValueError
            return False
        return True


def _is_meant(path: Path, now: bytes, written: bytes) -> bool:
    """Return whether a file is as it was written, or a record to which another program has added moves."""
    return now == written or (path.suffix == ".table" and now.startswith(written))


def _is_cut(now: bytes, written: bytes) -> bool:
    """Return whether a file ends in the middle of a line that was written."""
    return written.startswith(now) and not now.endswith(b"\n") and written[len(now) :][:1] not in (b"\r", b"\n")


def _put_beside(path: Path) -> Path:
    """Rename what another program has put there; return its new name. Raises OSError, with no new file left."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    other = new_path(path.with_name(f"{path.name}.other"))
    try:
        return path.replace(other)
    except OSError:
        other.unlink(missing_ok=True)
        raise


def _identity(path: Path) -> tuple[int, int, int, int]:
    """Return which file it is, how long, and when it was last written. Raises OSError."""
    found = path.stat()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
