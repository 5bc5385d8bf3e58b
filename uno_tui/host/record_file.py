"""The file of a running match: locked while it is played, and flushed before anything is announced."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from uno_tui.host.files import create_new_file, hash_of, lock, write_whole
from uno_tui.message import message
from uno_tui.notation.lines import TableError, read

PATIENCE = 0.3
"""Seconds for which the lock is tried: a program that looks whether a table can be gone on with has it for a moment."""
SEATS = ".seats"
"""The suffix of the file beside a record that says who plays."""
_NUMBER_BEHIND = re.compile(r"^(\d{4}-\d\d-\d\d-\d{6})-\d+$")


class RecordFile:
    """A record on disk that this program alone writes."""

    def __init__(self, path: Path) -> None:
        """Take the file. Raises TableError if another program has it, OSError if it cannot be opened."""
        self.path = path
        # Without a buffer, a line has left this program when it is written, and survives its death.
        self._file = path.open("r+b", buffering=0)
        if not self._lock_file():
            self._file.close()
            raise TableError(str(path), 0, message("table-taken"))
        self._hash = hash_of()
        """The hash of the file's content."""
        self._known = self._state()

    def _lock_file(self) -> bool:
        """Whether the file is this program's now, and still the one that the path leads to."""
        end = time.monotonic() + PATIENCE
        while not lock(self._file):
            if time.monotonic() > end:
                return False
            time.sleep(PATIENCE / 100)
        # Before it was locked, another program may have deleted the file or put another in its place.
        return self._is_there()

    def _is_there(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self.path.stat())
        except OSError:
            return False

    def _state(self) -> tuple[int, int]:
        """Length and time of the last change; another program that writes changes them."""
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
            return hash_of(self._file.read()).digest() == self._hash.digest()
        return length == self._known[0]

    def read(self) -> str:
        """Return the text of the file. Raises TableError."""
        self._file.seek(0)
        return read(self._file)

    def keep_only(self, text: str) -> None:
        """Truncate the file to `text`, its beginning. Raises OSError."""
        data = text.encode()
        self._file.truncate(len(data))
        self._hash = hash_of(data)
        self._known = self._state()

    def add(self, text: str) -> None:
        """Write at the end, so that it survives this program. Raises OSError, with nothing added."""
        data = text.encode()
        end = self._file.seek(0, os.SEEK_END)
        try:
            unwritten = data
            # Without a buffer, a write may take only a part.
            while unwritten:
                unwritten = unwritten[self._file.write(unwritten) :]
        except OSError:
            with contextlib.suppress(OSError):  # else the file is no longer as it was
                self._file.truncate(end)  # a full disk may have taken the first half of a line
                self._known = self._state()
            raise
        self._hash.update(data)
        self._known = self._state()

    @property
    def digest(self) -> str:
        """Return the hash of the file's content."""
        return self._hash.hexdigest()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


class UnopenedRecord(msgspec.Struct, frozen=True):
    """A record's file that could be read and not written: what stood in it, and how much of that is kept."""

    text: str
    kept: str


