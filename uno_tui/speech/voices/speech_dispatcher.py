"""A client of Speech Dispatcher. It speaks the daemon's protocol, SSIP, over its socket."""

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
from uno_tui.speech.voices.engine import Abilities, Ability, Manner, Progress, scale
from uno_tui.speech.voices.reasons import Absent, Unable, system_says

TIMEOUT = 1.2
"""Seconds to wait for an answer: a little less than the parent's `DEADLINE`, so that the reason gets there in time."""
STARTING = 3.0
"""Seconds to wait for a daemon that was started. It loads its synthesizers first."""
LISTING = 4.0
"""Seconds to wait for the list of voices. With espeak-ng it takes 0.3."""
LEAST, MOST = -100, 100
"""The ends of the daemon's scales."""
FAINTEST = -80
"""The lowest volume that can still be heard."""


CLOSED = "000"
"""Stands for the code of an answer when the connection has ended and none will come."""


class Refused(Unable):
    """The daemon answered a command with an error."""


def address(environment: Mapping[str, str]) -> tuple[str, str | tuple[str, int]]:
    """Return the socket family (`unix` or `inet`) and the address of the daemon, found as libspeechd finds them.

    Raises Absent for a malformed SPEECHD_ADDRESS.
    """
    named = environment.get("SPEECHD_ADDRESS", "")
    kind, _, rest = named.partition(":")
    if kind == "inet_socket":
        host, _, port = rest.partition(":")
        if port and not (port.isascii() and port.isdigit() and len(port) < 6 and int(port) < 65536):
            raise Absent("voice-address-without-port", named=named)
        return "inet", (host or "127.0.0.1", int(port or 6560))
    if kind == "unix_socket" and rest:
        return "unix", rest
    if named and kind != "unix_socket":
        raise Absent("voice-address-unknown", named=named)
    runtime = environment.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return "unix", str(Path(runtime) / "speech-dispatcher" / "speechd.sock")


