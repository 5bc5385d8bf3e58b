"""A program on a pseudo terminal: what it writes, which lines that changes, and where the cursor stands."""

from __future__ import annotations

import os
import select
import struct
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pyte
import pytest

if sys.platform != "win32":
    import fcntl
    import pty
    import termios


@dataclass(frozen=True)
class Heard:
    """The effect of a key: bytes written, lines that changed, the line and column of the cursor."""

    bytes: int
    changed: list[str]
    cursor_line: str
    cursor: tuple[int, int]
    hidden: bool

    @property
    def at_cursor(self) -> str:
        return self.cursor_line[self.cursor[0] :]


def works(pid: int) -> bool:
    """Return whether a process computes, or would if the machine had time for it; not known without /proc."""
    try:
        tasks = [path.read_text(encoding="utf-8") for path in Path(f"/proc/{pid}/task").glob("*/stat")]
    except OSError:
        return False
    return any(task.rpartition(")")[2].split()[0] in "RD" for task in tasks)


class Terminal:
    """Starts a program and listens."""

    def __init__(self, argv: list[str], columns: int = 80, lines: int = 24, **environment: str) -> None:
        if sys.platform == "win32":
            pytest.skip("pseudo terminals are POSIX")
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
            # Python's environment: readline, which pytest imports, puts LINES and COLUMNS into the process's own.
            os.execvpe(argv[0], argv, dict(os.environ) | {"TERM": "xterm-256color"} | environment)  # noqa: S606

    def resize(self, columns: int, lines: int) -> Heard:
        """Give the window another size."""
        self.screen.resize(lines, columns)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        return self.listen(0.5)

    def listen(self, quiet: float = 0.2, until: str = "", seconds: float = 15.0) -> Heard:
        """Read until `until` stands on the screen (if given), and for `quiet` seconds nothing has come or been done."""
        before = self.text()
        count, start = 0, time.monotonic()
        end = start + quiet
        while time.monotonic() < end or (until and not self.shows(until) and time.monotonic() < start + seconds):
            if works(self.pid):
                end = min(time.monotonic() + quiet, start + seconds)
            if select.select([self.fd], [], [], 0.01)[0]:
                read = self._read()
                if not read:
                    break
                count += read
                end = time.monotonic() + quiet
        assert not until or self.shows(until), f"{until!r} never came; on the screen: {self.text()}"
        after = self.text()
        cursor = self.screen.cursor
        changed = [new for old, new in zip(before, after, strict=True) if new != old]
        return Heard(count, changed, after[cursor.y], (cursor.x, cursor.y), cursor.hidden)

    def wait_until(self, condition: Callable[[], bool], seconds: float = 15.0) -> None:
        """Read until something is true of the screen, and nothing more comes."""
        end = time.monotonic() + seconds
        self.listen()
        while not condition():
            assert time.monotonic() < end, f"never came true; on the screen: {self.text()}"
            self.listen()

    def press(self, keys: bytes, quiet: float = 0.2, until: str = "") -> Heard:
        os.write(self.fd, keys)
        return self.listen(quiet, until)

    def text(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    def shows(self, text: str) -> bool:
        return any(text in line for line in self.text())

    def wait(self, seconds: float = 10.0) -> int | None:
        """Read what a program writes until it ends, and return its exit code; None if it has not ended."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([self.fd], [], [], 0)[0]:
                self._read()
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                self.pid = 0
                while select.select([self.fd], [], [], 0)[0] and self._read():
                    pass
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.01)
        return None

    def _read(self) -> int:
        """Return how many bytes came; 0 behind the end."""
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return 0
        self.raw += data
        self.stream.feed(data)
        return len(data)

    def close(self) -> None:
        if self.pid:
            os.kill(self.pid, 9)
            os.waitpid(self.pid, 0)
        os.close(self.fd)
