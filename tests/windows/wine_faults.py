"""Imported when Windows' Python starts under Wine: puts right what Wine 10 does otherwise than Windows."""

import errno
import msvcrt

_locking = msvcrt.locking


def locking(descriptor: int, mode: int, count: int) -> None:
    """Lock a part of a file. Wine fails without saying why; Windows says EACCES."""
    try:
        _locking(descriptor, mode, count)
    except OSError as error:
        if error.errno:
            raise
        raise PermissionError(errno.EACCES, "Permission denied") from None


msvcrt.locking = locking
