"""Programs in consoles of their own on Windows, and what a second process (`neighbour.py`) does there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from windows.listed import under_wine

assert sys.platform == "win32"

NEIGHBOUR = Path(__file__).with_name("neighbour.py")


def start(command: Sequence[str], **others: Any) -> subprocess.Popen[bytes]:
    """Start a program in a console of its own, whose window is hidden. Wine can make a window only on a screen."""
    hidden = subprocess.STARTUPINFO(dwFlags=subprocess.STARTF_USESHOWWINDOW, wShowWindow=subprocess.SW_HIDE)
    flags = subprocess.CREATE_NO_WINDOW if under_wine() else subprocess.CREATE_NEW_CONSOLE
    return subprocess.Popen(command, startupinfo=hidden, creationflags=flags, **others)


def send(event: str, process: subprocess.Popen[bytes]) -> None:
    """Let a second process send `ctrl+c`, `ctrl+break` or `close` to the console of a program."""
    done = subprocess.run(
        [sys.executable, str(NEIGHBOUR), str(process.pid), event],
        stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert done.stderr == ""
