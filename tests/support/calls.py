"""The function calls of typed lines, which are the same on every machine, whatever else it does."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

COUNTING = """
import sys
calls = 0
def count(frame, event, argument):
    global calls
    calls += event in ("call", "c_call")
from uno_tui.cli import main
sys.argv = ["uno-tui", "play", GAME, "--linear", "--mode", "silent", "--language", "en", "--seed", "1"]
sys.setprofile(count)
try:
    main()
except SystemExit:
    pass
sys.setprofile(None)
print(calls, file=sys.stderr)
"""


def calls_of_lines(game: str, lines: int) -> int:
    """Return how many calls a pipe of so many status commands takes in all."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-c", f"GAME = {game!r}\n{COUNTING}"],
            input="c\n" * lines,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "UNO_TUI_HOME": home},
            check=True,
        )
    return int(done.stderr.split()[-1])
