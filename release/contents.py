"""What lies in the folder that needs no Python, on every system: the program, its packages, licences, first pages."""

from __future__ import annotations

import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

HERE = Path(__file__).resolve().parent
NEVER = re.compile(r"\bA?GPL|General Public License")
LESSER = re.compile(r"LGPL|Lesser General")


def install(wheel: Path, lib: Path, *options: str) -> None:
    """Install the program and its packages into a folder, without what no player needs."""
    with_friends = f"{wheel}[friends]"
    command = ["uv", "pip", "install", "-q", "--only-binary", ":all:", *options, "--target", lib, with_friends]
    subprocess.run(command, check=True)
    left_out = ["bin", "Scripts", ".lock", "just_playback/miniaudio"]
    if not (lib / "win32").is_dir():
        left_out.append("accessible_output2/lib")  # for Windows
    for name in left_out:
        path = lib / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def tell(folder: Path, version: str, licence: Path) -> None:
    """Write whose work is inside and under which terms, and what to do first, in each language.

    Ends the program at what may not be shipped.
    """
    texts = folder / "licences"
    texts.mkdir()
    lines = []
    for each in shipped(folder / "lib"):
        name, terms = each.metadata["Name"], terms_of(each)
        if NEVER.search(LESSER.sub("", terms)):
            raise SystemExit(f"{name}: {terms}: this must not be in the download; make it an extra")
        lines.append(f"{name} {each.version}: {terms}")
        for number, text in enumerate(licence_files(each)):
            shutil.copy(text, texts / f"{name}-{number}-{text.stem}.txt")
    shutil.copy(licence, texts / "Python.txt")
    lines += [f"Python {version}: PSF-2.0, and its parts as licences/Python.txt says"]
    (folder / "licences.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for page in sorted(HERE.glob("pages/*.txt")):
        shutil.copy(page, folder)


def shipped(lib: Path) -> list[Distribution]:
    """Return the program and its packages."""
    return sorted(distributions(path=[str(lib)]), key=lambda each: each.metadata["Name"].lower())


def licence_of_python(library: Path) -> Path:
    """Return the path of Python's licence: in its standard library, on Windows beside it."""
    return next(path for path in (library / "LICENSE.txt", library.parent / "LICENSE.txt") if path.is_file())


def terms_of(package: Distribution) -> str:
    """Return the licence of a package in a few words: of several, the first that may be shipped, as for asyncssh."""
    classes = (each.split(" :: ") for each in package.metadata.get_all("Classifier", []))
    classified = ", ".join(each[-1] for each in classes if each[0] == "License" and each[-1] != "OSI Approved")
    told = package.metadata.get("License-Expression") or classified
    told = told or package.metadata.get("License", "unknown").splitlines()[0]
    return next((each for each in told.split(" OR ") if not NEVER.search(LESSER.sub("", each))), told)



def licence_files(package: Distribution) -> Iterator[Path]:
    """Return the texts of the licence that came with a package."""
    for file in package.files or ():
        path = Path(str(package.locate_file(file)))
        if ".dist-info" in str(file) and re.match(r"(?i)(licen[cs]e|copying|notice)", path.name) and path.is_file():
            yield path


def packed(program: Path, path: Path) -> Path:
    """Zip a folder, with the executable bits of its programs."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for file in files(program):
            pack.write(file, file.relative_to(program.parent))
    return path


def files(folder: Path) -> Iterator[Path]:
    """Return all files below a folder, always in the same order."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())
