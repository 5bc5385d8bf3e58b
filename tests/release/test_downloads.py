"""What players without Python download: built, unpacked and played where there is nothing else.

`UNO_TUI_DOWNLOADS` names a folder in which `release/build.py` has built already.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("locks and users of POSIX; release/trial.py tries the download", allow_module_level=True)

import fcntl

from conftest import ROOT, Dispatcher
from support.terminal import Terminal

sys.path.insert(0, str(ROOT / "release"))
import unix

from uno_tui.notation.lines import whole_lines
from uno_tui.notation.referee import Referee

pytestmark = [pytest.mark.slow, pytest.mark.terminal]
MOST = 30 * 2**20
"""Bytes that a download may have."""
HELP = 0.25
"""Seconds of a processor until the help has been written: on a machine that does nothing else, seconds."""


def script(name: str, *arguments: str | Path) -> str:
    """What a script of the release prints."""
    done = subprocess.run([sys.executable, ROOT / name, *arguments], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def downloads(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with what was built: once for all processes of the test run."""
    if "UNO_TUI_DOWNLOADS" in os.environ:
        return Path(os.environ["UNO_TUI_DOWNLOADS"])
    base = tmp_path_factory.getbasetemp().parent
    folder = base / "downloads"
    with (base / "downloads.lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            script("release/build.py", base / "building")
            (base / "building").rename(folder)
    return folder


@pytest.fixture
def program(downloads: Path, tmp_path: Path) -> Iterator[Path]:
    """The program, unpacked as players do it."""
    place = tmp_path / "mein Ordner ä"  # players' folders are called like that
    subprocess.run(["unzip", "-q", pack(downloads), "-d", place], check=True)
    yield place / "uno-tui" / "uno-tui"
    shutil.rmtree(place)


def pack(downloads: Path, voice: str = "") -> Path:
    """The zip of the program, or of an optional voice."""
    return next(path for path in downloads.glob("uno-tui-*.zip") if ("voice" in path.name) == bool(voice) and voice in path.name)


def names(path: Path) -> list[str]:
    with zipfile.ZipFile(path) as opened:
        return opened.namelist()


def empty(home: Path, **more: str) -> list[str]:
    """A program in front of the command that leaves it nothing but a home and a terminal."""
    there = {"HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8"} | more
    return ["/usr/bin/env", "-i", *(f"{name}={value}" for name, value in there.items())]


def test_what_is_inside(downloads: Path) -> None:
    inside = names(pack(downloads))
    assert pack(downloads).stat().st_size <= MOST
    for kind in ("keymaps/default.toml", "i18n/fr/doctor.ftl", "games/rummy/texts/de.md", "uno_tui-0.1.0.dist-info/METADATA"):
        assert any(name.endswith(kind) for name in inside), kind
    shipped = {str(path.relative_to(ROOT)) for path in (ROOT / "uno_tui").rglob("*.*") if path.suffix in (".ftl", ".md", ".toml", ".table")}
    assert {name for name in shipped if f"uno-tui/lib/{name}" not in inside} == set()
    others = [name for name in inside if not name.startswith("uno-tui/lib/uno_tui/")]
    assert not [name for name in others if re.search(r"espeak|readline|gdbm|/babel/|miniaudio|prism|/_?pytest/", name)]


def test_its_licences_are_told(downloads: Path) -> None:
    with zipfile.ZipFile(pack(downloads)) as opened:
        lines = opened.read("uno-tui/licences.txt").decode().splitlines()
        texts = [name for name in opened.namelist() if name.startswith("uno-tui/licences/")]
    told = dict(line.split(": ", 1) for line in lines)
    assert {name.split()[0].lower() for name in told} >= {"textual", "rich", "msgspec", "python", "uno-tui"}
    assert "unknown" not in told.values()
    assert not [name for name, terms in told.items() if "GPL" in terms.replace("LGPL", "")]
    assert len(texts) >= len(told)


def test_it_is_what_the_wheel_is(downloads: Path) -> None:
    wheel = {name for name in names(next(downloads.glob("*.whl"))) if name.startswith("uno_tui/")}
    assert wheel <= {name.removeprefix("uno-tui/lib/") for name in names(pack(downloads))}


def test_its_interpreter_and_its_library_are_of_one_version(program: Path, tmp_path: Path) -> None:
    there, folder = unix.facts(sys.executable), program.parent
    with_another = there | {"version": "3.11.0 (main)"}
    unix.agree(there, folder)
    with pytest.raises(SystemExit, match=r"its library of 3\.11\.0"):
        unix.agree(with_another, folder)
    library = folder / "python" / "lib" / there["name"]
    with (library / "json" / "__init__.py").open("a", encoding="utf-8") as file:
        file.write("# of another version\n")
    with pytest.raises(SystemExit, match=r"json/__init__\.py is not"):
        unix.agree(there, folder)
    library.rename(tmp_path / there["name"])
    with pytest.raises((SystemExit, subprocess.CalledProcessError)):
        unix.agree(there, folder)


def test_everything_is_compiled_and_nothing_is_written_into_the_folder(program: Path, tmp_path: Path) -> None:
    before = sorted(program.parent.rglob("*"))
    subprocess.run([*empty(tmp_path), program, "doctor", "--no-keys", "--mode", "silent"], capture_output=True, check=True)
    assert sorted(program.parent.rglob("*")) == before


def test_it_starts_from_everywhere(program: Path, tmp_path: Path) -> None:
    """Through a link, from its own folder, and where variables tell Python of another library."""
    (tmp_path / "bin").mkdir()
    link = tmp_path / "bin" / "uno-tui"
    link.symlink_to(program)
    (tmp_path / "json.py").write_text("raise SystemExit('not this one')", encoding="utf-8")
    wrong = {"PYTHONHOME": "/nowhere", "PYTHONPATH": str(tmp_path)}
    for command, place in (([link], tmp_path), (["/bin/sh", "uno-tui"], program.parent), ([program], tmp_path)):
        done = subprocess.run([*empty(tmp_path, **wrong), *command, "--version"], cwd=place, capture_output=True, encoding="utf-8")
        assert done.stdout.startswith("uno-tui "), done.stderr


def test_it_works_where_there_is_nothing_else(downloads: Path) -> None:
    assert script("release/trial.py", downloads) == "the zip: works\n"


def test_libraries_of_voices(downloads: Path) -> None:
    assert "accessible_output2" in script("release/libraries.py", downloads, "espeak", "prism")


def test_help_comes_at_once(program: Path, tmp_path: Path) -> None:
    took = []
    for _ in range(9):
        before = os.times()
        subprocess.run([*empty(tmp_path), program, "--help"], check=True, capture_output=True)
        after = os.times()
        took.append(after.children_user + after.children_system - before.children_user - before.children_system)
    assert min(took) <= HELP


def finished(tables: Path) -> bool:
    """Whether the round on the table is over."""
    for path in tables.glob("*.table"):
        referee = Referee(whole_lines(path.read_text(encoding="utf-8")))
        assert referee.problems() == []
        return referee.table.outcome.round is not None
    return False


@pytest.mark.timeout(400)
def test_a_round_is_played_by_keys(program: Path, tmp_path: Path) -> None:
    home = tmp_path / "empty home"
    home.mkdir()
    play = ["play", "uno", "--players", "2", "--bots", "hard", "--mode", "silent", "--look", "lines", "--pace", "fast"]
    terminal = Terminal([*empty(home), str(program), *play, "--language", "en", "--seed", "3"])
    try:
        terminal.listen(until="Your turn", seconds=30)
        end = time.monotonic() + 300
        while not finished(home / ".local" / "share" / "uno-tui" / "tables"):
            assert time.monotonic() < end, terminal.text()
            for key in (b"z", b"\r", b"g", b"u", b" ", b" "):  # what fits, its colour, Uno; else draw, and pass
                terminal.press(key, 0.05)
        terminal.press(b"\x11")
        assert terminal.wait(10) == 0
    finally:
        terminal.close()


@pytest.mark.timeout(400)
def test_the_doctor_tries_keys_and_voices_there(program: Path, tmp_path: Path, dispatcher: Dispatcher) -> None:
    more = {"SPEECHD_ADDRESS": dispatcher.address}
    terminal = Terminal([*empty(tmp_path, **more), str(program), "doctor", "--language", "en", "--mode", "voice"], 120, 60)
    try:
        terminal.listen(until="Now the keys.", seconds=120)
        for key in (b"\x1b[A", b"\r", b" ", b"\t", b"C", b"\x1b", b"\x7f", b"\x1b[5~", b"\x1bOP", b"\x11"):
            terminal.press(key, 0.2)
        terminal.wait_until(lambda: terminal.shows("You can play, hear the game and save."))
        assert terminal.shows("a folder of its own; Python")
        assert terminal.shows("speech-dispatcher: available, and it has spoken.")
        assert terminal.shows("A hard bot thinks in a process of its own.")
        assert not terminal.shows(str(tmp_path))
        assert terminal.wait(10) == 0
    finally:
        terminal.close()
    dispatcher.wait_for("voice speech-dispatcher")


def test_an_optional_voice_is_unpacked_over_it(downloads: Path, program: Path, tmp_path: Path) -> None:
    def espeak() -> str:
        command = [*empty(tmp_path, SPEECHD_ADDRESS="unix_socket:/nowhere"), program, "voices", "--language", "en"]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
        return next(line for line in done.stdout.splitlines() if line.startswith("espeak:"))

    assert espeak() == "espeak: missing. It is not installed."
    subprocess.run(["unzip", "-qo", pack(downloads, "espeak"), "-d", program.parent.parent], check=True)
    assert "not installed" not in espeak()  # it speaks, or there is no audio device here


def test_a_game_of_another_package_is_put_into_it(program: Path, tmp_path: Path) -> None:
    for folder in (ROOT / "tests" / "outside").iterdir():
        shutil.copytree(folder, program.parent / "lib" / folder.name, ignore=shutil.ignore_patterns("__pycache__"))
    command = [*empty(tmp_path), program, "arena", "hard", "easy", "--game", "herds", "--rounds", "5"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert "5 rounds of herds" in done.stdout, done.stderr
