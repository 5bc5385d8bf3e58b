"""Check that a program that players have unpacked or installed works where there is nothing else.

    python release/trial.py FOLDER

Unpacks the program's zip that `release/build.py` has made in FOLDER, and tries it. Ends with 1 and a sentence at the
first thing that is wrong.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path

GAME = "top\nhand\nspace\nspace\nquit\n"
"""What lies there, the hand, a card drawn, passed, and the end."""
SYSTEM = ("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "TEMP", "TMP")
"""What Windows' own libraries ask for."""
WINDOWS = sys.platform == "win32"
FACTS = """
import ctypes, json, sys, sysconfig
from pathlib import Path
maps = Path("/proc/self/maps")
mapped = {line.split(maxsplit=5)[-1] for line in maps.read_text().splitlines()} if maps.exists() else set()
print(json.dumps({"version": sys.version.split()[0], "library": sysconfig.get_path("stdlib"), "paths": sys.path,
    "mapped": sorted(mapped)}))
"""
OF_THE_SYSTEM = re.compile(r".*/(ld-linux|lib(c|m|dl|rt|util|pthread|resolv)[.-]|gconv|locale)[^/]*(/.*)?")
"""What of a Linux may be mapped beside the folder's own files."""


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


def try_python(folder: Path, home: Path) -> None:
    """Check that the interpreter inside is of the version that is told, and uses its own library and nothing else."""
    python = folder / "python" / ("python.exe" if WINDOWS else "bin/python3")
    found = json.loads(ask([python], home, "-c", FACTS))
    told = re.search(r"^Python (\S+):", (folder / "licences.txt").read_text(encoding="utf-8"), re.MULTILINE)
    expect(told is not None and found["version"].startswith(told[1]), [python], f"{found['version']} is not {told}")
    outside = [path for path in [found["library"], *found["paths"]] if path and not inside(Path(path), folder)]
    files = [path for path in found["mapped"] if path.startswith("/") and not OF_THE_SYSTEM.fullmatch(path)]
    outside += [path for path in files if not inside(Path(path), folder)]
    expect(not outside, [python], f"uses {outside}")


def inside(path: Path, folder: Path) -> bool:
    """Return whether a path is somewhere below a folder."""
    return path.resolve().is_relative_to(folder.resolve())


def try_voice(pack: Path, program: Sequence[str | Path], home: Path) -> None:
    """Unpack the optional espeak over the program, and ask for it. Where there is no audio device it cannot speak."""
    with zipfile.ZipFile(pack) as opened:
        opened.extractall(Path(program[0]).parent.parent)
    said = ask(program, home, "voices", "--language", "en")
    expect("espeak: " in said and "espeak: missing. It is not installed." not in said, program, said)


def try_full_screen(program: Sequence[str | Path], home: Path) -> None:
    """Start the full screen on a terminal, see a table, and leave. On POSIX alone."""
    import pty
    import threading

    here, there = pty.openpty()
    environment = bare(home) | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    play = ["play", "uno", "--mode", "silent", "--language", "en", "--look", "lines", "--seed", "7"]
    running = subprocess.Popen([*program, *play], env=environment, stdin=there, stdout=there, stderr=there)
    shown = bytearray()

    def read() -> None:
        while True:
            shown.extend(os.read(here, 65536))

    threading.Thread(target=read, daemon=True).start()
    end = time.monotonic() + 60
    while b"Yellow Reverse" not in shown and time.monotonic() < end:
        time.sleep(0.05)
    os.write(here, b"\x11")
    try:
        code: int | None = running.wait(30)
    except subprocess.TimeoutExpired:
        running.kill()
        code = None
    expect(b"Yellow Reverse" in shown and code == 0, program, f"{code}: {shown.decode(errors='replace')}")


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
    return folder / "uno-tui" / ("uno-tui.cmd" if WINDOWS else "uno-tui")


def packs(folder: Path, voice: str = "") -> list[Path]:
    """Return the zips among all that has been built: of the program, or of an optional voice."""
    kind = f"voice-{voice}-" if voice else ""
    return [path for path in sorted(folder.glob(f"uno-tui-{kind}*.zip")) if voice or "voice" not in path.name]


def main() -> None:
    """Try what is in the zip."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    place = Path(tempfile.mkdtemp(prefix="uno tui ä "))  # players' folders are called like that
    try:
        program = [unpack(packs(Path(sys.argv[1]))[0], place)]
        try_python(place / "uno-tui", place / "home")
        try_program(program, place / "home")
        try_doctor(program, place / "home")
        if not WINDOWS:
            try_full_screen(program, place / "home")
        for voice in packs(Path(sys.argv[1]), "espeak"):
            try_voice(voice, program, place / "home")
        print("the zip: works")
    finally:
        shutil.rmtree(place, ignore_errors=True)


if __name__ == "__main__":
    main()
