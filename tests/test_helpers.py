"""Helper processes start in one way, and a failing one is said."""

from __future__ import annotations

import ast
import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import ROOT

from uno_tui.bots.bot import Level
from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.uno.rules import UNO
from uno_tui.host.thinking import ProcessThinker
from uno_tui.process import child
from uno_tui.process.launch import Helper, command
from uno_tui.process.parent import LONGEST_LOG
from uno_tui.process.protocol import Kind, frame
from uno_tui.speech.voices.engine import Manner
from uno_tui.speech.voices.process import VoiceProcess

pytestmark = pytest.mark.terminal


def test_nothing_else_starts_this_program_again() -> None:
    found = {
        path.name
        for path in (ROOT / "uno_tui").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "executable"
    }
    assert found == {"launch.py"}


def position(seed: int) -> tuple[object, list]:  # type: ignore[type-arg]
    table, _ = UNO.begin(options.defaults(UNO.options), 3, 2, Dice(seed))
    return table.view(table.turn), table.moves(table.turn)


async def test_both_helpers_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "START_DEADLINE", 60.0)  # how quickly is another test's question
    view, moves = position(3)
    thinker = ProcessThinker()
    changes: list[bool] = []
    thinker.changed = changes.append
    assert await thinker.choose("uno", Level.HARD, view, moves, 1) in moves
    assert changes == []
    await thinker.close()
    voice = VoiceProcess("speech-dispatcher", "en", tmp_path / "log", lambda *report: None)
    await voice.start()
    assert voice.absent is not None
    assert voice.absent.id == "voice-silent-at"  # it has looked for its daemon
    await voice.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands for the program")
async def test_bots_that_cannot_think_say_so_and_when_they_can_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, moves = position(3)
    thinker = ProcessThinker()
    changes: list[bool] = []
    thinker.changed = changes.append
    real = sys.executable
    for broken in ("/nowhere/python", "/bin/false"):
        monkeypatch.setattr(sys, "executable", broken)
        for _ in range(2):
            assert await thinker.choose("uno", Level.HARD, view, moves, 1) in moves
        monkeypatch.setattr(sys, "executable", real)
        async with asyncio.timeout(20):
            assert await thinker.choose("uno", Level.HARD, view, moves, 1) in moves
        await thinker.close()
    assert changes == [False, True, False, True]


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands for macOS's program")
@pytest.mark.parametrize("ends", ["a request that cannot be read", "no more requests"])
def test_what_a_helper_has_started_to_speak_ends_with_it(
    ends: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A helper that fails, and one whose parent is gone, leave no program that speaks on."""
    program, pid = tmp_path / "say", tmp_path / "pid"
    program.write_text(
        f'#!/bin/sh\n[ "$*" = "-v ?" ] && exit\necho $$ > {tmp_path}/new && mv {tmp_path}/new {pid}\nexec sleep 60\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    say = {"do": "say", "number": 1, "text": "Red 7.", "manner": Manner(), "interrupt": False}
    with subprocess.Popen(
        command(Helper.VOICE, "say", "en", str(tmp_path / "log")), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    ) as helper:
        assert helper.stdin is not None
        helper.stdin.write(frame(Kind.REQUEST, json.dumps(say).encode()))
        helper.stdin.flush()
        waited_until(pid.exists)
        speaks = int(pid.read_text(encoding="utf-8"))
        os.kill(speaks, 0)
        if ends == "a request that cannot be read":
            helper.stdin.write(frame(Kind.REQUEST, b"rubbish"))
            helper.stdin.flush()
        else:
            helper.stdin.close()
        helper.wait(5)
    waited_until(lambda: not exists(speaks))


def exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def waited_until(what: Callable[[], bool], seconds: float = 8.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.005)


async def test_a_helper_that_has_just_ended_is_killed_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(40):
        process = await asyncio.create_subprocess_exec(sys.executable, "-S", "-c", "", stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        await process.stdout.read()
        child._kill(process)
        assert await process.wait() in (0, -signal.SIGKILL)
    assert not caplog.records


@pytest.mark.parametrize("before", [0, LONGEST_LOG - 10, 3 * LONGEST_LOG])
async def test_a_log_has_an_end(before: int, tmp_path: Path) -> None:
    """What a library prints at every word: a log that is too long is begun again."""
    log = tmp_path / "voices.log"
    log.write_bytes(b"x" * before)
    noisy = (
        "import os, sys\n"
        "from uno_tui.process.parent import redirect_output, shorten_log\n"
        "redirect_output(sys.argv[1])\n"
        "for _ in range(1000):\n"
        "    os.write(2, b'ALSA lib pcm.c: unknown device\\n' * 20)\n"
        "    shorten_log()\n"
    )
    started = await asyncio.create_subprocess_exec(sys.executable, "-c", noisy, str(log), cwd=ROOT)
    assert await started.wait() == 0
    assert 0 < log.stat().st_size <= LONGEST_LOG
