"""Install what has been built in every way that players do, each into an empty environment, and try it.

    python release/install.py FOLDER [PYTHON ...]

FOLDER is where `release/build.py` has built, each PYTHON a version or a path (this one, if there is none). With every
Python: by pip, with the lowest versions that the bounds allow, and the sdist. With the first one also by `uv tool`,
`uvx` and pipx. Needs uv. Ends with 1 and a sentence at the first thing that is wrong.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from trial import WINDOWS, expect, try_doctor, try_program

ROOT = Path(__file__).resolve().parent.parent
Way = Callable[[Path, str, Path], list[str | Path]]
"""Installs a wheel or sdist for a Python into a folder; returns what starts the program there."""


def by_pip(package: Path, python: str, place: Path) -> list[str | Path]:
    """With the newest versions, by pip itself."""
    here = environment(place, python, "--seed")
    run(here, "-m", "pip", "install", "-q", "--no-compile", "--disable-pip-version-check", package)
    run(here, "-m", "pip", "check")
    return [program_beside(here)]


def by_lowest(package: Path, python: str, place: Path) -> list[str | Path]:
    """With the lowest versions of what it requires itself."""
    here = environment(place, python)
    lowest = ("uv", "pip", "install", "-q", "--python", here, "--resolution", "lowest-direct")
    run(*lowest, "--requirements", ROOT / "pyproject.toml")  # direct is what these require, not the wheel that is named
    run(*lowest, "--no-deps", package)
    run("uv", "pip", "check", "-q", "--python", here)
    return [program_beside(here)]


def by_uv(package: Path, python: str, place: Path) -> list[str | Path]:
    """With the newest versions, by uv."""
    here = environment(place, python)
    run("uv", "pip", "install", "-q", "--python", here, package)
    return [program_beside(here)]


def by_uv_tool(package: Path, python: str, place: Path) -> list[str | Path]:
    """Install it as a tool of uv's."""
    folders = {"UV_TOOL_DIR": str(place / "tools"), "UV_TOOL_BIN_DIR": str(place / "bin")}
    run("uv", "tool", "install", "-q", "--python", python, package, **folders)
    return [place / "bin" / name("uno-tui")]


def by_pipx(package: Path, python: str, place: Path) -> list[str | Path]:
    """By pipx, which uvx brings."""
    folders = {"PIPX_HOME": str(place / "pipx"), "PIPX_BIN_DIR": str(place / "bin")}
    run("uvx", "-q", "--python", python, "pipx", "install", "--quiet", "--python", python, package, **folders)
    return [place / "bin" / name("uno-tui")]


def environment(place: Path, python: str, *options: str) -> Path:
    """Make an empty environment, and return its Python."""
    run("uv", "venv", "-q", "--python", python, *options, place / "venv")
    return place / "venv" / ("Scripts" if WINDOWS else "bin") / name("python")


def program_beside(python: Path) -> Path:
    """Return the program that was installed beside a Python."""
    return python.with_name(name("uno-tui"))


def name(program: str) -> str:
    """Return the name of a program's file on this system."""
    return f"{program}.exe" if WINDOWS else program


def run(*command: str | Path, **environment: str) -> None:
    """Run a tool; ends this program if it fails."""
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=os.environ | environment)
    expect(done.returncode == 0, command, f"{command}: {done.stdout}{done.stderr}")


def by_uvx(package: Path, python: str, place: Path) -> list[str | Path]:
    """By uvx, which keeps nothing but a cache: it starts the program once, and brings it the same way as `uv tool`."""
    run("uvx", "-q", "--python", python, "--from", package, "uno-tui", "--version")
    return by_uv_tool(package, python, place)


def trial(package: Path, python: str, way: Way) -> None:
    """Install a package in one way, try the program, and say how long both took."""
    with tempfile.TemporaryDirectory(prefix="uno-tui-") as folder:
        place, began = Path(folder), time.monotonic()
        program = way(package, python, place)
        installed = time.monotonic()
        try_program(program, place / "home")
        if way in (by_pip, by_lowest):
            try_doctor(program, place / "home")
        took = f"installed in {installed - began:.1f} s, tried in {time.monotonic() - installed:.1f} s"
        version = subprocess.run([python, "-V"], capture_output=True, encoding="utf-8", check=True).stdout.strip()
        print(f"{version} {way.__name__.replace('_', ' ')} {package.name}: {took}", flush=True)


def main(folder: Path, pythons: Sequence[str]) -> None:
    """Install and try everything."""
    wheel, sdist = (next(folder.resolve().glob(f"*.{kind}")) for kind in ("whl", "tar.gz"))
    paths = [found(python) for python in pythons]
    trials = [(wheel, path, way) for path in paths for way in (by_pip, by_lowest)]
    trials += [(sdist, path, by_uv) for path in paths]
    trials += [(wheel, paths[0], way) for way in (by_uvx, by_pipx)]
    with ThreadPoolExecutor(2) as pool:  # much of it waits for packages and voices
        for done in [pool.submit(trial, *each) for each in trials]:
            done.result()


def found(python: str) -> str:
    """Return the path of a Python."""
    return subprocess.run(
        ["uv", "python", "find", python], capture_output=True, encoding="utf-8", check=True
    ).stdout.strip()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:] or [sys.executable])
