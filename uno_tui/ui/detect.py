"""Detection of running screen readers. It suggests a mode, and decides look and caret where the player has not.

A reader of another user, of another display, or of this machine where the player has come over ssh is not counted. If
the player's reader cannot be seen from here, or one that is found is not theirs, `UNO_TUI_READERS` names the right
ones, divided by commas. Empty: there is none.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from uno_tui.message import Invalid
from uno_tui.sanitize import sanitize

VARIABLE = "UNO_TUI_READERS"
_LINUX = {"orca": "Orca", "brltty": "BRLTTY", "espeakup": "Speakup", "fenrir": "Fenrir", "yasr": "YASR"}
_CONSOLE_READERS = frozenset(("brltty", "espeakup", "fenrir"))
_LAST_SYSTEM_UID = 999
"""The highest user id of accounts that are not people, in all larger distributions."""
_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
KNOWN = (*_LINUX.values(), "VoiceOver", "NVDA", "JAWS", "Narrator")
"""The names that UNO_TUI_READERS may have; "Windows" is only found: some reader runs there."""
_SPI_GETSCREENREADER = 0x0046


def readers_named(environment: Mapping[str, str]) -> frozenset[str] | None:
    """Return the readers that `UNO_TUI_READERS` names; None if it is not set. Raises Invalid for an unknown one."""
    if VARIABLE not in environment:
        return None
    by_name = {name.casefold(): name for name in KNOWN}
    words = [word.strip() for word in environment[VARIABLE].split(",")]
    for word in filter(None, words):
        if word.casefold() not in by_name:
            raise Invalid("not-one-of", name=VARIABLE, choices=", ".join(KNOWN), found=sanitize(word))
    return frozenset(by_name[word.casefold()] for word in words if word)


def running_readers() -> frozenset[str]:
    """Return the screen readers that run, or that the player names. Raises Invalid for an unknown name."""
    named = readers_named(os.environ)
    if named is not None:
        return named
    if sys.platform == "win32":
        return _on_windows()
    elif sys.platform == "darwin":  # noqa: RET505 - one branch is there on each platform, for the type checker
        return _on_macos()
    else:
        return _on_linux(Path("/proc"), Path("/sys/accessibility"))


def _on_linux(proc: Path, accessibility: Path) -> frozenset[str]:
    found = set()
    # Readers of the console read the machine's own screen; over ssh that is not the player's.
    over_ssh = "SSH_CONNECTION" in os.environ
    # Speakup is part of the kernel: no process has its name.
    if not over_ssh and ((accessibility / "speakup").exists() or (proc / "speakup").exists()):
        found.add("Speakup")
    for status in proc.glob("[0-9]*/comm"):
        try:
            name = status.read_text(encoding="utf-8", errors="replace").strip()
            if over_ssh and name in _CONSOLE_READERS:
                continue
            if name in _LINUX and _reads_for_player(status.parent, name):
                found.add(_LINUX[name])
        # The process has ended since it was listed.
        except OSError:
            continue
    return frozenset(found)


def _environment(process: Path) -> dict[str, str]:
    """Return the environment of a process; nothing where it cannot be read."""
    try:
        text = (process / "environ").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return {}
    return dict(entry.split("=", 1) for entry in text.split("\0") if "=" in entry)


def _is_elsewhere(mine: Mapping[str, str], theirs: Mapping[str, str]) -> bool:
    """Return whether a reader with the environment `theirs` is known to read another display than the player's."""
    if any(_display(mine[each]) != _display(theirs[each]) for each in _DISPLAYS if each in mine and each in theirs):
        return True
    # At the console or over ssh nothing is read that belongs to a desktop of this machine.
    away_from_desktop = mine.get("TERM") == "linux" or "SSH_CONNECTION" in mine
    has_display = any(each in mine for each in _DISPLAYS)
    return away_from_desktop and not has_display and any(each in theirs for each in _DISPLAYS)


def _display(name: str) -> str:
    """Return a display without the number of its screen, of which all are read: `:0` for `:0.0`."""
    before, colon, number = name.rpartition(":")
    return before + colon + number.partition(".")[0] if colon else name


if sys.platform == "win32":

    def _reads_for_player(process: Path, name: str) -> bool:
        """Return True. Never called: it stands here for the type checker, as Windows has no `geteuid`."""
        return True
else:

    def _reads_for_player(process: Path, name: str) -> bool:
        """Return whether a reader is of the same user and not known to be elsewhere. Raises OSError if it has ended.

        Those of the console may also be run by an account of the system.
        """
        owner = process.stat().st_uid
        ours = owner == os.geteuid() or (name in _CONSOLE_READERS and owner <= _LAST_SYSTEM_UID)
        return ours and not _is_elsewhere(os.environ, _environment(process))


def _on_windows() -> frozenset[str]:
    running = ctypes.c_int(0)
    # Windows tells that a reader runs, but not which one.
    library = getattr(ctypes, "windll", None)
    if library is not None:
        library.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(running), 0)
    return frozenset({"Windows"} if running.value else ())


def _on_macos() -> frozenset[str]:
    if "SSH_CONNECTION" in os.environ:  # VoiceOver reads the screen of this machine, not the player's
        return frozenset()
    command = ["defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey"]
    try:
        # Without an input of its own it would take keys that the player types meanwhile.
        answer = subprocess.run(
            command,
            capture_output=True,
            timeout=1,
            encoding="utf-8",
            errors="replace",
            stdin=subprocess.DEVNULL,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return frozenset()
    return frozenset({"VoiceOver"} if answer.stdout.strip() == "1" else ())
