"""When a child process that failed is tried again."""

from __future__ import annotations

RETRIES = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds before each new try; the last one again and again."""


class Backoff:
    """Waits longer after each failure, until something works again."""

    def __init__(self) -> None:
        self.failures = 0
        """How often it has failed since it last worked."""

    def fail(self) -> float:
        """Count a failure and return the seconds until the next try."""
        seconds = RETRIES[min(self.failures, len(RETRIES) - 1)]
        self.failures += 1
        return seconds

    def succeed(self) -> None:
        """Forget all failures."""
        self.failures = 0
