"""What all campaigns have: what they are asked on the command line, and the line and exit code that they end with."""

from __future__ import annotations

import argparse
import secrets
import time


class Campaign:
    """One run of a campaign: `options` has `count`, `seed`, and what else `more` (flags and their defaults) names."""

    def __init__(self, name: str, count: int, **more: str | int) -> None:
        parser = argparse.ArgumentParser()
        for flag, default in {"count": count, "seed": secrets.randbits(32), **more}.items():
            parser.add_argument(f"--{flag}", type=type(default), default=default)
        self._name = name
        self._start = time.monotonic()
        self.options = parser.parse_args()

    def end(self, figures: str, bad: int, what: str = "bad") -> int:
        """Say what was found; returns the exit code."""
        seconds = time.monotonic() - self._start
        print(f"{self._name}: seed {self.options.seed}, {figures}, {seconds:.0f} s: {bad} {what}")
        return min(1, bad)
