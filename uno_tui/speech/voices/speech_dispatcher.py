"""A client of Speech Dispatcher over its own socket, in its own protocol (SSIP)."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from queue import Empty, Queue

from uno_tui.quoting import visible
from uno_tui.speech.voices.engine import Absent, Progress

TIMEOUT = 1.2
"""Seconds to wait for an answer; the parent's patience ends a little later."""


def address(environment: Mapping[str, str]) -> tuple[str, str | tuple[str, int]]:
    """The socket family (`unix` or `inet`) and address of the daemon, found as libspeechd finds it.

    Raises Absent for an address that cannot be read.
    """
    named = environment.get("SPEECHD_ADDRESS", "")
    kind, _, rest = named.partition(":")
    if kind == "inet_socket":
        host, _, port = rest.partition(":")
        if port and not port.isdigit():
            raise Absent(f"SPEECHD_ADDRESS names no port: {named}")
        return "inet", (host or "127.0.0.1", int(port or 6560))
    if kind == "unix_socket" and rest:
        return "unix", rest
    if named and kind != "unix_socket":
        raise Absent(f"SPEECHD_ADDRESS cannot be read: {named}")
    runtime = environment.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return "unix", str(Path(runtime) / "speech-dispatcher" / "speechd.sock")


def connect(environment: Mapping[str, str]) -> socket.socket:
    """A connection to the daemon, started if it can be. Raises Absent."""
    kind, where = address(environment)
    family = socket.AF_INET if kind == "inet" else getattr(socket, "AF_UNIX", None)
    if family is None:
        raise Absent("Speech Dispatcher's socket cannot be reached on this system")
    for attempt in range(2):
        connection = socket.socket(family, socket.SOCK_STREAM)
        connection.settimeout(TIMEOUT)
        try:
            connection.connect(where)
        except OSError as error:
            connection.close()
            if attempt or "SPEECHD_ADDRESS" in environment or not _spawn():
                raise Absent(f"Speech Dispatcher does not answer at {where}: {error.strerror or error}") from None
        else:
            return connection
    raise Absent("Speech Dispatcher does not answer")


def _spawn() -> bool:
    """Start the daemon as its own library would; whether there was one to start."""
    program = shutil.which("speech-dispatcher")
    if program is None:
        return False
    try:
        subprocess.run([program, "--spawn"], timeout=TIMEOUT, capture_output=True, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    time.sleep(0.1)
    return True


class SpeechDispatcher:
    """One connection. At most one utterance of ours lies in the daemon's queue at a time."""

    reports = True
    has_rate = True

    def __init__(self, language: str, rate: int, progress: Progress) -> None:
        """`rate` from -100 to 100. Raises Absent."""
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
        if rate:
            self._command(f"SET self RATE {rate}")
        modules = self._command("LIST OUTPUT_MODULES")
        if all(module == "dummy" for module in modules):
            raise Absent("Speech Dispatcher has no synthesizer: install speech-dispatcher-espeak-ng and espeak-ng")

    def speak(self, number: int, text: str, *, interrupt: bool) -> None:
        """Hand the text to the daemon. It asks for the text first, so a daemon that hangs never says it later."""
        if interrupt:
            self._command("CANCEL self")
        self._command("SPEAK")
        line = visible(" ".join(text.split()))  # a line end would end the text, and what follows be a command
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
        """Silence what is being said and what waits."""
        self._command("CANCEL self")

    def close(self) -> None:
        """Say goodbye."""
        try:
            self._send("QUIT")
        finally:
            self._socket.close()

    def _command(self, text: str) -> list[str]:
        self._send(text)
        return self._answer()

    def _send(self, text: str) -> None:
        self._socket.sendall(text.encode() + b"\r\n")

    def _answer(self) -> list[str]:
        """The lines of the next answer. Raises OSError if it is an error, or does not come."""
        try:
            code, lines = self._answers.get(timeout=TIMEOUT)
        except Empty:
            raise OSError("Speech Dispatcher does not answer") from None
        if not code.startswith("2"):
            raise OSError(f"Speech Dispatcher says {code} {' '.join(lines)}".strip())
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
        self._answers.put(("000", ["the connection is closed"]))
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
