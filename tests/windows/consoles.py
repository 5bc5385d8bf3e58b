"""Programs in consoles of their own on Windows, and what a second process (`neighbour.py`) does there."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyte
from conftest import ROOT
from readers.comparing import Comparing
from readers.keys import sent
from windows.listed import under_wine

assert sys.platform == "win32"

NEIGHBOUR = Path(__file__).with_name("neighbour.py")
BESIDE = Path(__file__).with_name("beside.py")


def start(command: Sequence[str], env: Mapping[str, str] | None = None, **others: Any) -> subprocess.Popen[bytes]:
    """Start a program in a console of its own, whose window is hidden. Wine can make a window only on a screen.

    Windows sets no TERM; a shell around Wine may have set one, of which the program would take notice.
    """
    environment = {name: value for name, value in (env or os.environ).items() if name != "TERM"}
    hidden = subprocess.STARTUPINFO(dwFlags=subprocess.STARTF_USESHOWWINDOW, wShowWindow=subprocess.SW_HIDE)
    flags = subprocess.CREATE_NO_WINDOW if under_wine() else subprocess.CREATE_NEW_CONSOLE
    return subprocess.Popen(command, env=environment, startupinfo=hidden, creationflags=flags, **others)


def send(event: str, process: subprocess.Popen[bytes]) -> None:
    """Let a second process send `ctrl+c`, `ctrl+break` or `close` to the console of a program."""
    done = subprocess.run(
        [sys.executable, str(NEIGHBOUR), str(process.pid), event],
        stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert done.stderr == ""


class Nvda(Comparing):
    """NVDA's two ways of comparing over a console that a second process reads, as NVDA does: a reader for a `Scene`.

    A full screen under Wine is drawn by a terminal emulator: Wine's console obeys no escape sequences.
    """

    pace = 1.0

    def __init__(self, name: str, *, full_screen: bool = False) -> None:
        super().__init__(name)
        self._is_emulated = full_screen and under_wine()
        self._changes: queue.SimpleQueue[tuple[float, list[str]]] = queue.SimpleQueue()
        self.looks = 0
        """How many changes of the screen were seen."""

    def start(self, program: list[str], environment: dict[str, str], home: Path) -> None:
        ready, self._written = home / "ready", home / "screen"
        self._read = 0
        self._screen = pyte.Screen(80, 25)
        self._stream = pyte.ByteStream(self._screen)
        screen = str(self._written) if self._is_emulated else "-"
        python, _, _, *arguments = program  # python -m uno_tui
        self._running = start([python, str(BESIDE), str(ready), screen, *arguments], env=environment, cwd=ROOT)
        self._neighbour = subprocess.Popen(
            [sys.executable, str(NEIGHBOUR), str(self._running.pid), "watch"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
        )  # fmt: skip
        assert self._neighbour.stdout is not None
        first = self._neighbour.stdout.readline()
        assert first, self._neighbour.stderr and self._neighbour.stderr.read()
        self._take(first)
        threading.Thread(target=self._take_all, daemon=True).start()
        ready.touch()

    def _take(self, line: str) -> None:
        if not self._is_emulated:
            change = json.loads(line)
            self._changes.put((change["at"], change["lines"]))

    def _take_all(self) -> None:
        for line in self._neighbour.stdout or ():
            self._take(line)

    def press(self, key: str) -> None:
        assert self._neighbour.stdin is not None
        self._neighbour.stdin.write(json.dumps(sent(key).decode()) + "\n")
        self._neighbour.stdin.flush()

    def listen(self, seconds: float) -> None:
        end = time.time() + seconds
        while True:
            self._emulate()
            while not self._changes.empty():
                at, lines = self._changes.get()
                self.looks += 1
                self.look(at, lines)
            left = end - time.time()
            if left <= 0:
                return
            time.sleep(min(left, 0.01))

    def _emulate(self) -> None:
        if self._is_emulated and self._written.exists():
            with self._written.open("rb") as file:
                file.seek(self._read)
                data = file.read()
            if data:
                self._read += len(data)
                self._stream.feed(data)
                self._changes.put((time.time(), list(self._screen.display)))

    def stop(self) -> None:
        self._running.kill()
        self._running.wait()
        if self._neighbour.stdin is not None:
            self._neighbour.stdin.close()
        self._neighbour.kill()
        self._neighbour.wait()
