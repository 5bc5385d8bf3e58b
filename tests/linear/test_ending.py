"""How a table line by line ends at a real terminal, and that the terminal is as it was afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import program, run_program

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

import termios

from support.terminal import Terminal
from support.typed_lines import heard, is_canonical, type_

pytestmark = pytest.mark.terminal


@pytest.mark.parametrize("ending", ["quit", "end of input", "ctrl+c"])
def test_the_terminal_is_given_back_as_it_was(start: Callable[..., Terminal], home: Path, ending: str) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    assert not is_canonical(terminal)
    os.write(terminal.fd, {"quit": b"quit\r", "end of input": b"\x04", "ctrl+c": b"\x03\x03"}[ending])
    terminal.listen(0.5, "Goodbye. The game is saved.")
    assert is_canonical(terminal)
    assert terminal.wait(5) == 0
    assert "Traceback" not in heard(terminal)
    assert list((home / "data" / "tables").glob("*.table"))


def test_keys_that_terminals_of_macos_take_for_themselves_are_the_programs(start: Callable[..., Terminal]) -> None:
    """Ctrl+O, Ctrl+V and Ctrl+Y, which those terminals obey as long as this flag is set; Linux' do not."""
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    assert not termios.tcgetattr(terminal.fd)[3] & termios.IEXTEN
    terminal.press(b"\x0f\x16\x19scores\r", 0.3, "Scores: ")
    terminal.press(b"quit\r", quiet=0.5)
    assert terminal.wait() == 0
    assert termios.tcgetattr(terminal.fd)[3] & termios.IEXTEN


def test_the_terminal_is_given_back_when_the_program_is_asked_to_end(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    os.kill(terminal.pid, signal.SIGTERM)
    terminal.listen(0.5)
    assert terminal.wait(5) == 130
    assert is_canonical(terminal)
    assert "Goodbye. The game is saved." in heard(terminal)
    assert "Traceback" not in heard(terminal)


def test_it_can_be_ended_in_the_background_too(home: Path) -> None:
    """Programs started there have Ctrl+C ignored."""
    line = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *program("play", "--linear", "--language", "en", "--seed", "7")]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as running:
        assert running.stdout is not None
        for words in iter(running.stdout.readline, ""):
            if words.startswith("Your turn."):
                break
        running.terminate()
        assert running.wait(5) == 130
        assert "Goodbye. The game is saved." in running.stdout.read()


def test_a_program_that_was_stopped_takes_the_terminal_back(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "5")
    assert not is_canonical(terminal)
    os.kill(terminal.pid, signal.SIGSTOP)
    shells = termios.tcgetattr(terminal.fd)
    shells[3] |= termios.ICANON | termios.ECHO
    termios.tcsetattr(terminal.fd, termios.TCSANOW, shells)
    os.kill(terminal.pid, signal.SIGCONT)
    terminal.listen(0.5)
    assert not is_canonical(terminal)
    terminal.press(b"quit\r", quiet=0.5)
    assert terminal.wait() == 0


@pytest.fixture
def record(home: Path) -> Path:
    run_program("play", "--linear", "--players", "2", "--seed", "5", stdin="quit\n")
    return next((home / "data" / "tables").glob("*.table"))


def test_a_replay_gives_the_terminal_back_however_it_ends(record: Path) -> None:
    for told in (signal.SIGTERM, signal.SIGHUP):
        terminal = Terminal(program("replay", str(record), "--linear", "--language", "en"), 100, 60)
        try:
            terminal.listen(0.5, "Ben deals.")
            assert not is_canonical(terminal)
            os.kill(terminal.pid, told)
            assert terminal.wait() == 130
            assert is_canonical(terminal)
        finally:
            terminal.close()


def test_a_replay_says_what_it_writes_where_the_program_speaks(record: Path, tmp_path: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    voice = ("--mode", "voice", "--voice", "none", "--language", "en", "--transcript", str(transcript))
    done = run_program("replay", str(record), "--linear", *voice)
    assert "The replay ends here." in done.stdout
    assert "The replay ends here." in transcript.read_text(encoding="utf-8")


def test_the_end_of_the_input_at_the_first_question_ends_the_program(home: Path) -> None:
    terminal = Terminal(program("--linear"), 100, 60, ACCESSIBLE="", UNO_TUI_MODE="")
    try:
        terminal.listen(0.5, "V")
        terminal.press(b"\x04", quiet=0.5)
        assert terminal.wait() == 0
    finally:
        terminal.close()


def test_ctrl_c_leaves_the_second_time_and_says_so_the_first(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--seed", "5", "--language", "en")
    terminal.press(b"tur\x03", quiet=0.3, until="Press Ctrl+C again to leave.")
    assert "Press Ctrl+C again to leave." in terminal.text()  # on a line of its own
    type_(terminal, "turn", until="Your turn.")
    terminal.raw = b""
    terminal.press(b"\x03", quiet=0.3, until="Press Ctrl+C again to leave.")
    assert b"Goodbye" not in terminal.raw
    terminal.press(b"\x03", quiet=0.3, until="Goodbye. The game is saved.")
    assert terminal.wait(5) == 0
    assert is_canonical(terminal)


def test_ctrl_c_drops_what_still_waits_to_be_done(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--seed", "5", "--language", "en")
    terminal.raw = b""
    terminal.press(b"help\r" * 1500 + b"\x03", quiet=1.0, until="Press Ctrl+C again to leave.")
    assert heard(terminal).count("Press Ctrl+C again to leave.") == 1
    type_(terminal, "top")  # leaves the help that had begun
    type_(terminal, "top", until="Blue 0.")


def test_an_interrupt_from_outside_ends_at_once(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--seed", "5", "--language", "en")
    os.kill(terminal.pid, signal.SIGINT)
    terminal.listen(0.3, until="Goodbye. The game is saved.")
    assert terminal.wait(5) == 130
    assert is_canonical(terminal)


def test_an_interrupt_ends_a_game_in_a_pipe_at_once(home: Path) -> None:
    process = subprocess.Popen(
        program("play", "--linear", "--seed", "5", "--language", "en"),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    )
    assert process.stdout is not None
    while "Your turn" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    printed, complaint = process.communicate(timeout=5)
    assert process.returncode == 130
    assert printed.endswith("Goodbye. The game is saved.\n")
    assert complaint == ""
