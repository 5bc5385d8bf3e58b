"""Whatever was announced is in the record: the program is killed at its writes, one after the other."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest
from conftest import needs
from support.examples import times
from support.kills import lost, play, sentences_of_moves

from uno_tui.core.catalogue import GAMES

pytestmark = [
    pytest.mark.terminal,
    pytest.mark.skipif(sys.platform != "linux", reason="strace is a Linux program"),
]
KILLS = times(4)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_announced_before_it_is_written(tmp_path: Path, game: str) -> None:
    needs("strace", "strace")
    whole = play(game, tmp_path / "whole", seed=5, rounds=6)
    sentences = sentences_of_moves(whole)
    assert len(sentences) > 8
    assert not lost(whole, sentences)
    for number in range(1, KILLS + 1):
        run = play(game, tmp_path / str(number), seed=5, rounds=6, kill_at=whole.writes * number // (KILLS + 1))
        assert run.code == -signal.SIGKILL
        assert not lost(run, sentences)
