"""VoiceOver, with a fake of `appscript`, by which accessible_output2 talks to it; the output is the library's own."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from uno_tui.speech.voices.engine import Manner
from uno_tui.speech.voices.outputs import Output
from uno_tui.speech.voices.reasons import Absent, because


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What VoiceOver is given to say; it runs, and may be controlled."""
    found: list[str] = []
    voiceover = SimpleNamespace(output=found.append, isrunning=lambda: True)
    monkeypatch.setitem(sys.modules, "appscript", SimpleNamespace(app=lambda name: voiceover))
    return found


def test_it_speaks_and_is_silenced(said: list[str]) -> None:
    voice = Output("voiceover")
    voice.speak(1, "Red 7.", Manner(), interrupt=False)
    voice.stop()
    assert said == ["Red 7.", ""]


def test_it_must_run(monkeypatch: pytest.MonkeyPatch) -> None:
    voiceover = SimpleNamespace(isrunning=lambda: False)
    monkeypatch.setitem(sys.modules, "appscript", SimpleNamespace(app=lambda name: voiceover))
    with pytest.raises(Absent) as caught:
        Output("voiceover")
    assert caught.value.reason == because("voice-not-running")


def test_what_may_not_be_controlled_is_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the permission Automation AppleScript fails with a number; without the library nothing is there to ask."""

    def refused(name: str) -> object:
        raise OSError(-1743, "Not authorized to send Apple events")

    monkeypatch.setitem(sys.modules, "appscript", SimpleNamespace(app=refused))
    with pytest.raises(Absent) as caught:
        Output("voiceover")
    words = "[Errno -1743] Not authorized to send Apple events"
    assert caught.value.reason == because("voice-library-fails", words=words)
    monkeypatch.setitem(sys.modules, "appscript", None)
    with pytest.raises(Absent) as caught:
        Output("voiceover")
    assert caught.value.reason == because("voice-no-package", package="appscript")
