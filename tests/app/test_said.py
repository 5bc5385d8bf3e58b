"""The looks through a real pseudo terminal: what is written, how much of it, and what can be read back."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from conftest import Dispatcher, program

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

from support.terminal import Terminal

from uno_tui.host.match import Plan

pytestmark = pytest.mark.terminal

RIGHT, ESCAPE, ENTER, BACKSPACE = b"\x1b[C", b"\x1b", b"\r", b"\x7f"
READER = ("play", "--mode", "reader", "--language", "en", "--seed", "7")
TWO = """table 1
game uno
seats Ana Ben
hand Ana R5 B9 Y2
hand Ben G1 R5 Y4
discard R3
stock YS R6 G4 G5 G6 G7 B1 B2
turn Ana
"""
Start = Callable[..., Terminal]


@pytest.fixture
def start() -> Iterator[Start]:
    started: list[Terminal] = []

    def make(*arguments: str, until: str = "Your turn.", columns: int = 80, lines: int = 24, **more: str) -> Terminal:
        started.append(Terminal(program(*arguments), columns, lines, **more))
        started[-1].listen(0.3, until)
        return started[-1]

    yield make
    for terminal in started:
        terminal.close()


def test_the_start_is_one_short_write(start: Start) -> None:
    terminal = start(*READER)
    assert len(terminal.raw) <= 1000
    assert terminal.raw.count(b"\x1b[1;1H") == 1
    shown = " ".join(terminal.text())
    assert "from the --mode option" in shown
    assert "You have 7 cards." in shown


def test_nothing_is_asked_of_the_terminal_and_nothing_else_set(start: Start) -> None:
    for look in ("said", "lines"):
        terminal = start(*READER, "--look", look)
        terminal.press(b"?")
        terminal.press(ESCAPE, quiet=0.4)
        for bad in (rb"\x1b\[\?\d+\$p", rb"\x1b\[[<>=][\d;]*u", rb"\x1b\]", rb"\x1b\[\?25l", rb"\x1b\[\?1004h"):
            assert not re.search(bad, terminal.raw), bad


def test_a_step_is_one_row_and_few_bytes_and_the_caret_stands_behind_it(start: Start) -> None:
    terminal = start(*READER)
    for _ in range(5):
        heard = terminal.press(RIGHT)
        assert len(heard.changed) == 1
        assert heard.bytes <= 60
        assert heard.cursor[0] == len(heard.cursor_line)
        assert heard.changed == [heard.cursor_line]


def test_at_a_console_the_caret_stands_on_the_first_letter(start: Start) -> None:
    terminal = start(*READER, TERM="linux")
    heard = terminal.press(RIGHT)
    assert heard.cursor[0] == 0
    assert heard.at_cursor == heard.changed[0] != ""


def test_the_same_answer_twice_is_written_twice(start: Start) -> None:
    terminal = start(*READER)
    terminal.press(b"c")
    time.sleep(0.8)
    heard = terminal.press(b"c")
    assert heard.changed == ["Red 7."]


def test_a_full_page_is_cleared_before_the_next_line_stands_on_it(start: Start) -> None:
    terminal = start(*READER, lines=6)
    for key in (b"s", b"t", b"e", b"w"):
        terminal.press(key)
    before = len(terminal.raw)
    for key in (b"s", b"t", b"e", b"w") * 2:
        terminal.press(key)
    written = terminal.raw[before:].decode()
    assert written.count("\x1b[2J") >= 1
    assert all(after.startswith("\x1b[1;1H") for after in written.split("\x1b[H\x1b[2J")[1:])
    assert "Clockwise" in " ".join(terminal.text())


def test_a_very_long_text_on_a_very_small_screen_is_not_lost(start: Start) -> None:
    terminal = start(*READER, columns=20, lines=3, until="")
    terminal.listen(1.0)
    for _ in range(6):
        terminal.press(ESCAPE, quiet=0.3)  # a player who presses a key has read what stands there
    for word in ("option).", "7 cards", "Your turn."):
        assert word.encode() in re.sub(rb"\x1b\[[\d;]*[HJ]", b" ", terminal.raw)


@pytest.mark.slow
def test_what_is_typed_stands_at_the_caret_letter_by_letter(start: Start, tmp_path: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    terminal = start(
        "--mode", "reader", "--language", "en", "--transcript", str(transcript), until="Start a game of UNO"
    )
    terminal.press(b"\x1b[B", until="Lessons")
    terminal.press(b"\x1b[B", until="New game: game, players, rules")
    terminal.press(ENTER, until="lines. Start")
    for _ in range(12):
        if "Name on seat 1" in terminal.press(b"\x1b[B").cursor_line:
            break
    terminal.press(ENTER, until="Type, then Enter.")
    said = transcript.read_text(encoding="utf-8")
    for typed, shown in ((b"Z", "Z"), (b"o", "Zo"), (b"x", "Zox"), (BACKSPACE, "Zo"), (b"e", "Zoe")):
        heard = terminal.press(typed)
        assert heard.cursor_line == shown
        assert heard.cursor[0] == len(shown)
        assert heard.bytes <= 12
    assert transcript.read_text(encoding="utf-8") == said
    terminal.press(ENTER, until="Seat 1: Zoe")


def test_k_shows_the_table_and_comes_back(start: Start) -> None:
    terminal = start(*READER)
    terminal.press(b"k", until="Scores: you")
    assert terminal.shows("Screen layout: one card a line.")
    heard = terminal.press(b"k", until="Screen layout: what is said")
    assert not terminal.shows("Scores: you")
    assert heard.cursor_line == "Screen layout: what is said, line under line."


@pytest.mark.slow
def test_a_screen_that_stands_still_is_never_written_to(start: Start, make_dispatcher: Callable[..., Dispatcher]) -> None:
    made = make_dispatcher()
    voice = ("play", "--mode", "voice", "--look", "still", "--language", "en", "--seed", "7")
    terminal = start(*voice, "--pace", "fast", until="stays still", SPEECHD_ADDRESS=made.address)
    made.wait_for("Your turn.")
    before, caret = terminal.text(), terminal.listen(0.3).cursor
    for key in (RIGHT, b"c", b" ", b"?", b"\x1b[B", ESCAPE, b"m", ESCAPE, b"F"):
        heard = terminal.press(key, quiet=0.3)
        assert heard.bytes == 0
        assert heard.cursor == caret
    assert terminal.text() == before
    terminal.press(b"k", until="Scores: you")


def test_who_leaves_hears_it_once(start: Start) -> None:
    terminal = start(*READER)
    terminal.press(b"Q", until="Goodbye. The game is saved.")
    assert terminal.raw.count(b"Goodbye") == 1
    assert terminal.wait(5) == 0


@pytest.fixture
def two_people(home: Path) -> None:
    tables = home / "data" / "tables"
    tables.mkdir(parents=True)
    (tables / "2026-03-01-201500.table").write_text(TWO, encoding="utf-8")
    plan = Plan(("Ana", "Ben"), ("person", "person"))
    (tables / "2026-03-01-201500.seats").write_bytes(msgspec.json.encode(plan))


@pytest.mark.parametrize("term", ["xterm-256color", "linux"])
@pytest.mark.usefixtures("two_people")
def test_who_comes_next_reads_nothing_of_who_was_there_before(start: Start, term: str) -> None:
    terminal = start("--mode", "reader", "--language", "en", until="Resume:", TERM=term)
    terminal.press(ENTER, until="Ana, press Enter.")
    terminal.press(ENTER, until="Red 3.")
    terminal.press(b"i", until="Hand, 3 cards: Red 5, Blue 9, Yellow 2.")
    terminal.press(RIGHT, until="Blue 9")
    terminal.press(RIGHT, until="Yellow 2")
    terminal.press(b"\x1b[H", until="Red 5.")
    told = len(terminal.raw)
    terminal.press(ENTER, until="Ben, press Enter.")
    assert b"You play red 5." in terminal.raw[told:]
    assert not any(terminal.shows(private) for private in ("Hand", "Yellow 2", "Blue 9", "You play"))
    terminal.press(ENTER, until="Ana plays red 5.")
    assert not terminal.shows("Yellow 2")


@pytest.mark.usefixtures("two_people")
def test_who_reads_by_touch_has_time_for_the_last_line_before_it_goes(start: Start) -> None:
    terminal = start("--mode", "reader", "--language", "en", until="Resume:", TERM="linux")
    terminal.press(ENTER, until="Ana, press Enter.")
    terminal.press(ENTER, until="Red 3.")
    terminal.press(b"\x1b[H", until="Red 5.")
    os.write(terminal.fd, ENTER)
    heard = terminal.listen(0.3, until="You play red 5.")
    assert heard.at_cursor.startswith("You play red 5.")
    os.write(terminal.fd, ENTER)  # ends the pause, and shows nobody's cards
    heard = terminal.listen(0.3, until="Ben, press Enter.")
    assert heard.at_cursor == "Ben, press Enter."
    assert not terminal.shows("You play red 5.")
