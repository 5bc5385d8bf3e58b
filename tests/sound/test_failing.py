"""Whatever becomes of the device or the helper, the program goes on, says so once, and plays again when it can."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import ROOT
from support.loudspeaker import Loudspeaker

from uno_tui.process import child
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.messages import Reason
from uno_tui.sound.player import Player

pytestmark = [pytest.mark.terminal, pytest.mark.slow]

TURN = Sound(Earcon.TURN)


def exists(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").exists() and " Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")


async def until(what: Callable[[], bool], seconds: float = 8.0) -> float:
    """How long it took."""
    began = time.monotonic()
    while not what():
        assert time.monotonic() < began + seconds, "never"
        await asyncio.sleep(0.02)
    return time.monotonic() - began


async def heard_again(loudspeaker: Loudspeaker, player: Player) -> bool:
    """Whether a sound is heard within a few tries: a server that comes back may have much to catch up with."""
    for _ in range(4):
        player.play(TURN)
        await asyncio.sleep(0.6)
        if loudspeaker.heard().times(TURN):
            return True
    return False


async def test_without_a_device_the_null_device_counts_as_none(player: Player, told: list[str | None]) -> None:
    """Nothing but miniaudio's own null device is left here, on which everything seems to play."""
    assert await player.start() == Reason.DEVICE
    assert told == [Reason.DEVICE]
    assert player.pid is None
    for _ in range(3):
        player.play(TURN)
    player.hush()
    await asyncio.sleep(1.5)  # it has been tried again
    assert told == [Reason.DEVICE]
    assert await player.start() == Reason.DEVICE
    assert told == [Reason.DEVICE]


