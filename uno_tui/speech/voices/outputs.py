"""The outputs of accessible_output2, each built by itself: its `Auto` fails as a whole if one of them does."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from uno_tui.speech.voices.engine import Abilities, Ability, Manner, scale
from uno_tui.speech.voices.reasons import Absent, Unable, words_of

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
"""Module and class in accessible_output2 of each output, by the name of the voice."""
NOT_THERE = "OutputError"
"""The words of accessible_output2's error if the program that speaks is not installed: only the name of its class."""
ASLEEP = -1
"""What NVDA's client answers to a text while NVDA is in its sleep mode."""
SAPI_DONE = 1
"""SAPI's running state when everything has been said (SRSEDone)."""
PRIMARY = 0x3FF
"""The mask of the primary language in the language numbers of Windows."""


class Output:
    """One output of accessible_output2. It speaks, and shows text in braille if it can."""

    abilities: Abilities = frozenset()
    voices: tuple[str, ...] = ()
    is_speaking: Callable[[], bool] | None = None

    def __init__(self, name: str) -> None:
        """Build the output. Raises Absent if that fails, or if its screen reader is not running."""
        module, class_name = CLASSES[name]
        try:
            outputs = importlib.import_module(f"accessible_output2.outputs.{module}")
            self._output: Any = getattr(outputs, class_name)()  # the library has no types
        except ModuleNotFoundError as error:
            raise Absent("voice-no-package", package=error.name or words_of(error)) from None
        except Exception as error:  # the library raises whatever its platform raises
            if words_of(error) == NOT_THERE:
                raise Absent("voice-not-there") from None
            raise Absent("voice-library-fails", words=words_of(error)) from None
        if not self._output.is_active():
            raise Absent("voice-not-running")
        if hasattr(self._output, "is_speaking"):
            self._poll_with(self._output.is_speaking)

    def _poll_with(self, is_speaking: Callable[[], bool]) -> None:
        """Report the end of texts by asking this function whether the output speaks."""
        self.is_speaking = is_speaking
        self.abilities |= {Ability.END}

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Speak the text and show it in braille."""
        self._output.speak(text, interrupt=interrupt)
        if hasattr(self._output, "braille"):
            self._output.braille(text)

    def stop(self) -> None:
        """Be silent. An output that has no such function says an empty text instead."""
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:
            self._output.speak("", interrupt=True)

    def close(self) -> None:
        """Close the output; otherwise Python 3.13 never exits."""
        if hasattr(self._output, "close"):
            self._output.close()


class Nvda(Output):
    """NVDA, through its controller client. Since NVDA 2026.3 the client can tell whether NVDA speaks."""

    def __init__(self) -> None:
        """Build the output. Raises Absent if NVDA is not running."""
        super().__init__("nvda")
        self._asking = getattr(self._output.lib, "nvdaController_isSpeaking", None)
        try:
            self._speaks()
        except OSError:
            return
        self._poll_with(self._speaks)

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Speak the text and show it in braille. Raises Unable if NVDA does not take it.

        The client is called here: accessible_output2 drops what it answers.
        """
        if interrupt:
            self.stop()
        error = ctypes.c_int(self._output.lib.nvdaController_speakText(text)).value
        if error == ASLEEP:
            raise Unable("voice-asleep")
        if error:
            raise Unable("voice-library-fails", words=f"nvdaController_speakText: {error}")
        self._output.braille(text)

    def _speaks(self) -> bool:
        """Return whether NVDA speaks. Raises OSError if the client cannot ask, or this NVDA cannot answer."""
        if self._asking is None:
            raise OSError("nvdaController_isSpeaking")
        speaks = ctypes.c_ubyte()
        error = self._asking(ctypes.byref(speaks))
        if error:
            raise OSError(error, "nvdaController_isSpeaking")
        return bool(speaks.value)


class VoiceOver(Output):
    """VoiceOver on macOS. It takes texts of programs only if the player has allowed that in VoiceOver Utility."""

    allowed = Path("/private/var/db/Accessibility/.VoiceOverAppleScriptEnabled")
    """The file that VoiceOver Utility makes when control with AppleScript is allowed, and removes otherwise."""

    def __init__(self) -> None:
        """Build the output. Raises Absent if VoiceOver is not running, or takes no texts of programs."""
        super().__init__("voiceover")
        try:
            self.allowed.lstat()
        except FileNotFoundError:
            raise Absent("voice-not-allowed") from None
        except OSError:  # no one can know, so VoiceOver is tried
            return


class Sapi(Output):
    """SAPI 5. Its settings hold for this program only, so the program may change them."""

    def __init__(self, language: str) -> None:
        """Build the output. Raises Absent if there is no SAPI voice."""
        super().__init__("sapi5")
        self._sapi: Any = self._output.object  # COM has no types
        self.voices = self._voices_for(language)
        self.abilities = frozenset(Ability) - (set() if self.voices else {Ability.VOICE})
        self.is_speaking = self._speaks
        self._usual_rate = self._output.get_rate()
        self._usual_volume = self._output.get_volume()
        self._usual_voice = self._output.get_voice()
        self._manner = Manner()

    def _voices_for(self, language: str) -> tuple[str, ...]:
        from uno_tui.i18n.languages import LANGUAGES  # only where SAPI speaks: other helpers load no languages

        wanted = LANGUAGES[language].windows_id if language in LANGUAGES else None
        return tuple(
            voice.GetDescription() for voice in self._sapi.GetVoices() if wanted in _languages(voice) or wanted is None
        )

    def _speaks(self) -> bool:
        return bool(self._sapi.Status.RunningState != SAPI_DONE)

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Speak the text. Its `&` is escaped here: accessible_output2 puts it into XML and escapes it only in part."""
        if manner != self._manner:
            self._set(manner)
        super().speak(number, text.replace("&", "&amp;"), manner, interrupt=interrupt)

    def _set(self, manner: Manner) -> None:
        """Apply the settings."""
        before, self._manner = self._manner, manner
        self._output.set_rate(round(scale(manner.rate, -10, self._usual_rate, 10)))
        # SAPI has no pitch to read: accessible_output2 puts it into the XML of each text, 0 at first.
        self._output.set_pitch(round(scale(manner.pitch, -10, 0, 10)))
        self._output.set_volume(round(scale(manner.volume, min(10, self._usual_volume), self._usual_volume, 100)))
        if manner.voice != before.voice:
            self._output.set_voice(manner.voice if manner.voice in self.voices else self._usual_voice)


def _languages(voice: Any) -> set[int]:
    """Return the primary languages of a SAPI voice. Its attribute has hexadecimal numbers, divided by semicolons."""
    return {int(each, 16) & PRIMARY for each in voice.GetAttribute("Language").split(";") if each}


def output(name: str, language: str) -> Output:
    """Return the output called `name`. Raises Absent if it cannot speak here."""
    if name == "nvda":
        return Nvda()
    if name == "voiceover":
        return VoiceOver()
    return Sapi(language) if name == "sapi5" else Output(name)
