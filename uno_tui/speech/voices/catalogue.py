"""Which voices there are, in which order they are tried, and how to get one that is missing."""

from __future__ import annotations

import sys

from uno_tui.speech.voices.engine import Engine, Progress

WINDOWS = ("nvda", "jaws", "system-access", "dolphin", "window-eyes", "pc-talker", "prism", "sapi5", "espeak")
MACOS = ("voiceover", "prism", "say", "espeak")
LINUX = ("speech-dispatcher", "prism", "espeak-ng", "espeak", "ao2-speechd")
NONE = "none"


def names(platform: str = sys.platform) -> tuple[str, ...]:
    """Return the names of a system's voices, the best first."""
    if platform == "win32":
        return WINDOWS
    return MACOS if platform == "darwin" else LINUX


def build(name: str, language: str, progress: Progress) -> Engine:
    """Build the engine called `name`. Raises Absent if it cannot speak here, KeyError if there is no such voice."""
    if name == "speech-dispatcher":
        from uno_tui.speech.voices.speech_dispatcher import SpeechDispatcher

        return SpeechDispatcher(language, progress)
    if name in ("say", "espeak-ng"):
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
