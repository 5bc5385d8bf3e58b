"""Lay down the folder that needs no Python on Windows: a CPython whose program files its makers have signed.

    python release/windows.py FOLDER PYTHON

Zips it in FOLDER, which has the wheel, from any system: PYTHON is a folder with an embeddable CPython for Windows.
`tests/windows/run --zip FOLDER` has both, calls this and tries what it makes. On Windows itself `release/build.py` does
the same with the CPython that is installed there. Needs uv, and changes no program file, so that signatures hold.
Prints what has been made, and how large it is in bytes.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from contents import install, packed, tell

PROGRAM_FILES = ("python.exe", "*.dll", "LICENSE.txt", "DLLs")
LEFT_OUT = ("__pycache__", "ensurepip", "idlelib", "site-packages", "test", "turtledemo", "*tk*", "tcl*", "_test*")
"""Of Python's library, what only its developers need, and what draws windows."""
SITE = "..\\lib"
PATHS = (".", "Lib", "DLLs", SITE, f"{SITE}\\win32", f"{SITE}\\win32\\lib", f"{SITE}\\pywin32_system32")
"""All that this Python imports from, whatever the environment says; it reads no `.pth` files, as pywin32's."""
START = '@"%~dp0python\\python.exe" -X utf8 -m uno_tui %*\r\n'
ASK = "import sys; print(sys.base_prefix); print(sys.version.split()[0])"


def lay(folder: Path, wheel: Path, python: str) -> None:
    """Lay down a folder for this Windows, with the Python that is there."""
    source, version = ask(python)
    fill(folder, wheel, Path(source), version, ["--python", python])
    inside = ask(folder / "python" / "python.exe")
    if inside != [str(folder / "python"), version]:
        raise SystemExit(f"the interpreter in {folder} is {inside}, its library of {version}")


def ask(python: str | Path) -> list[str]:
    """Return where a Python has its library, and its version."""
    done = subprocess.run([python, "-c", ASK], capture_output=True, encoding="utf-8", check=True)
    return done.stdout.splitlines()


def build(folder: Path, source: Path) -> Path:
    """Build the zip in `folder`, from its wheel and the Python in `source`, and return its path."""
    wheel = next(folder.glob("uno_tui-*.whl"))
    version = f"3.{library(source)[1:]}"
    options = ["--python-platform", "x86_64-pc-windows-msvc", "--python-version", version]
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary) / "uno-tui"
        fill(place, wheel, source, version, options)
        return packed(place, folder / f"uno-tui-{wheel.name.split('-')[1]}-windows-x64.zip")


def fill(folder: Path, wheel: Path, source: Path, version: str, options: Sequence[str]) -> None:
    """Put everything into a folder, which is made again, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    python = folder / "python"
    copy(source, python, PROGRAM_FILES)
    copy(source, python, ["Lib"])
    install(wheel, folder / "lib", *options)
    (python / f"python{library(source)}._pth").write_text("\n".join(PATHS) + "\n", encoding="utf-8")
    tell(folder, version, source / "LICENSE.txt")
    (folder / "uno-tui.cmd").write_bytes(START.encode())


def library(source: Path) -> str:
    """Return the digits in the name of a Python's library, such as 313."""
    [path] = source.glob("python3?*.dll")
    return re.sub(r"\D", "", path.stem)


def copy(source: Path, target: Path, patterns: Iterable[str]) -> None:
    """Copy files and folders, but for what is left out."""
    target.mkdir(parents=True, exist_ok=True)
    for path in (path for pattern in patterns for path in sorted(source.glob(pattern))):
        if path.is_dir():
            shutil.copytree(path, target / path.name, ignore=shutil.ignore_patterns(*LEFT_OUT))
        else:
            shutil.copy2(path, target)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    made = build(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
    print(made, made.stat().st_size)
