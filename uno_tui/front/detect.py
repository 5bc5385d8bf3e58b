"""Which screen readers seem to be running. It only offers: the player decides."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

_LINUX = {"orca": "Orca", "brltty": "BRLTTY", "espeakup": "Speakup", "fenrir": "Fenrir", "yasr": "YASR"}
_SPI_GETSCREENREADER = 0x0046


def running_readers() -> frozenset[str]:
    """The names of the screen readers that are running, as far as can be told in a moment."""
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
