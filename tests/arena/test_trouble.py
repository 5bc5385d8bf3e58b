"""What goes wrong while bots play is told as what it is: only what the file brings about is blamed on it."""

from __future__ import annotations

import errno
import os
import pickle
import signal
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from conftest import program, run_program

from uno_tui.arena import contest
from uno_tui.arena.contest import Played, PoolError
from uno_tui.bots.bot import Level
from uno_tui.commands.arena import _open_results
from uno_tui.commands.saying import UseError
from uno_tui.core import options
from uno_tui.core.plugins import BrokenPlugin
from uno_tui.games.uno.rules import UNO
from uno_tui.message import MessageError, message
from uno_tui.notation.lines import TableError

linux = pytest.mark.skipif(sys.platform != "linux", reason="/dev/full and /proc are Linux's")


def kept(path: Path) -> AbstractContextManager[Callable[[Sequence[Played]], None]]:
    return _open_results(Namespace(output=path, seed=1), "uno", ["easy", "easy"], options.defaults(UNO.options))


@pytest.mark.parametrize("error", [OSError(errno.EAGAIN, "no more"), BrokenPipeError(errno.EPIPE, "gone"), TimeoutError()])
def test_trouble_of_the_contest_is_not_the_files(error: OSError, tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    with pytest.raises(type(error)) as caught, kept(path):
        raise error
    assert caught.value is error
    assert path.read_text(encoding="utf-8") == ""


@linux
def test_a_full_disk_is() -> None:
    done = run_program("arena", "easy", "easy", "--rounds", "4", "--output", "/dev/full", "--language", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "uno-tui: /dev/full: cannot be written: the disk is full\n"


def test_a_folder_is_none(tmp_path: Path) -> None:
    with pytest.raises(UseError), kept(tmp_path):
        pytest.fail("nothing may be played")


def players(pid: int) -> list[int]:
    """The processes below this one that have none below them; those that play were started last."""
    below = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]
    return [leaf for each in below for leaf in (players(each) or [each])]


@linux
@pytest.mark.terminal
def test_a_process_that_is_killed_is_told_with_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    command = program("arena", "easy", "easy", "--rounds", "1000000", "--language", "de", "--output", str(path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as arena:
        until = time.monotonic() + 60
        while not (path.exists() and path.stat().st_size):
            assert time.monotonic() < until
            time.sleep(0.02)
        os.kill(players(arena.pid)[-1], signal.SIGKILL)
        _, said = arena.communicate(timeout=60)
    assert arena.returncode == 2
    assert said.startswith("uno-tui: Einer der Prozesse, die die Runden spielen, hat sich beendet; ")
    assert said.endswith(" von 1.000.000 Runden sind gespielt\n")
    assert said.count("\n") == 1


@linux
@pytest.mark.terminal
def test_ctrl_c_ends_a_contest_at_once() -> None:
    command = program("arena", "hard", "hard", "--rounds", "3000")
    with subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True) as arena:
        until = time.monotonic() + 60
        while len(players(arena.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.02)
        time.sleep(1)  # a block of rounds between experts takes several seconds
        os.killpg(arena.pid, signal.SIGINT)  # as a terminal does
        try:
            _, said = arena.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            os.killpg(arena.pid, signal.SIGKILL)
            raise
    assert (arena.returncode, said) == (130, "")


@linux
def test_processes_that_cannot_be_started_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(processes: int, **options: object) -> object:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(contest, "ProcessPoolExecutor", refused)
    with pytest.raises(PoolError) as caught:
        contest.contest(UNO, [Level.EASY] * 2, 200, options.defaults(UNO.options), 1, processes=2)
    assert str(caught.value) == "the rounds cannot be shared between processes: there is no room for more"


@pytest.mark.parametrize(
    "error",
    [BrokenPlugin("cow", message("plugin-lacks", name="BOTS", part="easy")), TableError("a.table", 3, message("without-name"))],
)
def test_an_error_with_a_sentence_comes_out_of_another_process_as_it_is(error: MessageError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert again.message == error.message


def test_the_first_of_very_many_rounds_is_played_at_once() -> None:
    class EnoughError(Exception):
        pass

    def stop(played: Sequence[Played]) -> None:
        raise EnoughError

    with pytest.raises(EnoughError):
        contest.contest(UNO, [Level.EASY] * 2, 10**12, options.defaults(UNO.options), 1, processes=1, tell=stop)
