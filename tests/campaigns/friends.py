"""Attacks a table of friends over ssh, and kills guests and hosts: nothing is lost, and the others play on.

    uv run python tests/campaigns/friends.py [--count 1000] [--kills 300] [--hosts 100] [--seed N]

`--count` hostile connections against the program on a pseudo terminal, from addresses of loopback alone, each for a few
seconds at most, while friends sit at its table, ask things and play; `--kills` ends of guests, who come back; `--hosts`
kills of the host with signal 9 in the middle of play, who then resumes the table. Linux alone: reads `/proc`. Prints
the seed, the figures, and what is not as it should be.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import os
import pty
import random
import re
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any

# ruff: noqa: E402 - without this folder, in which `friends` would be this very file
HERE = Path(__file__).resolve().parent
sys.path[:] = [str(HERE.parent), *(each for each in sys.path if Path(each or ".").resolve() != HERE)]

import asyncssh
from campaigns.campaign import Campaign
from campaigns.idle import memory
from friends.hosted import Client, free_port
from friends.naming import named_in, names_of
from support.kills import heard_in, lost_of_a_screen, lost_of_others, record_of

from uno_tui.game_check.cards import Cards
from uno_tui.host.match import whole_record
from uno_tui.i18n.translator import Translator
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.referee import Referee

FRIENDS = ("Ben", "Cleo", "Dora")
SEQUENCES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|[^\[])")
COMES = re.compile(r"(\S+) is (?:here|back|gone)\b")
ON = ("z", "play", "1", "red", "draw", "pass")
"""Typed again and again, this plays any hand of UNO on."""
LIVES = 8
"""How often a table is gone on with and killed again."""
MOST_GROWTH = 12.0
"""MB that the host's memory may grow by under attack."""
SECONDS = 60.0
"""How long anything may take on a machine that does much else."""


class Fault(Exception):
    """What is not as it should be."""


async def until(condition: Callable[[], object], what: str, seconds: float = SECONDS) -> None:
    """Wait until something is true."""
    try:
        async with asyncio.timeout(seconds):
            while not condition():
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise Fault(f"never came: {what}") from None


class Host:
    """The program on a pseudo terminal, whose output is read all the time."""

    def __init__(self, home: Path, port: int, *arguments: str) -> None:
        self.raw = b""
        self.home = home
        self.port = port
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            command = [sys.executable, "-m", "uno_tui", "host", "uno", "--linear", "--mode", "reader"]
            command += ["--language", "en", "--pace", "fast", "--listen", f"127.0.0.1:{port}", *arguments]
            environment = dict(os.environ) | {"UNO_TUI_HOME": str(home), "TERM": "xterm"}
            os.execvpe(command[0], command, environment)  # noqa: S606
        asyncio.get_running_loop().add_reader(self._fd, self._read)

    def _read(self) -> None:
        try:
            self.raw += os.read(self._fd, 65536)
        except OSError:
            asyncio.get_running_loop().remove_reader(self._fd)

    @property
    def text(self) -> str:
        """Everything that was written so far."""
        return " ".join(SEQUENCES.sub("", self.raw.decode("utf-8", "replace")).split())

    @property
    def code(self) -> str:
        """The code that friends are asked for."""
        return str(re.findall(r"Code: ((?:\d\d ?){4})", self.text)[-1]).replace(" ", "")

    def type(self, keys: str) -> None:
        """Type keys."""
        os.write(self._fd, keys.encode())

    async def ready(self) -> None:
        """Wait until friends can come."""
        await until(lambda: "Close the table to friends" in self.text, f"the host's list, but {self.text[-300:]}")

    def kill(self) -> None:
        """End the program with signal 9."""
        asyncio.get_running_loop().remove_reader(self._fd)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        with contextlib.suppress(OSError):
            while data := os.read(self._fd, 65536):
                self.raw += data
        os.close(self._fd)


