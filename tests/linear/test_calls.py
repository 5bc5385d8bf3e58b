"""A typed status command costs few function calls, so that its answer is heard at once."""

from __future__ import annotations

import pytest
from support.calls import calls_of_lines

MOST = 700


@pytest.mark.slow
@pytest.mark.parametrize("game", ["uno", "teams", "rummy", "ume", "maumau"])
def test_a_typed_status_command_takes_few_calls(game: str) -> None:
    # What starting takes is in both counts. What the program works out ahead, while it waits, is in some runs and not in
    # others: the run with the fewest calls has the least of it.
    few, many = (min(calls_of_lines(game, lines) for _ in range(4)) for lines in (200, 600))
    assert 0 < (many - few) / 400 <= MOST
