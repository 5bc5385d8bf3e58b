"""Build a zip for Windows out of the wheel and a CPython whose program files its makers have signed.

    python release/windows.py FOLDER PYTHON

PYTHON is a folder with an embeddable CPython for Windows; FOLDER has the wheel. `tests/windows/run --zip FOLDER` has
both, calls this and tries what it makes. Works on every system, needs uv, and changes no program file, so that
signatures hold. Prints what has been made, and how large it is in bytes.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from build import packed

PROGRAM_FILES = ("python.exe", "*.dll", "LICENSE.txt", "DLLs")
LEFT_OUT = ("__pycache__", "ensurepip", "idlelib", "site-packages", "test", "turtledemo", "*tk*", "tcl*", "_test*")
"""Of Python's library, what only its developers need, and what draws windows."""
SITE = "Lib\\site-packages"
PATHS = (".", "Lib", "DLLs", SITE, f"{SITE}\\win32", f"{SITE}\\win32\\lib", f"{SITE}\\pywin32_system32")
"""All that this Python imports from, whatever the environment says; it reads no `.pth` files, as pywin32's."""
START = '@"%~dp0python\\python.exe" -X utf8 -m uno_tui %*\r\n'


def build(folder: Path, source: Path) -> Path:
    """Build the zip in `folder`, from its wheel and the Python in `source`, and return its path."""
    wheel = next(folder.glob("uno_tui-*.whl"))
    [library] = source.glob("python3?*.dll")
    digits = re.sub(r"\D", "", library.stem)
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary) / "uno-tui"
        python = place / "python"
        copy(source, python, PROGRAM_FILES)
        copy(source, python, ["Lib"])
        install = ["uv", "pip", "install", "-q", "--python-platform", "x86_64-pc-windows-msvc"]
        install += ["--python-version", f"3.{digits[1:]}", "--only-binary", ":all:"]
        subprocess.run([*install, "--target", python / "Lib" / "site-packages", wheel], check=True)
        (python / f"python{digits}._pth").write_text("\n".join(PATHS) + "\n", encoding="utf-8")
        (place / "uno-tui.cmd").write_bytes(START.encode())
        return packed(place, folder / f"uno-tui-{wheel.name.split('-')[1]}-windows-x64.zip")


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
