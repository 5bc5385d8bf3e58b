"""A table with nine guests over ssh on loopback: words after a key, memory, idle time, and how soon a table begins.

`python tests/benchmarks/over_ssh.py` prints the figures; the host is a process of its own, so that the clients' work is
not measured. `--guests N` for fewer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from collections.abc import Sequence

import asyncssh
from friends.hosted import Client, Friend, free_port
from support.terminal import Terminal

KEYS = 60
"""Keys that each guest presses."""
PAUSE = 0.25
"""Seconds between two keys of a guest."""
CROWD = 300
"""Connections that come within the time of one measurement."""


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes that the process itself holds now."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


class Host:
    """The program on a terminal, whose output is read all the time."""

    def __init__(self, port: int, guests: int) -> None:
        home = tempfile.mkdtemp()
        program = ["taskset", "-c", "0"] if os.cpu_count() != 1 and Path("/usr/bin/taskset").exists() else []
        program += [sys.executable, "-m", "uno_tui", "host", "uno", "--linear", "--mode", "reader", "--language", "en"]
        program += ["--players", str(guests + 1), "--listen", f"127.0.0.1:{port}", "--guests", "40", "--seed", "1"]
        self.terminal = Terminal(program, 100, 60, UNO_TUI_HOME=home, PYTHONPATH=str(Path(__file__).parent.parent.parent))
        self.terminal.listen(0.5, until="Close the table")
        rows = "\n".join(self.terminal.text())
        self.code = rows.partition("Code: ")[2][:11]

    async def read(self) -> None:
        while True:
            await asyncio.to_thread(self.terminal.listen, 0.05)

    def press(self, keys: str) -> None:
        os.write(self.terminal.fd, keys.encode())


async def come(host: Host, port: int, name: str) -> tuple[Friend, float]:
    """Let a guest come; also return the seconds from the login to the first words."""
    connection = await asyncssh.connect(
        "127.0.0.1", port, username=name, known_hosts=None, client_factory=lambda: Client(host.code), config=None,
        client_keys=None, agent_path=None,
    )  # fmt: skip
    logged_in = time.perf_counter()
    friend = Friend(connection, Client(""), 80, 24)
    await friend.open("xterm-256color")
    await friend.until("1 English")
    first = time.perf_counter() - logged_in
    friend.press("11")
    await friend.until("You are at", 30)
    return friend, first


async def words_after_key(friend: Friend) -> list[float]:
    """Press a key that asks something, again and again, and return the seconds until its first words."""
    found = []
    for number in range(KEYS):
        await asyncio.sleep(PAUSE)
        before, start = len(friend.raw), time.perf_counter()
        friend.press("tc"[number % 2])
        while len(friend.raw) == before and time.perf_counter() - start < 5:
            await asyncio.sleep(0.0005)
        found.append(time.perf_counter() - start)
    return found


async def crowd(port: int, code: str) -> tuple[int, int]:
    """Connect again and again, each time from an address of its own; return how many got in and how many were refused."""
    entered = refused = 0
    staying = []

    async def one(number: int) -> None:
        nonlocal entered, refused
        try:
            connection = await asyncssh.connect(
                "127.0.0.1", port, username=f"crowd{number}", known_hosts=None, client_factory=lambda: Client(code),
                config=None, client_keys=None, agent_path=None, login_timeout=20, local_addr=(f"127.0.1.{number % 200 + 1}", 0),
            )  # fmt: skip
        except (asyncssh.Error, OSError):
            refused += 1
        else:
            entered += 1
            staying.append(connection)

    tasks = []
    for number in range(CROWD):
        tasks.append(asyncio.create_task(one(number)))
        await asyncio.sleep(KEYS * PAUSE / CROWD)
    await asyncio.gather(*tasks)
    for connection in staying:
        connection.abort()
    return entered, refused


def percentile(results: Sequence[Sequence[float]]) -> float:
    """Return the 95th percentile of all times, in milliseconds."""
    times: list[float] = sorted(1000 * each for result in results for each in result)
    return times[int(0.95 * len(times))]


async def main(guests: int) -> None:
    port = free_port()
    host = await asyncio.to_thread(Host, port, guests)
    reading = asyncio.create_task(host.read())
    pid = host.terminal.pid
    try:
        alone = memory(pid)
        friends, firsts = [], []
        for number in range(guests):
            friend, first = await come(host, port, f"guest{number}")
            friends.append(friend)
            firsts.append(first)
        print(f"login to first words: {statistics.median(firsts):.3f} s, worst {max(firsts):.3f} s")
        begun = time.perf_counter()
        host.press("1\n")
        for friend in friends:
            await friend.until("You have 7 cards", 30)
        print(f"a table of {guests + 1} begins: {time.perf_counter() - begun:.3f} s after the key")
        await asyncio.sleep(3)
        before, start = cpu_seconds(pid), time.perf_counter()
        await asyncio.sleep(10)
        print(f"idle: {100 * (cpu_seconds(pid) - before) / (time.perf_counter() - start):.2f} % of a core")
        results = await asyncio.gather(*map(words_after_key, friends))
        times = sorted(1000 * each for result in results for each in result)
        worst = max(sorted(1000 * each for each in result)[int(0.95 * len(result))] for result in results)
        print(f"key to words, {guests} guests: median {statistics.median(times):.1f} ms, p95 {times[int(0.95 * len(times))]:.1f} ms, worst guest's p95 {worst:.1f} ms")
        print(f"memory: {memory(pid):.0f} MB, before any guest {alone:.0f} MB")
        # The crowd works in this process, which also measures: its own ciphers make these times longer.
        (entered, refused), *under = await asyncio.gather(crowd(port, host.code), *map(words_after_key, friends))
        print(f"{CROWD} more connections, {entered} let in and {refused} refused: p95 {percentile(under):.1f} ms, {percentile(results):.1f} ms without, memory {memory(pid):.0f} MB")
    finally:
        reading.cancel()
        host.terminal.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--guests", type=int, default=9)
    asyncio.run(main(parser.parse_args().guests))
