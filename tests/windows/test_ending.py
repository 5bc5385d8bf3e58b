"""The end from outside on Windows: Ctrl+Break, and the window of the console is closed. Nothing announced is lost."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import program

from uno_tui.notation.referee import check

if sys.platform != "win32":
    pytest.skip("tests/linear/test_ending.py has what ends a program on POSIX", allow_module_level=True)

pytestmark = pytest.mark.terminal

ATTACH = """
import ctypes, sys, time
kernel32, user32 = ctypes.WinDLL("kernel32"), ctypes.WinDLL("user32")
kernel32.GetConsoleWindow.restype = ctypes.c_void_p
kernel32.FreeConsole()
if not kernel32.AttachConsole(int(sys.argv[1])):
    raise SystemExit(f"no console: {kernel32.GetLastError()}")
kernel32.SetConsoleCtrlHandler(None, True)
"""
BREAK = ATTACH + "kernel32.GenerateConsoleCtrlEvent(1, 0)"  # it may end this process too
CLOSE = (
    ATTACH
    + """
window = kernel32.GetConsoleWindow()
if not window:
    raise SystemExit("no window")
user32.PostMessageW(ctypes.c_void_p(window), 0x10, None, None)  # WM_CLOSE
"""
)


class Table:
    """The program in a console of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.transcript = folder / "said.jsonl"
        command = program("play", "uno", "--language", "en", "--seed", "7", "--mode", "silent", *arguments)
        self.running = subprocess.Popen(
            [*command, "--transcript", str(self.transcript)],
            stdin=subprocess.PIPE if "--linear" in arguments else None,
            creationflags=subprocess.CREATE_NEW_CONSOLE,
        )

    def said(self) -> list[str]:
        if not self.transcript.exists():
            return []
        return [json.loads(line)["text"] for line in self.transcript.read_text(encoding="utf-8").splitlines()]

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + 30
        while time.monotonic() < end and self.running.poll() is None:
            if text in " ".join(self.said()):
                return
            time.sleep(0.1)
        raise AssertionError(f"never said: {text}; said: {self.said()}")


@pytest.fixture
def tables() -> Iterator[list[Table]]:
    made: list[Table] = []
    yield made
    for table in made:
        table.running.kill()


@pytest.mark.parametrize("front", ["full screen", "line by line"])
@pytest.mark.parametrize("end", ["Ctrl+Break", "window closed"])
def test_the_table_is_saved(end: str, front: str, tmp_path: Path, home: Path, tables: list[Table]) -> None:
    table = Table(tmp_path, *(["--linear"] if front == "line by line" else []))
    tables.append(table)
    table.wait_for("Your turn.")
    script = BREAK if end == "Ctrl+Break" else CLOSE
    sent = subprocess.run(
        [sys.executable, "-c", script, str(table.running.pid)],
        capture_output=True, encoding="utf-8", creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
    )  # fmt: skip
    assert sent.stderr == ""
    table.running.wait(10)
    assert "Goodbye. The game is saved." in table.said()[-1]
    [record] = (home / "data" / "tables").glob("*.table")
    assert check(record) == []
