"""Line by line: what is printed by itself in a race, and after a swap of hands, and that reading it takes time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

from support.sessions import session_with
from support.terminal import Terminal
from support.typed_lines import ONE_LEFT, type_

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


@pytest.mark.terminal
def test_the_new_hand_is_printed_after_a_swap(start: Callable[..., Terminal], position: Callable[..., None]) -> None:
    text = ONE_LEFT.replace("game uno", "game uno\noptions seven_zero=on").replace("hand Ana R5 B9", "hand Ana R7 B9 G3")
    position(text.replace("hand Ben G1 R6 Y4", "hand Ben G1 B6 Y4 Y3"), "person", "easy", "easy")
    terminal = start("--language", "en", "--pace", "wait", until="quit leaves")
    type_(terminal, "1", "Hand: 1 Red 7, 2 Blue 9, 3 Green 3")
    type_(terminal, "1", "2 Ben, 4 cards")
    shown = type_(terminal, "2", "1 Green 1")
    assert "Hand: 1 Green 1, 2 Blue 6, 3 Yellow 4, 4 Yellow 3" in shown


async def test_a_written_line_takes_time_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO())
    session = session_with(keymap.load(), "person")
    async with open_terminal(session) as terminal:
        assert not session.announcer.speaker.is_speaking
        terminal.write("Hand: 1 Red 5, 2 Blue 9")
        assert session.announcer.speaker.is_speaking
