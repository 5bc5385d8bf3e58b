"""Lines in, lines out: complete lines that are never changed again, the prompt last."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from typing import TextIO


class Lines:
    """Standard input and output as lines; a thread waits for input, so that the table goes on meanwhile."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._sink = sink or sys.stdout
        self.interactive = self._source.isatty()
        self._loop = asyncio.get_running_loop()
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._prompt = ""
        self._reading = False

    def write(self, text: str) -> None:
        """Print a line. An open prompt is left as it is and comes again after it."""
        if self._prompt:
            print(file=self._sink)
            self._prompt = ""
        print(text, file=self._sink, flush=True)

    def prompt(self, text: str) -> None:
        """Show what is to be typed, unless it is shown already; a pipe needs no prompt."""
        if self.interactive and self._prompt != text:
            if self._prompt:
                print(file=self._sink)
            self._prompt = text
            print(text, end=" ", file=self._sink, flush=True)

    async def read(self) -> str | None:
        """The next line that is typed; None at the end of the input."""
        if not self._reading:
            self._reading = True
            threading.Thread(target=self._wait_for_lines, daemon=True).start()
        line = await self._typed.get()
        self._prompt = ""
        return line

    def _wait_for_lines(self) -> None:
        try:
            for line in self._source:
                self._loop.call_soon_threadsafe(self._typed.put_nowait, line.rstrip("\r\n"))
        except (OSError, ValueError, UnicodeDecodeError):
            pass
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._typed.put_nowait, None)
