"""VoiceOver, with a fake of `appscript`, by which accessible_output2 talks to it; the output is the library's own."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Utterance
from uno_tui.speech.voices import chain as chains
from uno_tui.speech.voices.chain import Manners, VoiceChain
from uno_tui.speech.voices.engine import Manner
from uno_tui.speech.voices.outputs import VoiceOver, output
from uno_tui.speech.voices.reasons import Absent, because


@pytest.fixture(autouse=True)
def allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that stands for the box in VoiceOver Utility: it is there."""
    mark = tmp_path / "allowed"
    mark.touch()
    monkeypatch.setattr(VoiceOver, "allowed", mark)
    return mark


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What VoiceOver is given to say; it runs."""
    found: list[str] = []
    voiceover = SimpleNamespace(output=found.append, isrunning=lambda: True)
    monkeypatch.setitem(sys.modules, "appscript", SimpleNamespace(app=lambda name: voiceover))
    return found


def test_a_text_is_given_to_it_and_for_silence_an_empty_one(said: list[str]) -> None:
    voice = output("voiceover", "en")
    voice.speak(1, "Red 7.", Manner(), interrupt=False)
    voice.stop()
    assert said == ["Red 7.", ""]


def test_it_must_run(monkeypatch: pytest.MonkeyPatch) -> None:
    voiceover = SimpleNamespace(isrunning=lambda: False)
    monkeypatch.setitem(sys.modules, "appscript", SimpleNamespace(app=lambda name: voiceover))
    with pytest.raises(Absent) as caught:
        output("voiceover", "en")
    assert caught.value.reason == because("voice-not-running")


def test_it_must_take_texts_of_programs(said: list[str], allowed: Path) -> None:
    """Where the box in VoiceOver Utility is off, as it is at first, VoiceOver would say nothing and tell of no error."""
    allowed.unlink()
    with pytest.raises(Absent) as caught:
        output("voiceover", "en")
    assert caught.value.reason == because("voice-not-allowed")


def test_it_is_tried_where_that_cannot_be_known(said: list[str], allowed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VoiceOver, "allowed", allowed / "below a file")
    output("voiceover", "en").speak(1, "Red 7.", Manner(), interrupt=False)
    assert said == ["Red 7."]


def test_what_cannot_be_loaded_is_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(name: str) -> object:
        raise OSError(-600, "Application isn't running")

    monkeypatch.setitem(sys.modules, "appscript", SimpleNamespace(app=fails))
    with pytest.raises(Absent) as caught:
        output("voiceover", "en")
    assert caught.value.reason == because("voice-library-fails", words="[Errno -600] Application isn't running")
    monkeypatch.setitem(sys.modules, "appscript", None)
    with pytest.raises(Absent) as caught:
        output("voiceover", "en")
    assert caught.value.reason == because("voice-no-package", package="appscript")


REFUSING = """
from pathlib import Path
from types import SimpleNamespace
from uno_tui.speech.voices.outputs import VoiceOver

VoiceOver.allowed = Path(__file__)

def output(text):
    raise OSError(-1743, "Not authorized to send Apple events")

def app(name):
    return SimpleNamespace(output=output, isrunning=lambda: True)
"""
"""As it is without the permission Automation: VoiceOver runs, and what it is told to say fails."""


@pytest.mark.terminal
@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands for macOS's program")
async def test_without_automation_the_next_voice_says_the_same_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "appscript.py").write_text(REFUSING, encoding="utf-8")
    say = tmp_path / "say"
    say.write_text(f'#!/bin/sh\nfor text; do :; done\n[ "$text" = "?" ] || echo "$text" >> {tmp_path}/said\n', encoding="utf-8")
    say.chmod(0o755)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(chains, "PATIENCE", 10.0)  # on a busy machine too VoiceOver is the first to speak
    spoke: list[str | None] = []
    chain = VoiceChain(("voiceover", "say"), "en", Manners(), tmp_path / "voices.log", spoke.append)
    await chain.start()
    speaker = Speaker(chain)
    speaker.say([Utterance("Red 7.")])
    async with asyncio.timeout(20):
        await speaker.wait_until_heard()
    assert spoke[:2] == ["voiceover", "say"]
    assert (tmp_path / "said").read_text(encoding="utf-8") == "Red 7.\n"
    await speaker.close()
