"""The game under a reader: a terminal, keys, what is announced and what the reader says, with times."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

import msgspec
from readers.verdict import Heard, Step, words

from uno_tui.host.match import Plan

FIRST = 120.0
"""Seconds for the first announcement: the first start after a change compiles everything, under Wine on a busy machine."""

class Reader(Protocol):
    """A reader that runs a program in a terminal, or beside one, and writes down what it says.

    `pace` is how many seconds must pass in silence before the next key; `kept` are keys that never reach the program.
    """

    name: str
    pace: float
    kept: frozenset[str]

    def start(self, program: list[str], environment: dict[str, str], home: Path) -> None:
        """Start the program under the reader."""
        ...

    def press(self, key: str) -> None:
        """Press a key by its name in `keys.py`, or a letter."""
        ...

    def listen(self, seconds: float) -> None:
        """Let so much time pass, and take in what comes."""
        ...

    def heard(self) -> list[Heard]:
        """Everything said until now."""
        ...

    def echo(self, key: str) -> tuple[str, ...]:
        """What the reader says of a key itself."""
        ...

    def noise(self) -> int:
        """A number that is another one when it has said something more, or is still speaking; cheap to ask for."""
        ...

    def stop(self) -> None:
        """End the program, and what was started for it."""
        ...


class Story:
    """The transcript of a running game, with the time at which each line was announced."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._read = 0
        self._entries: list[tuple[float, str]] = []
        self._start = float("inf")
        """When the transcript's clock was at 0, as far as is known: what was seen soonest tells best."""

    def look(self) -> int:
        """Take in what was announced until now; returns how many texts."""
        if self._path.exists():
            data = self._path.read_bytes()[self._read :]
            data = data[: data.rfind(b"\n") + 1]
            self._read += len(data)
            now = time.time()
            for line in data.splitlines():
                entry = json.loads(line)
                self._entries.append((entry["time"], entry["text"]))
                self._start = min(self._start, now - entry["time"])
        return len(self._entries)

    @property
    def announced(self) -> list[Heard]:
        return [Heard(self._start + at, text) for at, text in self._entries]

    def tells(self, text: str, since: int) -> bool:
        return any(text in told for _, told in self._entries[since:])


