"""How long a start takes: the first frame beside that of a bare Textual app, the first line, and the help.

    uv run python tests/benchmarks/start.py [STARTS]

Each is started so often (15 times), in turn, on a pseudo terminal. Prints medians in seconds, and the full screen's as
a ratio to that of the bare app.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support.terminal import Terminal

BARE = """
from textual.app import App
from textual.widgets import Label

class Bare(App):
    def compose(self):
        yield Label("A card table.")

Bare().run()
"""
TABLE = ("-m", "uno_tui", "play", "uno", "--seed", "7", "--language", "en", "--mode", "silent")
STARTS: dict[str, tuple[tuple[str, ...], str]] = {
    "bare Textual app": (("-c", BARE), "A card table."),
    "full screen, cards": ((*TABLE, "--look", "cards"), "Cards and points"),
    "full screen, lines": ((*TABLE, "--look", "lines"), "Yellow Reverse"),
    "full screen, said": ((*TABLE, "--look", "said"), "F1 lists"),
    "line by line": ((*TABLE, "--linear"), "Your turn."),
    "--help": (("-m", "uno_tui", "--help"), "In the game, F1"),
}


def start(arguments: tuple[str, ...], text: str) -> float:
    """Seconds from the start of the process to the moment when the text has arrived."""
    with tempfile.TemporaryDirectory() as home:
        began = time.perf_counter()
        terminal = Terminal([sys.executable, *arguments], UNO_TUI_HOME=home)
        try:
            terminal.listen(0, text)
            return time.perf_counter() - began
        finally:
            terminal.close()


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    for each in STARTS.values():
        start(*each)  # what is read from disk is read, and compiled
    took: dict[str, list[float]] = {name: [] for name in STARTS}
    for _ in range(count):
        for name, each in STARTS.items():
            took[name].append(start(*each))
    bare = took["bare Textual app"]
    for name, seconds in took.items():
        ratio = statistics.median(one / other for one, other in zip(seconds, bare, strict=True))
        print(f"{name:20} {statistics.median(seconds):5.2f} s   {ratio:.2f} times the bare app")


if __name__ == "__main__":
    main()
