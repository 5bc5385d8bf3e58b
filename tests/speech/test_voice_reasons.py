"""Why a voice is absent: said by helper processes as ids of texts with values, and in the player's language by ours."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from conftest import run_program
from support.error_sites import PACKAGE, sites, variables
from support.fakes import pywintypes

from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import entries
from uno_tui.i18n.translator import Translator
from uno_tui.message import Message
from uno_tui.speech.voices.catalogue import MACOS, WINDOWS
from uno_tui.speech.voices.engine import Manner
from uno_tui.speech.voices.outputs import Output
from uno_tui.speech.voices.reasons import Absent, Reason, because, reason_of, system_says
from uno_tui.speech.voices.speech_dispatcher import SpeechDispatcher
from uno_tui.ui.navigation import voices
from uno_tui.ui.navigation.voices import Trial, try_each
from uno_tui.ui.settings import Settings

linux = pytest.mark.skipif(sys.platform != "linux", reason="these are Linux programs")
VALUES = {"words": "E_FAIL", "reason": because("system-says", error="TimeoutError", words="timed out")}


def reasons() -> list[str]:
    """The ids of all reasons that a voice can have, in its helper or for its parent.

    Every process of the suite asks for them when it collects the tests, so only the folder of the voices is parsed.
    """
    room = PACKAGE / "speech" / "voices"
    found = {message_id for path, _, message_id in sites(room) if path.parent == room}
    return sorted(found - {"system-says"})


def said(language: str, reason: Reason) -> str:
    """A reason once it has gone through the pipe."""
    return Translator(language).sentence(msgspec.convert(json.loads(json.dumps(reason)), Message))


def example(message_id: str) -> Reason:
    values = variables(entries("en", None)[message_id])
    return because(message_id, **{each: VALUES.get(each, each.upper()) for each in values})


@pytest.mark.parametrize("message_id", reasons())
def test_every_reason_goes_through_the_pipe_and_is_a_sentence_in_every_language(message_id: str) -> None:
    reason = example(message_id)
    sentences = [said(language, reason) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    for sentence in sentences:
        assert sentence.endswith((".", "”", "“", "»", "NAMED"))
        assert all(value.upper() in sentence for value in variables(entries("en", None)[message_id]) - set(VALUES))


def test_all_places_are_found() -> None:
    assert len(reasons()) == 23
    unused = [each for each in entries("en", None) if re.match("voice-(no|address|silent|library)", each)]
    assert set(unused) - {"voice-now"} <= set(reasons())


def test_what_libraries_say_is_quoted_in_one_line_behind_words_of_ours() -> None:
    error = ValueError("the device\r\n  is\tgone\n")
    assert said("de", reason_of(error)) == "Sie versagt. Ihre Bibliothek sagt: „the device is gone“"
    assert said("fr", reason_of(RuntimeError())) == "Elle échoue. Sa bibliothèque dit : « RuntimeError »"


def test_the_system_has_words_of_ours_where_there_are_any() -> None:
    refused = because("voice-silent-at", where="/s", reason=system_says(ConnectionRefusedError(111, "Connection refused")))
    assert said("de", refused) == "Speech Dispatcher antwortet unter /s nicht: Dort nimmt nichts Verbindungen an."
    other = because("voice-silent-at", where="/s", reason=system_says(OSError(36, "File name too long")))
    assert said("fr", other) == "Speech Dispatcher ne répond pas à /s : File name too long."


def test_a_helper_tells_its_reason_without_loading_a_language_or_a_library_for_values(tmp_path: Path) -> None:
    helper = [sys.executable, "-X", "importtime", "-m", "uno_tui.speech.voices.helper"]
    log = tmp_path / "log"
    done = subprocess.run(
        [*helper, "espeak-ng", "de", str(log)],
        input="",
        capture_output=True,
        encoding="utf-8",
        env={"PATH": ""},
        check=True,
    )
    reason = because("voice-no-program", program="espeak-ng")
    assert json.loads(done.stdout[done.stdout.index("{") :]) == {"kind": "absent", "number": 0, "reason": reason}
    loaded = set(re.findall(r"\| +(\S+)$", done.stderr + log.read_text(encoding="utf-8"), re.MULTILINE))
    assert "uno_tui.speech.voices.command" in loaded
    assert [each for each in loaded if re.match("fluent|msgspec|uno_tui.i18n|uno_tui.message", each)] == []


class Daemon:
    """Takes connections as Speech Dispatcher does, and answers each command as it is told to; None: not at all."""

    def __init__(self, path: Path, answer: Callable[[str], str | None]) -> None:
        self._answer = answer
        self._server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._server.bind(str(path))
        self._server.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._server.accept()
            except OSError:
                return
            threading.Thread(target=self._talk, args=(client,), daemon=True).start()

    def _talk(self, client: socket.socket) -> None:
        with contextlib.suppress(OSError), client, client.makefile("rw", encoding="utf-8", newline="") as pipe:
            for line in pipe:
                answer = self._answer(line.strip())
                if answer == "":
                    client.shutdown(socket.SHUT_RDWR)
                    return
                if answer is not None:
                    pipe.write(answer)
                    pipe.flush()

    def close(self) -> None:
        self._server.close()


def with_a_dummy(command: str) -> str | None:
    return "250-dummy\r\n250 OK MODULE LIST SENT\r\n" if command == "LIST OUTPUT_MODULES" else "200 OK\r\n"


def asleep(command: str) -> str | None:
    if command == "LIST OUTPUT_MODULES":
        return "250-one\r\n250 OK MODULE LIST SENT\r\n"
    return None if command == "SPEAK" else "200 OK\r\n"


@linux
@pytest.mark.parametrize(
    ("about", "answer"),
    [
        ("GET RATE", "251-20.5\r\n251 OK GET RETURNED\r\n"),
        ("GET RATE", "251-fast\r\n251 OK GET RETURNED\r\n"),
        ("SET self RATE", "409 ERR RATE TOO HIGH\r\n"),
    ],
)
def test_a_rate_that_is_not_understood_costs_no_voice(tmp_path: Path, about: str, answer: str) -> None:
    told: list[str] = []

    def daemon_says(command: str) -> str | None:
        told.append(command)
        if command.startswith(about):
            return answer
        if command == "LIST OUTPUT_MODULES":
            return "250-espeak-ng\r\n250 OK MODULE LIST SENT\r\n"
        if command.startswith("GET "):
            return "251-0\r\n251 OK GET RETURNED\r\n"
        if command == "SPEAK":
            return "230 OK RECEIVING DATA\r\n"
        return "225-7\r\n225 OK MESSAGE QUEUED\r\n" if command == "." else "200 OK\r\n"

    daemon = Daemon(tmp_path / "s", daemon_says)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 's'}")
        voice = SpeechDispatcher("en", lambda *done: None)
        voice.speak(1, "Hello.", Manner(rate=30), interrupt=False)
    daemon.close()
    assert "Hello." in told


def words_of_other_languages(line: str, language: str) -> list[str]:
    """What stands in the line of the sentences that another language has."""
    pieces = {piece for each in LANGUAGES if each != language for piece in of_ours(each)} - of_ours(language)
    return [piece for piece in pieces if piece in line]


def of_ours(language: str) -> set[str]:
    """What voices and sounds are told with, without the values, in pieces that are long enough to be told apart."""
    known = entries(language, None)
    sources = [known[each].partition("=")[2] for each in known if re.match("voices?-|sound-|system-says", each)]
    pieces = {piece.strip(" .:\n„“”«»") for each in sources for piece in re.split(r"\{[^{}]*\}|\n|\.|\[|\]", each)}
    return {piece for piece in pieces if len(piece) > 8 and " " in piece}


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., dict[str, str]]]:
    """What `uno-tui voices` tells of each voice, in a system with these programs, modules and this daemon."""
    bin_folder, modules, socket_path = (tmp_path / name for name in ("bin", "modules", "s"))
    daemons: list[Daemon] = []
    for folder in (bin_folder, modules):
        folder.mkdir()
    monkeypatch.setenv("PATH", f"{bin_folder}:{Path(sys.executable).parent}")
    monkeypatch.setenv("PYTHONPATH", str(modules))

    def told(
        language: str,
        address: str = "",
        answer: Callable[[str], str | None] | None = None,
        sources: Mapping[str, str] = {},
        program: str = "",
    ) -> dict[str, str]:
        monkeypatch.setenv("SPEECHD_ADDRESS", address or f"unix_socket:{socket_path}")
        if answer is not None:
            daemons.append(Daemon(socket_path, answer))
        for name, source in sources.items():
            (modules / f"{name}.py").write_text(source, encoding="utf-8")
        if program:
            (bin_folder / "espeak-ng").write_text(program, encoding="utf-8")
            (bin_folder / "espeak-ng").chmod(0o755)
        done = run_program("voices", "--language", language)
        assert (done.returncode, done.stderr) == (0, "")
        lines = done.stdout.splitlines()
        for line in lines:
            assert words_of_other_languages(line, language) == [], line
        missing = Translator(language).text("voices-missing", voice="|", reason="").rstrip()
        parted = (line.partition(missing.replace("|", "")) for line in lines)
        return {voice: reason.strip() for voice, found, reason in parted if found}

    yield told
    for each in daemons:
        each.close()


@linux
@pytest.mark.terminal
def test_a_system_with_nothing(tell: Callable[..., dict[str, str]], tmp_path: Path) -> None:
    text = Translator("de").text
    blocked = dict.fromkeys(("prism", "espeakng_loader"), "raise ImportError")
    told = tell("de", sources={**blocked, "speechd": "SSIPClient = None"})
    nobody = text("system-says", error="FileNotFoundError", words="")
    assert told == {
        "speech-dispatcher": text("voice-silent-at", where=str(tmp_path / "s"), reason=nobody),
        "prism": text("voice-not-installed"),
        "espeak-ng": text("voice-no-program", program="espeak-ng"),
        "espeak": text("voice-not-installed"),
        "ao2-speechd": text("voice-not-running"),
    }


@linux
@pytest.mark.terminal
def test_a_system_in_which_everything_fails(tell: Callable[..., dict[str, str]]) -> None:
    text = Translator("fr").text
    sources = {
        "prism": "class Context:\n    def acquire_best(self): raise RuntimeError('no\\nbackend')",
        "espeakng_loader": "def get_library_path(): return '/nowhere/libespeak.so'",
        "miniaudio": "",
        "speechd": "import time; time.sleep(60)",
    }
    told = tell("fr", "carrier_pigeon:7", sources=sources, program="#!/bin/sh\nexit 1\n")
    library = told.pop("espeak")
    assert library.startswith(text("voice-library-fails", words="|").partition("|")[0])
    assert "/nowhere/libespeak.so" in library
    assert told == {
        "speech-dispatcher": text("voice-address-unknown", named="carrier_pigeon:7"),
        "prism": text("voice-finds-none", words="no backend"),
        "espeak-ng": text("voice-failed"),
        "ao2-speechd": text("voice-silent"),
    }


@linux
@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "answer", "message_id"),
    [("de", with_a_dummy, "voice-no-synthesizer"), ("fr", lambda command: None, "voice-silent"),
     ("de", asleep, "voice-silent"), ("fr", lambda command: "300 ERR INTERNAL\r\n", "voice-refuses"),
     ("de", lambda command: "", "voice-closed")],
    ids=["dummy", "deaf", "asleep", "refusing", "closing"],
)  # fmt: skip
def test_a_daemon_that_does_not_do(
    language: str, answer: Callable[[str], str | None], message_id: str, tell: Callable[..., dict[str, str]]
) -> None:
    """What closes the connection ends the helper too, mostly before that can tell why."""
    text = Translator(language).text
    expected = {text(message_id, words="300 ERR INTERNAL")} | ({text("voice-ended")} if message_id == "voice-closed" else set())
    assert tell(language, answer=answer)["speech-dispatcher"] in expected


@linux
@pytest.mark.terminal
async def test_voices_of_other_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their helpers are real, and find nothing here of what they need."""
    monkeypatch.setattr(voices, "names", lambda: dict.fromkeys((*WINDOWS, *MACOS)))
    monkeypatch.setenv("PATH", "/nowhere")
    translator = Translator("fr")
    told = {each.voice: each.reason async for each in try_each(translator, Settings(), tmp_path / "log")}
    assert told["say"] == translator.text("voice-no-program", program="say")
    assert told["voiceover"] == translator.text("voice-no-package", package="appscript")
    assert told["jaws"] == translator.text("voice-no-package", package="pywintypes")
    assert told["nvda"].startswith(translator.text("voice-library-fails", words="|").partition("|")[0])
    assert told["dolphin"] == translator.text("voice-not-running")


