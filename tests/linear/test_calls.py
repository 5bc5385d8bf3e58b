"""A typed status command costs few function calls, so that its answer is heard at once."""

from __future__ import annotations

import pytest
from support.calls import calls_of_a_line

MOST = 700


@pytest.mark.slow
@pytest.mark.parametrize("game", ["uno", "teams", "rummy", "ume", "maumau"])
def test_a_typed_status_command_takes_few_calls(game: str) -> None:
    assert 100 < calls_of_a_line(game) <= MOST