def voices_for(language: str, listed: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the voices for a language, from the daemon's list. Only the first voice keeps its variants.

    With espeak-ng the list has thousands of lines: every language in every variant.
    """
    rows = [line.split("\t") for line in listed]
    names = [row[0] for row in rows if len(row) > 1 and row[1].lower().split("-")[0] == language]
    bases = [name for name in names if "+" not in name]
    variants = [name for name in names if bases and name.startswith(f"{bases[0]}+")]
    return (*bases, *variants)


def connect(environment: Mapping[str, str]) -> socket.socket:
    """Return a connection to the daemon, which is started if necessary. Raises Absent if there is none.

    With SPEECHD_ADDRESS set, it is not started.
    """
    kind, where = address(environment)
    family = socket.AF_INET if kind == "inet" else getattr(socket, "AF_UNIX", None)
    if family is None:
        raise Absent("voice-no-sockets")
    try:
        return _connect(family, where)
    except OSError as error:
        if "SPEECHD_ADDRESS" in environment or not _spawn():
            raise _absent_at(where, error) from None
    try:
        return _connect(family, where)
    except OSError as error:
        raise _absent_at(where, error) from None


def _connect(family: int, where: str | tuple[str, int]) -> socket.socket:
    """Return a connected socket. Raises OSError."""
    connection = socket.socket(family, socket.SOCK_STREAM)
    connection.settimeout(TIMEOUT)
    try:
        connection.connect(where)
    except OSError:
        connection.close()
        raise
    return connection


def _absent_at(where: str | tuple[str, int], error: OSError) -> Absent:
    place = where if isinstance(where, str) else f"{where[0]}:{where[1]}"
    return Absent("voice-silent-at", where=place, reason=system_says(error))


def _spawn() -> bool:
    """Start the daemon as its own library does. Return whether it could be started."""
    program = shutil.which("speech-dispatcher")
    if program is None:
        return False
    try:
        starting = subprocess.Popen(
            [program, "--spawn"], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
        )
    except OSError:
        return False
    with suppress(subprocess.TimeoutExpired):  # a slow one is left alone: a later search will find it
        starting.wait(STARTING)
    time.sleep(0.1)
    return True


class SpeechDispatcher:
    """One connection to the daemon. Its queue has at most one utterance of this program at a time."""

    abilities: Abilities = frozenset(Ability)
    is_speaking = None

    def __init__(self, language: str, progress: Progress) -> None:
        """Connect. Raises Absent if there is no daemon or no synthesizer, Unable if the daemon fails."""
        self._language = language
        self._progress = progress
        self._socket = connect(os.environ)
        self._answers: Queue[tuple[str, list[str]]] = Queue()
        """The code and lines of each answer that was not read yet."""
        self._numbers: dict[str, int] = {}
        """The number of each utterance that has not ended, by the id that the daemon gave it."""
        self._early: list[tuple[str, str]] = []
        """Notifications that came before the name of their utterance, each with its code."""
        self._lock = threading.Lock()
        threading.Thread(target=self._listen, daemon=True).start()
        self._command("SET self CLIENT_NAME user:uno_tui:table")
        self._command("SET self PRIORITY message")
        self._command("SET self NOTIFICATION ALL on")
        self._command(f"SET self LANGUAGE {language}")
        modules = self._command("LIST OUTPUT_MODULES")
        # The module `dummy` plays one recorded sentence, whatever the text.
        if all(module == "dummy" for module in modules):
            raise Absent("voice-no-synthesizer")
        self._manner = Manner()
        # The player's own settings of the daemon: 0 in a Manner means these.
        usual = {name: self._ask(f"GET {name}") for name in ("RATE", "PITCH", "VOLUME", "VOICE_TYPE")}
        self._usual = {name: lines[0] for name, lines in usual.items() if lines}

    @cached_property
    def voices(self) -> tuple[str, ...]:
        """Return the voices of the daemon's synthesizer; none if the daemon does not list them."""
        return voices_for(self._language, self._ask("LIST SYNTHESIS_VOICES", LISTING))

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Hand the text to the daemon.

        The daemon must answer the SPEAK command before it gets the text, so one that hangs never says it later.
        """
        if interrupt:
            self.stop()
        if manner != self._manner:
            self._set(manner)
        self._command("SPEAK")
        line = escape_controls(" ".join(text.split()))  # after a line end, a line with only a dot would end the text
        body = "." + line if line.startswith(".") else line  # a single dot ends the text: SSIP doubles a first dot
        lines = self._command(f"{body}\r\n.")
        if not lines:
            return
        with self._lock:
            self._numbers[lines[0]] = number
            early, self._early = self._early, []
        for code, message in early:
            self._on_notification(code, message)

    def stop(self) -> None:
        """Cancel the current utterance. If there is none, send nothing: the daemon may be slow to answer."""
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
        """Apply the settings that have changed."""
        before, self._manner = self._manner, manner
        for name, value, earlier, least in (
            ("RATE", manner.rate, before.rate, LEAST),
            ("PITCH", manner.pitch, before.pitch, LEAST),
            ("VOLUME", manner.volume, before.volume, FAINTEST),
        ):
            if value != earlier:
                # A synthesizer that refuses a setting speaks all the same, as it usually does.
                usual = self._usual_number(name)
                self._ask(f"SET self {name} {round(scale(value, min(least, usual), usual, MOST))}")
        if manner.voice == before.voice:
            return
        if manner.voice and manner.voice in self.voices:
            self._command(f"SET self SYNTHESIS_VOICE {manner.voice}")
        elif before.voice:  # a type of voice replaces a voice that was named
            self._command(f"SET self VOICE_TYPE {self._usual.get('VOICE_TYPE', 'MALE1')}")

    def _usual_number(self, name: str) -> int:
        """Return the usual value of a setting as the daemon told it; 0, which is in the middle, if it is no number."""
        try:
            return round(float(self._usual.get(name, "0")))
        except (ValueError, OverflowError):
            return 0

    def _ask(self, text: str, timeout: float = TIMEOUT) -> list[str]:
        """Return the lines of the answer; none if the daemon, or its synthesizer, refuses."""
        try:
            return self._command(text, timeout)
        except Refused:
            return []

    def _command(self, text: str, timeout: float = TIMEOUT) -> list[str]:
        self._send(text)
        return self._next_answer(timeout)

    def _send(self, text: str) -> None:
        self._socket.sendall(text.encode() + b"\r\n")

    def _next_answer(self, timeout: float) -> list[str]:
        """Return the lines of the next answer. Raises Unable if none comes, Refused if it is an error."""
        try:
            code, lines = self._answers.get(timeout=timeout)
        except Empty:
            raise Unable("voice-silent") from None
        if code == CLOSED:
            raise Unable("voice-closed")
        if not code.startswith("2"):
            raise Refused("voice-refuses", words=" ".join((code, *lines)))
        # The last line has words for people, such as "OK MESSAGE QUEUED".
        return lines[:-1]

    def _listen(self) -> None:
        """Sort the lines of the daemon into answers and notifications. Runs in a separate thread.

        When the connection ends, this process ends: its parent then takes another voice.
        """
        lines: list[str] = []
        try:
            # The timeout was for connecting: a daemon has nothing to tell while nothing is said.
            self._socket.settimeout(None)
            for raw in self._socket.makefile(encoding="utf-8", errors="replace"):
                line = raw.rstrip("\r\n")
                code, more, text = line[:3], line[3:4] == "-", line[4:]
                lines.append(text)
                if more:
                    continue
                if code.startswith("7"):  # in SSIP, codes 700 to 799 are notifications
                    self._on_notification(code, lines[0])
                else:
                    self._answers.put((code, lines))
                lines = []
        except (OSError, ValueError):
            pass
        self._answers.put((CLOSED, []))
        os._exit(3)

    def _on_notification(self, code: str, message: str) -> None:
        """React to the beginning (701) or end (702, 703) of an utterance.

        The answer that tells the utterance's name may not be here yet. Then keep the notification for `speak`.
        """
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
