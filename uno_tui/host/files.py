"""Files that are written whole or not at all, and locked by one program at a time."""

from __future__ import annotations

import contextlib
import errno
import sys
from itertools import count
from pathlib import Path
from typing import IO

_LOCKED_ELSEWHERE = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file, and its folder if necessary, so that no program ever reads half of it. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".draft")
    try:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def new_path(wanted: Path) -> Path:
    """Create an empty file and return its path: `wanted`, or with a number appended if that exists. Raises OSError."""
    wanted.parent.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = wanted if number == 1 else wanted.with_stem(f"{wanted.stem}-{number}")
        with contextlib.suppress(FileExistsError):
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
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
