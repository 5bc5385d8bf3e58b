"""The waiting times before a child process that failed is tried again."""

from __future__ import annotations

RETRIES = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds before each new try. The last value holds for all further tries."""


class Backoff:
    """Returns a longer waiting time after each failure, until a try succeeds."""

    def __init__(self) -> None:
        self.failures = 0
        """The number of failures since the last success."""

    def fail(self) -> float:
        """Count a failure and return the seconds until the next try."""
        seconds = RETRIES[min(self.failures, len(RETRIES) - 1)]
        self.failures += 1
        return seconds

    def succeed(self) -> None:
        """Forget all failures."""
        self.failures = 0
