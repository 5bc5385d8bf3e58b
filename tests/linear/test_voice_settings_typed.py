"""How the voice speaks, in the settings line by line: with fakes of SAPI and of NVDA's controller client."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import program
from support.fake_voices import Log

from uno_tui.ui.settings import Settings, read

if sys.platform != "win32":
    from support.terminal import Terminal

pytestmark = [
    pytest.mark.terminal,
    pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal"),
]


@pytest.fixture
def speaking(home: Path, fakes: Log) -> Iterator[Callable[[str], Terminal]]:
    """The program at a table, with a voice that has begun to speak, and its settings open."""
    started: list[Terminal] = []

    def make(voice: str) -> Terminal:
        (home / "config").mkdir(parents=True)
        (home / "config" / "settings.toml").write_text(f'voice = "{voice}"\n', encoding="utf-8")
        line = program("play", "--linear", "--mode", "voice", "--players", "2", "--language", "en")
        started.append(Terminal(line, 200, 80))
        wait_for(lambda: bool(fakes()))
        started[-1].press(b"settings\r", until="Speed")
        return started[-1]

    yield make
    for terminal in started:
        terminal.close()


def wait_for(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "never came true"
        time.sleep(0.02)


def number_of(terminal: Terminal, line: str) -> bytes:
    """The number that chooses a line."""
    found = re.search(rf"(\d+)[.:)]? {re.escape(line)}", "\n".join(terminal.text()))
    assert found is not None, terminal.text()
    return found[1].encode()


def kept(home: Path) -> Settings:
    return read(home / "config" / "settings.toml")


def test_a_change_and_a_chosen_voice_are_heard_at_once_and_kept(
    speaking: Callable[[str], Terminal], fakes: Log, home: Path
) -> None:
    terminal = speaking("sapi5")
    pitch, voices = number_of(terminal, "Pitch: 0"), number_of(terminal, "Voice of the synthesizer: the usual one")
    terminal.press(pitch + b"\r", until="Pitch: 20")
    terminal.press(voices + b"\r", until="Hazel")
    terminal.press(number_of(terminal, "Hazel") + b"\r", until="Hazel, chosen")
    wait_for(lambda: fakes()[-1]["text"].startswith("Hazel, chosen"))
    assert (fakes()[-1]["pitch"], fakes()[-1]["voice"]) == (2, "Hazel")
    assert (kept(home).pitch, kept(home).synthesis_voice) == (20, "Hazel")


@pytest.mark.slow
def test_a_voice_is_measured_with_an_empty_line(
    speaking: Callable[[str], Terminal], fakes: Log, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_NVDA", "client")
    terminal = speaking("nvda")
    line = number_of(terminal, "Time the voice takes: estimated")
    terminal.press(line + b"\r", until="Press Enter when this ends")
    wait_for(lambda: fakes()[-1]["text"].startswith("Press Enter when"), 30)
    time.sleep(max(0.0, fakes()[-1]["ended"] - time.time() + 0.25))
    terminal.press(b"\r", until="Measured.")
    wait_for(lambda: "nvda" in kept(home).calibration)
    assert 0.2 < kept(home).calibration["nvda"] < 0.4
