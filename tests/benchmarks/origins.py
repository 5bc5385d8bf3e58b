"""Starts and sizes side by side: the checkout, the installed wheel, the folder that needs no Python.

    uv run python tests/benchmarks/origins.py FOLDER [STARTS]

FOLDER is where `release/build.py` has built. Each is started so often (9 times), in turn, on a pseudo terminal. Prints
medians in seconds: the help, the first frame of a table, its first line; and megabytes: what is downloaded (the packages
that a wheel requires come on top of it), and what then lies on the disk (without Python itself, but in the folder).
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support.terminal import Terminal

ROOT = Path(__file__).resolve().parent.parent.parent
PLAY = ("play", "uno", "--seed", "7", "--language", "en", "--mode", "silent")
STARTS: dict[str, tuple[tuple[str, ...], str]] = {
    "help": (("--help",), "In the game, F1"),
    "first frame": ((*PLAY, "--look", "lines"), "Yellow Reverse"),
    "first line": ((*PLAY, "--linear"), "Your turn."),
}


def start(program: Path, arguments: tuple[str, ...], text: str) -> float:
    """Seconds from the start of the process to the moment when the text has arrived."""
    with tempfile.TemporaryDirectory() as home:
        began = time.perf_counter()
        terminal = Terminal([str(program), *arguments], UNO_TUI_HOME=home)
        try:
            terminal.listen(0, text)
            return time.perf_counter() - began
        finally:
            terminal.close()


def megabytes(path: Path) -> float:
    """A file's size, or that of all files below a folder."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]
    return sum(each.stat().st_size for each in files) / 1e6


def installed(wheel: Path, folder: Path) -> Path:
    """The program in an environment of its own, compiled as pip does it."""
    subprocess.run(["uv", "venv", "-q", "--python", sys.executable, folder], check=True)
    install: list[str | Path] = ["uv", "pip", "install", "-q", "--compile-bytecode", "--python", folder / "bin" / "python"]
    subprocess.run([*install, wheel], check=True)
    return folder / "bin" / "uno-tui"


def main() -> None:
    downloads, count = Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 9
    wheel = next(downloads.glob("*.whl"))
    pack = next(path for path in downloads.glob("uno-tui-*.zip") if "voice" not in path.name)
    with tempfile.TemporaryDirectory() as folder:
        programs = {
            "checkout": Path(sys.executable).with_name("uno-tui"),
            "wheel": installed(wheel, Path(folder) / "venv"),
            "folder": downloads / "uno-tui" / "uno-tui",
        }
        sizes = {
            "checkout": (0.0, megabytes(ROOT / "uno_tui")),
            "wheel": (megabytes(wheel), megabytes(Path(folder) / "venv")),
            "folder": (megabytes(pack), megabytes(downloads / "uno-tui")),
        }
        print(f"{'':10}{''.join(f'{name:>13}' for name in (*STARTS, 'downloaded', 'on disk'))}")
        took = {(name, what): [] for name in programs for what in STARTS}  # type: dict[tuple[str, str], list[float]]
        for number in range(count + 1):
            for name, what in took:
                seconds = start(programs[name], *STARTS[what])
                if number:  # the first time things are read from disk
                    took[name, what].append(seconds)
        for name, (downloaded, on_disk) in sizes.items():
            medians = (f"{statistics.median(took[name, what]):11.2f} s" for what in STARTS)
            print(f"{name:10}{''.join(medians)}{downloaded:10.1f} MB{on_disk:10.1f} MB")


if __name__ == "__main__":
    main()