class SavedRecord:
    """A match's record on disk.

    A file that something else deletes or changes is written again in full, beside what is left of it. Where nothing can
    be written the match goes on, and every later line tries again. A file that could only be read is gone on with as
    soon as it can be written, if it is still as it was read.
    """

    def __init__(
        self, path: Path, seats: str, file: RecordFile | None = None, unopened: UnopenedRecord | None = None
    ) -> None:
        """`path` is where the record belongs, `seats` the text of the file beside it, `file` the open file, if any.

        `unopened` is what is known of a file that is there and could not be opened for writing.
        """
        self.path = path
        self.seats = seats
        self.unsaved: OSError | None = None
        """Why the newest lines are not on disk; None if all are."""
        self.moved: Callable[[Path], None] = lambda path: None
        """Called with the new path when the record had to be written again."""
        self.restored: Callable[[Path], None] = lambda path: None
        """Called with the path of the file beside the record when that file had to be written again."""
        self.changed: Callable[[OSError | None], None] = lambda unsaved: None
        """Called when lines can no longer be saved, and with None when they can again."""
        self._file = file
        self._unopened = unopened
        self._missing = ""
        """Lines that are not on disk yet."""
        self._cut_to: str | None = None
        """The beginning of the record that alone is to stay in the file; None: all of it."""
        self._seats_due = not self._seats_are_right()
        """Whether the file beside the record is to get another text."""
        self._closed = False

    @classmethod
    def begin(cls, path: Path, seats: str, text: str) -> SavedRecord:
        """Start a record with this text. Where it cannot be written, `unsaved` says why."""
        record = cls(path, seats)
        record._missing = text
        try:
            record._file = _begin_file(path, seats, text)
            record._missing, record._seats_due = "", False
        except OSError as error:
            record.unsaved = error
        return record

    @property
    def digest(self) -> str:
        """The hash of the file; "" where there is none."""
        return "" if self._file is None else self._file.digest

    def add(self, text: str, whole: Callable[[], str]) -> None:
        """Append lines, none too, and make sure that the file on disk is the one that was written.

        `whole` returns the record with them, for a file that has to be written again.
        """
        if self._closed:
            return
        # Lines stay here until they are on disk, so that the next call tries again.
        self._missing += text
        try:
            self._write(whole)
        except OSError as error:
            before, self.unsaved = self.unsaved, error
            if before is None:
                self.changed(error)
            return
        self._missing = ""
        before, self.unsaved = self.unsaved, None
        if before is not None:
            self.changed(None)

    def _write(self, whole: Callable[[], str]) -> None:
        # 1. A file that could only be read may be open to writing now.
        if self._unopened is not None:
            self._file = _reopen(self.path, self._unopened)
        if self._file is not None:
            self._unopened = None
        # 2. Nothing else has touched the file: drop what was taken back, and append.
        if self._file is not None and self._file.is_as_it_was:
            if self._cut_to is not None:
                with contextlib.suppress(OSError):  # first: after a crash in between they fit the longer record too
                    self._secure_seats()
                self._file.keep_only(self._cut_to)
                self._cut_to = None
            self._file.add(self._missing)
            self._missing = ""
            self._secure_seats()
            return
        # 3. The file was never begun, is gone or was changed: all of the record goes into one beside it.
        before, lost = self.path, self._file
        self._file = _begin_beside(before, self.seats, whole())
        self.path, self._missing, self._seats_due = self._file.path, "", False
        self._cut_to = self._unopened = None
        if lost is not None:
            lost.close()
        if lost is not None or self.path != before:
            self.moved(self.path)

    def _seats_are_right(self) -> bool:
        """Return whether the file beside the record is as it should be."""
        try:
            return self.path.with_suffix(SEATS).read_bytes() == self.seats.encode()
        except OSError:
            return False

    def _secure_seats(self) -> None:
        """Write the file beside the record where it is not as it should be. Raises OSError."""
        path = self.path.with_suffix(SEATS)
        if not self._seats_are_right():
            write_whole(path, self.seats)
            # No other text was to come, so something else has deleted or changed it.
            if not self._seats_due:
                self.restored(path)
        self._seats_due = False

    def write_seats(self, seats: str, whole: Callable[[], str]) -> None:
        """Put other seats beside the record, which stays as it is: `whole` returns it as `add` wants it."""
        self._seats_due = self._seats_due or seats != self.seats
        self.seats = seats
        self.add("", whole)

    def go_back(self, text: str, seats: str) -> None:
        """Keep only `text`, the beginning of the record; `seats` is the file beside it from now on."""
        self._seats_due = self._seats_due or seats != self.seats
        self.seats = seats
        if self._file is None and self._unopened is not None:
            kept = self._unopened.kept
            # What is taken back stands in the file itself, so less of it is kept.
            if kept.startswith(text):
                self._unopened, self._missing = UnopenedRecord(self._unopened.text, text), ""
            # All of the file stays, and the first of the lines that it lacks.
            elif text.startswith(kept):
                self._missing = text[len(kept) :]
            else:  # comments of the file lie in between
                self._unopened = None
        elif self._file is not None:
            self._go_back_in(self._file, text)
        self.add("", lambda: text)

    def _go_back_in(self, file: RecordFile, text: str) -> None:
        """Take note how much of the open file stays."""
        try:
            stays = file.read() if self._cut_to is None else self._cut_to
        except (OSError, TableError):  # it is harmed: the next write puts the whole record beside it
            stays = text
        if stays.startswith(text):
            self._cut_to, self._missing = text, ""
        elif text.startswith(stays):  # what is taken back was not on disk yet
            self._missing = text[len(stays) :]
        else:  # comments of the file lie in between: it stays as it is, and the record goes on beside it
            file.close()
            self._file = None

    def close(self) -> None:
        """Close the file. Nothing more is written."""
        self._closed = True
        if self._file is not None:
            self._file.close()


def _begin_file(path: Path, seats: str, text: str) -> RecordFile:
    """Start a record's file, which is empty or new. Raises OSError, with no part of it left."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    # `create_new_file` leaves an empty file; one with content is another record.
    if path.stat().st_size:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    try:
        file = RecordFile(path)
    except (OSError, TableError) as error:
        with contextlib.suppress(OSError):
            if not path.stat().st_size:  # else something else has replaced it in this moment
                path.unlink()
        if isinstance(error, TableError):  # or locked it
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path)) from None
        raise
    try:
        write_whole(path.with_suffix(SEATS), seats)
        file.add(text)
    except BaseException:
        file.close()
        for each in (path, path.with_suffix(SEATS)):
            with contextlib.suppress(OSError):
                each.unlink(missing_ok=True)
        raise
    return file


def _reopen(path: Path, unopened: UnopenedRecord) -> RecordFile | None:
    """Take a record's file that could only be read before; None if it still cannot be written, or is another now.

    Raises OSError if it cannot be cut to what is kept.
    """
    try:
        file = RecordFile(path)
    except (OSError, TableError):
        return None
    try:
        # Another program may have played on meanwhile.
        if file.read() == unopened.text:
            file.keep_only(unopened.kept)
            return file
    except TableError:  # it is no text any more
        pass
    except OSError:
        file.close()
        raise
    file.close()
    return None


def _begin_beside(harmed: Path, seats: str, text: str) -> RecordFile:
    """Start a record's file beside what is left of one that was harmed. Raises OSError, with no part of it left."""
    # The number of an earlier copy is dropped, so that names do not grow with every harm.
    return _begin_file(create_new_file(harmed.with_stem(_NUMBER_BEHIND.sub(r"\1", harmed.stem))), seats, text)
