"""The file of a running table: nobody else's while it is played, and flushed before anything is announced."""

from __future__ import annotations

import os
import time
from hashlib import blake2b
from pathlib import Path

from uno_tui.host.files import lock
from uno_tui.notation.lines import TableError, read
from uno_tui.wording import worded

PATIENCE = 0.3
"""Seconds in which a program that only looks whether a table can be gone on with is done with it."""


class RecordFile:
    """A record on disk that this program alone writes."""

    def __init__(self, path: Path) -> None:
        """Take the file. Raises TableError if another program has it, OSError if it cannot be opened."""
        self.path = path
        self._file = path.open("r+b", buffering=0)
        if not self._take():
            self._file.close()
            raise TableError(str(path), 0, worded("table-taken"))
        self._text = blake2b(digest_size=16)
        """What stands in the file, in short."""
        self._known = self._state()

    def _take(self) -> bool:
        """Whether the file is this program's now, and still the one that the path leads to."""
        end = time.monotonic() + PATIENCE
        while not lock(self._file):
            if time.monotonic() > end:
                return False
            time.sleep(PATIENCE / 100)
        return self._is_there()

    def _is_there(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self.path.stat())
        except OSError:
            return False

    def _state(self) -> tuple[int, int]:
        """Length and time of the last change; whoever else writes changes them."""
        found = os.fstat(self._file.fileno())
        return found.st_size, found.st_mtime_ns

    @property
    def is_as_it_was(self) -> bool:
        """Whether the path still leads to this file, and what this program has written, and nothing else, is in it."""
        if not self._is_there():
            return False
        length, when = self._state()
        if length == self._known[0] and when != self._known[1]:  # perhaps only the clock of a file server
            self._file.seek(0)
            return blake2b(self._file.read(), digest_size=16).digest() == self._text.digest()
        return length == self._known[0]

    def read(self) -> str:
        """What stands in the file. Raises TableError."""
        self._file.seek(0)
        return read(self._file)

    def keep_only(self, text: str) -> None:
        """Cut off what stands behind `text`. Raises OSError."""
        data = text.encode()
        self._file.truncate(len(data))
        self._text = blake2b(data, digest_size=16)
        self._known = self._state()

    def add(self, text: str) -> None:
        """Write at the end, so that it is there whatever happens to this program. Raises OSError."""
        data = text.encode()
        self._file.seek(0, os.SEEK_END)
        self._text.update(data)
        while data:
            data = data[self._file.write(data) :]
        self._known = self._state()

    @property
    def digest(self) -> str:
        """What stands in the file, in short."""
        return self._text.hexdigest()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
