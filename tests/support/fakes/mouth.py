"""What the fakes of this folder speak with: nothing is heard, but it takes its time, and every word is written down."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path


class Mouth:
    """Says one text at a time.

    `FAKE_PACE` is how many seconds a sign takes, `FAKE_DELAY` how many pass before anything can be heard. With
    `FAKE_SILENT` it never says that it speaks. What it said is added to the file `FAKE_LOG`, an object a line: the
    text, how it was said, and when it began and was over, in seconds since the epoch.
    """

    def __init__(self) -> None:
        self._from = self._to = 0.0

    def say(self, text: str, **manner: object) -> None:
        """Say it behind what is being said."""
        self._from = max(time.time(), self._to) + float(os.environ.get("FAKE_DELAY", "0.05"))
        self._to = self._from + len(text) * float(os.environ["FAKE_PACE"])
        entry = {"text": text, "begun": self._from, "ended": self._to, **manner}
        with Path(os.environ["FAKE_LOG"]).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")

    def stop(self) -> None:
        """Be silent."""
        self._to = min(self._to, time.time())

    def speaks(self) -> bool:
        """Whether something can be heard now."""
        return not os.environ.get("FAKE_SILENT") and self._from <= time.time() < self._to
