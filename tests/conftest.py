"""Fixtures of all tests: an empty home, the project's Python, and a real Speech Dispatcher."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest
from hypothesis import settings
from support import examples  # noqa: F401 - its profiles

import uno_tui.i18n.translator  # noqa: F401 - errors are English sentences in tests, whichever run

# The tests start thousands of programs. Without files of bytecode each compiles all modules again: a third of a run.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

pytest_plugins = ["support.typed_lines", "support.fake_voices", "windows.listed"]

settings.load_profile("quick")
gc.set_threshold(50_000, 50, 100)  # thousands of tests lie in memory: looking through them often takes a fifth of the time
pytest.register_assert_rewrite("games.promises")

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test reads or writes the player's own files, speaks with the player's voice, is heard, or meets their reader.

    Players are no newcomers: they have done a lesson, so that the menu begins with a table.
    """
    folder = tmp_path / "home"
    lessons = folder / "data" / "lessons.toml"
    lessons.parent.mkdir(parents=True)
    lessons.write_text('["uno/keys"]\ndone = true\n', encoding="utf-8")
    for name in ("UNO_TUI_MODE", "ACCESSIBLE", "NO_COLOR", "LINES", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("UNO_TUI_HOME", str(folder))
    monkeypatch.setenv("UNO_TUI_READERS", "")
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{folder}/no-dispatcher")
    monkeypatch.setenv("PULSE_SERVER", f"unix:{folder}/no-sound-server")
    monkeypatch.setenv("ALSA_CONFIG_PATH", os.devnull)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return folder


def needs(program: str, package: str) -> str:
    """Return the path of a system program. Without it the test is skipped; in CI it fails."""
    found = shutil.which(program)
    if found is None:
        cannot_run(f"install {package} to run this test: it needs {program}")
    return found


def cannot_run(message: str) -> NoReturn:
    """Skip the test, because a part of the system is missing; in CI it fails."""
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


class Dispatcher:
    """A real Speech Dispatcher without a sound card: its synthesizer writes every word to a file."""

    def __init__(self, folder: Path, seconds_a_word: float = 0.0) -> None:
        self.folder = folder
        self.words_file = folder / "words.txt"
        self.manners_file = folder / "manners.txt"
        self._configure(seconds_a_word)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix_socket:{self.folder}/s"

    def _configure(self, seconds: float) -> None:
        d = self.folder
        (d / "conf" / "modules").mkdir(parents=True)
        (d / "log").mkdir()
        (d / "conf" / "speechd.conf").write_text(
            f'LogLevel 3\nLogDir "{d}/log"\nDefaultVolume 100\nAudioOutputMethod "alsa"\n'
            f'AudioALSADevice "default"\nAddModule "wordlog" "sd_generic" "wordlog.conf" "{d}/log/wordlog.log"\n'
            'DefaultModule "wordlog"\nTimeout 0\n',
            encoding="utf-8",
        )
        command = f"printf '%s %s\\\\n' $(date +%s.%N) \\'$DATA\\' >> {self.words_file}; sleep {seconds}"
        manner = f"printf '%s\\\\n' '$RATE $PITCH $VOLUME $VOICE' >> {self.manners_file}"
        (d / "conf" / "modules" / "wordlog.conf").write_text(
            f'GenericExecuteSynth "{manner}; {command}"\nGenericCmdDependency "printf"\nGenericMaxChunkLength 5000\n'
            'GenericDelimiters ""\nGenericLanguage "en" "en" "utf-8"\nGenericLanguage "de" "de" "utf-8"\n'
            'GenericLanguage "fr" "fr" "utf-8"\nAddVoice "en" "MALE1" "wordlog"\nAddVoice "en" "MALE2" "whisper"\n'
            'DefaultVoice "wordlog"\nGenericRateMultiply 100\nGenericPitchMultiply 100\nGenericVolumeMultiply 100\n',
            encoding="utf-8",
        )
        (d / "asound.conf").write_text("pcm.!default { type null }\n", encoding="utf-8")

    def start(self) -> None:
        (self.folder / "s").unlink(missing_ok=True)
        command = ["speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-S", f"{self.folder}/s"]
        command += ["-C", f"{self.folder}/conf", "-L", f"{self.folder}/log", "-P", f"{self.folder}/pid"]
        self.process = subprocess.Popen(
            command,
            env=os.environ | {"ALSA_CONFIG_PATH": f"{self.folder}/asound.conf"},
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(100):
            if (self.folder / "s").exists():
                return
            time.sleep(0.05)
        pytest.fail("speech-dispatcher does not come up")

    def signal(self, number: int) -> None:
        """Send a signal to the daemon and its modules."""
        assert self.process is not None
        os.killpg(self.process.pid, number)

    def stop(self) -> None:
        """Kill it, as a crash would."""
        if self.process is not None:
            for number in (signal.SIGCONT, signal.SIGKILL):
                try:
                    self.signal(number)
                except ProcessLookupError:
                    break
            self.process.wait()
            self.process = None

    def words(self) -> list[str]:
        """Return what was spoken, in order."""
        if not self.words_file.exists():
            return []
        return [
            line.split(" ", 1)[1].strip()
            for line in self.words_file.read_text(encoding="utf-8").splitlines()
            if " " in line
        ]

    def manners(self) -> list[tuple[float, float, float, str]]:
        """Return how each was spoken: rate, pitch, volume and voice."""
        rows = [line.split(" ", 3) for line in self.manners_file.read_text(encoding="utf-8").splitlines()]
        return [(float(rate), float(pitch), float(volume), voice) for rate, pitch, volume, voice in rows]

    def times(self) -> list[tuple[float, str]]:
        """When what was spoken, in seconds since the epoch."""
        lines = self.words_file.read_text(encoding="utf-8").splitlines() if self.words_file.exists() else []
        return [(float(line.split(" ", 1)[0]), line.split(" ", 1)[1].strip()) for line in lines if " " in line]

    def wait_for(self, text: str, seconds: float = 8.0) -> None:
        """Wait until something with `text` in it was spoken."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if any(text in words for words in self.words()):
                return
            time.sleep(0.02)
        pytest.fail(f"never spoken: {text}; spoken: {self.words()}")


@pytest.fixture
def make_dispatcher() -> Iterator[Callable[..., Dispatcher]]:
    """Makes Speech Dispatchers; the folder is short because a socket's path may have 107 bytes."""
    needs("speech-dispatcher", "speech-dispatcher")
    made: list[Dispatcher] = []
    folders: list[str] = []

    def make(seconds_a_word: float = 0.0) -> Dispatcher:
        folders.append(tempfile.mkdtemp(prefix="sd"))
        made.append(Dispatcher(Path(folders[-1]), seconds_a_word))
        made[-1].start()
        return made[-1]

    yield make
    for dispatcher in made:
        dispatcher.stop()
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def dispatcher(make_dispatcher: Callable[..., Dispatcher], monkeypatch: pytest.MonkeyPatch) -> Dispatcher:
    """Start a Speech Dispatcher that is found through SPEECHD_ADDRESS."""
    made = make_dispatcher()
    monkeypatch.setenv("SPEECHD_ADDRESS", made.address)
    return made


def program(*arguments: str) -> list[str]:
    """Return the command line of the program under test."""
    return [sys.executable, "-m", "uno_tui", *arguments]


def run_program(*arguments: str, stdin: str = "", timeout: float = 60) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        program(*arguments), input=stdin, capture_output=True, encoding="utf-8", timeout=timeout, cwd=ROOT, check=False
    )


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """More processes than cores: many tests wait for a program or a voice."""
    return 3 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark slow tests by their kind: everything of the app draws screens, bots and random play play whole rounds.

    Tests that start programs, or are costly, are tried with the first of their parameters; with all by `pytest -m slow`.
    """
    tried = set[str]()
    for item in items:
        once = item.get_closest_marker("terminal") or item.get_closest_marker("costly")
        if once and not item.get_closest_marker("readers"):
            test = item.nodeid.partition("[")[0]
            if test in tried:
                item.add_marker(pytest.mark.slow)
            tried.add(test)
        if item.nodeid.startswith("tests/app/"):
            item.add_marker(pytest.mark.screen)
        if item.nodeid.startswith("tests/bots/") or item.path.stem.endswith("_play"):
            item.add_marker(pytest.mark.play)
    if "PYTEST_XDIST_WORKER" in os.environ:
        Random(1).shuffle(items)  # so that at any time some wait and some work


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden transcripts and screens again")
