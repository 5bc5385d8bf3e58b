"""Which readers run: on Linux by its own files, on Windows and macOS by fakes of what their systems answer.

`sys.platform` is faked, and what is asked there: `user32` of Windows, the program `defaults` of macOS.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest

from uno_tui.message import Invalid
from uno_tui.speech.voices.catalogue import LINUX, MACOS, names
from uno_tui.ui import detect
from uno_tui.ui.detect import running_readers


@pytest.fixture
def unnamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UNO_TUI_READERS")


def test_readers_of_the_machines_own_screen_are_not_the_players_over_ssh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "proc" / "9").mkdir(parents=True)
    (tmp_path / "proc" / "9" / "comm").write_text("brltty\n", encoding="utf-8")
    (tmp_path / "accessibility" / "speakup").mkdir(parents=True)
    monkeypatch.setenv("SSH_CONNECTION", "192.168.1.5 50000 192.168.1.6 22")
    assert detect._on_linux(tmp_path / "proc", tmp_path / "accessibility") == frozenset()


def test_on_linux_by_the_names_of_processes_and_speakup_by_its_folder(tmp_path: Path) -> None:
    for number, name in ((7, "orca"), (8, "bash"), (9, "brltty")):
        (tmp_path / "proc" / str(number)).mkdir(parents=True)
        (tmp_path / "proc" / str(number) / "comm").write_text(f"{name}\n", encoding="utf-8")
    (tmp_path / "proc" / "10").mkdir()
    (tmp_path / "accessibility" / "speakup").mkdir(parents=True)
    assert detect._on_linux(tmp_path / "proc", tmp_path / "accessibility") == {"Orca", "BRLTTY", "Speakup"}
    assert detect._on_linux(tmp_path / "none", tmp_path / "none") == frozenset()


@pytest.mark.usefixtures("unnamed")
@pytest.mark.parametrize("running", [True, False])
def test_on_windows_by_what_the_system_says(monkeypatch: pytest.MonkeyPatch, running: bool) -> None:
    asked = []

    def answer(question: int, size: int, place: object, change: int) -> int:
        asked.append((question, size, change))
        place._obj.value = running  # type: ignore[attr-defined]
        return 1

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=answer)), raising=False)
    assert running_readers() == ({"Windows"} if running else frozenset())
    assert asked == [(0x46, 0, 0)]


@pytest.fixture
def defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program that answers on macOS; it is not written yet."""
    if sys.platform == "win32":
        pytest.skip("a shell script stands for macOS's program")
    program = tmp_path / "defaults"
    program.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    return program


ASKED = '[ "$*" = "read com.apple.universalaccess voiceOverOnOffKey" ] || exit 1\n'


@pytest.mark.usefixtures("unnamed")
@pytest.mark.parametrize(
    ("script", "found"),
    [("echo 1", {"VoiceOver"}), ("echo 0", set()), ("exit 1", set()), ("sleep 3; echo 1", set()),
     ("printf '\\377\\n'", set())],
    ids=["on", "off", "fails", "hangs", "no UTF-8"],
)  # fmt: skip
def test_on_macos_by_the_systems_defaults(defaults: Path, script: str, found: set[str]) -> None:
    """A program that does not answer in time is not waited for."""
    defaults.write_text(f"#!/bin/sh\n{ASKED}{script}\n", encoding="utf-8")
    assert running_readers() == found


@pytest.mark.usefixtures("unnamed")
def test_on_macos_that_program_takes_nothing_of_what_the_player_types(defaults: Path) -> None:
    defaults.write_text(f"#!/bin/sh\n{ASKED}cat >/dev/null; echo 1\n", encoding="utf-8")
    before, (reading, writing) = os.dup(0), os.pipe()
    os.dup2(reading, 0)  # what is typed, and does not end
    try:
        assert running_readers() == {"VoiceOver"}
    finally:
        os.dup2(before, 0)
        for each in (before, reading, writing):
            os.close(each)


