"""What was said, written to a file: one JSON object a line."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from uno_tui.speech.utterance import Utterance


class Transcript:
    """A file that every utterance is written to, and flushed, before it is spoken."""

    def __init__(self, path: Path) -> None:
        """Raises OSError if the file cannot be written."""
        self._file = path.open("a", encoding="utf-8")
        self._start = time.monotonic()

    def write(self, utterance: Utterance) -> None:
        """Add an utterance, with its time in seconds since the start."""
        entry = {
            "time": round(time.monotonic() - self._start, 3),
            "category": utterance.category,
            "text": utterance.text,
            "interrupts": utterance.interrupts,
        }
        self._file.write(msgspec.json.encode(entry).decode() + "\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
