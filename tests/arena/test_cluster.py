"""The arena on a real scheduler with real workers: the same rounds, no matter which worker plays them or dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from conftest import program, run_program

from uno_tui.arena.cluster import ClusterError, _must_fit, cluster
from uno_tui.arena.contest import Played, contest
from uno_tui.bots.bot import Level
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES

pytestmark = pytest.mark.terminal
LEVELS = (Level.NORMAL, Level.EASY)
ROUNDS = 1500


class Cluster:
    """A scheduler and workers on loopback, each a process with one thread."""

    def __init__(self, folder: Path) -> None:
        self._contact = folder / "scheduler.json"
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        while not self._contact.exists() or not self._contact.read_text(encoding="utf-8").endswith("}"):
            time.sleep(0.05)
        self.address = str(json.loads(self._contact.read_text(encoding="utf-8"))["address"])

    def worker(self) -> subprocess.Popen[bytes]:
        """One more worker, which nobody starts again when it dies."""
        return self._start("worker", "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")

    def wait_for_workers(self, count: int) -> None:
        """Until as many have come."""
        from distributed import Client  # half a second, which a mere collection of the tests does not wait

        with Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(count, timeout=60)

    def _start(self, kind: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = (sys.executable, "-m", "dask", kind, *arguments, "--scheduler-file", str(self._contact))
        sink = (self._folder / f"{kind}.log").open("ab")
        with sink:
            process = subprocess.Popen(command, cwd=self._folder, stdout=sink, stderr=sink)
        self._processes.append(process)
        return process

    def close(self) -> None:
        """End everything."""
        for process in reversed(self._processes):
            process.kill()
            process.wait()


@pytest.fixture
def two_workers(tmp_path: Path) -> Iterator[tuple[Cluster, Sequence[subprocess.Popen[bytes]]]]:
    dask = Cluster(tmp_path)
    try:
        workers = dask.worker(), dask.worker()
        dask.wait_for_workers(2)
        yield dask, workers
    finally:
        dask.close()


def _alone() -> object:
    game = GAMES["uno"]
    return contest(game, LEVELS, ROUNDS, options.defaults(game.options), 3, processes=1)


@pytest.mark.slow
def test_a_worker_that_is_killed_loses_nothing(
    two_workers: tuple[Cluster, Sequence[subprocess.Popen[bytes]]],
) -> None:
    dask, (first, _) = two_workers
    game, told, killed = GAMES["uno"], list[Played](), 0

    def kill(some: Sequence[Played]) -> None:
        nonlocal killed
        told.extend(some)
        if not killed and len(told) > ROUNDS / 10:
            os.kill(first.pid, signal.SIGKILL)
            killed = len(told)

    with cluster(dask.address, "uno") as executor:
        found = contest(game, LEVELS, ROUNDS, options.defaults(game.options), 3, executor=executor, tell=kill)
    assert found == _alone()
    assert sorted(played.number for played in told) == list(range(ROUNDS))
    assert 0 < killed < ROUNDS
    assert first.wait(5) == -signal.SIGKILL


@pytest.mark.slow
def test_the_command_says_and_keeps_the_same_as_without_a_cluster(
    two_workers: tuple[Cluster, Sequence[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    dask, _ = two_workers
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    arena = ("arena", "normal", "easy", "--game", "ume", "--rounds", "40", "--seed", "3", "--output")
    alone = run_program(*arena, str(here))
    shared = run_program(*arena, str(there), "--scheduler", dask.address)
    assert shared.returncode == 0, shared.stderr
    assert shared.stdout.splitlines()[:-1] == alone.stdout.splitlines()[:-1]
    assert sorted(here.read_text(encoding="utf-8").splitlines()) == sorted(
        there.read_text(encoding="utf-8").splitlines()
    )
    kept = [json.loads(line) for line in here.read_text(encoding="utf-8").splitlines()]
    assert sorted(line["round"] for line in kept) == list(range(40))
    assert {line["game"] for line in kept} == {"ume"}


@pytest.mark.slow
def test_a_scheduler_that_is_lost_is_told_with_what_was_played(
    two_workers: tuple[Cluster, Sequence[subprocess.Popen[bytes]]],
) -> None:
    dask, _ = two_workers
    game, told = GAMES["uno"], list[Played]()

    def kill(some: Sequence[Played]) -> None:
        told.extend(some)
        if told:
            dask.scheduler.kill()

    with pytest.raises(ClusterError, match="is lost"), cluster(dask.address, "uno") as executor:
        contest(game, LEVELS, 100_000, options.defaults(game.options), 3, executor=executor, tell=kill)
    assert told


@pytest.mark.slow
def test_no_scheduler_no_workers_no_such_game(tmp_path: Path) -> None:
    done = run_program("arena", "--scheduler", "tcp://127.0.0.1:1", timeout=60)
    assert done.returncode == 2
    assert "no scheduler answers at tcp://127.0.0.1:1" in done.stderr
    assert "Traceback" not in done.stderr
    done = run_program("arena", "--scheduler", "pigeon", timeout=60)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    dask = Cluster(tmp_path)
    try:
        with pytest.raises(ClusterError, match="has no workers"), cluster(dask.address, "uno"):
            pass
        dask.worker()
        dask.wait_for_workers(1)
        with pytest.raises(ClusterError, match="does not have this game"), cluster(dask.address, "halma"):
            pass
    finally:
        dask.close()


@pytest.mark.slow
def test_a_scheduler_that_is_lost_is_told_in_one_sentence(
    two_workers: tuple[Cluster, Sequence[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    dask, _ = two_workers
    path = tmp_path / "rounds.jsonl"
    command = (*program(), "arena", "normal", "easy", "--rounds", "200000", "--scheduler", dask.address, "--output", path)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as arena:
        while not (path.exists() and path.stat().st_size):
            time.sleep(0.05)
        dask.scheduler.terminate()
        _, said = arena.communicate(timeout=60)
    assert arena.returncode == 2
    assert said.startswith(f"uno-tui: the scheduler at {dask.address} is lost; ")
    assert said.count("\n") == 1


def test_a_worker_without_the_program_is_told() -> None:
    without = Exception("""ModuleNotFoundError("No module named 'uno_tui'")""")  # as distributed hands it on
    with pytest.raises(ClusterError, match="the worker w of s does not have uno-tui"):
        _must_fit({"w": without}, "s")
    with pytest.raises(ClusterError, match="another version"):
        _must_fit({"w": ("0.0.1", True)}, "s")


def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    done = run_program("arena", "--rounds", "100000", "--output", str(tmp_path))
    assert done.returncode == 2
    assert str(tmp_path) in done.stderr


def test_one_file_takes_several_runs(tmp_path: Path) -> None:
    path = tmp_path / "night.jsonl"
    for seed in ("1", "2"):
        run_program("arena", "easy", "easy", "--rounds", "3", "--rules", "bluff=on", "--seed", seed, "--output", str(path))
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [(line["seed"], line["round"]) for line in lines] == [(seed, each) for seed in (1, 2) for each in range(3)]
    assert {line["rules"] for line in lines} == {"bluff=on"}
