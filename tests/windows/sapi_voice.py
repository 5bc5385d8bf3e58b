"""A stand-in for SAPI's `SpVoice`: a COM server in Python, with the attributes that are used. It writes down texts.

The folder SAPI_STAND_IN has the file `said`, and perhaps the file `does`, which says what goes wrong from now on, one
word: `hangs` (a call never comes back), `crashes` (it reads where nothing is), `ends` (the process ends in it), `fails`
(an error of COM is answered).
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

assert sys.platform == "win32"

from win32com.server.exception import COMException  # noqa: E402 - there only on Windows
from win32com.server.util import wrap  # noqa: E402 - as above

NAME = "SAPI.SpVoice"
CLASS = "{6B5A5C5E-52C7-4C0C-9F4B-3C6E2A0B7D11}"
E_FAIL = -2147467259
PURGE = 2
"""The flag of Speak that silences what is being said."""
SPEAKING, DONE = 2, 1
"""Running states."""
PACE = 0.02
"""Seconds that a sign takes."""


def folder() -> Path:
    return Path(os.environ["SAPI_STAND_IN"])


def go_wrong() -> None:
    path = folder() / "does"
    does = path.read_text(encoding="utf-8") if path.exists() else ""
    if does == "hangs":
        time.sleep(3600)
    if does == "crashes":
        ctypes.string_at(8)
    if does == "ends":
        os._exit(1)
    if does == "fails":
        raise COMException(description="no audio device", scode=E_FAIL)


class Token:
    """A voice in SAPI's list."""

    _public_methods_ = ("GetDescription", "GetAttribute")

    def __init__(self, name: str, language: str) -> None:
        self._name, self._language = name, language

    def GetDescription(self, *_: object) -> str:  # noqa: N802 - SAPI's name
        return self._name

    def GetAttribute(self, name: str) -> str:  # noqa: N802 - SAPI's name
        return self._language


class Status:
    """What SAPI is doing."""

    _public_methods_ = ()
    _public_attrs_ = ("RunningState",)
    _readonly_attrs_ = _public_attrs_

    def __init__(self, voice: SpVoice) -> None:
        self._voice = voice

    @property
    def RunningState(self) -> int:  # noqa: N802 - SAPI's name
        return SPEAKING if time.monotonic() < self._voice.until else DONE


class SpVoice:
    """The object that programs make. With an attribute CLSID pywin32 does not ask for a type library."""

    _public_methods_ = ("Speak", "GetVoices")
    _public_attrs_ = ("Rate", "Volume", "Voice", "AudioOutput", "Status", "CLSID")
    _readonly_attrs_ = ("Status", "CLSID")
    CLSID = CLASS

    def __init__(self) -> None:
        self.until = 0.0
        """When everything will have been said."""
        self._voices = [wrap(Token("David", "409;9")), wrap(Token("Hedda", "407"))]
        self.Rate, self.Volume, self.Voice, self.AudioOutput = 0, 100, self._voices[0], None
        self.Status = wrap(Status(self))

    def GetVoices(self, *_: object) -> list[Any]:  # noqa: N802 - SAPI's name
        return self._voices

    def Speak(self, text: str, flags: int = 0) -> int:  # noqa: N802 - SAPI's name
        go_wrong()
        if flags & PURGE:
            self.until = 0.0
        if text:
            spoken = ElementTree.fromstring(text).text or ""  # noqa: S314 - what accessible_output2 has just written
            self.until = max(time.monotonic(), self.until) + len(spoken) * PACE
            with (folder() / "said").open("a", encoding="utf-8") as said:
                said.write(f"speak {spoken}\n")
        return 1
