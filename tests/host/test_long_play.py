"""Bots play round after round, and nobody does anything: nothing grows, nothing is left open, nothing is written."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if not sys.platform.startswith("linux"):
    pytest.skip("reads /proc", allow_module_level=True)

from campaigns.idle import PLACES, left_alone, rounds_of

pytestmark = pytest.mark.terminal

GAMES = ("uno", "ume", "maumau")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_long_play_leaves_nothing_behind(game: str, tmp_path: Path) -> None:
    growth, left = await rounds_of(game, 150, tmp_path)
    assert left == []
    assert growth < 2.0


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_a_program_that_is_left_alone_does_nothing(place: str) -> None:
    assert left_alone(place, seconds=3, until_idle=2.5, most_cpu=0.03)  # a clock tick is a third of a per cent here
