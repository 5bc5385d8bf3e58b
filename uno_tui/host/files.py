"""Files that are there whole or as they were, and belong to one program at a time."""

from __future__ import annotations

import contextlib
import errno
import sys
from itertools import count
from pathlib import Path
from typing import IO

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file, and its folder if need be, so that nobody ever finds half of it. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".draft")
    try:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def new_path(wanted: Path) -> Path:
    """An empty file that no other program has, called as is wanted, or with a number behind it. Raises OSError."""
    wanted.parent.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = wanted if number == 1 else wanted.with_stem(f"{wanted.stem}-{number}")
        with contextlib.suppress(FileExistsError):
            path.touch(exist_ok=False)
            break
    return path


def lock(file: IO[bytes]) -> bool:
    """Keep the file for this program until it is closed; False if another one has it.

    Where files cannot be locked (some network drives), everybody gets them.
    """
    try:
        _lock(file)
    except OSError as error:
        return error.errno not in _TAKEN
    return True


def is_free(path: Path) -> bool:
    """Return whether a file can be written, and no program has locked it, this one neither."""
    try:
        with path.open("r+b") as file:
            return lock(file)
    except OSError:
        return False


def is_locked(path: Path) -> bool:
    """Return whether a file is there and a program has locked it, this one too."""
    try:
        with path.open("rb") as file:
            return not lock(file)
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt

    _FAR_BEYOND = 0x7FFF0000

    def _lock(file: IO[bytes]) -> None:
        place = file.tell()
        file.seek(_FAR_BEYOND)  # a locked part cannot be read, so one is taken where nothing stands
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(place)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
