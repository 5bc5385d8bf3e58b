"""The number of examples of a property: all in the profile `thorough`, an eighth in `quick`."""

from __future__ import annotations

from typing import Any

from hypothesis import settings

ALL = 100
FEWEST = 3

settings.register_profile("thorough", max_examples=ALL, deadline=None)
settings.register_profile("quick", max_examples=ALL // 8, deadline=None)


def examples(count: int, **others: Any) -> settings:
    """So many examples when all are tried (`--hypothesis-profile thorough`)."""
    return settings(max_examples=max(FEWEST, times(count)), **others)


def thorough() -> bool:
    """Return whether all examples are tried."""
    return _all_wanted() >= ALL


def times(count: int) -> int:
    """Return how often to do something that is done `count` times when all examples are tried."""
    return max(1, count * _all_wanted() // ALL)


def _all_wanted() -> int:
    assert settings.default is not None, "a profile is loaded"
    return settings.default.max_examples
