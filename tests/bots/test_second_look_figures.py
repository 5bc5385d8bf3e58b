"""The figures of the second look on a few rounds: `tests/benchmarks/second_look.py` has them all."""

from __future__ import annotations

import pytest
from benchmarks.second_look import COSTLY, rounds

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


def test_blunders_are_found_and_experts_left_alone() -> None:
    """In Umé, whose rounds are short: four in five blunders, and one expert's move in twenty at most."""
    found = list(rounds(8, 1, 15, ["ume"]))
    costly = [each for each in found if each.cost >= COSTLY]
    assert len(costly) >= 3
    assert sum(each.named for each in costly) >= 0.8 * len(costly)
    assert sum(each.false for each in found) <= 0.05 * sum(each.choices for each in found)