async def test_a_device_that_comes_is_used(
    player: Player, told: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    loudspeaker = Loudspeaker()
    try:
        for name, value in loudspeaker.environment.items():
            monkeypatch.setenv(name, value)
        assert await player.start() == Reason.DEVICE
        loudspeaker.start()
        await until(lambda: told == [Reason.DEVICE, None])
        assert await heard_again(loudspeaker, player)
    finally:
        loudspeaker.close()


@pytest.mark.parametrize("after", [0.3, 2.0], ids=["while it plays", "at rest"])
async def test_a_sound_server_that_dies_and_comes_back(
    after: float, loudspeaker: Loudspeaker, player: Player, told: list[str | None]
) -> None:
    await player.start()
    player.play(Sound(Earcon.MATCH_WON))
    await asyncio.sleep(after)
    loudspeaker.stop()
    player.play(TURN)
    await until(lambda: len(told) == 1)
    assert told[0] is not None
    loudspeaker.start()
    await until(lambda: told[-1] is None)
    assert await heard_again(loudspeaker, player)
    assert len([reason for reason in told if reason is None]) == 1


async def test_a_sound_server_that_hangs_is_given_a_second_and_a_half(
    loudspeaker: Loudspeaker, player: Player, told: list[str | None]
) -> None:
    await player.start()
    pid = player.pid
    assert pid is not None
    loudspeaker.signal(signal.SIGSTOP)
    longest = 0.0
    asked = time.monotonic()
    while not told and time.monotonic() < asked + 5:
        began = time.monotonic()
        player.play(TURN)
        longest = max(longest, time.monotonic() - began)
        await asyncio.sleep(0.01)
    assert told == [Reason.SILENT]
    assert child.DEADLINE - 0.1 < time.monotonic() - asked < child.DEADLINE + 0.5
    assert longest < 0.3  # a busy machine, not a device that is waited for
    await until(lambda: not exists(pid))
    loudspeaker.signal(signal.SIGCONT)
    await until(lambda: told[-1] is None)
    assert await heard_again(loudspeaker, player)


async def test_a_sound_server_that_hangs_at_the_start(
    loudspeaker: Loudspeaker, player: Player, told: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "START_DEADLINE", 1.0)
    loudspeaker.signal(signal.SIGSTOP)
    assert await player.start() == Reason.SILENT
    assert told == [Reason.SILENT]
    loudspeaker.signal(signal.SIGCONT)
    await until(lambda: told[-1] is None)
    assert await heard_again(loudspeaker, player)


async def test_a_helper_that_is_killed_is_started_again(
    loudspeaker: Loudspeaker, player: Player, told: list[str | None]
) -> None:
    await player.start()
    assert player.pid is not None
    os.kill(player.pid, signal.SIGKILL)
    await until(lambda: told == [Reason.ENDED])
    player.play(TURN)  # nobody is there: it is dropped, and not played late
    assert 0.7 < await until(lambda: told == [Reason.ENDED, None]) < 2.5
    await asyncio.sleep(0.4)
    assert loudspeaker.heard().times(TURN) == []
    assert await heard_again(loudspeaker, player)


async def test_a_helper_that_hangs_is_killed(
    loudspeaker: Loudspeaker, player: Player, told: list[str | None]
) -> None:
    await player.start()
    pid = player.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    player.play(TURN)
    assert child.DEADLINE - 0.1 < await until(lambda: told == [Reason.SILENT]) < child.DEADLINE + 0.5
    await until(lambda: not exists(pid))


async def test_without_the_library_the_reason_is_told(
    loudspeaker: Loudspeaker, player: Player, told: list[str | None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "just_playback.py").write_text(
        "raise ModuleNotFoundError('as where there is no wheel')", encoding="utf-8"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert await player.start() == Reason.LIBRARY
    assert told == [Reason.LIBRARY]


@pytest.mark.parametrize("hanging", [False, True], ids=["well", "hanging"])
async def test_no_helper_and_no_file_survives(
    hanging: bool, loudspeaker: Loudspeaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    player = Player(tmp_path / "log", lambda reason: None)
    await player.start()
    pid = player.pid
    assert pid is not None
    assert len(list(folder.iterdir())) == 1
    player.play(Sound(Earcon.MATCH_WON))
    await asyncio.sleep(0.1)
    if hanging:
        loudspeaker.signal(signal.SIGSTOP)
        player.play(TURN)
        await asyncio.sleep(0.1)
    began = time.monotonic()
    await player.close()
    assert time.monotonic() - began < 1
    assert not exists(pid)
    player.play(TURN)
    player.hush()
    assert player.pid is None
    assert await player.start() is not None
    assert list(folder.iterdir()) == []


PROGRAM = """
import asyncio, sys
from pathlib import Path
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.player import Player

async def main():
    player = Player(Path(sys.argv[1]), lambda reason: None)
    await player.start()
    player.play(Sound(Earcon.MATCH_WON))
    print(player.pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.fixture
def program(loudspeaker: Loudspeaker, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A program that plays, to be killed."""
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "log")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT) as started:
        yield started
        started.kill()


@pytest.mark.parametrize("hanging", [False, True], ids=["well", "hanging"])
async def test_the_helper_ends_with_a_program_that_is_killed(
    hanging: bool, loudspeaker: Loudspeaker, program: subprocess.Popen[str]
) -> None:
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    await asyncio.sleep(0.2)
    if hanging:
        loudspeaker.signal(signal.SIGSTOP)
    assert exists(pid)
    program.kill()
    assert await until(lambda: not exists(pid)) < 1


async def test_ctrl_c_is_the_programs(loudspeaker: Loudspeaker, player: Player, told: list[str | None]) -> None:
    await player.start()
    assert player.pid is not None
    os.kill(player.pid, signal.SIGINT)
    assert await heard_again(loudspeaker, player)
    assert told == []


async def test_a_log_that_cannot_be_written_is_no_obstacle(loudspeaker: Loudspeaker, told: list[str | None]) -> None:
    player = Player(Path("/nowhere/at/all"), told.append)
    assert await player.start() is None
    await player.close()


async def test_what_libraries_complain_of_is_written_down_once(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "asound.conf").write_text(
        "</usr/share/alsa/alsa.conf>\npcm.!default { type hw card 77 }\n", encoding="utf-8"
    )
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(tmp_path / "asound.conf"))
    await player.start()
    said = (tmp_path / "sounds.log").stat().st_size
    assert said > 0
    await asyncio.sleep(1.5)
    await player.start()
    assert (tmp_path / "sounds.log").stat().st_size == said


@pytest.mark.parametrize(
    ("error", "devices", "reason"),
    [
        ("", [], Reason.DEVICE),
        ("", ["controlC0"], Reason.DEVICE),
        ("", ["pcmC0D0c"], Reason.DEVICE),
        ("", ["controlC0", "pcmC0D0p"], Reason.BUSY),
        ("No playback device is available!!", [], Reason.DEVICE),
        ("MA_NO_DEVICE", [], Reason.DEVICE),
        ("MA_BUSY", [], Reason.BUSY),
        ("MA_ALREADY_IN_USE", [], Reason.BUSY),
        ("MA_ACCESS_DENIED", [], "MA_ACCESS_DENIED"),
    ],
)
def test_why_nothing_is_heard(error: str, devices: list[str], reason: str, tmp_path: Path) -> None:
    from uno_tui.sound.device import why

    for name in devices:
        (tmp_path / name).touch()
    assert why(error, tmp_path) == reason


def test_the_program_loads_nothing_that_plays_or_renders() -> None:
    code = "import sys, uno_tui.cli, uno_tui.sound.player; print(sorted(set(sys.modules) & set(sys.argv[1:])))"
    names = ["just_playback", "_ma_playback", "uno_tui.sound.waves", "uno_tui.sound.scores", "uno_tui.sound.device"]
    done = subprocess.run(
        [sys.executable, "-c", code, *names], capture_output=True, encoding="utf-8", check=True, cwd=ROOT
    )
    assert done.stdout == "[]\n"
