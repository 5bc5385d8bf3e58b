"""Ctrl+Z and `fg` in a real shell: the program stands still, is silent, and comes back to where it was."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import Dispatcher, needs, program
from support.terminal import Heard, Terminal

if sys.platform == "win32":
    pytest.skip("no shell of Windows suspends programs", allow_module_level=True)

pytestmark = pytest.mark.terminal
PROMPT = "shell>"
TIMED = """
import asyncio, time
from uno_tui import suspension

async def main():
    loop = asyncio.get_running_loop()
    begun = time.monotonic(), loop.time()
    loop.call_later(0.3, suspension.stand_still)
    await asyncio.sleep(1)
    print(f"slept {time.monotonic() - begun[0]:.1f} by the clock, {loop.time() - begun[1]:.1f} by the loop.")

asyncio.run(main())
"""


class Shell(Terminal):
    """Bash with job control, which waits for a line."""

    def __init__(self) -> None:
        super().__init__([needs("bash", "bash"), "--norc", "--noprofile", "-i"], 100, 40, PS1=f"{PROMPT} ", HISTFILE="")
        self.listen(0.3, PROMPT)

    def run(self, line: str, until: str = "", quiet: float = 0.4) -> Heard:
        return self.press(line.encode() + b"\r", quiet, until)

    def play(self, *arguments: str, until: str = "Your turn.") -> Heard:
        return self.run(shlex.join(program("play", "--language", "en", "--seed", "7", *arguments)), until)

    def suspend(self) -> None:
        """Press Ctrl+Z: the shell is there, on a terminal that is as it was."""
        self.press(b"\x1a", 0.4, "Stopped")
        self.run("clear; stty -a | tr ' ' '\\n' | grep -cx 'icanon;*\\|echo;*\\|isig;*'", "3")

    @property
    def job(self) -> int:
        """The process that was started last."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return int(children.read_text(encoding="utf-8").split()[-1])


def state(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]


@pytest.fixture
def open_shell() -> Iterator[Callable[[], Shell]]:
    """Opens a shell in the environment as it is then."""
    opened: list[Shell] = []

    def open_() -> Shell:
        opened.append(Shell())
        return opened[-1]

    yield open_
    for shell in opened:
        with contextlib.suppress(OSError, IndexError):
            os.kill(shell.job, signal.SIGKILL)
        shell.close()


@pytest.fixture
def shell(open_shell: Callable[[], Shell]) -> Shell:
    return open_shell()


@pytest.mark.parametrize("look", ["cards", "lines"])
def test_the_screen_comes_back_as_it_was_with_the_caret_in_its_place(shell: Shell, look: str) -> None:
    shell.play("--look", look, "--mode", "silent")
    for _ in range(2):
        before = shell.press(b"\x1b[C", 0.6)
        stood = shell.text()
        shell.suspend()
        back = shell.run("fg", quiet=0.8)
        assert shell.text() == stood
        assert (back.cursor, back.hidden) == (before.cursor, False)
    shell.press(b"\x11", 0.5, PROMPT)


@pytest.mark.parametrize("number", [signal.SIGTSTP, signal.SIGSTOP])
def test_stopped_from_outside_it_comes_back_too(shell: Shell, number: signal.Signals) -> None:
    shell.play("--look", "lines", "--mode", "silent")
    before = shell.press(b"\x1b[C", 0.6)
    stood = shell.text()
    os.kill(shell.job, number)
    shell.listen(0.4, "Stopped")
    shell.run("clear", PROMPT)
    back = shell.run("fg", quiet=0.8)
    assert shell.text() == stood
    assert (back.cursor, back.hidden) == (before.cursor, False)
    assert shell.press(b"\x1b[C", 0.6).cursor != back.cursor  # keys are heard, once
    assert len([line for line, old in zip(shell.text(), stood, strict=True) if line != old]) <= 2


def test_a_page_comes_back_with_what_was_said_last_and_the_caret_behind_it(shell: Shell) -> None:
    shell.play("--look", "said", "--mode", "reader")
    for _ in range(2):
        said = shell.press(b"\x1b[C", 0.6).cursor_line
        shell.suspend()
        back = shell.run("fg", quiet=0.8)
        assert [line for line in shell.text() if line] == [said]
        assert (back.cursor, back.hidden) == ((len(said), 0), False)
    shell.press(b"\x11", 0.5, "Goodbye. The game is saved.")


def test_line_by_line_what_was_being_typed_stands_there_again(shell: Shell) -> None:
    shell.play("--linear", "--mode", "reader")
    for _ in range(2):
        shell.press(b"hel", 0.5, "hel")
        shell.suspend()
        shell.run("clear; fg", "hel", 0.6)
        assert shell.screen.display[shell.screen.cursor.y].rstrip() == "hel"
        assert any(line.startswith("Your turn.") for line in shell.text())
        shell.press(b"p\r", 0.5)
    shell.press(b"quit\r", 0.5, "Goodbye. The game is saved.")


def test_line_by_line_it_can_be_ended_in_the_background_too(shell: Shell) -> None:
    shell.play("--linear", "--mode", "silent")
    job = shell.job
    shell.suspend()
    shell.run("clear; fg", "Your turn.", 0.6)
    shell.suspend()
    shell.run("clear; bg; sleep 0.5; true", "Stopped", 0.6)
    shell.run("clear; kill %1", PROMPT)
    end = time.monotonic() + 10
    while Path(f"/proc/{job}").exists() and state(job) not in "ZX" and time.monotonic() < end:
        shell.listen(0.2)
    shell.run("clear; jobs; echo done", "done")
    assert not shell.shows("Stopped")


