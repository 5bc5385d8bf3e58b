"""The transcript: a file with everything that was said, one JSON object per line."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from uno_tui.speech.utterance import Utterance


class Transcript:
    """A file that gets every utterance, flushed, before it is spoken.

    After the first error, `on_failure` is called once with it, and nothing more is written.
    """

    def __init__(self, path: Path) -> None:
        """Open the file for appending. Raises OSError."""
        self._file = path.open("a", encoding="utf-8")
        self._start = time.monotonic()
        self._has_failed = False
        self.on_failure: Callable[[OSError], None] = lambda error: None

    def write(self, utterance: Utterance) -> None:
        """Add an utterance, with its time in seconds since the start."""
        entry = {
            "time": round(time.monotonic() - self._start, 3),
            "category": utterance.category,
            "text": utterance.text,
            "interrupts": utterance.interrupts,
        }
        if self._has_failed:
            return
        try:
            self._file.write(msgspec.json.encode(entry).decode() + "\n")
            self._file.flush()
        except OSError as error:
            # `on_failure` says a sentence, which comes back here to be written, so this comes first.
            self._has_failed = True
            self.on_failure(error)

    def close(self) -> None:
        """Close the file."""
        with contextlib.suppress(OSError):
            self._file.close()
