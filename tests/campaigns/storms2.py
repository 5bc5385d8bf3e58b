"""Storms of keys in every screen of both front ends: what people type, and everything else that a terminal can send.

    uv run python tests/campaigns/storms.py [--count 2000] [--only part of a screen's name] [--seed N]

`--count` keys in every screen. No key may end the program but those that are meant to, and after the storm it answers.
Prints the seed, the figures, and the end of what a bad run wrote.
"""

from __future__ import annotations

import os
import pty
import random
import select
import signal
import sys
import tempfile
import termios
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from campaigns.campaign import Campaign

GAMES = ("uno", "teams", "ume", "maumau", "rummy")
ESCAPE, ENTER, DOWN = b"\x1b", b"\r", b"\x1b[B"
BURST = 50
PAUSE = 0.12
"""Seconds after Escape, so that it is no beginning of another key."""
WILDS = """table 1
game uno
seats Ana Ben
turn Ana
direction clockwise
hand Ana W W W W R5 R6 G1
hand Ben G1 G2 G3 G4
discard R7
stock B1 B2 B3 B4 B5 Y1 Y2 Y3 Y4
"""
KEYS = (
    b"\x1b[A", DOWN, b"\x1b[C", b"\x1b[D", b"\x1b[H", b"\x1b[F", b"\x1b[5~", b"\x1b[6~", b"\x1b[3~", b"\t", b"\x1b[Z",
    b" ", ENTER, b"\x7f", b"\x1bOP", b"\x1bOQ", b"\x1b[15~", b"\x1b[21~", *(bytes([letter]) for letter in b"abcdefghijklmnop"),
    *(bytes([letter]) for letter in b"rstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ0123456789.,?[]-+"), "äöüßéè€".encode(),
)  # fmt: skip
WORDS = (
    b"top", b"hand", b"play", b"draw", b"pass", b"turn", b"points", b"uno", b"z", b"1", b"2", b"7", b"99", b"-3", b"x 2",
    b"red", b"menu", b"settings", b"help", b"rules", b"history", b"keys", b"back", b"", b"yes", b"no", b"accept", b"table",
    b"n", b"f", b"y", b"Ana", b"n\xc3\xa4chste", b"nonsense", b"c c", b"1 1 1",
)  # fmt: skip


@dataclass(frozen=True)
class Place:
    """A screen: how the program is started, and what leads there from wherever a storm has led."""

    name: str
    arguments: tuple[str, ...]
    path: tuple[bytes, ...] = ()
    linear: bool = False
    position: str = ""


def places(record: Path) -> list[Place]:
    reader = ("--mode", "reader", "--language", "en")
    found = []
    for look in ("said", "lines"):
        full = (*reader, "--look", look)
        menu = [(f"menu {number}", (*[DOWN] * number, ENTER)) for number in range(1, 10)]
        found += [Place(f"{look}: {game}", ("play", game, *full, "--pace", "fast")) for game in GAMES]
        found += [
            Place(f"{look}: menu", full),
            *(Place(f"{look}: {name}", full, (b"\x1b[H", *path)) for name, path in menu),
            *(Place(f"{look}: key {key.decode()}", ("play", *full), (key,)) for key in (b"?", b"K", b"R", b"S", b"L", b"V")),
            Place(f"{look}: hot seat", ("play", "--seats", "Ana,Ben", "--bots", "none", *full), (ENTER,)),
            Place(f"{look}: colour", full, (ENTER, ENTER), position=WILDS),
            Place(f"{look}: workbench", ("play", "rummy", *full), (b"n",)),
            Place(f"{look}: replay", ("replay", str(record), *full)),
        ]
    found.append(Place("first question", ()))
    line = ("--linear", *reader)
    found += [Place(f"line by line: {game}", ("play", game, *line, "--pace", "fast"), linear=True) for game in GAMES]
    for word in (b"menu", b"settings", b"help", b"rules", b"keys", b"history"):
        found.append(Place(f"line by line: {word.decode()}", ("play", *line), (word + ENTER,), linear=True))
    found += [
        Place("line by line: menu 2", line, (b"2" + ENTER,), linear=True),
        Place("line by line: first question", ("--linear",), linear=True),
        Place("line by line: hot seat", ("play", "--seats", "Ana,Ben", "--bots", "none", *line), (ENTER,), linear=True),
        Place("line by line: colour", line, (b"1" + ENTER, b"1" + ENTER), linear=True, position=WILDS),
        Place("line by line: replay", ("replay", str(record), *line), linear=True),
    ]
    return found


