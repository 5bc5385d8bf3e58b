"""Which screen readers seem to be running. It only offers: the player decides.

Where one reads that cannot be seen from here (at the other end of ssh, outside a container), or somebody else's runs
here, `UNO_TUI_READERS` names those of the player, divided by commas; empty, there is none.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from uno_tui.quoting import quoted
from uno_tui.wording import Invalid

VARIABLE = "UNO_TUI_READERS"
_LINUX = {"orca": "Orca", "brltty": "BRLTTY", "espeakup": "Speakup", "fenrir": "Fenrir", "yasr": "YASR"}
KNOWN = (*_LINUX.values(), "VoiceOver", "NVDA", "JAWS", "Narrator")
_SPI_GETSCREENREADER = 0x0046


def readers_named(environment: Mapping[str, str]) -> frozenset[str] | None:
    """The readers that `UNO_TUI_READERS` names; None if the variable is not set. Raises Invalid for one not known."""
    if VARIABLE not in environment:
        return None
    by_name = {name.casefold(): name for name in KNOWN}
    words = [word.strip() for word in environment[VARIABLE].split(",")]
    for word in filter(None, words):
        if word.casefold() not in by_name:
            raise Invalid("not-one-of", name=VARIABLE, choices=", ".join(KNOWN), found=quoted(word))
    return frozenset(by_name[word.casefold()] for word in words if word)


def running_readers() -> frozenset[str]:
    """The names of the screen readers that run, or that the player names. Raises Invalid for a name that is none."""
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
    if (accessibility / "speakup").exists() or (proc / "speakup").exists():
        found.add("Speakup")
    for status in proc.glob("[0-9]*/comm"):
        try:
            name = status.read_text().strip()
        except OSError:
            continue
        if name in _LINUX:
            found.add(_LINUX[name])
    return frozenset(found)


def _on_windows() -> frozenset[str]:
    running = ctypes.c_int(0)
    library = getattr(ctypes, "windll", None)
    if library is not None:
        library.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(running), 0)
    return frozenset({"Windows"} if running.value else ())


def _on_macos() -> frozenset[str]:
    command = ["defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey"]
    try:
        answer = subprocess.run(command, capture_output=True, timeout=1, text=True, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return frozenset()
    return frozenset({"VoiceOver"} if answer.stdout.strip() == "1" else ())
