"""Whatever becomes of a child process: it is noticed, told once, and nothing is left of it. All deaths here are real."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import ROOT
from process.kinds import ENDED, KINDS, SILENT, Kind
from support.fake_voices import fakes
from support.finished_matches import played
from support.loudspeaker import Loudspeaker

from uno_tui.host import results
from uno_tui.host.results import look_at
from uno_tui.process import child, worker
from uno_tui.process.worker import WorkerProcess

pytestmark = [
    pytest.mark.terminal,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc"),
]
__all__ = ["fakes"]

Make = Callable[[], Kind]


@pytest.fixture(params=list(KINDS))
def kind(request: pytest.FixtureRequest) -> Iterator[str]:
    """A voice, sounds and a worker, in turn, with what they need."""
    name: str = request.param
    loudspeaker = Loudspeaker() if name == "sounds" else None
    monkeypatch: pytest.MonkeyPatch = request.getfixturevalue("monkeypatch")
    request.getfixturevalue("fakes")
    try:
        if loudspeaker is not None:
            loudspeaker.start()
            for variable, value in loudspeaker.environment.items():
                monkeypatch.setenv(variable, value)
        yield name
    finally:
        if loudspeaker is not None:
            loudspeaker.close()


@pytest.fixture
def make(kind: str, tmp_path: Path) -> Make:
    return lambda: KINDS[kind](tmp_path / "log")


def exists(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def ignores(pid: int | None, number: int) -> bool:
    """Whether a process ignores a signal, as the system sees it."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    mask = next(line.split()[1] for line in lines if line.startswith("SigIgn"))
    return bool(int(mask, 16) >> number - 1 & 1)


def children(pid: int | str = "self") -> set[int]:
    found = set[int]()
    for each in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(FileNotFoundError):  # the thread has ended meanwhile
            found.update(map(int, each.read_text(encoding="utf-8").split()))
    return found


async def until(what: Callable[[], object], seconds: float = 8.0) -> None:
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.005)


async def test_one_that_is_killed_over_a_question_is_lost_and_another_one_works(kind: str, make: Make) -> None:
    before = children()
    asked = make()
    assert await asked.start()
    pid = asked.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    answer = asyncio.create_task(asked.ask())
    await asyncio.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    assert not await answer
    assert asked.reason == ENDED[kind]
    await asked.close()
    assert children() <= before
    other = make()
    assert await other.start()
    assert await other.ask()
    await other.close()
    assert children() <= before


