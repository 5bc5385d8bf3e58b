"""Which screen reader seems to be running. It only offers: the player decides."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

_LINUX = {"orca": "Orca", "brltty": "BRLTTY", "espeakup": "Speakup", "fenrir": "Fenrir", "yasr": "YASR"}
_SPI_GETSCREENREADER = 0x0046


def running_reader() -> str | None:
    """The name of a screen reader that is running, as far as can be told in a moment."""
    if sys.platform == "win32":
        return _on_windows()
    if sys.platform == "darwin":
        return _on_macos()
    return _on_linux(Path("/proc"), Path("/sys/accessibility"))


def _on_linux(proc: Path, accessibility: Path) -> str | None:
    if (accessibility / "speakup").exists() or (proc / "speakup").exists():
        return "Speakup"
    for status in proc.glob("[0-9]*/comm"):
        try:
            name = status.read_text().strip()
        except OSError:
            continue
        if name in _LINUX:
            return _LINUX[name]
    return None


def _on_windows() -> str | None:
    running = ctypes.c_int(0)
    library = getattr(ctypes, "windll", None)
    if library is not None:
        library.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(running), 0)
    return "Windows" if running.value else None


def _on_macos() -> str | None:
    command = ["defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey"]
    try:
        answer = subprocess.run(command, capture_output=True, timeout=1, text=True, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return "VoiceOver" if answer.stdout.strip() == "1" else None
