"""accessible_output2's outputs, each built by itself: its `Auto` fails as a whole when one of them does."""

from __future__ import annotations

import importlib
from typing import Any

from uno_tui.speech.voices.engine import Absent

CLASSES = {
    "nvda": ("nvda", "NVDA"),
    "jaws": ("jaws", "Jaws"),
    "sapi5": ("sapi5", "SAPI5"),
    "system-access": ("system_access", "SystemAccess"),
    "window-eyes": ("window_eyes", "WindowEyes"),
    "dolphin": ("dolphin", "Dolphin"),
    "pc-talker": ("pc_talker", "PCTalker"),
    "voiceover": ("voiceover", "VoiceOver"),
    "ao2-speechd": ("speech_dispatcher", "SpeechDispatcher"),
}
"""Our name of each output, with accessible_output2's module and class."""


class Output:
    """One output of accessible_output2, which speaks and brailles where it can."""

    reports = False
    has_rate = False

    def __init__(self, name: str) -> None:
        """Raises Absent if the output cannot be built, or its reader is not running."""
        module, class_name = CLASSES[name]
        try:
            outputs = importlib.import_module(f"accessible_output2.outputs.{module}")
            self._output: Any = getattr(outputs, class_name)()  # the library has no types
        except Exception as error:  # the library raises whatever its platform raises
            raise Absent(f"{class_name} is not available: {error or type(error).__name__}") from None
        if not self._output.is_active():
            raise Absent(f"{class_name} is not running")
        self._escapes = name == "sapi5"

    def speak(self, number: int, text: str, *, interrupt: bool) -> None:
        """Speak and braille the text."""
        spoken = text.replace("&", "&amp;").replace("<", "&lt;") if self._escapes else text
        if self._output.speak(spoken, interrupt=interrupt) == -1:
            raise OSError("the screen reader is asleep")
        if hasattr(self._output, "braille"):
            self._output.braille(text)

    def stop(self) -> None:
        """Be silent, where the output can."""
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:
            self._output.speak("", interrupt=True)

    def close(self) -> None:
        """Let go; without it Python 3.13 never exits."""
        if hasattr(self._output, "close"):
            self._output.close()