async def test_one_that_hangs_is_killed(kind: str, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PATIENCE", child.DEADLINE)
    asked = make()
    assert await asked.start()
    pid = asked.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    began = time.monotonic()
    assert not await asked.ask()
    assert child.DEADLINE - 0.1 < time.monotonic() - began < child.DEADLINE + 1
    assert asked.reason == SILENT[kind]
    await until(lambda: not exists(pid))
    await asked.close()


async def test_one_that_hangs_at_its_start_is_killed(
    kind: str, make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "START_DEADLINE", 0.5)
    monkeypatch.setattr(worker, "PATIENCE", 0.5)
    before = children()
    instead_of_python(tmp_path, monkeypatch, "import time; time.sleep(60)")
    asked = make()
    began = time.monotonic()
    assert not await asked.start()
    assert 0.4 < time.monotonic() - began < 1.5
    await asked.close()
    assert children() <= before


def instead_of_python(folder: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Let `code` run as every child process."""
    program = folder / "python"
    program.write_text(f"#!{sys.executable}\n{code}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))


RUBBISH = {
    "words": "b'ALSA lib pcm.c: unknown device'",
    "zeros": "bytes(64)",
    "a frame with rubbish": "framed(2, b'rubbish')",
    "a frame with nothing": "framed(2, b'')",
    "an event with rubbish": "framed(3, b'{}')",
    "half a frame": "framed(2, b'x' * 100)[:50]; sys.stdout.buffer.write(rubbish); sys.exit()",
}
TALKS_RUBBISH = """
import struct, sys, time

def framed(kind, message):
    return struct.pack("!BI", kind, len(message)) + message

if {greets} and sys.argv[2] != "uno_tui.process.helper":
    sys.stdout.buffer.write(framed(2, b'{{"kind": "ready", "number": 0}}'))
    sys.stdout.flush()
    sys.stdin.buffer.read(5)
rubbish = {rubbish}
sys.stdout.buffer.write(rubbish)
sys.stdout.flush()
time.sleep(60)
"""


@pytest.mark.parametrize("greets", [False, True], ids=["at its start", "later"])
@pytest.mark.parametrize("rubbish", RUBBISH.values(), ids=RUBBISH)
async def test_one_that_writes_rubbish_is_killed_at_once(
    kind: str, make: Make, greets: bool, rubbish: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = children()
    instead_of_python(tmp_path, monkeypatch, TALKS_RUBBISH.format(greets=greets, rubbish=rubbish))
    asked = make()
    async with asyncio.timeout(child.DEADLINE):
        assert not (await asked.start() and await asked.ask())
        await until(lambda: children() <= before)
        await asked.close()


async def test_one_that_dies_at_its_start_twice_comes_up_the_third_time(
    kind: str, make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = children()
    with monkeypatch.context() as broken:
        instead_of_python(tmp_path, broken, "raise SystemExit(1)")
        for _ in range(2):
            asked = make()
            assert not await asked.start()
            await asked.close()
            assert children() <= before
    with monkeypatch.context() as absent:
        absent.setattr(sys, "executable", "/nowhere/python")
        asked = make()
        assert not await asked.start()
        await asked.close()
    asked = make()
    assert await asked.start()
    assert await asked.ask()
    await asked.close()


@pytest.mark.parametrize("seconds", [0.0, 0.002, 0.02, 0.1])
@pytest.mark.parametrize("cancels", [True, False])
async def test_one_that_is_given_up_while_it_starts_is_gone(
    kind: str, make: Make, seconds: float, cancels: bool
) -> None:
    before, tasks = children(), asyncio.all_tasks()
    asked = make()
    starting = asyncio.create_task(asked.start())
    await asyncio.sleep(seconds)
    if cancels:
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
    await asked.close()
    async with asyncio.timeout(2):
        await asyncio.gather(starting, return_exceptions=True)
    assert children() <= before
    assert asyncio.all_tasks() == tasks


PROGRAM = """
import asyncio, sys
from pathlib import Path
from process.kinds import KINDS

async def main():
    asked = KINDS[sys.argv[1]](Path(sys.argv[2]))
    starting = asyncio.create_task(asked.start())
    while asked.pid is None:
        await asyncio.sleep(0)
    if sys.argv[3] == "up":
        await starting
    print(asked.pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.parametrize("when", ["starting", "up"])
async def test_no_child_survives_a_program_that_is_killed(kind: str, when: str, tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "tests"), os.environ["PYTHONPATH"]])}
    arguments = ("-c", PROGRAM, kind, str(tmp_path / "log"), when)
    program = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=subprocess.PIPE, cwd=ROOT, env=environment
    )
    assert program.stdout is not None
    pid = int(await program.stdout.readline())
    assert exists(pid)
    program.kill()
    await until(lambda: not exists(pid), 3 if when == "starting" else 1)
    await program.wait()


async def test_ctrl_c_is_the_programs(kind: str, make: Make) -> None:
    asked = make()
    assert await asked.start()
    assert asked.pid is not None
    os.kill(asked.pid, signal.SIGINT)
    assert await asked.ask()
    await asked.close()


async def test_ctrl_z_stops_what_thinks_and_not_what_must_be_told_to_be_silent(kind: str, make: Make) -> None:
    asked = make()
    assert await asked.start()
    assert ignores(asked.pid, signal.SIGTSTP) is (kind != "worker")
    await asked.close()


@pytest.mark.parametrize("helper", ["uno_tui.process.helper", "uno_tui.speech.voices.helper"])
def test_a_helper_that_must_be_quick_loads_no_library(helper: str) -> None:
    code = f"import sys, {helper}; print(sorted(set(sys.modules) & {{'asyncio', 'msgspec', 'fluent', 'textual'}}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True, cwd=ROOT)
    assert done.stdout == "[]\n"


# Workers alone.


@pytest.fixture
async def works() -> Iterator[WorkerProcess]:
    made = WorkerProcess()
    yield made
    await made.close()


async def test_an_error_in_taking_an_answer_is_reported(
    works: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context["exception"]))
    assert await works.ask(abs, -1) == 1
    error = LookupError("a fault of the program")

    def fail(_: object) -> None:
        raise error

    assert works._child is not None
    monkeypatch.setattr(works._child, "_on_message", fail)
    asked = asyncio.create_task(works.ask(abs, -2))
    await until(lambda: reported)
    asked.cancel()
    assert reported == [error]


