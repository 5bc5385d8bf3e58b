"""What was said, written to a file: one JSON object a line."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from uno_tui.speech.utterance import Utterance


class Transcript:
    """A file that every utterance is written to, and flushed, before it is spoken.

    When it cannot be written any more, `failed` is called once with the reason, and nothing else is written.
    """

    def __init__(self, path: Path) -> None:
        """Raises OSError if the file cannot be opened."""
        self._file = path.open("a", encoding="utf-8")
        self._start = time.monotonic()
        self._broken = False
        self.failed: Callable[[OSError], None] = lambda error: None

    def write(self, utterance: Utterance) -> None:
        """Add an utterance, with its time in seconds since the start."""
        entry = {
            "time": round(time.monotonic() - self._start, 3),
            "category": utterance.category,
            "text": utterance.text,
            "interrupts": utterance.interrupts,
        }
        if self._broken:
            return
        try:
            self._file.write(msgspec.json.encode(entry).decode() + "\n")
            self._file.flush()
        except OSError as error:
            self._broken = True
            self.failed(error)

    def close(self) -> None:
        """Close the file."""
        with contextlib.suppress(OSError):
            self._file.close()
