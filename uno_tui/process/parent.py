"""The parent as a child process sees it: its requests, the way back, and its end.

A helper must start quickly, so nothing here imports asyncio or a library.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from queue import SimpleQueue
from typing import TYPE_CHECKING

from uno_tui.process.protocol import FAREWELL, HEAD, Kind, frame

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self

LONGEST_LOG = 200_000
"""The size in bytes above which a log is shortened."""


class Parent:
    """The program that started this process. Use it in a `with` statement: the process ends at the end of the block.

    The process also ends `FAREWELL` seconds after the parent has closed its end or is gone, even if the block hangs.
    """

    def __init__(
        self, log: str = os.devnull, *, outlives_stop: bool = False, clean_up: Callable[[], None] = lambda: None
    ) -> None:
        """Begin to read requests. What libraries print goes to the `log` from now on.

        `clean_up` is called last, perhaps in another thread. A process that `outlives_stop` goes on while Ctrl+Z has
        stopped the rest of the program.
        """
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent reacts to Ctrl+C
        if outlives_stop and sys.platform != "win32":
            signal.signal(signal.SIGTSTP, signal.SIG_IGN)
        self._clean_up = clean_up
        self._lock = threading.Lock()
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._sink = os.fdopen(os.dup(1), "wb")  # a copy, because standard output becomes the log
        redirect_output(log)
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if error is not None:
            sys.excepthook(type(error), error, at)  # to the log
        self._end()

    def receive(self, seconds: float | None = None) -> bytes | None:
        """Return the next request; None when there are no more. Raises Empty if none comes for `seconds`."""
        request = self._requests.get(timeout=seconds)
        shorten_log()
        return request

    def answer(self, message: bytes) -> None:
        """Answer the oldest request that has no answer yet, or greet."""
        self._send(Kind.ANSWER, message)

    def tell(self, message: bytes) -> None:
        """Send an event. Any thread may call this."""
        self._send(Kind.EVENT, message)

    def _send(self, kind: Kind, message: bytes) -> None:
        with self._lock, contextlib.suppress(OSError):  # the parent may be gone
            self._sink.write(frame(kind, message))
            self._sink.flush()

    def _listen(self) -> None:
        source = sys.stdin.buffer
        with contextlib.suppress(OSError):
            while len(head := source.read(HEAD.size)) == HEAD.size:
                self._requests.put(source.read(HEAD.unpack(head)[1]))
        self._requests.put(None)
        time.sleep(FAREWELL)
        self._end()

    def _end(self) -> None:
        """End the process: libraries and their threads may keep Python from ending by itself."""
        self._clean_up()
        os._exit(0)


def redirect_output(log: str) -> None:
    """Redirect standard output and error to a file; to the null device if it cannot be opened."""
    try:
        # O_APPEND: after `shorten_log` the next write goes to the new end, not to the old offset.
        sink = os.open(log, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError:
        sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    shorten_log()


def shorten_log() -> None:
    """Keep only the newest `LONGEST_LOG` / 2 bytes of this process's log if it has more than `LONGEST_LOG`."""
    with contextlib.suppress(OSError):  # a device has no length
        if os.fstat(2).st_size > LONGEST_LOG:
            os.lseek(2, -LONGEST_LOG // 2, os.SEEK_END)
            newest = os.read(2, LONGEST_LOG)
            os.ftruncate(2, 0)
            os.write(2, newest)