class Guest:
    """A friend with a key, at the other end."""

    def __init__(self, name: str, address: str, *, by_lines: bool = False) -> None:
        self.name = name
        self.raw = b""
        self.by_lines = by_lines
        self._address = address
        self._key = asyncssh.generate_private_key("ssh-ed25519")
        self._came = False

    async def come(self, port: int, code: str = "00000000") -> None:
        """Log in; the first time with the code, and say how the table is followed."""
        self._begin = len(self.raw)
        self.connection = await connect(port, self._address, self.name.lower(), code, self._key)
        self.process = await self.connection.create_process(encoding=None, term_type="xterm-256color", term_size=(80, 24))
        self._reading = asyncio.create_task(self._read())
        if not self._came:
            await until(lambda: "3 " in self.text, "the first question")
            self.type("1")
            await until(lambda: self.text.count("3 ") > 1, "the second question")
            self.type("2" if self.by_lines else "1")
        await until(lambda: "at Ana's table" in self.text or "Resumed" in self.text, f"{self.name} at the table")
        self._came = True

    async def _read(self) -> None:
        with contextlib.suppress(OSError, asyncssh.Error):
            while data := await self.process.stdout.read(65536):
                self.raw += data

    @property
    def text(self) -> str:
        """Everything that has come over the present connection."""
        return " ".join(SEQUENCES.sub(" ", self.raw[self._begin :].decode("utf-8", "replace")).split())

    def type(self, keys: str) -> None:
        """Type keys."""
        with contextlib.suppress(OSError):
            self.process.stdin.write(keys.encode())

    def is_seated(self) -> bool:
        """Return whether they were told how things stand at the table."""
        return "7 cards" in self.text or "Resumed" in self.text

    async def until_words(self, key: str) -> float:
        """Press a key, and return the seconds until anything is said."""
        before, start = len(self.raw), time.perf_counter()
        self.type(key)
        await until(lambda: len(self.raw) > before, f"words for {self.name}", 20)
        return time.perf_counter() - start

    def kill(self) -> None:
        """Be gone without a word."""
        self._reading.cancel()
        self.connection.abort()


async def connect(
    port: int, address: str, user: str, code: str, key: asyncssh.SSHKey | None = None
) -> asyncssh.SSHClientConnection:
    """Connect from an address of loopback."""
    return await asyncssh.connect(
        "127.0.0.1", port, username=user, known_hosts=None, client_factory=lambda: Client(code), config=None,
        client_keys=[] if key is None else [key], agent_path=None, local_addr=(address, 0), login_timeout=20,
    )  # fmt: skip


# Hostile connections, in a process of their own.


