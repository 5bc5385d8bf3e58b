"""Puts fakes in the places where accessible_output2 looks for Windows; Python imports this module when it starts.

The outputs are accessible_output2's own. What is fake is what they load: NVDA's controller client, as a library with
real ctypes functions, and SAPI's `SpVoice`, as an object with the attributes of the COM object.
"""

from __future__ import annotations

import ctypes
import os
import sys
import types
from xml.etree import ElementTree

from mouth import Mouth

MOUTH = Mouth()
UNKNOWN_INTERFACE = 1717
"""What the controller client returns when this NVDA is older than the client (RPC_S_UNKNOWN_IF)."""


NOT_TAKEN = {"asleep": 0xFFFFFFFF, "gone": 1722}
"""What it returns for a text in NVDA's sleep mode, and when NVDA has ended (RPC_S_SERVER_UNAVAILABLE)."""


def _speak(text: str) -> int:
    error = NOT_TAKEN.get(os.environ.get("FAKE_NVDA", ""), 0)
    if not error:
        MOUTH.say(text)
    return error


def _cancel() -> int:
    MOUTH.stop()
    return 0


def _is_speaking(found: ctypes._Pointer[ctypes.c_ubyte]) -> int:
    if os.environ.get("FAKE_NVDA") == "old":
        return UNKNOWN_INTERFACE
    found[0] = MOUTH.speaks()
    return 0


class Controller:
    """NVDA's controller client; `FAKE_NVDA=client` is one that does not export the new function.

    With `asleep` NVDA takes no text, with `gone` neither, and the client is an old one.
    """

    def __init__(self) -> None:
        number = ctypes.c_ulong
        self.nvdaController_testIfRunning = ctypes.CFUNCTYPE(number)(lambda: 0)
        self.nvdaController_speakText = ctypes.CFUNCTYPE(number, ctypes.c_wchar_p)(_speak)
        self.nvdaController_brailleMessage = ctypes.CFUNCTYPE(number, ctypes.c_wchar_p)(lambda text: 0)
        self.nvdaController_cancelSpeech = ctypes.CFUNCTYPE(number)(_cancel)
        if os.environ.get("FAKE_NVDA") not in ("client", "gone"):
            pointer = ctypes.POINTER(ctypes.c_ubyte)
            self.nvdaController_isSpeaking = ctypes.CFUNCTYPE(number, pointer)(_is_speaking)


class Token:
    """A voice of SAPI's."""

    def __init__(self, name: str, language: str) -> None:
        self._name, self._language = name, language

    def GetDescription(self) -> str:  # noqa: N802 - SAPI's name
        return self._name

    def GetAttribute(self, name: str) -> str:  # noqa: N802 - SAPI's name
        assert name == "Language"
        return self._language


TOKENS = [Token("David", "409;9"), Token("Hedda", "407"), Token("Hazel", "809")]


class SpVoice:
    """SAPI's voice."""

    Rate, Volume, Voice, AudioOutput = 2, 100, TOKENS[0], None

    def GetVoices(self) -> list[Token]:  # noqa: N802 - SAPI's name
        return TOKENS

    def Speak(self, text: str, flags: int) -> None:  # noqa: N802 - SAPI's name
        if flags & 2:
            MOUTH.stop()
        if text:
            spoken = ElementTree.fromstring(text)  # noqa: S314 - what accessible_output2 has just written
            pitch = int(spoken.attrib["absmiddle"])
            manner = {"rate": self.Rate, "volume": self.Volume, "pitch": pitch, "voice": self.Voice.GetDescription()}
            MOUTH.say(spoken.text or "", **manner)

    @property
    def Status(self) -> types.SimpleNamespace:  # noqa: N802 - SAPI's name
        return types.SimpleNamespace(RunningState=2 if MOUTH.speaks() else 1)


if os.environ.get("FAKE_LOG"):
    from accessible_output2.outputs import base  # the package itself looks at no DLL yet

    base.load_library = lambda name, cdll=False: Controller()
    com = types.ModuleType("libloader.com")
    com.load_com = lambda *names: SpVoice()  # type: ignore[attr-defined]
    sys.modules["libloader.com"] = com
