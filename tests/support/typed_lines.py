"""Playing line by line at a real terminal: the program started there, lines typed, and what is heard of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from conftest import program

from uno_tui.host.match import Plan

if TYPE_CHECKING or sys.platform != "win32":
    import termios

    from support.terminal import Terminal

ONE_LEFT = """table 1
game uno
seats Ana Ben Cleo
hand Ana R5 B9
hand Ben G1 R6 Y4
hand Cleo R1 R2 Y7
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
"""
TWO = ONE_LEFT.replace("seats Ana Ben Cleo", "seats Ana Ben").replace("hand Cleo R1 R2 Y7\n", "")


@pytest.fixture
def start() -> Iterator[Callable[..., Terminal]]:
    started: list[Terminal] = []

    def make(*arguments: str, until: str = "Hand:", lines: int = 60, **environment: str) -> Terminal:
        line = program(*arguments, "--linear", "--mode", "reader")
        started.append(Terminal(line, 100, lines, **environment))
        started[-1].listen(0.3, until)
        return started[-1]

    yield make
    for terminal in started:
        terminal.close()


@pytest.fixture
def position(home: Path) -> Callable[..., None]:
    def write(text: str, *players: str) -> None:
        path = home / "data" / "tables" / "2026-03-01-201500.table"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
        names = next(line for line in text.splitlines() if line.startswith("seats ")).split()[1:]
        path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(tuple(names), players)))

    return write


def is_canonical(terminal: Terminal) -> bool:
    """Return whether the terminal collects lines, shows what is typed and has keys of its own, as shells want it."""
    flags = termios.tcgetattr(terminal.fd)[3]
    assert bool(flags & termios.ICANON) == bool(flags & termios.ECHO) == bool(flags & termios.IEXTEN)
    return bool(flags & termios.ICANON)


def heard(terminal: Terminal, since: int = 0) -> str:
    """Return everything that was written, whether it is still visible or not."""
    return terminal.raw[since:].decode(errors="replace").replace("\r\n", "\n")


def type_(terminal: Terminal, line: str, until: str = "") -> str:
    since = len(terminal.raw)
    terminal.press(line.encode() + b"\r", 0.3, until)
    return heard(terminal, since)