class Attacker:
    """One who has a port, a key that is remembered, and bad intentions."""

    def __init__(self, port: int, key: asyncssh.SSHKey, seed: int) -> None:
        self._port = port
        self._key = key
        self._dice = random.Random(seed)
        self._kinds: list[Callable[[str], Awaitable[None]]] = [
            self.half_open, self.garbage, self.banner_alone, self.slow, self.long_lines, self.crowd, self.wrong_codes,
            self.huge_name, self.many_channels, self.all_requests, self.forwards, self.resizes, self.never_reads,
            self.huge_paste, self.flood_of_keys,
        ]  # fmt: skip

    @property
    def kinds(self) -> list[str]:
        """The names of all kinds of attacks."""
        return [each.__name__ for each in self._kinds]

    async def run(self, kind: str, count: int) -> None:
        """Make so many connections of one kind, eight at a time."""
        numbers = iter(range(count))

        async def some() -> None:
            for _ in numbers:
                with contextlib.suppress(OSError, asyncssh.Error, TimeoutError, asyncio.IncompleteReadError):
                    async with asyncio.timeout(8):
                        await getattr(self, kind)(f"127.0.{self._dice.randint(1, 200)}.{self._dice.randint(1, 200)}")

        await asyncio.gather(*(some() for _ in range(8)))

    async def _open(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(address, 0))

    async def _send(self, address: str, chunks: list[bytes], pause: float, rest: float) -> None:
        reader, writer = await self._open(address)
        try:
            for chunk in chunks:
                writer.write(chunk)
                await writer.drain()
                await asyncio.sleep(pause)
            async with asyncio.timeout(rest):
                while await reader.read(4096):
                    pass
        finally:
            writer.close()

    async def half_open(self, address: str) -> None:
        """Say nothing."""
        await self._send(address, [], 0, 1)

    async def garbage(self, address: str) -> None:
        """Send anything but ssh."""
        await self._send(address, [self._dice.randbytes(4000), b"GET / HTTP/1.1\r\n\r\n"], 0, 1)

    async def banner_alone(self, address: str) -> None:
        """Begin, and go no further."""
        await self._send(address, [b"SSH-2.0-OpenSSH_9.2\r\n"], 0, 1)

    async def slow(self, address: str) -> None:
        """Send a byte now and then."""
        await self._send(address, [bytes([each]) for each in b"SSH-2.0-slow\r\n\0\0\0\x14"], 0.1, 0.5)

    async def long_lines(self, address: str) -> None:
        """Send a megabyte before the version, and a packet that says that it is huge."""
        await self._send(address, [b"x" * 1000 + b"\r\n"] * 1000, 0, 1)
        await self._send(address, [b"SSH-2.0-x\r\n", b"\x7f\xff\xff\xff", b"y" * 100_000], 0, 1)

    async def crowd(self, address: str) -> None:
        """Come twenty times at once."""
        await asyncio.gather(*(self._send(address, [b"SSH-2.0-x\r\n"], 0, 1) for _ in range(20)), return_exceptions=True)

    async def wrong_codes(self, address: str) -> None:
        """Guess the code."""
        await connect(self._port, address, "guess", f"{self._dice.randrange(10**8):08}")

    async def huge_name(self, address: str) -> None:
        """Have a name that is no name."""
        name = self._dice.choice(("n" * 200_000, "\x1b[2J\u202e\x07" * 50, "Ben\nAna", "../../x", "ben"))
        await connect(self._port, address, name, "12345678")

    async def _enter(self, address: str) -> asyncssh.SSHClientConnection:
        return await connect(self._port, address, "mallory", "0" * 8, self._key)

    async def _sit(self, address: str, **options: Any) -> tuple[asyncssh.SSHClientConnection, Any]:
        connection = await self._enter(address)
        how = {"term_type": "xterm-256color", "term_size": (80, 24)} | options
        return connection, await connection.create_process(encoding=None, **how)

    async def many_channels(self, address: str) -> None:
        """Ask for three hundred sessions."""
        connection = await self._enter(address)
        try:
            tries = [connection.create_process(encoding=None) for _ in range(300)]
            await asyncio.gather(*tries, return_exceptions=True)
        finally:
            connection.abort()

    async def all_requests(self, address: str) -> None:
        """Ask for everything that ssh knows, and for what it does not."""
        connection, process = await self._sit(address, env={f"V{number}": "x" * 900 for number in range(300)})
        number = asyncssh.packet.UInt32(1)
        channel = process.channel
        for name in (
            b"x11-req", b"auth-agent-req@openssh.com", b"env", b"exec", b"subsystem", b"shell", b"pty-req", b"break",
            b"signal", b"xon-xoff", b"exit-status", b"eow@openssh.com", b"\xff\xfe", b"nothing", b"window-change",
        ):  # fmt: skip
            for body in (b"", number, self._dice.randbytes(40), asyncssh.packet.String(b"INT") * 3):
                with contextlib.suppress(asyncssh.Error, OSError):
                    channel._send_request(name, body)
        for name in (b"tcpip-forward", b"streamlocal-forward@openssh.com", b"hostkeys-prove-00@openssh.com", b"odd"):
            with contextlib.suppress(asyncssh.Error, OSError, TimeoutError):
                async with asyncio.timeout(1):
                    await connection._make_global_request(name, self._dice.randbytes(30))
        for _ in range(2000):
            channel._send_request(b"signal", asyncssh.packet.String(b"INT"))
        await asyncio.sleep(1)
        connection.abort()

    async def forwards(self, address: str) -> None:
        """Ask for other machines."""
        connection = await self._enter(address)
        try:
            tries: list[Any] = [connection.open_connection("127.0.0.1", self._port) for _ in range(50)]
            tries += [connection.open_unix_connection("/run/x"), connection.forward_remote_port("", 0, "127.0.0.1", 1)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
        finally:
            connection.abort()
        opened = [each for each in answers if not isinstance(each, BaseException)]
        if opened:
            print(f"forwarded: {opened}", flush=True)
            os._exit(1)

    async def resizes(self, address: str) -> None:
        """Change the window's size 1,700 times in a second, to all sizes that there are not."""
        connection, process = await self._sit(address, term_size=self._dice.choice(((0, 0), (2**32 - 1, 2**32 - 1))))
        sizes = itertools.cycle(((0, 0), (1, 1), (2**32 - 1, 2**31), (20, 5), (500, 200), (10_000, 10_000)))
        for _ in range(50):
            for size in itertools.islice(sizes, 50):
                process.change_terminal_size(*size)
            await asyncio.sleep(0.03)
        connection.abort()

    async def never_reads(self, address: str) -> None:
        """Ask for much, and take nothing."""
        connection, process = await self._sit(address)
        transport: Any = connection._transport
        transport.pause_reading()
        for _ in range(20):
            process.stdin.write(b"?K\x1bR" * 50)
            await asyncio.sleep(0.1)
        connection.abort()

    async def huge_paste(self, address: str) -> None:
        """Paste a megabyte."""
        connection, process = await self._sit(address)
        process.stdin.write(b"\x1b[200~" + b"paste this\n" * 100_000)
        await asyncio.sleep(2)
        connection.abort()

    async def flood_of_keys(self, address: str) -> None:
        """Press keys without end."""
        connection, process = await self._sit(address)
        for _ in range(20):
            process.stdin.write(self._dice.randbytes(500) + b"\x1b[A\x1b[B\r\t h?" * 50)
            await asyncio.sleep(0.1)
        connection.abort()


def attack(port: int, key: bytes, seed: int, kind: str, count: int) -> None:
    """Attack, in this process, which takes no time from the host's."""
    os.nice(19)
    logging.disable()
    asyncssh.connection.saslprep = lambda name: name  # type: ignore[attr-defined,assignment]  # as a fiend does not
    asyncio.run(Attacker(port, asyncssh.import_private_key(key), seed).run(kind, count))


# What is looked at.


def p95(times: list[float]) -> float:
    return sorted(times)[int(0.95 * len(times))] if times else 0.0


async def ask(guests: list[Guest], seconds: float | Callable[[], bool]) -> list[float]:
    """Let guests ask things, one key in a quarter of a second, and return how soon each was answered."""
    start = time.monotonic()
    goes = seconds if callable(seconds) else lambda: time.monotonic() < start + seconds

    async def one(guest: Guest) -> list[float]:
        found: list[float] = []
        for key in itertools.cycle("tc"):
            if not goes():
                return found
            await asyncio.sleep(0.25)
            found.append(await guest.until_words(key))
        return found

    return [each for times in await asyncio.gather(*map(one, guests)) for each in times]


def strangers(guest: Guest, seat: int, home: Path) -> set[str]:
    """Return the cards that were named to a guest, and which their seat has never seen, by the record."""
    record = record_of(home)
    if record is None:
        return set()
    referee = Referee(whole_record(record.read_text(encoding="utf-8"), str(record))[0], str(record))
    cards, words = Cards(NOTATIONS["uno"], referee.names), Translator("en", "uno")
    known: set[str] = set()
    for step in referee.steps():
        view = referee.table.view(seat)
        known |= cards.hand(view) | cards.seen(view) | cards.told(event.as_seen_by(seat) for event in step.events)
    everything: Iterable[Any] = cards.all(referee.table) or {}
    names = names_of(words, (card for card in everything if words.card_apart(card)[0]))
    # What stands in two lines is no name: "2 yellow", "3 green" are choices.
    text = SEQUENCES.sub("\0", guest.raw.decode("utf-8", "replace")).replace("\n", "\0").casefold()
    return {names[name] for name in named_in(text, names)} - known


def look(host: Host, guests: list[Guest], transcript: Path) -> list[str]:
    """Return what is lost, is where it does not belong, or was told to others."""
    bad = [f"lost, of the host: {text}" for text in lost_of_others(heard_in(transcript), host.home)]
    record = record_of(host.home)
    for seat, guest in enumerate(guests, 1):
        if guest.by_lines:
            shown = SEQUENCES.sub("", guest.raw.decode("utf-8", "replace"))
            bad += [f"lost, of {guest.name}: {text}" for text in lost_of_a_screen(shown, record, seat)]
        bad += [f"told to {guest.name}: {card}" for card in strangers(guest, seat, host.home)]
    bad += [f"{name} came" for name in set(COMES.findall(host.text)) - {*FRIENDS, "Mallory"}]
    return bad


async def begin(host: Host, guests: list[Guest]) -> None:
    """Let guests come, and begin the table."""
    await host.ready()
    for guest in guests:
        await guest.come(host.port, host.code)
    host.type("1\r")
    for guest in guests:
        await until(guest.is_seated, f"a table for {guest.name}")


def make_guests(by_lines: int) -> list[Guest]:
    """Make the friends; the first ones follow the table line by line."""
    return [Guest(name, f"127.0.0.{10 + seat}", by_lines=seat <= by_lines) for seat, name in enumerate(FRIENDS, 1)]


async def hostile(count: int, seed: int, home: Path) -> tuple[str, list[str]]:
    """Make hostile connections while friends sit at the table."""
    transcript = home / "transcript"
    host = Host(home, free_port(), "--players", "5", "--seed", "5", "--transcript", str(transcript))
    guests, mallory = make_guests(by_lines=1), Guest("Mallory", "127.0.0.99")
    try:
        await begin(host, [*guests, mallory])
        mallory.kill()
        await until(lambda: "Mallory is gone" in host.text, "that Mallory is gone")
        screens = guests[1:]
        bad: list[str] = []
        alone = await ask(screens, 12)
        attacker = Attacker(host.port, mallory._key, seed)
        words, under, before = itertools.cycle(ON), [], 0
        # One attack of each kind first: it loads what it needs, and takes the room that it takes for a moment.
        shares = [(kind, 1) for kind in attacker.kinds]
        shares += [(kind, (count + number) // len(shares) - 1) for number, kind in enumerate(attacker.kinds)]
        for number, (kind, share) in enumerate(shares):
            arguments = (host.port, mallory._key.export_private_key(), seed + number, kind, share)
            attacks = multiprocessing.get_context("spawn").Process(target=attack, args=arguments)
            attacks.start()
            playing = asyncio.create_task(play(host, guests[:1], words, attacks.is_alive))
            times = await ask(screens, attacks.is_alive)
            await playing
            bad += ["something was forwarded"] if attacks.exitcode else []
            print(f"{kind}: {share} connections, p95 {1000 * p95(times):.0f} ms of {len(times)} keys", flush=True)
            under += times
            if number == len(attacker.kinds) - 1:
                before = memory(host.pid)
        await asyncio.sleep(1)
        growth = (memory(host.pid) - before) / 2**20
        bad += look(host, guests, transcript)
        bad += [f"{guest.name} was sent away" for guest in guests if f"{guest.name} is gone" in host.text]
        bad += [f"memory grew by {growth:.1f} MB"] if growth > MOST_GROWTH else []
        if p95(under) > 2 * p95(alone):
            bad.append(f"key to words p95 {1000 * p95(under):.0f} ms under attack, {1000 * p95(alone):.0f} ms without")
        figures = f"{count} hostile connections, key to words p95 {1000 * p95(alone):.1f} ms without, "
        return f"{figures}{1000 * p95(under):.1f} ms under attack ({len(under)} keys), memory {growth:+.1f} MB", bad
    finally:
        host.kill()


def until_time(seconds: float) -> Callable[[], bool]:
    """Return whether so many seconds from now are not over yet."""
    over = time.monotonic() + seconds
    return lambda: time.monotonic() < over


async def play(host: Host, guests: list[Guest], words: Any, goes: Callable[[], bool]) -> None:
    """Let the host and guests who follow line by line play on."""
    while goes():
        word = next(words)
        host.type(f"{word}\r")
        for each in guests:
            each.type(f"{word}\r")
        await asyncio.sleep(0.3)


async def go_and_come(host: Host, guest: Guest) -> None:
    """End a guest, and let them come back with their key alone; the host hears of both."""
    gone, back = (host.text.count(f"{guest.name} is {word}.") for word in ("gone", "back"))
    guest.kill()
    await until(lambda: host.text.count(f"{guest.name} is gone.") > gone, f"that {guest.name} is gone", 20)
    await guest.come(host.port)
    await until(lambda: host.text.count(f"{guest.name} is back.") > back, f"that {guest.name} is back", 20)


async def guests_end(count: int, seed: int, home: Path) -> tuple[str, list[str]]:
    """End guests at any moment; each comes back to their seat."""
    dice, transcript = random.Random(seed), home / "transcript"
    host = Host(home, free_port(), "--players", "5", "--seed", "5", "--transcript", str(transcript))
    guests = make_guests(by_lines=3)
    bad: list[str] = []
    goes = True
    try:
        await begin(host, guests)
        before = memory(host.pid)
        playing = asyncio.create_task(play(host, guests, itertools.cycle(ON), lambda: goes))
        for number in range(count):
            guest = guests[number % 3]
            await asyncio.sleep(dice.uniform(0, 0.3))
            await go_and_come(host, guest)
        goes = False
        await playing
        growth = (memory(host.pid) - before) / 2**20
        bad += look(host, guests, transcript)
        return f"{count} ends of guests, memory {growth:+.1f} MB", bad
    finally:
        host.kill()


async def hosts_end(lives: int, seed: int, home: Path) -> tuple[str, list[str]]:
    """Kill the host in the middle of play, and go on with the table; all friends come back to their seats."""
    dice, port, guests = random.Random(seed), free_port(), make_guests(by_lines=3)
    bad: list[str] = []
    for life in range(lives):
        transcript = home / f"transcript{life}"
        arguments = ["--players", "4", "--transcript", str(transcript)] + ["--seed", str(seed)] * (not life)
        host = Host(home, port, *arguments)
        try:
            await host.ready()
            record = record_of(home)
            before = [] if record is None else record.read_text(encoding="utf-8").split("\n")[:-1]
            for guest in guests:
                await guest.come(port, host.code)
            host.type("back\r1\r" if life else "1\r")
            for guest in guests:
                await until(guest.is_seated, f"a table for {guest.name}")
            await play(host, guests, itertools.cycle(ON), until_time(dice.uniform(0.3, 4)))
        except Fault as fault:
            bad.append(f"life {life}: {fault}; the host: {host.text[-300:]}")
        finally:
            host.kill()
        await asyncio.sleep(0.1)
        record = record_of(home)
        after = [] if record is None else record.read_text(encoding="utf-8").split("\n")
        bad += [f"life {life}: {each}" for each in look(host, guests, transcript)]
        if after[: len(before)] != before:
            bad.append(f"life {life}: the record has changed")
        if bad or record is None:
            return f"{life + 1} kills of the host", bad
        for guest in guests:
            guest.raw = b""
    return f"{lives} kills of the host", bad


Part = Callable[[int, int, Path], Coroutine[Any, Any, tuple[str, list[str]]]]
"""What is done so often, by a seed, in a folder; it returns a figure, and what went wrong."""


def _name_of(part: Part) -> str:
    return str(getattr(part, "__name__", part))


def main() -> int:
    campaign = Campaign("friends", 1000, kills=300, hosts=100)
    options, bad, figures = campaign.options, 0, []
    parts: list[tuple[Part, int]] = [(hostile, options.count), (guests_end, options.kills)]
    parts += [(hosts_end, min(LIVES, options.hosts - begun)) for begun in range(0, options.hosts, LIVES)]
    killed = 0
    for number, (part, count) in enumerate(parts):
        if not count:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                told, found = asyncio.run(part(count, options.seed + number, Path(folder)))
            except Fault as fault:
                told, found = _name_of(part), [str(fault)]
        for each in found:
            print(f"{_name_of(part)}, seed {options.seed + number}: {each}", flush=True)
        bad += len(found)
        killed += count if part is hosts_end else 0
        if part is not hosts_end:
            figures.append(told)
            print(told, flush=True)
    return campaign.end(", ".join([*figures, f"{killed} kills of the host"]), bad)


if __name__ == "__main__":
    sys.exit(main())
