"""The end from outside on Windows: Ctrl+C, Ctrl+Break, and the window of the console is closed. Nothing is lost."""

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

from windows.consoles import send, start

pytestmark = pytest.mark.terminal

LONGEST = 5
"""Seconds that Windows gives a program whose window was closed."""


class Table:
    """A table in a console of its own."""

    def __init__(self, folder: Path, front: str) -> None:
        self.transcript = folder / "said.jsonl"
        command = program("play", "uno", "--language", "en", "--seed", "7", "--mode", "silent")
        command += ["--transcript", str(self.transcript)]
        if front == "full screen":
            self.running = start(command)
        elif front == "line by line":
            self.running = start([*command, "--linear"])
        else:
            self.running = start([*command, "--linear"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)

    def said(self) -> list[str]:
        if not self.transcript.exists():
            return []
        return [json.loads(line)["text"] for line in self.transcript.read_text(encoding="utf-8").splitlines()]

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + 60
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


@pytest.mark.parametrize("front", ["full screen", "line by line", "line by line in a pipe"])
@pytest.mark.parametrize("end", ["ctrl+c", "ctrl+break", "close"])
def test_the_table_is_saved(end: str, front: str, tmp_path: Path, home: Path, tables: list[Table]) -> None:
    table = Table(tmp_path, front)
    tables.append(table)
    table.wait_for("Your turn.")
    send(end, table.running)
    assert table.running.wait(LONGEST) == (0 if front == "full screen" else 130)
    assert table.said()[-1] == "Goodbye. The game is saved."
    [record] = (home / "data" / "tables").glob("*.table")
    assert check(record) == []