@pytest.mark.parametrize("patience", [0.0, 0.01, 0.2])
async def test_a_question_that_is_taken_back_does_not_answer_the_next(works: WorkerProcess, patience: float) -> None:
    for number in range(3):
        asked = asyncio.create_task(works.ask(time.sleep, 0.2))
        await asyncio.sleep(patience)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert await works.ask(abs, -number) == number


async def test_one_that_dies_at_rest_is_started_again(works: WorkerProcess) -> None:
    assert await works.ask(abs, -1) == 1
    first = works.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    await until(lambda: not exists(first))
    await asyncio.sleep(0.1)
    assert await works.ask(abs, -2) == 2
    assert works.pid != first


@pytest.mark.parametrize(("tries", "works_out"), [(1, False), (2, True)])
async def test_a_worker_is_asked_again_as_often_as_wanted(works: WorkerProcess, tries: int, works_out: bool) -> None:
    asked = asyncio.create_task(works.ask(time.sleep, 1, tries=tries))  # it must not be done before it is killed
    await until(lambda: works.pid is not None)
    assert works.pid is not None
    os.kill(works.pid, signal.SIGKILL)
    if works_out:
        await asked
    else:
        with pytest.raises(OSError, match="ended"):
            await asked


async def test_a_function_that_kills_its_process_is_tried_twice(works: WorkerProcess) -> None:
    with pytest.raises(OSError, match="ended"):
        await works.ask(os.abort, tries=2)
    with pytest.raises(OSError, match="ended"):
        await works.ask(int, "no number")
    assert await works.ask(abs, -1) == 1


async def test_a_worker_that_is_closed_over_a_question_stays_closed() -> None:
    before = children()
    works = WorkerProcess()
    asked = asyncio.create_task(works.ask(time.sleep, 30, tries=2))
    await until(lambda: works.pid is not None)
    await asyncio.sleep(0.1)
    began = time.monotonic()
    await works.close()
    assert time.monotonic() - began < 0.5
    with pytest.raises(OSError, match="ended"):
        await asked
    assert children() <= before
    assert await works.ask(abs, -1) == 1
    await works.close()


async def test_what_a_function_prints_is_no_answer(works: WorkerProcess) -> None:
    assert await works.ask(print, "noise", 3) is None
    assert await works.ask(os.write, 1, b"noise") == 5
    assert await works.ask(abs, -1) == 1


async def test_long_questions_and_answers(works: WorkerProcess) -> None:
    assert await works.ask(bytes.upper, b"x" * 5_000_000) == b"X" * 5_000_000


async def test_a_worker_stands_back() -> None:
    works = WorkerProcess(15)
    assert await works.ask(os.nice, 0) == min(19, os.nice(0) + 15)
    await works.close()


THINKS = """
import asyncio, time
from uno_tui.process.worker import WorkerProcess

async def main():
    works = WorkerProcess()
    asked = asyncio.create_task(works.ask(time.sleep, 60))
    while works.pid is None:
        await asyncio.sleep(0)
    await asyncio.sleep(0.5)
    print(works.pid, flush=True)
    await asked

asyncio.run(main())
"""


async def test_what_thinks_long_does_not_survive_a_program_that_is_killed() -> None:
    program = await asyncio.create_subprocess_exec(sys.executable, "-c", THINKS, stdout=subprocess.PIPE, cwd=ROOT)
    assert program.stdout is not None
    pid = int(await program.stdout.readline())
    program.kill()
    await until(lambda: not exists(pid), 1)
    await program.wait()


# Long jobs: records that are replayed.


async def test_records_are_all_looked_at_though_their_process_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths, before = [played(tmp_path / f"{number}.table", number) for number in range(6)], children()
    monkeypatch.setattr(results, "_replay", lambda path: pytest.fail("replayed in this process"))
    found = []
    async for path, result in look_at(paths):
        found.append(path)
        assert result.winners is not None
        if len(found) in (1, 3):
            [pid] = children() - before
            os.kill(pid, signal.SIGKILL)
            await until(lambda pid=pid: not exists(pid))
            await asyncio.sleep(0.1)
    assert found == paths
    assert children() <= before


async def test_records_are_looked_at_here_where_there_is_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [played(tmp_path / f"{number}.table", number) for number in range(2)]
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert [path async for path, result in look_at(paths) if result.winners is not None] == paths


async def test_who_looks_at_no_more_records_leaves_no_process(tmp_path: Path) -> None:
    paths, before = [played(tmp_path / f"{number}.table", number) for number in range(3)], children()
    looking = look_at(paths)
    await anext(looking)
    assert children() > before
    await looking.aclose()  # type: ignore[attr-defined]
    assert children() <= before
