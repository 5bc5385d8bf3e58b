"""Races line by line: the key to press is the last word, and what stands there to be read takes its time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

from support.sessions import session_with
from terminal import Terminal
from typed_lines import ONE_LEFT, type_

from uno_tui.linear.session_terminal import open_terminal
from uno_tui.ui.keys import keymap

RACE = ONE_LEFT.replace("game uno", "game uno\noptions buzzer=on").replace("hand Ana R5 B9", "hand Ana R5 B9 Z G7")


@pytest.mark.terminal
def test_nothing_is_printed_below_the_key_to_press(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(RACE, "person", "easy", "easy")
    terminal = start("--language", "en", "--pace", "slow", until="quit leaves")
    type_(terminal, "1", "Hand: 1 Red 5, 2 Blue 9, 3 Buzzer, 4 Green 7")
    shown = type_(terminal, "3", "Buzzer! Press b.")
    assert shown.rpartition("Buzzer! Press b.")[2].strip("\n\x1b[0123456789AG") == ""


async def test_a_written_line_takes_time_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO())
    session = session_with(keymap.load(), "person")
    async with open_terminal(session) as terminal:
        assert not session.announcer.speaker.is_speaking
        terminal.write("Hand: 1 Red 5, 2 Blue 9")
        assert session.announcer.speaker.is_speaking
