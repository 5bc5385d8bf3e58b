"""Build everything that players install: the wheel, the sdist, and the folder that needs no Python, with its zip.

    python release/build.py [FOLDER] [--python PYTHON]

Into FOLDER (`dist`). Needs uv. On every system and processor the same; each builds its own folder. Prints what has been
made, and how large it is in bytes.
"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FREEZER = "cx-freeze>=8.4,<9"
VOICES = {"espeak": r"_?(espeakng_loader|miniaudio)", "prism": r"prism"}
"""The optional voices, by the extra, and which of its packages the program does not have."""
PROCESSORS = {"amd64": "x64", "x86_64": "x64", "aarch64": "arm64"}


def build(folder: Path, python: str) -> list[Path]:
    """Build the wheel, the sdist, the zip, and a zip for each optional voice, in this order."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["uv", "build", "-q", "--out-dir", folder], cwd=ROOT, check=True)
    wheel, sdist = next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))
    frozen = folder / "uno-tui"
    with_wheel = ["uv", "run", "-q", "--no-project", "--isolated", "--python", python]
    with_wheel += ["--with", str(wheel), "--with", FREEZER]
    freeze = [*with_wheel, "python", ROOT / "release" / "freeze.py", frozen]
    subprocess.run(freeze, check=True, stdout=subprocess.DEVNULL)
    version = wheel.name.split("-")[1]
    program = packed(frozen, folder / f"uno-tui-{version}-{system()}.zip")
    voices = (add_on(name, folder, version, python) for name in VOICES)
    return [wheel, sdist, program, *(voice for voice in voices if voice is not None)]


def add_on(voice: str, folder: Path, version: str, python: str) -> Path | None:
    """Zip the packages of an optional voice, to be unpacked over the program's folder: not all want its licence.

    None where its makers have built nothing for this system.
    """
    with tempfile.TemporaryDirectory() as temporary:
        lib = Path(temporary) / "uno-tui" / "lib"
        install = ["uv", "pip", "install", "-q", "--python", python, "--target", lib, "--only-binary", ":all:"]
        if subprocess.run([*install, f"{next(folder.glob('*.whl'))}[{voice}]"], check=False).returncode:
            return None
        for path in lib.iterdir():
            if (folder / "uno-tui" / "lib" / path.name).exists() or not re.match(VOICES[voice], path.name):
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        return packed(lib.parent, folder / f"uno-tui-voice-{voice}-{version}-{system()}.zip")


def system() -> str:
    """Return the system and machine that a download is for, such as windows-arm64."""
    name = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
    processor = platform.machine().lower()
    return f"{name}-{PROCESSORS.get(processor, processor)}"


def packed(frozen: Path, path: Path) -> Path:
    """Zip a folder, with the executable bits of its programs."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for file in files(frozen):
            pack.write(file, file.relative_to(frozen.parent))
    return path


def files(folder: Path) -> Iterator[Path]:
    """Return all files below a folder, always in the same order."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def main() -> None:
    """Build, and say what there is now."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", metavar="FOLDER")
    inside = "the Python that is inside: a version, or a path (this one)"
    parser.add_argument("--python", default=sys.executable, metavar="PYTHON", help=inside)
    options = parser.parse_args()
    for made in build(options.folder.resolve(), options.python):
        print(made, made.stat().st_size)


if __name__ == "__main__":
    main()
