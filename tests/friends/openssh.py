"""A table with friends as players have it: the program and OpenSSH's own client, each on a pseudo terminal."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import select
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from conftest import needs, program
from friends.hosted import free_port
from support.kills import record_of
from support.terminal import Terminal

SEQUENCES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[=>78])")
CODE = re.compile(r"Code: ((?:\d\d ){3}\d\d)")
BEGUN = re.compile("3 français|Line by line|Page for|Pictures of|Zeile für|Seite für|Ligne par|All seats")
"""What a friend reads first: a question, or if they have been asked before, how they follow the table."""
SEATED = re.compile(r"(at Ana's table|am Tisch von Ana|table d'Ana)[^0-9]*1\b")
SECONDS = 30.0
"""How long anything may take on a machine that does much else."""


def plain(terminal: Terminal) -> str:
    """Return everything that was written to a terminal, without sequences."""
    return SEQUENCES.sub("", terminal.raw.decode("utf-8", "replace")).replace("\r\n", "\n").replace("\r", "\n")


def words(terminal: Terminal, after: int = 0) -> str:
    """Return what was written, behind the first `after` letters, as if no line ended."""
    return " ".join(plain(terminal)[after:].split())


class Friends:
    """A host and the friends' clients. All their terminals are read, whichever is waited for."""

    def __init__(self, folder: Path) -> None:
        needs("ssh", "openssh-client")
        self.folder = folder
        self.home = folder / "host"
        self.port = free_port()
        self.address = "127.0.0.1"
        self.at_host: list[str] = []
        """The beginning of the host's command line, where that is another machine."""
        self.at_guest: list[str] = []
        self.terminals: list[Terminal] = []
        self.host: Terminal | None = None
        self.code = ""

    # The programs.

    def start_host(self, *arguments: str, game: str | None = "uno", **environment: str) -> Terminal:
        """Start the program as a host does, line by line, and wait until friends can come."""
        common = ["--linear", "--mode", "reader", "--language", "en", "--listen", f"{self.address}:{self.port}"]
        command = self.at_host + program("host", *([game] if game else []), *common, *arguments)
        self.host = self._on_terminal(command, UNO_TUI_HOME=str(self.home), **environment)
        self.until(self.host, "Close the table to friends")
        found = CODE.search(plain(self.host))
        assert found is not None, plain(self.host)
        self.code = found[1].replace(" ", "")
        return self.host

    def ssh(
        self, name: str, *options: str, command: str = "", columns: int = 80, lines: int = 24, key: Path | None = None,
        **environment: str,
    ) -> Terminal:  # fmt: skip
        """Start the client, without a key unless one is given."""
        program_, *settings = self.client("ssh", key)  # of settings that are given twice, ssh takes the first
        line = [*self.at_guest, program_, *options, *settings, "-p", str(self.port), f"{name}@{self.address}", *command.split()]
        return self._on_terminal(line, columns, lines, **{"LC_ALL": "C.UTF-8"} | environment)

    def client(self, name: str, key: Path | None = None) -> list[str]:
        """Return the beginning of a client's command line: nobody's own settings, keys or agent are used."""
        settings = {
            "UserKnownHostsFile": str(self.folder / "known_hosts"), "GlobalKnownHostsFile": "none",
            "StrictHostKeyChecking": "accept-new", "IdentityAgent": "none", "IdentityFile": str(key or "none"),
        }  # fmt: skip
        return [needs(name, "openssh-client"), "-F", "none", *(f"-o{each}={value}" for each, value in settings.items())]

    def make_key(self, name: str) -> Path:
        """Make a pair of keys."""
        path = self.folder / name
        subprocess.run([needs("ssh-keygen", "openssh-client"), "-q", "-t", "ed25519", "-N", "", "-f", path], check=True)
        return path

    def _on_terminal(self, command: list[str], columns: int = 80, lines: int = 24, **environment: str) -> Terminal:
        terminal = Terminal(command, columns, lines, **environment)
        self.terminals.append(terminal)
        return terminal

    # What friends do.

    def log_in(self, name: str, *options: str, code: str | None = None, **how: object) -> Terminal:
        """Log in with the code."""
        terminal = self.ssh(name, *options, **how)  # type: ignore[arg-type]
        self.until(terminal, "Code:")
        self.type(terminal, f"{self.code if code is None else code}\r")
        return terminal

    def come(self, name: str, *options: str, way: str = "2", language: str = "1", **how: object) -> Terminal:
        """Log in, and say in which language and how (line by line) the friend follows the table."""
        terminal = self.log_in(name, *options, **how)
        self.until_true(lambda: BEGUN.search(plain(terminal)), "a question, or the table")
        if "3 français" not in plain(terminal):  # they have been asked before
            return terminal
        self.type(terminal, language)
        if way:
            self.until_true(lambda: plain(terminal).count("\n3 ") > 1, "how the friend follows")
            self.type(terminal, way)
        return terminal

    def begin(self, *friends: Terminal) -> None:
        """Let the host begin the table, with friends who have come."""
        assert self.host is not None
        for each in friends:
            self.until_true(lambda each=each: SEATED.search(plain(each)), "the menu of a friend who waits")
        self.type(self.host, "1\r")

    def type(self, terminal: Terminal, keys: str) -> None:
        """Type keys."""
        os.write(terminal.fd, keys.encode())

    # What is read.

    def read(self, seconds: float = 0.05) -> None:
        """Read what all terminals have to say, for at most so long."""
        alive = {each.fd: each for each in self.terminals if each.fd >= 0}
        for fd in select.select(list(alive), [], [], seconds)[0]:
            terminal = alive[fd]
            data = b""
            with contextlib.suppress(OSError):
                data = os.read(fd, 65536)
            if data:
                terminal.raw += data
                terminal.stream.feed(data)
            else:
                self._end(terminal)

    def until_true(self, condition: Callable[[], bool], what: str, seconds: float = SECONDS) -> float:
        """Read until something is true; return the seconds that it took."""
        start = time.monotonic()
        while not condition():
            if time.monotonic() > start + seconds:
                shown = "\n\n".join(plain(each)[-700:] + "\n".join(each.text()) for each in self.terminals)
                raise AssertionError(f"{what!r} never came; what came:\n{shown}")
            self.read()
        return time.monotonic() - start

    def until(self, terminal: Terminal, text: str, seconds: float = SECONDS, *, after: int = 0) -> float:
        """Read until a text has come, behind the first `after` letters; return the seconds that it took."""
        return self.until_true(lambda: text in words(terminal, after) or (not after and terminal.shows(text)), text, seconds)

    def ended(self, terminal: Terminal) -> int:
        """Read until a program has ended; return its exit code."""
        self.until_true(lambda: terminal.fd < 0, "the end of the program")
        done = os.waitstatus_to_exitcode(os.waitpid(terminal.pid, 0)[1]) if terminal.pid else 0
        terminal.pid = 0
        return done

    def quiet(self, seconds: float = 0.5) -> None:
        """Read until nothing has come from anywhere for so long."""
        before = -1
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.read()
            count = sum(len(each.raw) for each in self.terminals)
            if count != before:
                before, end = count, time.monotonic() + seconds

    def kill(self, terminal: Terminal) -> None:
        """Kill a program with signal 9."""
        os.kill(terminal.pid, signal.SIGKILL)
        os.waitpid(terminal.pid, 0)
        terminal.pid = 0
        if terminal.fd >= 0:
            self._end(terminal)

    def _end(self, terminal: Terminal) -> None:
        os.close(terminal.fd)
        terminal.fd = -1

    def close(self) -> None:
        """End everything that still runs."""
        for each in self.terminals:
            if each.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(each.pid, signal.SIGCONT)
                self.kill(each)


@contextlib.contextmanager
def friends_at(folder: Path) -> Iterator[Friends]:
    """Have a place for a host and friends, whose programs end with it."""
    table = Friends(folder)
    try:
        yield table
    finally:
        table.close()


ON = {"en": "z,play,1,red,draw,pass", "de": "z,lege,1,rot,ziehen,passen", "fr": "z,joue,1,rouge,piocher,passer"}
ON["two"] = ON["en"].replace(",", ",,")
"""Typed again and again, these play any hand of UNO on. Two at one keyboard press Enter before they see their cards."""


def play_on(table: Friends, terminals: dict[Terminal, str], until: int) -> None:
    """Let everybody type, in their language, until the record has so many lines more."""
    end, start = moves(table) + until, time.monotonic()
    typed = {each: itertools.cycle(ON[language].split(",")) for each, language in terminals.items()}
    while moves(table) < end:
        assert time.monotonic() < start + 120, [plain(each)[-600:] for each in terminals]
        for each, keys in typed.items():
            table.type(each, f"{next(keys)}\r")
        table.quiet(0.3)  # else keys count as pressed before a question could be heard


def moves(table: Friends) -> int:
    record = record_of(table.home)
    return 0 if record is None else record.read_text(encoding="utf-8").count("\n")
