"""The names of all voices by system, the best first, and the engine of each."""

from __future__ import annotations

import sys

from uno_tui.speech.voices.engine import Engine, Progress

WINDOWS = ("nvda", "jaws", "system-access", "dolphin", "window-eyes", "pc-talker", "prism", "sapi5", "espeak")
MACOS = ("voiceover", "prism", "say", "espeak")
LINUX = ("speech-dispatcher", "prism", "espeak-ng", "espeak", "ao2-speechd")
PROGRAMS = ("say", "espeak-ng")
"""The voices that are programs, started for every text."""
NONE = "none"
"""The name that stands for no voice at all."""


def names(platform: str = sys.platform) -> tuple[str, ...]:
    """Return the names of a system's voices, the best first."""
    if platform == "win32":
        return WINDOWS
    return MACOS if platform == "darwin" else LINUX


def build(name: str, language: str, progress: Progress) -> Engine:
    """Build the engine called `name`. Raises Absent if it cannot speak here, KeyError if there is no such voice."""
    # Each module is imported only when its voice is wanted: a helper starts quickly.
    if name == "speech-dispatcher":
        from uno_tui.speech.voices.speech_dispatcher import SpeechDispatcher

        return SpeechDispatcher(language, progress)
    if name in PROGRAMS:
        from uno_tui.speech.voices.command import Command

        return Command(name, language, progress)
    if name == "prism":
        from uno_tui.speech.voices.extras import Prism

        return Prism(language)
    if name == "espeak":
        from uno_tui.speech.voices.extras import BundledEspeak

        return BundledEspeak(language, progress)
    from uno_tui.speech.voices.outputs import output

    return output(name, language)
