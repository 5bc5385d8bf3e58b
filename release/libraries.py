"""Check that the libraries of voices and sounds can be imported on this system; they are never asked to speak.

    python release/libraries.py FOLDER [EXTRA ...]

FOLDER is where `release/build.py` has built. Needs uv. Ends with 1 and the names of those that cannot.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

IMPORT = """
import importlib, sys
from uno_tui.speech.voices import catalogue, outputs
names = ["just_playback"] + ["speechd"] * (sys.platform == "linux") + ["appscript"] * (sys.platform == "darwin")
modules = [outputs.CLASSES[name][0] for name in catalogue.names() if name in outputs.CLASSES]
names += [f"accessible_output2.outputs.{module}" for module in modules]
extras = {"prism": ["prism"], "espeak": ["espeakng_loader", "miniaudio"], "friends": ["asyncssh"]}
names += extras.get(EXTRA, [])
failed = []
for name in names:
    try:
        importlib.import_module(name)
    except Exception as error:  # whatever it raises, it cannot be used; all are tried, and any failure ends with 1
        failed.append(f"{name}: {type(error).__name__} {error}")
print(", ".join(names))
sys.exit("\\n".join(failed) or 0)
"""


def main(folder: Path, extras: list[str]) -> None:
    """Import them where the wheel is installed, with each extra and without."""
    wheel = next(folder.resolve().glob("*.whl"))
    for extra in ["", *extras]:
        package = f"{wheel}[{extra}]" if extra else str(wheel)
        there = ["uv", "run", "-q", "--no-project", "--isolated", "--python", sys.executable, "--with", package]
        if subprocess.run([*there, "python", "-c", IMPORT.replace("EXTRA", repr(extra))], check=False).returncode:
            raise SystemExit(f"{package}: not all libraries can be imported")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
