"""Freeze the program that is installed beside this Python into a folder that needs no Python.

    python release/freeze.py FOLDER

FOLDER is made again, empty. Needs cx_Freeze and the wheel in the same environment; `release/build.py` sees to both.

cx_Freeze and not PyInstaller, as measured on Linux with Python 3.11 (zip, `--help`, oldest glibc that will do):
13 MB, 0.13 s, 2.17 against 15 MB, 0.16 s and the building machine's own; and nothing of it is under the GPL.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from cx_Freeze import Executable, setup
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).resolve().parent
PLAIN = ["uno_tui", "accessible_output2", "just_playback", "pygments", "rich", "speechd", "textual"]
"""Packages that lie in `lib` as files: what reads files beside itself, and what others may replace (LGPL)."""
FOR_EXTRAS = ["array", "cffi", "_cffi_backend", "html", "inspect", "platform", "traceback", "urllib.request"]
"""What optional voices need of the standard library, so that they only have to be unpacked into `lib`."""
LEFT_OUT = ["curses", "readline", "ssl", "_ssl", "_hashlib", "tkinter", "unittest", "pydoc", "pydoc_data", "setuptools"]
"""Not needed; readline is under the GPL."""
NEVER = re.compile(r"\bA?GPL|General Public License")
LESSER = re.compile(r"LGPL|Lesser General")


def main(folder: Path) -> None:
    """Freeze, take out what is not needed, and say whose work it is."""
    shutil.rmtree(folder, ignore_errors=True)
    freeze(folder)
    prune(folder)
    add_metadata(folder / "lib")
    tell_licences(folder)
    for page in sorted(HERE.glob("pages/*.txt")):  # what to do first, in each language
        shutil.copy(page, folder)


def freeze(folder: Path) -> None:
    """Let cx_Freeze do its work."""
    options = {
        "build_exe": str(folder),
        "packages": PLAIN,
        "includes": FOR_EXTRAS,
        "excludes": LEFT_OUT,
        "zip_include_packages": ["*"],
        "zip_exclude_packages": PLAIN,
        "include_msvcr": True,
    }
    elsewhere = tempfile.TemporaryDirectory()  # setuptools reads what lies where it is started, and leaves things there
    with elsewhere, contextlib.chdir(elsewhere.name):
        setup(
            name="uno-tui",
            version=distribution("uno-tui").version,
            options={"build_exe": options},
            executables=[Executable(str(HERE / "start.py"), target_name=f"uno-tui{_suffix()}")],
            script_args=["build_exe"],
        )


def _suffix() -> str:
    return ".exe" if sys.platform == "win32" else ""


def prune(folder: Path) -> None:
    """Take out what no player needs: sources in C, other systems' libraries, certificates."""
    shutil.rmtree(folder / "share", ignore_errors=True)
    shutil.rmtree(folder / "lib" / "just_playback" / "miniaudio", ignore_errors=True)
    if sys.platform != "win32":
        shutil.rmtree(folder / "lib" / "accessible_output2" / "lib", ignore_errors=True)


def add_metadata(lib: Path) -> None:
    """Which version of what is inside; games of other packages are found by entry points, which lie there too."""
    for each in shipped():
        for file in each.files or ():
            if file.parts[0].endswith(".dist-info") and file.name in ("METADATA", "entry_points.txt"):
                (lib / file.parts[0]).mkdir(exist_ok=True)
                shutil.copy(str(each.locate_file(file)), lib / file)


def shipped() -> list[Distribution]:
    """Return the program and all packages that it requires here."""
    found: dict[str, Distribution] = {}
    waiting = ["uno-tui"]
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name in found:
            continue
        found[name] = distribution(name)
        required = (Requirement(each) for each in found[name].requires or ())
        waiting += [each.name for each in required if each.marker is None or each.marker.evaluate({"extra": ""})]
    return [found[name] for name in sorted(found)]


def tell_licences(folder: Path) -> None:
    """Write whose work is inside, and under which terms. Ends the program at what may not be shipped."""
    texts = folder / "licences"
    texts.mkdir()
    lines = []
    for each in shipped():
        name, terms = each.metadata["Name"], terms_of(each)
        if NEVER.search(LESSER.sub("", terms)):
            raise SystemExit(f"{name}: {terms}: this must not be in the download; make it an extra")
        lines.append(f"{name} {each.version}: {terms}")
        for number, text in enumerate(licence_files(each)):
            shutil.copy(text, texts / f"{name}-{number}-{text.stem}.txt")
    shutil.copy(licence_of_python(Path(sysconfig.get_path("stdlib"))), texts / "Python.txt")
    shutil.move(folder / "frozen_application_license.txt", texts / "cx_Freeze.txt")
    lines += [f"Python {sys.version.split()[0]}: PSF-2.0, and its parts as licences/Python.txt says", "cx_Freeze: MIT"]
    (folder / "licences.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def licence_of_python(library: Path) -> Path:
    """Return the path of Python's licence: in its standard library, on Windows beside it."""
    return next(path for path in (library / "LICENSE.txt", library.parent / "LICENSE.txt") if path.is_file())


def terms_of(package: Distribution) -> str:
    """Return the licence of a package in a few words."""
    told = package.metadata.get("License-Expression")
    if told:
        return told
    classes = (each.split(" :: ") for each in package.metadata.get_all("Classifier", []))
    classified = ", ".join(each[-1] for each in classes if each[0] == "License")
    return classified or package.metadata.get("License", "unknown").splitlines()[0]


def licence_files(package: Distribution) -> Iterator[Path]:
    """Return the texts of the licence that came with a package."""
    for file in package.files or ():
        path = Path(str(package.locate_file(file)))
        if ".dist-info" in str(file) and re.match(r"(?i)(licen[cs]e|copying|notice)", path.name) and path.is_file():
            yield path


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv.pop()).resolve())
