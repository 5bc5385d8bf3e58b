"""Check that a program that players have unpacked or installed works where there is nothing else.

    python release/trial.py FOLDER

Unpacks the program's zip that `release/build.py` has made in FOLDER, and tries it. Ends with 1 and a sentence at the
first thing that is wrong.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

GAME = "top\nhand\nspace\nspace\nquit\n"
"""What lies there, the hand, a card drawn, passed, and the end."""
SYSTEM = ("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "TEMP", "TMP")
"""What Windows' own libraries ask for."""
WINDOWS = sys.platform == "win32"


def bare(home: Path) -> dict[str, str]:
    """Return an environment with a home and nothing else: no Python, no uv, no git."""
    home.mkdir(parents=True, exist_ok=True)
    there = {name: os.environ[name] for name in SYSTEM if name in os.environ}
    folders = {name: str(home) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    return there | folders | {"PATH": "", "LANG": "C.UTF-8", "PYTHONUTF8": "1"}


def try_program(program: Sequence[str | Path], home: Path) -> None:
    """Ask it for its version and help, and play. Ends this program if anything is wrong."""
    version = ask(program, home, "--version")
    expect(version.startswith("uno-tui "), program, version)
    expect("doctor" in ask(program, home, "--help"), program, "--help names no doctor")
    played = ask(program, home, "play", "--linear", "--mode", "silent", "--language", "fr", typed=GAME)
    expect("Au revoir" in played, program, played)
    expect(any(home.rglob("*.table")), program, "no table was saved")
    rounds = ask(program, home, "arena", "easy", "normal", "--rounds", "4", "--game", "maumau")
    expect("4 rounds of maumau" in rounds, program, rounds)


def try_doctor(program: Sequence[str | Path], home: Path) -> None:
    """Let it look at itself. Ends this program if anything is wrong."""
    found = ask(program, home, "doctor", "--no-keys", "--mode", "silent", "--language", "en")
    expect("You can play and save." in found, program, found)
    expect("A hard bot thinks in a process of its own." in found, program, found)


def ask(program: Sequence[str | Path], home: Path, *arguments: str, typed: str = "") -> str:
    """Return its output. Ends this program unless it ends well."""
    done = subprocess.run(
        [*program, *arguments],
        input=typed,
        env=bare(home),
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=240,
    )
    written = f"{done.stdout}{done.stderr}"
    expect(done.returncode == 0 and not done.stderr, program, f"{arguments}: {done.returncode}\n{written}")
    return done.stdout


def expect(holds: bool, program: Sequence[str | Path], said: str) -> None:
    """End this program if something does not hold."""
    if not holds:
        raise SystemExit(f"{program[0]}: {said}")


def unpack(pack: Path, folder: Path) -> Path:
    """Unpack the program, as a player's file manager does; returns where it starts."""
    with zipfile.ZipFile(pack) as opened:
        for each in opened.infolist():
            file = Path(opened.extract(each, folder))
            file.chmod(each.external_attr >> 16 or 0o644)
    return folder / "uno-tui" / ("uno-tui.exe" if WINDOWS else "uno-tui")


def program_in(folder: Path) -> Path:
    """Return the zip of the program among all that has been built."""
    return next(path for path in sorted(folder.glob("uno-tui-*.zip")) if "voice" not in path.name)


def main() -> None:
    """Try what is in the zip."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    place = Path(tempfile.mkdtemp(prefix="uno tui ä "))  # players' folders are called like that
    try:
        program = [unpack(program_in(Path(sys.argv[1])), place)]
        try_program(program, place / "home")
        try_doctor(program, place / "home")
        print("the zip: works")
    finally:
        shutil.rmtree(place, ignore_errors=True)


if __name__ == "__main__":
    main()