@pytest.mark.usefixtures("unnamed")
def test_on_macos_a_reader_is_not_the_players_over_ssh(defaults: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    defaults.write_text(f"#!/bin/sh\n{ASKED}echo 1\n", encoding="utf-8")
    assert running_readers() == {"VoiceOver"}
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 50000 192.0.2.2 22")
    assert running_readers() == frozenset()


@pytest.mark.usefixtures("unnamed")
def test_on_macos_without_that_program_nobody_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert running_readers() == frozenset()


@contextmanager
def reader(name: str, user: int | None = None, **environment: str) -> Iterator[Path]:
    """A process that is called as a reader, perhaps of another user or on another display: a `/proc` with it alone."""
    with TemporaryDirectory() as folder:
        program, processes = Path(folder, name), Path(folder, "proc")
        program.symlink_to("/bin/sleep")
        Path(folder).chmod(0o755)
        processes.mkdir()
        running = subprocess.Popen([str(program), "60"], user=user, env={"PATH": os.defpath, **environment})
        try:
            begun = Path(f"/proc/{running.pid}")
            while (begun / "comm").read_text(encoding="utf-8").strip() != name or not (begun / "environ").read_bytes():
                time.sleep(0.001)  # the name comes before the environment
            (processes / str(running.pid)).symlink_to(f"/proc/{running.pid}")
            yield processes
        finally:
            running.kill()
            running.wait()


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="a process stands for a reader of Linux")


@on_linux
@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root starts processes of others")
@pytest.mark.parametrize(
    ("name", "user", "found"),
    [("orca", 54321, False), ("orca", 1, False), ("brltty", 54321, False), ("brltty", 1, True), ("orca", None, True)],
)
def test_a_reader_of_another_user_is_not_the_players(name: str, user: int | None, found: bool) -> None:
    """An account of the system may run one that reads the console."""
    with reader(name, user) as processes:
        assert bool(detect._on_linux(processes, processes)) is found


@on_linux
@pytest.mark.parametrize(
    ("mine", "theirs", "found"),
    [
        ({"DISPLAY": ":7"}, {"DISPLAY": ":7.0"}, True),
        ({"DISPLAY": ":7"}, {"DISPLAY": ":8"}, False),
        ({"WAYLAND_DISPLAY": "wayland-0"}, {"WAYLAND_DISPLAY": "wayland-1", "DISPLAY": ":1"}, False),
        ({"DISPLAY": "localhost:10.0"}, {"DISPLAY": ":0"}, False),
        ({"TERM": "linux"}, {"DISPLAY": ":0"}, False),
        ({"SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}, {"DISPLAY": ":0"}, False),
        ({"TERM": "screen"}, {"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":7"}, {}, True),
    ],
)
def test_a_reader_on_another_display_is_not_the_players(
    monkeypatch: pytest.MonkeyPatch, mine: dict[str, str], theirs: dict[str, str], found: bool
) -> None:
    for each in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(each, raising=False)
    for each, value in mine.items():
        monkeypatch.setenv(each, value)
    with reader("orca", **theirs) as processes:
        assert bool(detect._on_linux(processes, processes)) is found


@on_linux
@pytest.mark.usefixtures("unnamed")
def test_one_that_runs_is_found_unless_the_player_names_others(monkeypatch: pytest.MonkeyPatch) -> None:
    with reader("fenrir"):
        assert "Fenrir" in running_readers()
        for named, found in (("", set()), ("brltty, NVDA", {"BRLTTY", "NVDA"}), ("orca,", {"Orca"})):
            monkeypatch.setenv("UNO_TUI_READERS", named)
            assert running_readers() == found


def test_a_reader_that_is_not_known_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNO_TUI_READERS", "orca, ocra")
    with pytest.raises(Invalid, match=r"UNO_TUI_READERS is one of Orca, BRLTTY, .*, not ocra"):
        running_readers()


def test_every_system_has_voices_of_its_own() -> None:
    assert "nvda" in names("win32")
    assert names("darwin") == MACOS
    assert names("linux") == LINUX