def test_what_is_not_installed_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """accessible_output2 has no word for it."""

    def refused(*names: str) -> object:
        raise pywintypes.com_error

    monkeypatch.setitem(sys.modules, "pywintypes", pywintypes)
    monkeypatch.setitem(sys.modules, "libloader.com", SimpleNamespace(load_com=refused))
    monkeypatch.delitem(sys.modules, "accessible_output2.outputs.jaws", raising=False)
    with pytest.raises(Absent) as caught:
        Output("jaws")
    assert caught.value.reason == because("voice-not-there")


@linux
@pytest.mark.terminal
@pytest.mark.parametrize(
    ("begins", "message_id"), [("", "voice-ended"), ('case "$1" in --voices*) exit;; esac\n', "voice-died")]
)
async def test_a_helper_that_dies_has_a_reason_too(
    begins: str, message_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is killed by what it starts: when it asks for the voices, or when something is said."""
    program = tmp_path / "espeak-ng"
    program.write_text(f"#!/bin/sh\n{begins}kill -9 $PPID\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    assert await Trial("espeak-ng", Translator("de"), tmp_path / "log").say("Hallo.", Manner()) == Message(message_id)


@linux
async def test_a_helper_that_cannot_be_started_has_a_reason_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    found = await Trial("espeak-ng", Translator("de"), tmp_path / "log").say("Hallo.", Manner())
    assert found is not None
    said = Translator("de").sentence(found)
    assert said == "Ihr Prozess lässt sich nicht starten: Es gibt keine solche Datei und keinen solchen Ordner."
