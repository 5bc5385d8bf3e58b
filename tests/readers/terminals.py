"""A program in a pseudo terminal of a given size, and what it writes."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
from collections.abc import Callable


class Pty:
    """A program in a pseudo terminal; `on_output` is called with what it writes."""

    def __init__(
        self,
        command: list[str],
        environment: dict[str, str],
        on_output: Callable[[bytes], None] = lambda data: None,
        columns: int = 80,
        lines: int = 25,
    ) -> None:
        self._on_output = on_output
        self.pid, self._fd = pty.fork()
        size = struct.pack("HHHH", lines, columns, 0, 0)
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            os.execvpe(command[0], command, environment)  # noqa: S606
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, size)

    def write(self, data: bytes) -> None:
        os.write(self._fd, data)

    def listen(self, seconds: float) -> None:
        """Take in what is written for so long."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                if not select.select([self._fd], [], [], left)[0]:
                    return
                data = os.read(self._fd, 65536)
            except OSError:
                time.sleep(left)
                return
            self._on_output(data)

    def stop(self) -> None:
        """Hang up, and kill what does not end by that."""
        for number in (signal.SIGHUP, signal.SIGKILL):
            try:
                os.kill(self.pid, number)
            except ProcessLookupError:
                break
            self.listen(0.1)
            if os.waitpid(self.pid, os.WNOHANG)[0]:
                break
        os.close(self._fd)
