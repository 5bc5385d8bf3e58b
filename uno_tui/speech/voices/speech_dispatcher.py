"""A client of Speech Dispatcher over its own socket, in its own protocol (SSIP)."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from queue import Empty, Queue
from subprocess import DEVNULL

from uno_tui.sanitize import escape_controls
from uno_tui.speech.voices.engine import Abilities, Ability, Manner, Progress, scaled
from uno_tui.speech.voices.reasons import Absent, Unable, system_says

TIMEOUT = 1.2
"""Seconds to wait for an answer; the parent's patience ends a little later."""
STARTING = 3.0
"""Seconds to wait for a daemon that is started, which loads its synthesizers first."""
LISTING = 4.0
"""Seconds to wait for the list of voices: it takes 0.3 where espeak-ng speaks."""
LEAST, MOST = -100, 100
"""The ends of the daemon's scales."""
FAINTEST = -80
"""The volume that can still be heard."""


CLOSED = "000"
"""The code of an answer that will never come."""


class Refused(Unable):
    """The daemon will not do what it was asked for."""


def address(environment: Mapping[str, str]) -> tuple[str, str | tuple[str, int]]:
    """The socket family (`unix` or `inet`) and address of the daemon, found as libspeechd finds it.

    Raises Absent for an address that cannot be read.
    """
    named = environment.get("SPEECHD_ADDRESS", "")
    kind, _, rest = named.partition(":")
    if kind == "inet_socket":
        host, _, port = rest.partition(":")
        if port and not port.isdigit():
            raise Absent("voice-address-without-port", named=named)
        return "inet", (host or "127.0.0.1", int(port or 6560))
    if kind == "unix_socket" and rest:
        return "unix", rest
    if named and kind != "unix_socket":
        raise Absent("voice-address-unknown", named=named)
    runtime = environment.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return "unix", str(Path(runtime) / "speech-dispatcher" / "speechd.sock")


def voices_for(language: str, listed: Sequence[str]) -> tuple[str, ...]:
    """The names of the voices for a language, in the daemon's list; of variants only those of the first voice.

    The list has thousands of lines where espeak-ng speaks: every language in every variant.
    """
    rows = [line.split("\t") for line in listed]
    names = [row[0] for row in rows if len(row) > 1 and row[1].lower().split("-")[0] == language]
    bases = [name for name in names if "+" not in name]
    variants = [name for name in names if bases and name.startswith(f"{bases[0]}+")]
    return (*bases, *variants)


def connect(environment: Mapping[str, str]) -> socket.socket:
    """A connection to the daemon, started if it can be. Raises Absent."""
    kind, where = address(environment)
    family = socket.AF_INET if kind == "inet" else getattr(socket, "AF_UNIX", None)
    if family is None:
        raise Absent("voice-no-sockets")
    try:
        return _connected(family, where)
    except OSError as error:
        if "SPEECHD_ADDRESS" in environment or not _spawn():
            raise _silent_at(where, error) from None
    try:
        return _connected(family, where)
    except OSError as error:
        raise _silent_at(where, error) from None


def _connected(family: int, where: str | tuple[str, int]) -> socket.socket:
    """Raises OSError."""
    connection = socket.socket(family, socket.SOCK_STREAM)
    connection.settimeout(TIMEOUT)
    try:
        connection.connect(where)
    except OSError:
        connection.close()
        raise
    return connection


def _silent_at(where: str | tuple[str, int], error: OSError) -> Absent:
    place = where if isinstance(where, str) else f"{where[0]}:{where[1]}"
    return Absent("voice-silent-at", where=place, reason=system_says(error))


def _spawn() -> bool:
    """Start the daemon as its own library would; whether there was one to start."""
    program = shutil.which("speech-dispatcher")
    if program is None:
        return False
    try:
        starting = subprocess.Popen(
            [program, "--spawn"], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
        )
    except OSError:
        return False
    with suppress(subprocess.TimeoutExpired):  # a slow one is left alone: the next look will find it
        starting.wait(STARTING)
    time.sleep(0.1)
    return True


