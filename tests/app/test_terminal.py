"""The promises about the screen, measured through a real pseudo terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import Dispatcher, program

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

from support.terminal import Terminal

pytestmark = pytest.mark.terminal

RIGHT, DOWN, HOME, END, ESCAPE = b"\x1b[C", b"\x1b[B", b"\x1b[H", b"\x1b[F", b"\x1b"
READER = ("play", "--mode", "reader", "--language", "en", "--seed", "7")
LINES = (*READER, "--look", "lines")


@pytest.fixture
def start() -> Iterator[Callable[..., Terminal]]:
    started: list[Terminal] = []

    def make(
        *arguments: str,
        columns: int = 80,
        lines: int = 24,
        typed: bytes = b"",
        until: str = "Your turn.",
        **environment: str,
    ) -> Terminal:
        started.append(Terminal(program(*arguments), columns, lines, **environment))
        os.write(started[-1].fd, typed)
        started[-1].listen(0.3, until)
        return started[-1]

    yield make
    for terminal in started:
        terminal.close()


def test_the_cursor_is_visible_and_on_the_selected_card(start: Callable[..., Terminal]) -> None:
    terminal = start(*LINES)
    for key in (HOME, RIGHT, DOWN, END):
        heard = terminal.press(key)
        assert not heard.hidden
        assert re.fullmatch(r"(Red|Yellow|Green|Blue) .*|Wild.*", heard.at_cursor)


def test_one_arrow_changes_one_line_and_few_bytes(start: Callable[..., Terminal]) -> None:
    terminal = start(*LINES)
    terminal.press(HOME)
    for _ in range(5):
        heard = terminal.press(RIGHT)
        assert len(heard.changed) == 1
        assert 0 < heard.bytes <= 60
        assert heard.changed[0].strip().rstrip(".").startswith(heard.at_cursor)


def test_without_announcements_an_arrow_changes_no_text(start: Callable[..., Terminal], make_dispatcher: Callable[..., Dispatcher]) -> None:
    made = make_dispatcher()
    voice = ("play", "--mode", "voice", "--look", "lines", "--language", "en", "--seed", "7")
    terminal = start(*voice, SPEECHD_ADDRESS=made.address)
    made.wait_for("Your turn.")
    terminal.press(HOME)
    heard = terminal.press(RIGHT)
    assert heard.changed == []
    assert 0 < heard.bytes <= 400


@pytest.mark.parametrize("look", ["said", "lines"])
def test_an_idle_table_writes_nothing(start: Callable[..., Terminal], look: str) -> None:
    terminal = start(*READER, "--look", look)
    terminal.listen(1.0)
    assert terminal.listen(2.0).bytes == 0


@pytest.mark.parametrize(("columns", "lines"), [(40, 12), (80, 24), (200, 60)])
def test_the_smallest_and_the_largest_screen(start: Callable[..., Terminal], columns: int, lines: int) -> None:
    terminal = start(*LINES, columns=columns, lines=lines)
    heard = terminal.press(END)
    assert heard.at_cursor
    assert terminal.shows("Red 7.")


def test_another_size_of_the_window(start: Callable[..., Terminal]) -> None:
    terminal = start(*LINES)
    heard = terminal.resize(40, 12)
    assert heard.at_cursor == "Yellow Reverse"
    assert terminal.shows("Red 7.")
    assert not terminal.shows("Scores:")
    heard = terminal.resize(100, 30)
    assert heard.at_cursor == "Yellow Reverse"
    assert terminal.shows("Scores:")


def test_keys_pressed_before_the_program_has_the_terminal_count(start: Callable[..., Terminal]) -> None:
    start("--mode", "reader", "--language", "en", typed=DOWN + DOWN + b"\r", until="lines. Start")


def test_capital_letters_sort(start: Callable[..., Terminal]) -> None:
    terminal = start(*READER)
    terminal.press(b"C", until="Sorted by colour.")
    terminal.press(b"H", until="Sorted by number.")
    terminal.press(b"D", until="Sorting off.")


def test_quit_ends_at_once_and_leaves_the_terminal_as_it_was(start: Callable[..., Terminal]) -> None:
    terminal = start(*READER)
    os.write(terminal.fd, b"Q")
    assert terminal.wait(3) == 0


def test_no_color_is_respected(start: Callable[..., Terminal]) -> None:
    terminal = start(*READER, NO_COLOR="1")
    terminal.press(RIGHT)
    assert not re.search(rb"\x1b\[[0-9;]*[34]8;[25];", terminal.raw)


def test_a_question_and_its_answer_keep_the_caret(start: Callable[..., Terminal]) -> None:
    terminal = start(*LINES)
    terminal.press(HOME)
    heard = terminal.press(RIGHT)
    assert heard.at_cursor == "Wild"
    heard = terminal.press(b"\r", until="Which colour?")
    assert heard.at_cursor == "red"
    heard = terminal.press(DOWN)
    assert heard.at_cursor == "yellow"
    terminal.press(ESCAPE, quiet=0.5, until="Cancelled.")
    heard = terminal.press(b"c")
    assert heard.at_cursor == "Wild"


def test_nothing_announced_is_lost_by_kill_9(start: Callable[..., Terminal], tmp_path: Path, home: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    terminal = start(*LINES, "--pace", "fast", "--transcript", str(transcript))
    terminal.press(HOME)
    terminal.press(b"z")
    if terminal.press(b"\r").at_cursor == "red":
        terminal.press(b"b")
    terminal.listen(0.2, "Ben plays")
    terminal.listen(2.0)
    os.kill(terminal.pid, signal.SIGKILL)
    os.waitpid(terminal.pid, 0)
    terminal.pid = 0
    said = [json.loads(line)["text"] for line in transcript.read_text(encoding="utf-8").splitlines()]
    record = next((home / "data" / "tables").glob("*.table")).read_text(encoding="utf-8")
    assert record.count(" play ") >= sum(" plays " in text or text.startswith("You play") for text in said) >= 2
    again = start("--mode", "reader", "--look", "lines", "--language", "en", until="Resume:")
    again.press(b"\r", until="Scores: you")


def test_a_match_with_a_real_voice_hears_every_word(
    start: Callable[..., Terminal],
    make_dispatcher: Callable[..., Dispatcher],
    tmp_path: Path,
    home: Path,
) -> None:
    tables = home / "data" / "tables"
    tables.mkdir(parents=True)
    (tables / "2026-03-01-201500.table").touch()  # who has played before gets no hints, for which keys do not wait
    made = make_dispatcher()
    transcript = tmp_path / "t.jsonl"
    terminal = start(
        "play",
        "--mode",
        "voice",
        "--look",
        "lines",
        "--language",
        "de",
        "--seed",
        "7",
        "--pace",
        "fast",
        "--players",
        "2",
        "--transcript",
        str(transcript),
        SPEECHD_ADDRESS=made.address,
        until="Du bist dran.",
    )
    made.wait_for("Gelbe Retour.")  # the selected card, behind whose turn it is
    for key in (b"c", b"s", b"e", b"w", b"v"):
        terminal.press(key, quiet=0.3)
        said = [json.loads(line)["text"] for line in transcript.read_text(encoding="utf-8").splitlines()]
        # The next key stops what is being said, so this answer must have reached the voice.
        made.wait_for(said[-1].split()[0])
    made.wait_for("Grün.")
    words = " ".join(" ".join(made.words()).split())
    assert [text for text in said if text not in words] == []


def test_keys_in_quick_succession_go_to_the_screen_that_is_open(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--mode", "reader", "--language", "en", "--seed", "5", "--players", "2", "--bots", "easy", until="F1 lists")
    terminal.press(b"6")
    terminal.press(b"\r", 0.5, "Which colour?")
    terminal.press(b"\r\r", 1.0)
    terminal.press(b"t", 0.3, "turn")
    terminal.press(b"\x1b[15~\x1b\x1b", 1.0)
    terminal.press(b"Q")
    assert terminal.wait(5) == 0


NOISE = (
    b"\xff\xfe\xc3(",
    b"\xe2\x82",
    b"\x1b[",
    b"\x1b[999;999;999z",
    b"\x1b[99999999u\x1b[99999999999;5u",
    b"\x1b[48;20000;20000;1;1t\x1b[?2048;1$y",
    b"\x1b[<0;10;10M\x1b[M   \x1b[I\x1b[O",
    b"\x1b]52;c;AAAA\x07",
    b"\x00" * 5,
    b"\x1b[200~" + b"x\xff" * 5000 + b"\x1b[201~",
)


@pytest.mark.parametrize("look", ["said", "lines"])
def test_nothing_that_arrives_at_the_terminal_ends_the_game(start: Callable[..., Terminal], look: str) -> None:
    terminal = start(*READER, "--look", look)
    for noise in NOISE:
        terminal.press(noise, quiet=0.3)
    for _ in range(5):
        terminal.press(ESCAPE, quiet=0.3)
    terminal.press(b"c", until="Red 7.")
    assert b"Traceback" not in terminal.raw
    terminal.resize(60, 20)  # a size that was typed is none, but the terminal's own still counts
    terminal.raw = b""
    terminal.press(b"c", until="Red 7.", quiet=0.3)
    assert max(map(int, re.findall(rb"\x1b\[(\d+);\d+H", terminal.raw))) <= 20
    terminal.press(b"Q")
    assert terminal.wait(5) == 0


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_who_ends_the_program_from_outside_gets_the_terminal_back(
    start: Callable[..., Terminal], told: signal.Signals
) -> None:
    terminal = start(*READER)
    terminal.raw = b""
    os.kill(terminal.pid, told)
    terminal.listen(1.0, until="The game is saved.")
    assert b"\x1b[?1049l" in terminal.raw
    assert terminal.wait() == 0
