"""What was announced is in the record when Windows ends the program at once (TerminateProcess), at any moment.

All kills: `pytest -m "" -n0 -s --hypothesis-profile thorough tests/windows/test_kills.py`
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from conftest import ROOT, run_program
from support.examples import times
from support.kills import KEYS, Run, heard_in, kept_in, lost, sentences_of_moves, table_in_a_pipe

from uno_tui.core.catalogue import GAMES

if sys.platform != "win32":
    pytest.skip("tests/host/test_kills.py does this on Linux", allow_module_level=True)

pytestmark = [pytest.mark.terminal, pytest.mark.slow, pytest.mark.timeout(3600)]

KILLS = times(20)
"""How often every game is killed."""
ROUNDS = 6
TERMINATED = 1
"""The exit code that a killed process has."""


def play(game: str, home: Path, seed: int, kill_after: int | None = None, seconds: float = 0.0) -> Run:
    """Play in a pipe; with `kill_after` the process is killed so many seconds after so many texts were announced."""
    home.mkdir(parents=True)
    transcript = home / "t.jsonl"
    with subprocess.Popen(
        table_in_a_pipe(game, seed, transcript),
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, cwd=ROOT, env=os.environ | {"UNO_TUI_HOME": str(home)},
    ) as running:  # fmt: skip
        assert running.stdin is not None
        running.stdin.write(KEYS.encode() * ROUNDS)
        running.stdin.flush()
        if kill_after is not None:
            while heard_in(transcript).total() < kill_after:
                assert running.poll() is None
                time.sleep(0.002)
            time.sleep(seconds)
            running.kill()
    return Run(heard_in(transcript), kept_in(home), 0, running.returncode)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_announced_is_kept_and_can_be_gone_on_with(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = Random(game)
    whole = play(game, tmp_path / "whole", 5)
    sentences = sentences_of_moves(whole)
    assert len(sentences) > 8
    assert not lost(whole, sentences)
    announced = resumed = 0
    for number in range(KILLS):
        home = tmp_path / str(number)
        run = play(game, home, 5, dice.randrange(1, whole.heard.total()), dice.uniform(0, 0.05))
        assert run.code == TERMINATED
        assert not lost(run, sentences)
        announced += sum(count for text, count in run.heard.items() if text in sentences)
        if run.kept:
            monkeypatch.setenv("UNO_TUI_HOME", str(home))
            again = run_program("--linear", "--mode", "reader", "--language", "en", stdin="1\nquit\n")
            assert (again.returncode, again.stderr) == (0, "")
            assert "Resumed: " in again.stdout
            assert not lost(run, sentences)
            resumed += 1
    print(f"{game}: {KILLS} kills, {announced} announcements of moves, none lost; {resumed} times gone on with")
    assert resumed > 0
