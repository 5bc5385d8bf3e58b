"""Watch the files that this program has written, and write them again if something else deletes or damages them."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from uno_tui.host.files import create_new_file, is_locked, replace, write_whole
from uno_tui.host.store import Store
from uno_tui.message import MessageError


class Tampering(msgspec.Struct, frozen=True):
    """A file that another program has deleted or changed.

    It was written again, unless it was `edited` or there is an `error`.
    """

    path: Path
    edited: bool = False
    """Whether the file is usable, for example after an edit by hand. It stays as it is."""
    other: Path | None = None
    """Where the other program's version is kept; None if there was none."""
    error: OSError | None = None
    """The error if writing failed."""


class SavedFiles:
    """Remembers the files that this program has saved, and restores those that are deleted, cut short or damaged.

    A synchronised folder or a clean-up tool may damage files between two saves. Players who were told that something is
    saved rely on that.
    """

    def __init__(
        self, readers: Mapping[Path, Callable[[Path], object]] | None = None, stores: Sequence[Store] = ()
    ) -> None:
        """Take the functions that read files which players may edit. They raise MessageError or ValueError.

        A table that one of the `stores` has put away or deleted, perhaps in another window, is not written again.
        """
        self._readers = readers or {}
        self._stores = stores
        self._written: dict[Path, bytes] = {}
        """The content of each remembered file."""
        self._identities: dict[Path, tuple[int, int, int, int]] = {}
        """The `_identity` of each remembered file when it was last found as it should be."""
        self._failed: set[Path] = set()
        """The files that could not be written again the last time. Each error is reported once."""

    def remember(self, *paths: Path) -> None:
        """Remember files as they are now, right after they were written. One that does not exist is forgotten."""
        for path in paths:
            self.forget(path)
            with suppress(OSError):
                # Before the content: if the file changes in between, its identity differs the next time.
                identity = _identity(path)
                self._written[path] = path.read_bytes()
                self._identities[path] = identity

    def forget(self, *paths: Path) -> None:
        """Stop watching files that are meant to change or to be deleted."""
        for path in paths:
            self._written.pop(path, None)
            self._failed.discard(path)

    def restore(self) -> list[Tampering]:
        """Write again the files that are no longer as they were written. Return each change once."""
        # A copy of the keys: a file that was let go is forgotten on the way.
        found = [self._restore_file(path) for path in tuple(self._written)]
        return [each for each in found if each is not None]

    def _restore_file(self, path: Path) -> Tampering | None:
        written = self._written[path]
        now: bytes | None
        try:
            if _identity(path) == self._identities[path]:
                return None
            now = path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            if any(store.has_let_go(path) for store in self._stores):
                self.forget(path)
                return None
            # A deleted file is one that was cut short to nothing, of which nothing need be kept.
            now = b""
        except OSError:  # the file exists but cannot be read
            now = None
        if now is not None and (self._is_meant(path, now, written) or self._is_edited(path, now, written)):
            self.remember(path)
            return Tampering(path, edited=True) if path in self._readers and now != written else None
        if is_locked(path):  # another program is playing this table, and restores it itself
            return None
        other = None
        try:
            if now is None or not written.startswith(now):  # a file that was only cut short is not worth keeping
                other = _put_beside(path)
            write_whole(path, written)
        except OSError as error:
            is_known = path in self._failed
            self._failed.add(path)
            return None if is_known else Tampering(path, other=other, error=error)
        self.remember(path)
        return Tampering(path, other=other)

    def _is_meant(self, path: Path, now: bytes, written: bytes) -> bool:
        """Return whether a file is as it was written, or a record to which another program has added moves."""
        is_record = path.suffix == ".table" and path not in self._readers
        return now == written or (is_record and now.startswith(written))

    def _is_edited(self, path: Path, now: bytes, written: bytes) -> bool:
        """Return whether a file was changed to something usable, and not just cut short within a line.

        One that ends with a whole line is what a player may have left of it.
        """
        if path not in self._readers or not now.strip() or _is_cut(now, written):
            return False
        try:
            self._readers[path](path)
        except (OSError, ValueError, MessageError):  # UnicodeDecodeError is a ValueError
            return False
        return True


def _is_cut(now: bytes, written: bytes) -> bool:
    """Return whether a file ends in the middle of a line that was written."""
    return written.startswith(now) and not now.endswith(b"\n") and written[len(now) :][:1] not in (b"\r", b"\n")


def _put_beside(path: Path) -> Path:
    """Rename a file of another program and return its new path. Raises OSError, with no new file left."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    other = create_new_file(path.with_name(f"{path.name}.other"))
    try:
        return replace(path, other)
    except OSError:
        other.unlink(missing_ok=True)
        raise


def _identity(path: Path) -> tuple[int, int, int, int]:
    """Return the device, inode, size and time of the last change of a file. Raises OSError."""
    found = path.stat()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
