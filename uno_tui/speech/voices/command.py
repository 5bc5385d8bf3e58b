"""Voices that are programs: `say` on macOS, `espeak-ng` where it is installed."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Mapping
from typing import NamedTuple

from uno_tui.speech.voices import espeak
from uno_tui.speech.voices.engine import Abilities, Ability, Manner, Progress
from uno_tui.speech.voices.reasons import Absent

FAILS_WITHIN = 0.1
"""Seconds after which a program that still runs counts as speaking."""
LISTS_WITHIN = 2.0
"""Seconds in which a program must list its voices."""
SAY_WORDS_A_MINUTE = 175
"""The rate of `say` from which the player's speed is counted. Its own, that of the system's settings, is not told."""
# Names have spaces and brackets: "Eddy (English (UK)) en_GB    # Hello! My name is Eddy."
_LISTED_BY_SAY = re.compile(r"^(?P<name>.+?)\s+(?P<language>[a-z]{2,3}[_-]\w+)\s+#", re.MULTILINE)

Voices = Mapping[str, str]
"""The program's name of each voice, by the name for players."""


def say_arguments(manner: Manner, language: str, voices: Voices) -> list[str]:
    """Return the arguments of macOS's `say`. The voice of the system's settings speaks unless another is wanted."""
    voice = ["-v", voices[manner.voice]] if manner.voice in voices else []
    # Without -r, `say` speaks at the rate of the system's settings.
    rate = ["-r", str(espeak.words_a_minute(manner.rate, SAY_WORDS_A_MINUTE))] if manner.rate else []
    # A text may begin with a hyphen; "--" ends the options.
    return [*voice, *rate, "--"]


def say_voices(program: str, language: str) -> Voices:
    """Return the installed voices of the language."""
    found = _LISTED_BY_SAY.finditer(_output_of(program, "-v", "?"))
    return {each["name"]: each["name"] for each in found if each["language"].startswith(language)}


def say_usual(language: str, voices: Voices) -> str:
    """Return the voice that speaks unless another is wanted; "" for the voice of the system's settings.

    That one speaks the system's language. In another language the best known voice speaks, or the first that is listed.
    """
    if not voices or _language_of_macos() == language:
        return ""
    from uno_tui.i18n.languages import LANGUAGES  # only where `say` speaks: other helpers load no languages

    known = LANGUAGES[language].say_voice if language in LANGUAGES else ""
    return known if known in voices else next(iter(voices))


def _language_of_macos() -> str:
    """Return the first language of the player's settings, such as `de`; an empty text if it cannot be read."""
    found = re.search("[a-z]+", _output_of("defaults", "read", "-g", "AppleLanguages"))
    return found[0] if found else ""


def say_text(text: str) -> str:
    """Return a text that `say` speaks as it is: `[[` would begin a command."""
    return re.sub(r"\[(?=\[)", "[ ", text)


def espeak_arguments(manner: Manner, language: str, voices: Voices) -> list[str]:
    """Return the arguments of espeak-ng."""
    voice, speed = espeak.choose_voice(manner, voices, language), espeak.words_a_minute(manner.rate)
    pitch, amplitude = espeak.pitch(manner), espeak.amplitude(manner)
    return ["-v", voice, "-s", str(speed), "-p", str(pitch), "-a", str(amplitude), "--"]


def espeak_voices(program: str, language: str) -> Voices:
    """Return the voices of the language, and the variants of the first one."""
    voices, variants = (espeak.parse_list(_output_of(program, f"--voices={each}")) for each in (language, "variant"))
    return espeak.with_variants([each for each in voices if each not in variants], variants)


def _output_of(*command: str) -> str:
    """Return what a program prints; an empty text if it fails or takes longer than `LISTS_WITHIN`."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=LISTS_WITHIN, check=True, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.decode(errors="replace")


class Program(NamedTuple):
    """The functions and abilities of one program."""

    arguments: Callable[[Manner, str, Voices], list[str]]
    """Returns the arguments before the text, given the manner, the language and the voices."""
    voices: Callable[[str, str], Voices]
    """Returns the voices, given the path of the program and the language."""
    abilities: Abilities
    usual: Callable[[str, Voices], str] = lambda language, voices: ""
    """Returns the voice that speaks unless another is wanted, given the language and the voices."""
    text: Callable[[str], str] = str
    """Returns a text with which the program says what the argument says."""


PROGRAMS = {
    "say": Program(
        say_arguments, say_voices, frozenset({Ability.END, Ability.RATE, Ability.VOICE}), say_usual, say_text
    ),
    "espeak-ng": Program(espeak_arguments, espeak_voices, espeak.ABILITIES),
}


class Command:
    """Starts the program once for every text, and kills it to be silent."""

    is_speaking = None

    def __init__(self, name: str, language: str, progress: Progress) -> None:
        """Raises Absent if the program is not installed."""
        path = shutil.which(name)
        if path is None:
            raise Absent("voice-no-program", program=name)
        self._path = path
        self._language = language
        self._program = PROGRAMS[name]
        self._voices = self._program.voices(path, language)
        self.voices = tuple(self._voices)
        self._usual = self._program.usual(language, self._voices)
        self.abilities = self._program.abilities - (set() if self.voices else {Ability.VOICE})
        self._progress = progress
        self._process: subprocess.Popen[bytes] | None = None

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Say the text. The helper's parent sends one text at a time, so no queue is needed."""
        self.stop()
        if manner.voice not in self._voices:
            manner = manner._replace(voice=self._usual)
        arguments = self._program.arguments(manner, self._language, self._voices)
        # The input of this process has the parent's requests, which the program must not read.
        self._process = subprocess.Popen(
            [self._path, *arguments, self._program.text(text)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        # A thread waits for the end, because this one must be free for a request to stop.
        threading.Thread(target=self._wait, args=(self._process, number), daemon=True).start()

    def _wait(self, process: subprocess.Popen[bytes], number: int) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(FAILS_WITHIN)
        # One that fails at once has said nothing: not reported as begun, the text goes to the next voice.
        if not process.returncode:
            self._progress("begun", number)
        failed = process.wait() > 0  # killed by `stop` it has a negative code
        self._progress("failed" if failed else "ended", number)

    def stop(self) -> None:
        """Be silent."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()

    def close(self) -> None:
        """Be silent."""
        self.stop()
