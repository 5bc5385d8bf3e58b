"""BRLTTY: a small terminal fills the shared memory of its driver for GNU Screen; its virtual display gives the window.

The shared memory has columns, rows, the caret's column and row, the letters, and their attributes. The display's driver
writes every window as a line of text to a socket.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import socket
import subprocess
import time
from pathlib import Path

import pyte
from readers.keys import sent
from readers.stage import end_everything_of
from readers.terminals import Pty
from readers.verdict import Heard

COLUMNS, LINES = 80, 25
SIZE = 4 + 66 * 132 * 2 + 16
LATIN = "ISO-8859-1"


class _Screen(pyte.Screen):
    """pyte's screen, with the other screen empty when it is switched to."""

    def set_mode(self, *modes: int, **kwargs: object) -> None:
        super().set_mode(*modes, **kwargs)
        if kwargs.get("private") and 1049 in modes:
            self.erase_in_display(2)


class Brltty:
    """BRLTTY with a display of so many cells. What it "says" is what stands in the window."""

    pace = 0.25
    kept: frozenset[str] = frozenset()

    def __init__(self, cells: int = 40) -> None:
        self.cells = cells
        self.name = f"BRLTTY, {cells} cells"

    def start(self, program: list[str], environment: dict[str, str], home: Path) -> None:
        self._home = environment["UNO_TUI_HOME"]
        self._screen = _Screen(COLUMNS, LINES)
        self._stream = pyte.ByteStream(self._screen)
        self._windows: list[Heard] = []
        self._received = b""
        environment |= {"TERM": "linux", "HOME": str(home)}
        self._open_memory(home)
        self._publish()
        self._start_brltty(environment, home)
        self._pty = Pty(program, environment, self._feed, COLUMNS, LINES)

    def _open_memory(self, home: Path) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        libc.shmat.restype = ctypes.c_void_p
        self._libc = libc
        self._id = libc.shmget(libc.ftok(str(home).encode(), ord("b")), SIZE, 0o1700)
        assert self._id != -1, os.strerror(ctypes.get_errno())
        self._memory = ctypes.c_void_p(libc.shmat(self._id, None, 0))

    def _start_brltty(self, environment: dict[str, str], home: Path) -> None:
        path = home / "braille"
        command = ["brltty", "-n", "-e", "-q", "-f", "/dev/null", "-x", "sc", "-b", "vr", "-d", f"server:{path}"]
        command += ["-N", "-P", f"{home}/pid", "-U", str(home), "-W", str(home), "-t", "en-nabcc", "-s", "no"]
        latin = latin_locale(home)
        self._brltty = subprocess.Popen(
            command,
            env=environment | latin,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._link = socket.socket(socket.AF_UNIX)
        for _ in range(100):
            with contextlib.suppress(OSError):
                self._link.connect(str(path))
                break
            time.sleep(0.05)
        self._link.sendall(f"cells {self.cells} 1\n".encode())
        self._link.setblocking(False)

    def _feed(self, data: bytes) -> None:
        self._stream.feed(data)
        self._publish()

    def _publish(self) -> None:
        text = "".join(line.ljust(COLUMNS)[:COLUMNS] for line in self._screen.display)
        caret = self._screen.cursor
        head = bytes([COLUMNS, LINES, min(caret.x, COLUMNS - 1), caret.y])
        data = head + text.encode(LATIN, "replace") + bytes([7]) * (COLUMNS * LINES) + bytes([1, 0])
        ctypes.memmove(self._memory, data, len(data))

    def press(self, key: str) -> None:
        self._pty.write(sent(key, console=True))

    def listen(self, seconds: float) -> None:
        self._pty.listen(seconds)
        with contextlib.suppress(BlockingIOError):
            while data := self._link.recv(65536):
                self._received += data
        *lines, self._received = self._received.split(b"\n")
        for line in lines:
            if line.startswith(b"Visual "):
                text = line.decode("utf-8", "replace").rstrip("\r")[8:-1]
                self._windows.append(Heard(time.time(), text))

    def heard(self) -> list[Heard]:
        """Every window there was."""
        return self._windows

    def noise(self) -> int:
        return len(self._windows)

    def echo(self, key: str) -> tuple[str, ...]:
        return ()

    def stop(self) -> None:
        self._pty.stop()
        end_everything_of(Path(self._home))
        self._brltty.terminate()
        try:
            self._brltty.wait(5)
        except subprocess.TimeoutExpired:  # others would take its display for one of theirs
            self._brltty.kill()
            self._brltty.wait()
        self._link.close()
        self._libc.shmdt(self._memory)
        self._libc.shmctl(self._id, 0, None)


def latin_locale(home: Path) -> dict[str, str]:
    """A locale in which a letter of the shared memory is a byte, for names with accents; nothing if none can be made."""
    made = subprocess.run(
        ["localedef", "-i", "en_US", "-f", LATIN, str(home / f"en_US.{LATIN}")], capture_output=True, check=False
    )
    return {"LOCPATH": str(home), "LC_ALL": f"en_US.{LATIN}"} if made.returncode in (0, 1) else {}