@pytest.mark.slow
def test_hundreds_of_signals_in_the_background_print_nothing(shell: Shell) -> None:
    """More than the event loop's pipe for signals holds, while nobody reads from it."""
    shell.play("--linear", "--mode", "silent")
    job = shell.job
    shell.suspend()
    for _ in range(600):
        os.kill(job, signal.SIGCONT)
        time.sleep(0.005)
    shell.run("clear; fg", "Your turn.", 0.6)
    assert not shell.shows("Exception ignored")
    shell.run("quit", "Goodbye.")


def test_in_the_background_it_stays_suspended_and_can_be_ended(shell: Shell, home: Path) -> None:
    shell.play("--look", "lines", "--mode", "silent")
    shell.suspend()
    shell.run("clear; bg; sleep 0.5; true", "Stopped", 0.6)
    assert state(shell.job) == "T"
    shell.run("clear; fg", "Your turn.", 0.6)
    shell.suspend()
    job = shell.job
    shell.run("clear; kill %1", PROMPT)
    end = time.monotonic() + 10
    while Path(f"/proc/{job}").exists() and state(job) not in "ZX" and time.monotonic() < end:
        shell.listen(0.2)
    shell.run("clear; jobs; echo done", "done")
    assert not shell.shows("Stopped")
    assert list((home / "data" / "tables").glob("*.table"))


def test_without_a_shell_it_goes_on_and_says_so() -> None:
    terminal = Terminal(program("play", "--language", "en", "--seed", "7", "--mode", "silent", "--look", "lines"))
    try:
        terminal.listen(0.4, "Your turn.")
        terminal.press(b"\x1a", 0.6, "Cannot suspend: no shell started this program.")
        assert terminal.press(b"\x1b[F", 0.4).at_cursor.strip() == "▲ Yellow Reverse"
    finally:
        terminal.close()


def test_for_the_program_no_time_passes(shell: Shell, tmp_path: Path) -> None:
    timed = tmp_path / "timed.py"
    timed.write_text(TIMED, encoding="utf-8")
    shell.run(shlex.join([sys.executable, str(timed)]), "Stopped")
    time.sleep(1.5)
    shell.run("clear; fg", "by the loop.")
    line = next(line for line in shell.text() if line.startswith("slept"))
    by_clock, by_loop = (float(number) for number in re.findall(r"[\d.]+\d", line))
    assert by_clock > 2.5
    assert by_loop < 1.5


@pytest.mark.skipif(sys.platform != "linux", reason="Speech Dispatcher is a Linux program")
@pytest.mark.parametrize("form", [["--look", "still"], ["--linear"]], ids=["screen", "lines"])
def test_nothing_is_spoken_while_it_is_suspended_and_nothing_is_lost(
    make_dispatcher: Callable[[float], Dispatcher],
    monkeypatch: pytest.MonkeyPatch,
    open_shell: Callable[[], Shell],
    tmp_path: Path,
    form: list[str],
) -> None:
    """The dispatcher takes so long for a sentence that others wait."""
    dispatcher, transcript = make_dispatcher(1.0), tmp_path / "said.jsonl"
    monkeypatch.setenv("SPEECHD_ADDRESS", dispatcher.address)
    shell = open_shell()
    voice = ("--mode", "voice", "--voice", "speech-dispatcher", "--transcript", str(transcript))
    shell.play(*form, *voice, "--seats", "Ana,Ben", until="")
    spoken: list[str] = []
    for _ in range(2):
        wait_for_more(dispatcher, spoken)
        shell.suspend()
        spoken = dispatcher.words()
        time.sleep(2.5)
        assert dispatcher.words() == spoken
        texts = [json.loads(line)["text"] for line in transcript.read_text(encoding="utf-8").splitlines()]
        cut = next(text for text in texts if spoken[-1] in text)
        shell.run("fg")
        wait_for_more(dispatcher, spoken)
        assert cut.startswith(dispatcher.words()[len(spoken)])  # once more from its beginning
    dispatcher.wait_for("Your turn.", 30)


@pytest.mark.skipif(sys.platform != "linux", reason="Speech Dispatcher is a Linux program")
def test_who_comes_back_when_nothing_waits_hears_what_was_said_last(
    dispatcher: Dispatcher, open_shell: Callable[[], Shell]
) -> None:
    shell = open_shell()
    shell.play("--look", "lines", "--mode", "voice", "--voice", "speech-dispatcher")
    dispatcher.wait_for("Your turn.", 20)
    shell.press(b"\x1b[H", 0.5)
    shell.press(b"\x1b[C", 1)
    card = dispatcher.words()[-1]
    shell.suspend()
    spoken = dispatcher.words()
    shell.run("fg")
    wait_for_more(dispatcher, spoken)
    assert dispatcher.words()[len(spoken) :] == [card]


def wait_for_more(dispatcher: Dispatcher, spoken: list[str]) -> None:
    """Wait until something was spoken after this."""
    end = time.monotonic() + 10
    while len(dispatcher.words()) <= len(spoken):
        assert time.monotonic() < end
        time.sleep(0.05)
