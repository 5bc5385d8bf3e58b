"""Homes in which nothing can be saved: the game is played all the same, and says so at the start and at the end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from conftest import ROOT, needs, program, run_program

if sys.platform == "win32":
    pytest.skip("mounts, users and signals of POSIX", allow_module_level=True)

from support.terminal import Terminal

pytestmark = pytest.mark.terminal
STRANGER = ("unshare", "--user", "--map-user=12345", "--map-group=12345")
"""Be a user without rights and without a name."""
MOUNTS = ("unshare", "--user", "--map-root-user", "--mount")
"""Mount file systems that no other process sees."""

Home = tuple[list[str], dict[str, str]]
"""What stands before a command line, and the environment."""


def allowed(prefix: Sequence[str]) -> list[str]:
    """The prefix; where the system lets nobody have a namespace, the test is skipped, and fails in CI."""
    needs("unshare", "util-linux")
    if subprocess.run([*prefix, "true"], capture_output=True).returncode:
        message = "the system allows no user namespaces: sysctl kernel.unprivileged_userns_clone=1"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    return list(prefix)


def mounted(options: str, folder: Path, after: str = "true") -> Home:
    """A home on a file system with these options."""
    script = f'mount -t tmpfs -o {options} tmpfs "{folder}" && {after}; exec "$@"'
    return [*allowed(MOUNTS), "sh", "-c", script, "sh"], {"UNO_TUI_HOME": str(folder)}


def file_in_its_place(folder: Path) -> Home:
    folder.rmdir()
    folder.touch()
    return [], {"UNO_TUI_HOME": str(folder)}


def device(folder: Path) -> Home:
    return [], {"UNO_TUI_HOME": "/dev/null/home"}


def name_too_long(folder: Path) -> Home:
    return [], {"UNO_TUI_HOME": str(folder / ("a" * 300))}


def link_to_itself(folder: Path) -> Home:
    folder.rmdir()
    folder.symlink_to(folder)
    return [], {"UNO_TUI_HOME": str(folder)}


def read_only(folder: Path) -> Home:
    return mounted("ro", folder)


def full(folder: Path) -> Home:
    return mounted("size=4096", folder, f'head -c 4096 /dev/zero >"{folder}/rest"')


def none(folder: Path) -> Home:
    return ["env", "-u", "HOME", "-u", "UNO_TUI_HOME", *allowed(STRANGER)], {}


def of_another_user(folder: Path) -> Home:
    folder.chmod(0o000)
    if os.geteuid() == 0:
        os.chown(folder, 54321, 54321)
    return allowed(STRANGER), {"UNO_TUI_HOME": str(folder)}


def old_and_read_only(folder: Path) -> Home:
    """The settings are there and hold; the table that was left can be gone on with."""
    tables = folder / "data" / "tables"
    assert run_program("play", "--linear", "--seed", "3", stdin="quit\n").returncode == 0
    assert list(tables.glob("*.table"))
    copied = f'cp -r "{folder}" "{folder}.old" && mount -t tmpfs tmpfs "{folder}" && cp -r "{folder}.old/." "{folder}"'
    script = f'{copied} && mount -o remount,ro tmpfs "{folder}"; exec "$@"'
    return [*allowed(MOUNTS), "sh", "-c", script, "sh"], {"UNO_TUI_HOME": str(folder)}


HOMES = [read_only, full, none, of_another_user, file_in_its_place, device, name_too_long, link_to_itself, old_and_read_only]
WORDS = {
    "en": ("Nothing will be saved:", "Goodbye. Nothing could be saved:"),
    "de": ("Nichts wird gespeichert:", "Auf Wiedersehen. Nichts konnte gespeichert werden:"),
    "fr": ("Rien ne sera enregistré :", "Au revoir. Rien n'a pu être enregistré :"),
}  # fmt: skip


def run(home: Home, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    prefix, environment = home
    command, variables = [*prefix, *program(*arguments)], os.environ | environment
    return subprocess.run(
        command, input=stdin, capture_output=True, encoding="utf-8", timeout=60, cwd=ROOT, env=variables, check=False
    )


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("make", HOMES)
def test_the_game_is_played_and_says_that_nothing_is_saved(
    make: Callable[[Path], Home], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    monkeypatch.setenv("UNO_TUI_HOME", str(folder))
    done = run(make(folder), "play", "--linear", "--language", language, "--players", "2", "--seed", "5",
               stdin="top\nturn\nquit\n")  # fmt: skip
    lines = done.stdout.splitlines()
    first, last = WORDS[language]
    assert (done.returncode, done.stderr) == (0, "")
    assert sum(first in line for line in lines) == 1
    assert sum(last in line for line in lines) == 1
    assert lines[-1].startswith(last)
    assert len(lines) > 8


@pytest.mark.parametrize("command", ["doctor", "statistics", "keys", "lesson", "voices"])
@pytest.mark.parametrize("make", [none, of_another_user, read_only, device])
def test_no_command_ends_with_a_traceback_there(
    make: Callable[[Path], Home], command: str, tmp_path: Path
) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    extra = ("--mode", "silent") if command == "doctor" else ()
    done = run(make(folder), command, *extra, "--language", "en")
    assert done.stderr == ""
    assert done.returncode in (0, 1)
    if command == "doctor":
        assert done.returncode == 1
        assert "You cannot save everything. Missing: a place for settings and a place for games." in done.stdout


def test_every_save_that_is_asked_for_says_it_again(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("UNO_TUI_HOME", str(tmp_path / "file"))
    done = run_program("play", "--linear", "--language", "en", "--seed", "5",
                       stdin="verbosity\nverbosity\nsounds\nquit\n")  # fmt: skip
    assert done.stdout.count("settings.toml cannot be written") == 3
    assert done.stdout.count("Nothing will be saved") == 1


def test_settings_that_cannot_be_read_are_left_alone(tmp_path: Path) -> None:
    """They belong to another user; the folder can be written."""
    folder = tmp_path / "other"
    (folder / "config").mkdir(parents=True)
    (folder / "config" / "settings.toml").mkdir()  # a folder in its place cannot be read, by the administrator neither
    done = run(([], {"UNO_TUI_HOME": str(folder)}), "play", "--linear", "--language", "en", "--seed", "5",
               stdin="verbosity\nquit\n")  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("settings.toml cannot be read: it is a folder. The defaults apply") == 1
    assert "settings.toml cannot be written: it is a folder" in done.stdout
    assert (folder / "config" / "settings.toml").is_dir()
    assert done.stdout.splitlines()[-1] == "Goodbye. The game is saved."


def test_on_the_full_screen_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("UNO_TUI_HOME", str(tmp_path / "file"))
    terminal = Terminal(program("play", "--mode", "reader", "--language", "en", "--seed", "5"), 80, 24)
    try:
        terminal.listen(1.0, until="Your turn.")
        assert b"Nothing will be saved" in terminal.raw
        terminal.press(b"Q", until="Nothing could be saved")
        assert terminal.wait(5) == 0
    finally:
        terminal.close()


@pytest.mark.parametrize("ending", ["quit", "end of input", signal.SIGTERM, signal.SIGHUP])
def test_a_record_that_is_deleted_and_never_written_to_again_is_there_at_the_end(
    ending: str | signal.Signals, home: Path
) -> None:
    line = program("play", "--linear", "--players", "2", "--language", "en", "--seed", "5")
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT) as running:
        assert running.stdout is not None
        assert running.stdin is not None
        for words in iter(running.stdout.readline, ""):
            if words.startswith("Your turn"):
                break
        [record] = (home / "data" / "tables").glob("*.table")
        before = record.read_text(encoding="utf-8")
        record.unlink()
        record.with_suffix(".seats").unlink()
        if isinstance(ending, signal.Signals):
            running.send_signal(ending)
        elif ending == "quit":
            running.stdin.write("quit\n")
        running.stdin.close()
        said = running.stdout.read()
        running.wait(10)
    assert record.read_text(encoding="utf-8") == before
    assert record.with_suffix(".seats").exists()
    assert said.splitlines()[-1] == (
        f"Another program deleted or changed the file of this game; the whole game is saved again in {record}. "
        "Goodbye. The game is saved."
    )


@pytest.mark.parametrize("ending", [b"Q", signal.SIGTERM, signal.SIGHUP])
def test_on_the_full_screen_a_record_that_is_deleted_is_there_at_the_end(
    ending: bytes | signal.Signals, home: Path
) -> None:
    terminal = Terminal(program("play", "--mode", "reader", "--language", "en", "--seed", "5"), 200, 24)
    try:
        terminal.listen(1.0, until="Your turn.")
        [record] = (home / "data" / "tables").glob("*.table")
        before = record.read_text(encoding="utf-8")
        record.unlink()
        if isinstance(ending, bytes):
            terminal.press(ending, until="The game is saved.")
        else:
            os.kill(terminal.pid, ending)
        terminal.wait(10)
    finally:
        terminal.close()
    assert record.read_text(encoding="utf-8") == before
