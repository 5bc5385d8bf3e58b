"""The function calls of typed lines, which are the same on every machine, whatever else it does."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from itertools import pairwise

COUNTING = """
import sys
calls, answered = 0, []
def count(frame, event, argument):
    global calls
    calls += event in ("call", "c_call")
    if event == "c_call" and argument is print:
        answered.append(calls)
from uno_tui.cli import main
sys.argv = ["uno-tui", "play", GAME, "--linear", "--mode", "silent", "--language", "en", "--seed", "1"]
sys.setprofile(count)
try:
    main()
except SystemExit:
    pass
sys.setprofile(None)
print(*answered, file=sys.stderr)
"""


def calls_of_a_line(game: str) -> float:
    """Return how many calls, Python's and C's, a typed `c` takes from one answer to the next: the median of 300."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-c", f"GAME = {game!r}\n{COUNTING}"],
            input="c\n" * 300,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "UNO_TUI_HOME": home},
            check=True,
        )
    answered = list(map(int, done.stderr.split()))
    # Between some lines the program works out hints, which is no part of the answer.
    return statistics.median(after - before for before, after in pairwise(answered))