class Storm:
    """The program on a pseudo terminal, and what is thrown at it."""

    def __init__(self, place: Place, dice: random.Random) -> None:
        self.place, self.dice = place, dice
        self.raw = b""
        self.left = 0
        self.pid = self.fd = 0

    def start(self) -> None:
        home = tempfile.mkdtemp(prefix="storm")
        if self.place.position:
            table = Path(home) / "data" / "tables" / "2026-01-01-100000.table"
            table.parent.mkdir(parents=True)
            table.write_text(self.place.position, encoding="utf-8")
        self.raw = b""
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            command = [sys.executable, "-m", "uno_tui", *self.place.arguments]
            environment = dict(os.environ) | {"TERM": "xterm-256color", "UNO_TUI_HOME": home}
            os.execvpe(command[0], command, environment)  # noqa: S606
        select.select([self.fd], [], [], 30)  # before it has the terminal, Ctrl+C is the terminal's
        self.drain(0.5)

    def send(self, data: bytes) -> None:
        """Write, and take what is written meanwhile: a full pipe would hold both up."""
        while data:
            readable, writable, _ = select.select([self.fd], [self.fd], [], 5)
            if readable:
                self.take()
            if writable:
                data = data[os.write(self.fd, data[:1024]) :]

    def take(self) -> None:
        self.raw = (self.raw + os.read(self.fd, 65536))[-200_000:]

    def drain(self, quiet: float) -> None:
        while select.select([self.fd], [], [], quiet)[0]:
            self.take()
            quiet = min(quiet, 0.05)

    def go(self) -> None:
        """To the screen of this storm, from wherever the last burst has led."""
        for _ in range(4):
            self.send(b"\rback\r" if self.place.linear else ESCAPE)
            self.drain(PAUSE)
        for key in self.place.path:
            self.send(key)
            self.drain(0.02)

    def noise(self) -> bytes:
        dice = self.dice
        kind = dice.randrange(8)
        if kind == 0:
            return bytes(dice.randrange(256) for _ in range(dice.randrange(1, 12)))
        if kind == 1:
            return b"\x1b[" + bytes(dice.choice(b"0123456789;?<>=") for _ in range(dice.randrange(8)))
        if kind == 2:
            return b"\x1b[" + bytes(dice.choice(b"0123456789;?") for _ in range(4)) + bytes([dice.randrange(64, 127)])
        if kind == 3:
            return b"\x1b[200~" + bytes(dice.randrange(256) for _ in range(dice.randrange(3000))) + b"\x1b[201~"
        if kind == 4:
            return dice.choice((b"\x1b[<0;10;10M", b"\x1b[M   ", b"\x1b[I", b"\x1b[O", b"\x1b[?2026;2$y", b"\x1b[1;1R"))
        if kind == 5:
            return dice.choice((b"\xff", b"\xc3", b"\xe2\x82", b"\xf0\x9f\x98", b"\xed\xa0\x80"))
        return dice.choice((b"\x00" * 5, b"\x1b]52;c;AAAA\x07", b"\x1bP+q\x1b\\", b"\x1bO", b"\x1b\x1b\x1b"))

    def key(self) -> bytes:
        if self.dice.random() < 0.2:
            sent = self.noise()
        elif self.place.linear:
            sent = self.dice.choice((*WORDS, *KEYS)) + self.dice.choice((ENTER, ENTER, b"", b" "))
        else:
            sent = self.dice.choice(KEYS)
        # Keys that are meant to leave, or to stop the process: Ctrl+C, D, Q, Z, and Shift+Q
        gone = b"\x03\x04\x1a" if self.place.linear else b"\x11\x1aQ"
        return sent.translate(None, gone)

    def run(self, count: int) -> str:
        """What went wrong; nothing if nothing did."""
        self.start()
        done = 0
        while done < count:
            try:
                self.go()
                for _ in range(BURST):
                    self.send(self.key())
                    done += 1
                self.send(b"\x1b[201~")
                self.drain(0.02)
            except OSError:
                wrong = self.ended()
                if wrong:
                    return wrong
                self.left += 1
                self.start()
        return self.answers()

    def answers(self) -> str:
        try:
            for _ in range(3):
                self.go()
            self.raw = b""
            for key in (b"\rhelp\r",) if self.place.linear else (b"?", DOWN, b"\x1b[A", b"c", b"k"):  # some have moved
                self.send(key)
                self.drain(2)
            if not self.raw:
                return "it does not answer"
        except OSError:
            return self.ended()
        finally:
            self.close()
        return ""

    def ended(self) -> str:
        """Whether it has ended as it may, by one of its own ways out."""
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.pid = 0
                code = os.waitstatus_to_exitcode(status)
                left = termios.tcgetattr(self.fd)[3] & termios.ICANON  # the terminal is the shell's again
                fine = (code == 0 or (code < 0 and left)) and b"Traceback" not in self.raw
                os.close(self.fd)
                return "" if fine else f"exit code {code}: {self.raw.decode('utf-8','replace')}"
            time.sleep(0.02)
        return "the terminal is closed, and it goes on"

    def close(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            os.close(self.fd)


def main() -> int:
    campaign = Campaign("storms", 2000, only="")
    options = campaign.options
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "r.table"
        record.write_text(WILDS + "Ana play W R\nBen draw\nAna play W G\n" * 1, encoding="utf-8")
        every = [place for place in places(record) if options.only in place.name]

        def one(place: Place) -> tuple[str, Storm, str]:
            storm = Storm(place, random.Random(f"{options.seed} {place.name}"))
            return place.name, storm, storm.run(options.count)

        with ThreadPoolExecutor(2) as pool:
            for name, storm, wrong in pool.map(one, every):
                found["keys"] += options.count
                found["left"] += storm.left
                if wrong:
                    found["bad"] += 1
                    print(f"{name}: {wrong}", flush=True)
    return campaign.end(
        f"{len(every)} screens, {found['keys']} keys, left {found['left']} times by a way out of its own", found["bad"]
    )


if __name__ == "__main__":
    sys.exit(main())
