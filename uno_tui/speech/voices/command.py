"""Voices that are programs: `say` on macOS, `espeak-ng` where it is installed."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import threading
from collections.abc import Callable

from uno_tui.speech.voices.engine import Absent, Progress

WORDS_A_MINUTE = 175


def words_a_minute(rate: int) -> int:
    """The speed for a rate from -100 to 100: a third at the least, three times as fast at the most."""
    return round(WORDS_A_MINUTE * 3 ** (rate / 100))


def say_arguments(program: str, language: str, rate: int) -> list[str]:
    """How macOS's `say` is called; the player's own voice speaks."""
    return [program, *(["-r", str(words_a_minute(rate))] if rate else []), "--"]


def espeak_arguments(program: str, language: str, rate: int) -> list[str]:
    """How espeak-ng is called."""
    return [program, "-v", language, "-s", str(words_a_minute(rate)), "--"]


ARGUMENTS: dict[str, Callable[[str, str, int], list[str]]] = {
    "say": say_arguments,
    "espeak-ng": espeak_arguments,
}


FAILS_WITHIN = 0.1
"""Seconds after which a program that still runs is taken to speak."""


class Command:
    """Starts the program once for every utterance; killing it is silence."""

    reports = True
    has_rate = True

    def __init__(self, name: str, language: str, rate: int, progress: Progress) -> None:
        """Raises Absent if the program is not installed."""
        program = shutil.which(name)
        if program is None:
            raise Absent(f"the program {name} is not installed")
        self._arguments = ARGUMENTS[name](program, language, rate)
        self._progress = progress
        self._process: subprocess.Popen[bytes] | None = None

    def speak(self, number: int, text: str, *, interrupt: bool) -> None:
        """Say the text. The helper's parent sends one at a time, so there is nothing to queue."""
        self.stop()
        self._process = subprocess.Popen(
            [*self._arguments, text], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        threading.Thread(target=self._wait, args=(self._process, number), daemon=True).start()

    def _wait(self, process: subprocess.Popen[bytes], number: int) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(FAILS_WITHIN)
        if not process.returncode:
            self._progress("begun", number)
        failed = process.wait() > 0  # killed by us it has a negative code
        self._progress("failed" if failed else "ended", number)

    def stop(self) -> None:
        """Be silent."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()

    def close(self) -> None:
        """Be silent."""
        self.stop()
