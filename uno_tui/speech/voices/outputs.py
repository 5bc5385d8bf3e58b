"""accessible_output2's outputs, each built by itself: its `Auto` fails as a whole when one of them does."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable
from typing import Any

from uno_tui.speech.voices.engine import Abilities, Ability, Manner, scaled
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
"""Our name of each output, with accessible_output2's module and class."""
NOT_THERE = "OutputError"
"""The error of accessible_output2, without a word, where what speaks is not installed."""
SAPI_DONE = 1
"""What SAPI's status says when everything has been said (SRSEDone)."""
PRIMARY = 0x3FF
"""The primary part of Windows' language numbers."""


class Output:
    """One output of accessible_output2, which speaks and brailles where it can."""

    abilities: Abilities = frozenset()
    voices: tuple[str, ...] = ()
    is_speaking: Callable[[], bool] | None = None

    def __init__(self, name: str) -> None:
        """Raises Absent if the output cannot be built, or its reader is not running."""
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
            self._ask(self._output.is_speaking)

    def _ask(self, is_speaking: Callable[[], bool]) -> None:
        """It can be asked whether it speaks."""
        self.is_speaking = is_speaking
        self.abilities |= {Ability.END}

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Speak and braille the text."""
        if self._output.speak(text, interrupt=interrupt) == -1:
            raise Unable("voice-asleep")
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


class Nvda(Output):
    """NVDA, through its controller client, which has been able to tell whether NVDA speaks since NVDA 2026.3."""

    def __init__(self) -> None:
        """Raises Absent if NVDA is not running."""
        super().__init__("nvda")
        self._asking = getattr(self._output.lib, "nvdaController_isSpeaking", None)
        try:
            self._speaks()
        except OSError:
            return
        self._ask(self._speaks)

    def _speaks(self) -> bool:
        """Raises OSError if the client cannot ask, or this NVDA cannot answer."""
        if self._asking is None:
            raise OSError("nvdaController_isSpeaking")
        speaks = ctypes.c_ubyte()
        error = self._asking(ctypes.byref(speaks))
        if error:
            raise OSError(error, "nvdaController_isSpeaking")
        return bool(speaks.value)


class Sapi(Output):
    """SAPI 5, whose voices belong to the program that speaks with them, so that it may set them."""

    def __init__(self, language: str) -> None:
        """Raises Absent if there is no SAPI voice."""
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
        """Speak the text, which accessible_output2 puts into XML and escapes only in part."""
        if manner != self._manner:
            self._set(manner)
        super().speak(number, text.replace("&", "&amp;"), manner, interrupt=interrupt)

    def _set(self, manner: Manner) -> None:
        """From now on it speaks like this."""
        before, self._manner = self._manner, manner
        self._output.set_rate(round(scaled(manner.rate, -10, self._usual_rate, 10)))
        self._output.set_pitch(round(scaled(manner.pitch, -10, 0, 10)))
        self._output.set_volume(round(scaled(manner.volume, min(10, self._usual_volume), self._usual_volume, 100)))
        if manner.voice != before.voice:
            self._output.set_voice(manner.voice if manner.voice in self.voices else self._usual_voice)


def _languages(voice: Any) -> set[int]:
    """The primary languages of a SAPI voice, which tells them as numbers in hexadecimal digits."""
    return {int(each, 16) & PRIMARY for each in voice.GetAttribute("Language").split(";") if each}


def output(name: str, language: str) -> Output:
    """The output called `name`. Raises Absent."""
    if name == "nvda":
        return Nvda()
    return Sapi(language) if name == "sapi5" else Output(name)
