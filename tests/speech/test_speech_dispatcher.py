"""A real Speech Dispatcher: words, order, interruption, death, hang, return, and absence."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from conftest import Dispatcher, needs

from uno_tui.process.launch import Helper, launch
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Urgency, Utterance
from uno_tui.speech.voices.chain import Manners, VoiceChain
from uno_tui.speech.voices.engine import Manner
from uno_tui.speech.voices.process import VoiceProcess
from uno_tui.speech.voices.reasons import Absent, because
from uno_tui.speech.voices.speech_dispatcher import address, connect

pytestmark = [
    pytest.mark.terminal,
    pytest.mark.skipif(sys.platform != "linux", reason="Speech Dispatcher is a Linux program"),
]


class Setup:
    """A speaker on a chain of voices, and what it said about them."""

    def __init__(self, log: Path, names: tuple[str, ...] = ("speech-dispatcher",)) -> None:
        self.changes: list[str | None] = []
        self.chain = VoiceChain(names, "en", Manners(), log, self.changes.append)
        self.speaker = Speaker(self.chain)

    def say(self, *texts: str, urgency: Urgency = Urgency.NEWS) -> None:
        self.speaker.say([Utterance(text, urgency=urgency) for text in texts])

    async def heard(self, seconds: float = 10) -> None:
        async with asyncio.timeout(seconds):
            await self.speaker.wait_until_heard()


@pytest.fixture
async def voice(tmp_path: Path, dispatcher: Dispatcher) -> AsyncIterator[Setup]:
    setup = Setup(tmp_path / "voices.log")
    await setup.chain.start()
    yield setup
    await setup.speaker.close()


@pytest.fixture
def espeak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """What a program called espeak-ng was told to say."""
    spoken, folder = tmp_path / "spoken.txt", tmp_path / "bin"
    folder.mkdir()
    script = folder / "espeak-ng"
    script.write_text(
        f'#!/bin/sh\nfor last; do :; done\ncase $last in --voices*) exit;; esac\necho "$last" >> {spoken}\n',
        encoding="utf-8",
    )
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    return lambda: spoken.read_text(encoding="utf-8").splitlines()


async def test_every_word_in_order(voice: Setup, dispatcher: Dispatcher) -> None:
    texts = [f"Sentence number {number}." for number in range(12)]
    for text in texts:
        voice.say(text)
    await voice.heard()
    assert dispatcher.words() == texts


async def test_what_is_said_before_the_voice_is_up_is_not_lost(tmp_path: Path, dispatcher: Dispatcher) -> None:
    setup = Setup(tmp_path / "voices.log")
    setup.say("Early.", "Bird.")
    await setup.chain.start()
    await setup.heard()
    assert dispatcher.words() == ["Early.", "Bird."]
    await setup.speaker.close()


@pytest.mark.parametrize("text", [".", "..", ". A dot first.", "a\r\n.\r\nb", "Ä ö ü ß é ç “quoted” <tag> & more"])
async def test_no_text_can_break_the_protocol(voice: Setup, dispatcher: Dispatcher, text: str) -> None:
    voice.say(text, "And on.")
    await voice.heard()
    assert dispatcher.words()[-1] == "And on."


async def test_an_answer_interrupts(make_dispatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    slow = make_dispatcher(seconds_a_word=1.0)
    monkeypatch.setenv("SPEECHD_ADDRESS", slow.address)
    setup = Setup(tmp_path / "voices.log")
    await setup.chain.start()
    setup.say("A long story.", "Its second part.")
    await asyncio.sleep(0.3)
    setup.speaker.say([Utterance("Red 7.", interrupts=True)])
    await asyncio.sleep(0.3)
    assert slow.words() == ["A long story.", "Red 7."]
    await setup.heard()
    assert slow.words() == ["A long story.", "Red 7.", "Its second part."]
    await setup.speaker.close()


async def test_the_end_of_speech_is_known(make_dispatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    slow = make_dispatcher(seconds_a_word=0.8)
    monkeypatch.setenv("SPEECHD_ADDRESS", slow.address)
    setup = Setup(tmp_path / "voices.log")
    await setup.chain.start()
    before = time.monotonic()
    setup.say("Short.")
    await setup.heard()
    assert 0.7 < time.monotonic() - before < 3
    await setup.speaker.close()


async def test_a_killed_daemon_comes_back_and_nothing_is_lost_or_said_twice(
    voice: Setup, dispatcher: Dispatcher
) -> None:
    voice.say("Before.")
    await voice.heard()
    dispatcher.stop()
    voice.say("While it was dead.", urgency=Urgency.URGENT)
    await asyncio.sleep(0.3)
    assert None in voice.changes
    dispatcher.start()
    await asyncio.sleep(2.6)
    voice.say("Afterwards.")
    dispatcher.wait_for("Afterwards.")
    await voice.heard()
    words = dispatcher.words()
    assert words.count("Before.") == 1
    assert words.count("Afterwards.") == 1
    assert words.count("While it was dead.") <= 1


async def test_a_stopped_daemon_is_left_within_the_deadline_and_says_nothing_late(
    voice: Setup, dispatcher: Dispatcher
) -> None:
    voice.say("Before.")
    await voice.heard()
    dispatcher.signal(signal.SIGSTOP)
    voice.say("During.", urgency=Urgency.URGENT)
    before = time.monotonic()
    while None not in voice.changes and time.monotonic() - before < 5:
        await asyncio.sleep(0.02)
    assert time.monotonic() - before < 3
    dispatcher.signal(signal.SIGCONT)
    await asyncio.sleep(3.2)
    voice.say("After.")
    dispatcher.wait_for("After.")
    assert dispatcher.words().count("During.") <= 1


def _modules(dispatcher: Dispatcher) -> list[int]:
    """The processes in which the daemon speaks."""
    assert dispatcher.process is not None
    found = subprocess.run(
        ["pgrep", "-P", str(dispatcher.process.pid)], capture_output=True, encoding="utf-8", check=True
    )
    return [int(pid) for pid in found.stdout.split()]


@pytest.mark.slow
async def test_a_daemon_that_accepts_and_never_begins_is_left_and_nothing_is_lost(
    tmp_path: Path, dispatcher: Dispatcher, espeak: Callable[[], list[str]]
) -> None:
    setup = Setup(tmp_path / "voices.log", ("speech-dispatcher", "espeak-ng"))
    await setup.chain.start()
    setup.say("One.")
    await setup.heard()
    for module in _modules(dispatcher):
        os.kill(module, signal.SIGSTOP)
    setup.say("Two.", "Three.", "Four.", urgency=Urgency.URGENT)
    await setup.heard(20)
    assert espeak() == ["Two.", "Three.", "Four."]
    assert setup.changes[:2] == ["speech-dispatcher", "espeak-ng"]
    await setup.speaker.close()


@pytest.mark.slow
async def test_a_daemon_that_never_ends_is_left_at_the_next_sentence(
    make_dispatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, espeak: Callable[[], list[str]]
) -> None:  # type: ignore[no-untyped-def]
    endless = make_dispatcher(seconds_a_word=1000)
    monkeypatch.setenv("SPEECHD_ADDRESS", endless.address)
    setup = Setup(tmp_path / "voices.log", ("speech-dispatcher", "espeak-ng"))
    await setup.chain.start()
    setup.say("One.", "Two.", "Three.", urgency=Urgency.URGENT)
    await setup.heard(20)
    assert endless.words() == ["One."]
    assert espeak() == ["Two.", "Three."]
    await setup.speaker.close()


async def test_the_next_voice_takes_over_what_was_not_said(
    tmp_path: Path, dispatcher: Dispatcher, espeak: Callable[[], list[str]]
) -> None:
    setup = Setup(tmp_path / "voices.log", ("speech-dispatcher", "espeak-ng"))
    await setup.chain.start()
    setup.say("One.")
    await setup.heard()
    dispatcher.stop()
    setup.say("Two.", "Three.", urgency=Urgency.URGENT)
    await setup.heard()
    assert espeak() == ["Two.", "Three."]
    assert dispatcher.words() == ["One."]
    assert setup.changes == ["speech-dispatcher", "espeak-ng"]
    await setup.speaker.close()


async def test_a_program_that_cannot_speak_is_left_and_nothing_is_lost(
    tmp_path: Path, dispatcher: Dispatcher, espeak: Callable[[], list[str]]
) -> None:
    (tmp_path / "bin" / "espeak-ng").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    setup = Setup(tmp_path / "voices.log", ("espeak-ng", "speech-dispatcher"))
    await setup.chain.start()
    assert setup.chain.name == "espeak-ng"
    setup.say("One.", "Two.", urgency=Urgency.URGENT)
    await setup.heard()
    assert dispatcher.words() == ["One.", "Two."]
    await setup.speaker.close()


async def test_what_is_said_while_another_voice_is_looked_for_waits_for_it(
    tmp_path: Path, dispatcher: Dispatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = Setup(tmp_path / "voices.log", ("speech-dispatcher", "espeak-ng"))
    await setup.chain.start()
    setup.say("One.")
    await setup.heard()
    start = VoiceProcess.start

    async def slowly(process: VoiceProcess) -> bool:
        await asyncio.sleep(1.5 if process.name == "espeak-ng" else 0)
        return await start(process)

    monkeypatch.setattr(VoiceProcess, "start", slowly)
    assert setup.chain.pid is not None
    os.kill(setup.chain.pid, signal.SIGKILL)
    await asyncio.sleep(0.1)
    setup.say("Two.", "Three.", "Four.")
    await setup.heard(20)
    assert dispatcher.words() == ["One.", "Two.", "Three.", "Four."]
    assert setup.chain.name == "speech-dispatcher"
    await setup.speaker.close()


def helpers(name: str) -> list[int]:
    """The process ids of the helpers of a voice that were started here."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().decode().split("\0")
            parent = int((path.parent / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
        except (OSError, IndexError, ValueError):
            continue
        if parent == os.getpid() and "uno_tui.speech.voices.helper" in words and name in words:
            found.append(int(path.parent.name))
    return found


async def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "never came true"
        await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_a_better_voice_that_dies_while_it_waits_takes_nothing_over(
    make_dispatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, espeak: Callable[[], list[str]]
) -> None:  # type: ignore[no-untyped-def]
    made = make_dispatcher()
    monkeypatch.setenv("SPEECHD_ADDRESS", made.address)
    made.stop()
    slow = tmp_path / "bin" / "espeak-ng"
    slow.write_text(slow.read_text(encoding="utf-8") + "sleep 3\n", encoding="utf-8")
    setup = Setup(tmp_path / "voices.log", ("speech-dispatcher", "espeak-ng"))
    await setup.chain.start()
    made.start()
    setup.say("A sentence that takes its time.")
    await until(lambda: setup.chain._better is not None)
    for pid in helpers("speech-dispatcher"):
        os.kill(pid, signal.SIGKILL)
    await asyncio.sleep(0.3)
    setup.say("One.", "Two.", "Three.")
    await setup.heard(30)
    assert [*espeak(), *made.words()] == ["A sentence that takes its time.", "One.", "Two.", "Three."]
    await setup.speaker.close()


async def test_a_voice_that_dies_before_it_is_taken_is_lost_at_once(
    dispatcher: Dispatcher, tmp_path: Path, espeak: Callable[[], list[str]]
) -> None:
    dispatcher.signal(signal.SIGSTOP)
    setup = Setup(tmp_path / "voices.log", ("speech-dispatcher", "espeak-ng"))
    setup.say("Not lost.")
    starting = asyncio.create_task(setup.chain.start())
    await until(lambda: helpers("espeak-ng"))
    await asyncio.sleep(0.6)  # it is up, and the better one is given time
    for pid in helpers("espeak-ng"):
        os.kill(pid, signal.SIGKILL)
    await starting
    dispatcher.signal(signal.SIGCONT)
    await setup.heard(20)
    assert dispatcher.words() == ["Not lost."]
    await setup.speaker.close()


class Wiretap:
    """A socket in front of the daemon's: keeps every line that goes to it."""

    def __init__(self, path: Path, daemon: Path) -> None:
        self.sent = b""
        self._daemon = daemon
        self._server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._server.bind(str(path))
        self._server.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        client, _ = self._server.accept()
        real = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        real.connect(str(self._daemon))
        threading.Thread(target=self._pass_on, args=(real, client), daemon=True).start()
        with contextlib.suppress(OSError):
            while data := client.recv(65536):
                self.sent += data
                real.sendall(data)
        real.close()

    def _pass_on(self, real: socket.socket, client: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := real.recv(65536):
                client.sendall(data)

    def close(self) -> None:
        self._server.close()


HOSTILE = [
    "Ben\r\n.\r\nSET all RATE 100\r\nQUIT\r\n",
    ".\r\nCANCEL all",
    ".",
    "\n.\n",
    "Ben\x85.\x85QUIT",
    "Ben\u2028.\u2028QUIT",
    "\x00\x1b[2J",
]


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
async def test_no_text_breaks_out_of_the_daemons_lines(
    dispatcher: Dispatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """Given to the helper process itself, behind everything that cleans texts before."""
    tap = Wiretap(tmp_path / "tap", dispatcher.folder / "s")
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/tap")
    log = tmp_path / "voices.log"
    voice = VoiceProcess("speech-dispatcher", "en", log, lambda *report: None)
    assert await voice.start()
    before = tap.sent
    voice.say(1, text, Manner(), interrupt=False)
    await until(lambda: tap.sent.count(b"\r\n.\r\n") == 1)
    voice.say(2, "Still there.", Manner(), interrupt=False)
    await asyncio.to_thread(dispatcher.wait_for, "Still there.")
    lines = tap.sent.removeprefix(before).split(b"\r\n")
    assert lines[0] == b"SPEAK"
    assert lines[2:] == [b".", b"SPEAK", b"Still there.", b".", b""]
    await voice.close()
    tap.close()


async def test_a_killed_helper_is_replaced(voice: Setup, dispatcher: Dispatcher) -> None:
    voice.say("One.")
    await voice.heard()
    pid = voice.chain.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    await asyncio.sleep(1.6)
    voice.say("Two.")
    await voice.heard()
    assert dispatcher.words() == ["One.", "Two."]
    assert voice.chain.pid != pid


FRAMES = """#!/usr/bin/env python3
import json, os, pathlib, struct, sys, time

def requests():
    while head := sys.stdin.buffer.read(5):
        yield json.loads(sys.stdin.buffer.read(struct.unpack("!BI", head)[1]))

def answer(text):
    sys.stdout.buffer.write(struct.pack("!BI", 2, len(text)) + text.encode())
    sys.stdout.buffer.flush()

"""
NONSENSE = """
if sys.argv[3] != "prism":
    os.execv({python!r}, ["python", *sys.argv[1:]])
answer(json.dumps(dict(kind="ready", number=0, abilities=[])))
for request in requests():
    answer({answer})
"""


@pytest.mark.parametrize(
    "answer", ["{}", '{"kind": "accepted"}', "[]", "nonsense", '{"kind": "begun", "number": "x"}']
)
async def test_a_helper_that_talks_nonsense_is_lost_and_its_sentence_is_not(
    answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, espeak: Callable[[], list[str]]
) -> None:
    script = tmp_path / "python"
    script.write_text(FRAMES + NONSENSE.format(python=sys.executable, answer=repr(answer)), encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(script))
    setup = Setup(tmp_path / "voices.log", ("prism", "espeak-ng"))
    await setup.chain.start()
    assert setup.chain.name == "prism"
    setup.say("A sentence.")
    async with asyncio.timeout(10):
        await setup.speaker.wait_until_heard()
    assert espeak() == ["A sentence."]
    await setup.speaker.close()


LATE = """
name, met = sys.argv[3], pathlib.Path({folder!r}) / sys.argv[3]
if not met.exists():
    met.touch()
    sys.exit()
time.sleep(dict(better=0.2, lesser=1.5)[name])
answer(json.dumps(dict(kind="ready", number=0, abilities=[])))
for request in requests():
    answer(json.dumps(dict(kind="accepted", number=request["number"])))
"""


async def test_a_lesser_voice_that_comes_up_later_replaces_no_better_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "python"
    script.write_text(FRAMES + LATE.format(folder=str(tmp_path)), encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(script))
    setup = Setup(tmp_path / "voices.log", ("better", "lesser"))
    await setup.chain.start()
    assert setup.chain.name is None
    await until(lambda: setup.chain.name == "better")
    await asyncio.sleep(2.0)
    assert setup.changes == [None, "better"]
    await setup.speaker.close()


async def test_without_a_daemon_time_passes_and_the_loss_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/nobody")
    setup = Setup(tmp_path / "voices.log")
    await setup.chain.start()
    assert setup.changes == [None]
    setup.say("A word.")
    await setup.heard()
    await setup.speaker.close()


async def test_the_game_never_waits_for_a_voice(voice: Setup, dispatcher: Dispatcher) -> None:
    """With the daemon stopped, killed and away the event loop stays quick."""
    lags: list[float] = []

    async def watch() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            lags.append(time.perf_counter() - before - 0.005)

    watcher = asyncio.create_task(watch())
    dispatcher.signal(signal.SIGSTOP)
    for number in range(20):
        voice.say(f"Stopped {number}.")
        await asyncio.sleep(0.1)
    dispatcher.stop()
    for number in range(20):
        voice.say(f"Dead {number}.")
        await asyncio.sleep(0.05)
    watcher.cancel()
    lags.sort()
    assert lags[int(len(lags) * 0.99)] < 0.1


@pytest.mark.parametrize("name", ["speech-dispatcher", "ao2-speechd"])
async def test_a_helper_whose_program_is_gone_ends_even_when_the_daemon_hangs(
    name: str, tmp_path: Path, dispatcher: Dispatcher
) -> None:
    dispatcher.signal(signal.SIGSTOP)
    helper = await launch(Helper.VOICE, name, "en", str(tmp_path / "voices.log"))
    await asyncio.sleep(1)
    assert helper.returncode is None
    assert helper.stdin is not None
    helper.stdin.close()
    async with asyncio.timeout(3):
        assert await helper.wait() == 0


async def test_closing_is_quick_even_when_the_daemon_hangs(voice: Setup, dispatcher: Dispatcher) -> None:
    dispatcher.signal(signal.SIGSTOP)
    voice.say("Nobody hears this.")
    await asyncio.sleep(0.1)
    before = time.monotonic()
    await voice.speaker.close()
    assert time.monotonic() - before < 1.5


def children() -> set[str]:
    """The processes that this one has started."""
    lists = (each.read_text(encoding="utf-8").split() for each in Path("/proc/self/task").glob("*/children"))
    return {pid for pids in lists for pid in pids}


@pytest.mark.parametrize("cancels", [True, False])
@pytest.mark.parametrize("seconds", [0.0, 0.01, 0.1, 0.4])
async def test_voices_that_are_given_up_while_they_start_are_gone(
    seconds: float, cancels: bool, tmp_path: Path
) -> None:
    """Once the chain is closed, whether the task that waits for its start is cancelled before or not."""
    before, tasks = children(), asyncio.all_tasks()
    setup = Setup(tmp_path / "voices.log", ("speech-dispatcher", "espeak-ng", "prism"))
    starting = asyncio.create_task(setup.chain.start())
    await asyncio.sleep(seconds)
    if cancels:
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
    await setup.speaker.close()
    await asyncio.gather(starting, return_exceptions=True)
    assert children() <= before
    assert asyncio.all_tasks() == tasks


async def test_a_voice_that_answers_while_its_start_is_given_up_is_given_up(tmp_path: Path) -> None:
    """Otherwise the chain that is being closed would try the voice again and again, and never be closed."""
    voice = VoiceProcess("speech-dispatcher", "en", tmp_path / "voices.log", lambda *told: None)
    starting = asyncio.create_task(voice.start())
    voice._child._greeted.add_done_callback(lambda greeted: starting.cancel())
    with pytest.raises(asyncio.CancelledError):
        await starting
    await voice.close()


async def test_where_no_helper_can_be_waited_for_only_time_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python 3.11 waits for the end of each in a thread, of which a system may have no more: a fake says so."""

    async def no_more(*arguments: object, **pipes: object) -> None:
        raise RuntimeError("can't start new thread")

    setup = Setup(tmp_path / "voices.log", ("espeak-ng", "prism"))
    setup.say("Gone by.")
    with monkeypatch.context() as without:
        without.setattr(asyncio, "create_subprocess_exec", no_more)
        await setup.chain.start()
    assert setup.chain.name is None
    await setup.heard(5)
    await setup.speaker.close()


@pytest.fixture
def nobody_yet(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A user for whom no daemon runs yet; the one that is started is heard nowhere, and ends with the test."""
    needs("speech-dispatcher", "speech-dispatcher")
    with tempfile.TemporaryDirectory(prefix="sd") as name:
        monkeypatch.delenv("SPEECHD_ADDRESS")
        monkeypatch.setenv("XDG_RUNTIME_DIR", name)
        pid = Path(name, "speech-dispatcher", "pid", "speech-dispatcher.pid")
        yield Path(name)
        os.kill(int(pid.read_text(encoding="utf-8")), signal.SIGTERM)


@pytest.mark.parametrize("seconds", [0.0, 1.5])
def test_the_daemon_is_started_where_there_is_none(
    nobody_yet: Path, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading its synthesizers may take it longer than any of its answers."""
    program = nobody_yet / "bin" / "speech-dispatcher"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nsleep {seconds}\nexec {shutil.which("speech-dispatcher")} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
    with connect(os.environ) as connection:
        connection.sendall(b"SET self CLIENT_NAME user:test:started\r\n")
        assert connection.recv(100).startswith(b"208 ")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"SPEECHD_ADDRESS": "unix_socket:/a/b"}, ("unix", "/a/b")),
        ({"SPEECHD_ADDRESS": "inet_socket:host:7000"}, ("inet", ("host", 7000))),
        ({"SPEECHD_ADDRESS": "inet_socket:"}, ("inet", ("127.0.0.1", 6560))),
        ({"XDG_RUNTIME_DIR": "/run/user/7"}, ("unix", "/run/user/7/speech-dispatcher/speechd.sock")),
    ],
)
def test_the_daemon_is_found_as_its_own_library_finds_it(environment: dict[str, str], expected: object) -> None:
    assert address(environment) == expected


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ("carrier_pigeon:7", "voice-address-unknown"),
        *((f"inet_socket:host:{port}", "voice-address-without-port") for port in ("port", "65536", "99999", "²", "-1")),
    ],
)
def test_an_address_that_is_none_is_told(named: str, reason: str) -> None:
    with pytest.raises(Absent) as caught:
        address({"SPEECHD_ADDRESS": named})
    assert caught.value.reason == because(reason, named=named)
