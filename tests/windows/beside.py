"""The program under test in a console that another process looks at: it begins when that process is there.

    python beside.py READY SCREEN ARGUMENTS    begins as soon as the file READY exists; what the program writes goes to the
                                               file SCREEN instead of the console, unless SCREEN is a hyphen

Wine's console prints escape sequences instead of obeying them, so that a terminal emulator has to.
"""

from __future__ import annotations

import io
import os
import runpy
import sys
import time
from pathlib import Path

OFTEN = 0.01


class Unbuffered(io.TextIOWrapper):
    """A file that takes itself for a terminal, and has what is written at once."""

    def __init__(self, path: str) -> None:
        super().__init__(io.FileIO(path, "ab"), encoding="utf-8", newline="", write_through=True)

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1


if __name__ == "__main__":
    ready, screen, *arguments = sys.argv[1:]
    while not Path(ready).exists():
        time.sleep(OFTEN)
    if screen != "-":
        os.environ |= {"COLUMNS": "80", "LINES": "25"}
        sys.stdout = sys.__stdout__ = Unbuffered(screen)
    sys.argv[1:] = arguments
    sys.path[0] = str(Path.cwd())
    runpy.run_module("uno_tui", run_name="__main__", alter_sys=True)
