"""Build everything that players install: the wheel, the sdist, and the folder that needs no Python, with its zip.

    python release/build.py [FOLDER] [--python PYTHON | --standalone VERSION]

Into FOLDER (`dist`). Needs uv. On every system and processor the same; each builds its own folder, with the CPython
that is named. Prints what has been made, and how large it is in bytes.
"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import unix
import windows
from contents import packed

ROOT = Path(__file__).resolve().parent.parent
VOICES = {"espeak": r"_?(espeakng_loader|miniaudio)", "prism": r"prism"}
"""The optional voices, by the extra, and which of its packages the program does not have."""
PROCESSORS = {"amd64": "x64", "x86_64": "x64", "aarch64": "arm64"}


def build(folder: Path, python: str) -> list[Path]:
    """Build the wheel, the sdist, the zip, and a zip for each optional voice, in this order."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["uv", "build", "-q", "--out-dir", folder], cwd=ROOT, check=True)
    wheel, sdist = next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))
    lay = windows.lay if platform.system() == "Windows" else unix.lay
    lay(folder / "uno-tui", wheel, python)
    version = wheel.name.split("-")[1]
    program = packed(folder / "uno-tui", folder / f"uno-tui-{version}-{system()}.zip")
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


def standalone(version: str) -> str:
    """Let uv bring a CPython that needs nothing of this system but the oldest glibc, and return its path."""
    subprocess.run(["uv", "python", "install", "-q", version], check=True)
    find = ["uv", "python", "find", "--system", "--managed-python", version]
    return subprocess.run(find, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout.strip()


def main() -> None:
    """Build, and say what there is now."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", metavar="FOLDER")
    inside = "the Python that is inside: a version, or a path (this one)"
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--python", default=sys.executable, metavar="PYTHON", help=inside)
    which.add_argument("--standalone", metavar="VERSION", help="one that uv brings, for others' systems too")
    options = parser.parse_args()
    python = standalone(options.standalone) if options.standalone else options.python
    for made in build(options.folder.resolve(), python):
        print(made, made.stat().st_size)


if __name__ == "__main__":
    main()