class Scene:
    """One run of the game under a reader. `position` is a table to go on with, for these `players`."""

    def __init__(
        self,
        reader: Reader,
        arguments: Iterable[str],
        *,
        mode: str | None = "reader",
        language: str = "en",
        position: str = "",
        players: tuple[str, ...] = (),
        guest: str = "",
    ) -> None:
        """`guest`: how a guest follows a friend's table over ssh, instead of a table of their own."""
        self.reader = reader
        self.home = Path(tempfile.mkdtemp(prefix="uno"))
        transcript = self.home / "transcript.jsonl"
        if mode:
            _write_settings(self.home)
        if position:
            _write_position(self.home, position, players)
        named = ["--mode", mode] if mode else []
        program = [sys.executable, "-m", "uno_tui", *named, "--language", language, "--transcript", str(transcript)]
        if guest:
            program = [sys.executable, str(Path(__file__).parent / "over_ssh.py"), guest, str(transcript)]
        environment = dict(os.environ) | {"UNO_TUI_HOME": str(self.home / "player"), "LC_ALL": "C.UTF-8"}
        for name in ("NO_COLOR", "COLORTERM", "TMUX", "UNO_TUI_MODE", "UNO_TUI_READERS", "ACCESSIBLE"):
            environment.pop(name, None)
        self.story = Story(transcript)
        self._told = 0
        """How many texts had been announced when a key was pressed last."""
        self._begun: list[tuple[float, str]] = [(time.time(), "start")]
        reader.start([*program, *arguments], environment, self.home)

    def play(self, script: str) -> list[Step]:
        """Carry out a script of keys, `text:words`, `until:text` and `wait:seconds`; returns a step for each."""
        try:
            self._settle(lambda: self.story.look() > 0 and self.reader.noise() > 0, FIRST, calm=1.0)
            for word in script.split():
                self._begun.append((time.time(), word))
                self._do(word)
            self._begun.append((time.time(), "the end"))
        finally:
            self.reader.stop()
        steps = self._steps()
        shutil.rmtree(self.home, ignore_errors=True)
        return steps

    def _do(self, word: str) -> None:
        kind, _, rest = word.partition(":")
        if kind == "wait" and rest:
            self.reader.listen(float(rest))
            return
        if kind == "until" and rest:
            since = self._told
            self._settle(lambda: self.story.look() > 0 and self.story.tells(rest.replace("_", " "), since), 25.0)
            return
        told, noise = self.story.look(), self.reader.noise()
        self._told = told
        if kind == "text" and rest:
            for letter in rest.replace("_", " "):
                self.reader.press("space" if letter == " " else letter)
                self.reader.listen(0.15)
            self._settle(lambda: True, 0.0)
        else:
            self.reader.press(word)
            longest = max(1.5, 4 * self.reader.pace)
            self._settle(lambda: self.story.look() > told and self.reader.noise() > noise, longest)

    def _settle(self, done: Callable[[], bool], seconds: float, calm: float = 0.0) -> None:
        """Wait until something is done, and then until nothing is announced or said for `calm`, or the usual pace."""
        end = time.time() + seconds
        while not done() and time.time() < end:
            self.reader.listen(0.002)
        quiet, last = time.time(), (0, 0)
        while time.time() - quiet < max(calm, self.reader.pace):
            self.reader.listen(0.005)
            now = (self.story.look(), self.reader.noise())
            if now != last:
                quiet, last = time.time(), now

    def _steps(self) -> list[Step]:
        """What was announced and said after each thing that was done."""
        steps = []
        heard = self.reader.heard()
        before = ""
        for (begin, word), (end, _) in itertools.pairwise(self._begun):
            typed = _typed(word)
            announced = [each for each in self.story.announced if begin <= each.at < end]
            said = [each for each in heard if begin <= each.at < end]
            window = next((each.text for each in reversed(heard) if each.at < end), "")
            echo = _echo_of(self.reader, word)
            steps.append(Step(word, announced, said, echo, "".join(words(typed or before)), window))
            before = typed
        return steps


def _typed(word: str) -> str:
    kind, _, rest = word.partition(":")
    return rest.replace("_", " ") if kind == "text" else ""


def _echo_of(reader: Reader, word: str) -> tuple[str, ...]:
    if _typed(word):
        return tuple(each for letter in _typed(word) for each in reader.echo(letter))
    return () if word.partition(":")[2] else reader.echo(word)


def _write_settings(home: Path) -> None:
    """Who reads fast waits less for bots."""
    config = home / "player" / "config"
    config.mkdir(parents=True)
    (config / "settings.toml").write_text("rate = 100\n", encoding="utf-8", newline="\n")


def _write_position(home: Path, position: str, players: tuple[str, ...]) -> None:
    tables = home / "player" / "data" / "tables"
    tables.mkdir(parents=True)
    (tables / "2026-03-01-201500.table").write_text(position, encoding="utf-8", newline="\n")
    names = next(line for line in position.splitlines() if line.startswith("seats ")).split()[1:]
    (tables / "2026-03-01-201500.seats").write_bytes(msgspec.json.encode(Plan(tuple(names), players)))


def end_everything_of(home: Path) -> None:
    """End what was started for this home and is still there: readers' children keep terminals open."""
    wanted = f"UNO_TUI_HOME={home}".encode()
    for environ in Path("/proc").glob("[0-9]*/environ"):
        try:
            if wanted in environ.read_bytes() and int(environ.parent.name) != os.getpid():
                os.kill(int(environ.parent.name), signal.SIGKILL)
        except (OSError, ValueError):
            continue
