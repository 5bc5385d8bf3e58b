"""NVDA's two ways of comparing over a console that is a pseudo terminal. NVDA itself runs on Windows only."""

from __future__ import annotations

import time
from pathlib import Path

import pyte
from readers.comparing import Comparing
from readers.keys import sent
from readers.terminals import Pty


class Console(Comparing):
    """A console under NVDA, which looks for what is new at every write."""

    pace = 0.12

    def start(self, program: list[str], environment: dict[str, str], home: Path) -> None:
        self._screen = pyte.Screen(80, 25)
        self._stream = pyte.ByteStream(self._screen)
        self._pty = Pty(program, environment | {"TERM": "xterm-256color"}, self._look)

    def _look(self, data: bytes) -> None:
        now = time.time()
        self._stream.feed(data)
        self.look(now, self._screen.display)

    def press(self, key: str) -> None:
        self._pty.write(sent(key))

    def listen(self, seconds: float) -> None:
        self._pty.listen(seconds)

    def stop(self) -> None:
        self._pty.stop()