class SpeechDispatcher:
    """One connection. At most one utterance of ours lies in the daemon's queue at a time."""

    abilities: Abilities = frozenset(Ability)
    is_speaking = None

    def __init__(self, language: str, progress: Progress) -> None:
        """Raises Absent."""
        self._language = language
        self._progress = progress
        self._socket = connect(os.environ)
        self._answers: Queue[tuple[str, list[str]]] = Queue()
        self._numbers: dict[str, int] = {}
        self._early: list[tuple[str, str]] = []
        self._lock = threading.Lock()
        threading.Thread(target=self._listen, daemon=True).start()
        self._command("SET self CLIENT_NAME user:uno_tui:table")
        self._command("SET self PRIORITY message")
        self._command("SET self NOTIFICATION ALL on")
        self._command(f"SET self LANGUAGE {language}")
        modules = self._command("LIST OUTPUT_MODULES")
        if all(module == "dummy" for module in modules):
            raise Absent("voice-no-synthesizer")
        self._manner = Manner()
        usual = {name: self._asked(f"GET {name}") for name in ("RATE", "PITCH", "VOLUME", "VOICE_TYPE")}
        self._usual = {name: lines[0] for name, lines in usual.items() if lines}

    @cached_property
    def voices(self) -> tuple[str, ...]:
        """The voices of the synthesizer that the daemon uses; none where it does not tell their names."""
        return voices_for(self._language, self._asked("LIST SYNTHESIS_VOICES", LISTING))

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Hand the text to the daemon. It asks for the text first, so a daemon that hangs never says it later."""
        if interrupt:
            self.stop()
        if manner != self._manner:
            self._set(manner)
        self._command("SPEAK")
        line = escape_controls(" ".join(text.split()))  # a line end would end the text, and what follows be a command
        body = "." + line if line.startswith(".") else line
        lines = self._command(f"{body}\r\n.")
        if not lines:
            return
        with self._lock:
            self._numbers[lines[0]] = number
            early, self._early = self._early, []
        for code, message in early:
            self._notified(code, message)

    def stop(self) -> None:
        """Silence what is being said; of what has ended the daemon is asked nothing, which may take it a while."""
        with self._lock:
            speaks = bool(self._numbers)
        if speaks:
            self._command("CANCEL self")

    def close(self) -> None:
        """Say goodbye."""
        try:
            self._send("QUIT")
        finally:
            self._socket.close()

    def _set(self, manner: Manner) -> None:
        """From now on it speaks like this."""
        before, self._manner = self._manner, manner
        for name, value, earlier, least in (
            ("RATE", manner.rate, before.rate, LEAST),
            ("PITCH", manner.pitch, before.pitch, LEAST),
            ("VOLUME", manner.volume, before.volume, FAINTEST),
        ):
            if value != earlier:
                usual = int(self._usual.get(name, "0"))
                self._command(f"SET self {name} {round(scaled(value, min(least, usual), usual, MOST))}")
        if manner.voice == before.voice:
            return
        if manner.voice and manner.voice in self.voices:
            self._command(f"SET self SYNTHESIS_VOICE {manner.voice}")
        elif before.voice:  # a type of voice takes the place of a voice that was named
            self._command(f"SET self VOICE_TYPE {self._usual.get('VOICE_TYPE', 'MALE1')}")

    def _asked(self, text: str, timeout: float = TIMEOUT) -> list[str]:
        """The lines of the answer; none where the daemon, or its synthesizer, cannot tell."""
        try:
            return self._command(text, timeout)
        except Refused:
            return []

    def _command(self, text: str, timeout: float = TIMEOUT) -> list[str]:
        self._send(text)
        return self._answer(timeout)

    def _send(self, text: str) -> None:
        self._socket.sendall(text.encode() + b"\r\n")

    def _answer(self, timeout: float) -> list[str]:
        """The lines of the next answer. Raises Unable if it does not come, Refused if it is an error."""
        try:
            code, lines = self._answers.get(timeout=timeout)
        except Empty:
            raise Unable("voice-silent") from None
        if code == CLOSED:
            raise Unable("voice-closed")
        if not code.startswith("2"):
            raise Refused("voice-refuses", words=" ".join((code, *lines)))
        return lines[:-1]

    def _listen(self) -> None:
        """Sort what the daemon sends into answers and notifications, in a thread of its own."""
        lines: list[str] = []
        try:
            self._socket.settimeout(None)
            for raw in self._socket.makefile(encoding="utf-8", errors="replace"):
                line = raw.rstrip("\r\n")
                code, more, text = line[:3], line[3:4] == "-", line[4:]
                lines.append(text)
                if more:
                    continue
                if code.startswith("7"):
                    self._notified(code, lines[0])
                else:
                    self._answers.put((code, lines))
                lines = []
        except (OSError, ValueError):
            pass
        self._answers.put((CLOSED, []))
        os._exit(3)

    def _notified(self, code: str, message: str) -> None:
        """Speech of a message began or ended; the answer that tells the message's name may still be on its way."""
        with self._lock:
            number = self._numbers.get(message)
            if number is None:
                self._early.append((code, message))
                return
            if code in ("702", "703"):
                del self._numbers[message]
        if code == "701":
            self._progress("begun", number)
        elif code in ("702", "703"):
            self._progress("ended", number)
