"""Files that are written whole or not at all, and locked by one program at a time."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import shutil
import sys
import time
from itertools import count
from pathlib import Path
from typing import IO

import msgspec

RETRY_SECONDS = 0.5 if sys.platform == "win32" else 0.0
"""Seconds for which `replace` tries again. On Windows nobody can replace a file that a program has open, even for a
moment, as search indexes and virus scanners do; elsewhere a refusal is final."""
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding JSON raises for bytes that hold no such value; the last one for brackets that are nested too deep."""
_PAUSE = 0.02
# How systems say that another program has the lock. With any other error there are no locks in this place.
_LOCKED_ELSEWHERE = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_NO_NAME = re.compile(
    r"""(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)\ *(\.|$) # a device, whatever stands after the dot
    |.*[<>:"|?*\x00-\x1f]
    |.*[.\ ]$""",
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)


def hash_of(content: bytes = b"") -> hashlib.blake2b:
    """Return the hash of a record: the same wherever one is compared, or results that were kept would not be found."""
    return hashlib.blake2b(content, digest_size=16)


def is_portable_name(name: str) -> bool:
    """Return whether no system refuses this name, or takes it for a device.

    On Windows, what is written to `con.txt` is gone without an error.
    """
    # Without a name or with a folder's, there is a message of its own.
    return name in ("", ".", "..") or _NO_NAME.match(name) is None


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file, and its folder if necessary, so that no program ever reads half of it. Raises OSError.

    A file that is a link stays one, and a file keeps its rights.
    """
    if path.is_symlink():
        path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    # In the same folder: only within one file system does a rename put a file in its place at once. Each program has a
    # draft of its own: two windows may write the same file at the same time.
    draft = path.with_name(f"{path.name}.{os.getpid()}.draft")
    try:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)
        with contextlib.suppress(OSError):  # there is none yet, or the folder knows no rights
            shutil.copymode(path, draft)
        replace(draft, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        if folder := next(filter(Path.is_dir, (draft, path)), None):  # Windows says that it does not allow it
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(folder)) from error
        raise


def replace(source: Path, target: Path) -> Path:
    """Rename a file, over another if there is one, and return its new path. Raises OSError."""
    end = time.monotonic() + RETRY_SECONDS
    while True:
        try:
            return source.replace(target)
        except PermissionError:
            if time.monotonic() >= end or target.is_dir():
                raise
            time.sleep(_PAUSE)


def create_new_file(wanted: Path) -> Path:
    """Create an empty file and return its path: `wanted`, or with a number appended if that exists. Raises OSError."""
    wanted.parent.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = wanted if number == 1 else wanted.with_stem(f"{wanted.stem}-{number}")
        with contextlib.suppress(FileExistsError):
            # Looks and creates in one step: two programs cannot both get the name.
            path.touch(exist_ok=False)
            break
    return path


def lock(file: IO[bytes]) -> bool:
    """Lock a file for this program until it is closed. Return whether it is locked; False if another program has it.

    Where files cannot be locked (some network drives), every program gets True.
    """
    try:
        _lock(file)
    except OSError as error:
        return error.errno not in _LOCKED_ELSEWHERE
    return True


def is_free(path: Path) -> bool:
    """Return whether a file can be written and no program has locked it, not even this one."""
    try:
        with path.open("r+b") as file:
            return lock(file)
    except OSError:
        return False


def is_locked(path: Path) -> bool:
    """Return whether a file exists and a program has locked it, perhaps this one."""
    try:
        with path.open("rb") as file:
            return not lock(file)
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt

    _LOCKED_BYTE = 0x7FFF0000

    def _lock(file: IO[bytes]) -> None:
        place = file.tell()
        file.seek(_LOCKED_BYTE)  # Windows lets no program read a locked part, so lock one far beyond the end
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(place)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        # Not `lockf`: its locks do not hold within one process, and closing any other handle of the file ends them.
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
