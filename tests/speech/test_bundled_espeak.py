"""espeak-ng's library as the voice of the program: this system's own library, and a device that takes what it is sent."""

from __future__ import annotations

import sys
import types
from collections.abc import Generator
from pathlib import Path

import pytest
from conftest import needs

from uno_tui.speech.voices.engine import Manner
from uno_tui.speech.voices.extras import BundledEspeak

FOLDERS = [folder for folder in Path("/usr/lib").glob("*-linux-gnu") if (folder / "libespeak-ng.so.1").exists()]


class Device:
    """Takes the samples when it is told to."""

    stream: Generator[bytes, int, None]

    def __init__(self, **options: object) -> None: ...

    def start(self, stream: Generator[bytes, int, None]) -> None:
        Device.stream = stream

    def close(self) -> None: ...


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    needs("espeak-ng", "espeak-ng")
    loader, audio = types.ModuleType("espeakng_loader"), types.ModuleType("miniaudio")
    loader.__dict__.update(
        get_library_path=lambda: str(FOLDERS[0] / "libespeak-ng.so.1"),
        get_data_path=lambda: str(FOLDERS[0] / "espeak-ng-data"),
    )
    audio.__dict__.update(PlaybackDevice=Device, SampleFormat=types.SimpleNamespace(SIGNED16=2))
    monkeypatch.setitem(sys.modules, "espeakng_loader", loader)
    monkeypatch.setitem(sys.modules, "miniaudio", audio)
    return []


def play(seconds: float) -> int:
    """Let the device take so much; return how many bytes of it were no silence."""
    return sum(sum(map(bool, Device.stream.send(2205))) for _ in range(round(seconds * 10)))


@pytest.mark.skipif(sys.platform != "linux", reason="the library is Linux's")
def test_each_text_begins_and_ends_also_one_that_has_no_sound(events: list[tuple[str, int]]) -> None:
    voice = BundledEspeak("en", lambda what, number: events.append((what, number)))
    voice.speak(1, "One.", Manner(), interrupt=False)
    voice.speak(2, "---", Manner(), interrupt=False)
    voice.speak(3, "Three.", Manner(), interrupt=False)
    assert play(5) > 0
    assert events == [(what, number) for number in (1, 2, 3) for what in ("begun", "ended")]
    voice.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the library is Linux's")
def test_what_is_interrupted_ends_once(events: list[tuple[str, int]]) -> None:
    voice = BundledEspeak("en", lambda what, number: events.append((what, number)))
    voice.stop()
    play(0.1)
    voice.speak(1, "A sentence that is quite long, so that it can be interrupted.", Manner(), interrupt=False)
    play(0.3)
    voice.speak(2, "Two.", Manner(), interrupt=True)
    play(3)
    assert events == [("begun", 1), ("ended", 1), ("begun", 2), ("ended", 2)]
    voice.close()
