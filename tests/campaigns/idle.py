"""Leaves the program alone, and lets bots play for long: nothing is written, hardly anything done, nothing grows.

    uv run python tests/campaigns/idle.py [--seconds 300] [--rounds 5000]

Linux alone: reads `/proc`. Prints the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import pty
import select
import signal
import sys
import tempfile
import threading
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.dice import Dice
from uno_tui.host.clock import RealClock
from uno_tui.host.host import Host
from uno_tui.host.match import Match, Plan
from uno_tui.host.pace import INSTANT
from uno_tui.host.thinking import InlineThinker

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
READER = ("--mode", "reader", "--language", "en")
PLACES = {
    "menu": (*READER, "--look", "said"),
    "table, said": ("play", "--seed", "5", *READER, "--look", "said"),
    "table, lines": ("play", "--seed", "5", *READER, "--look", "lines"),
    "table, voice": ("play", "--seed", "5", "--mode", "voice", "--voice", "none", "--language", "en"),
    "line by line": ("play", "--seed", "5", "--linear", *READER),
}
WARM = 100
"""Rounds after which memory is looked at for the first time."""
LONG = ("rummy",)
"""Games of which a tenth of the rounds takes as long."""
MOST_GROWTH = 5.0
"""MB that 5,000 rounds may add."""
MOST_CPU = 0.005


def memory(pid: int | str = "self") -> int:
    """Resident bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]) * PAGE


def busy(pid: int) -> float:
    """Seconds of computing so far, its children's included."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def left_alone(name: str, seconds: float, until_idle: float = 10, most_cpu: float = MOST_CPU) -> bool:
    """Start the program there, leave it alone, and print what it did meanwhile; whether that is as it should be.

    It is idle when nothing has been written for `until_idle` seconds.
    """
    written = 0
    pid, fd = pty.fork()
    if pid == 0:
        command = [sys.executable, "-m", "uno_tui", *PLACES[name]]
        environment = dict(os.environ) | {"UNO_TUI_HOME": tempfile.mkdtemp(), "TERM": "xterm-256color"}
        os.execvpe(command[0], command, environment)  # noqa: S606
    quiet_since = time.monotonic()
    while time.monotonic() < quiet_since + until_idle:  # until the bots have moved, and it is the player's turn
        if select.select([fd], [], [], 0.1)[0]:
            written += len(os.read(fd, 65536))
            quiet_since = time.monotonic()
        elif not written:  # not even begun
            quiet_since = time.monotonic()
    size, worked, written = memory(pid), busy(pid), 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if select.select([fd], [], [], 1)[0]:
            written += len(os.read(fd, 65536))
    cpu, growth = (busy(pid) - worked) / seconds, (memory(pid) - size) / 2**20
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    fine = not written and cpu < most_cpu and growth < 1
    print(f"idle, {name}: {seconds:.0f} s, {written} bytes, {cpu:.2%} of a processor, {growth:+.2f} MB", flush=True)
    return fine


async def rounds_of(game: str, count: int, folder: Path) -> tuple[float, list[str]]:
    """Let bots play so many rounds on running tables; MB that were added after the first hundred, and what is left."""
    plan = Plan(("Ana", "Ben", "Cleo", "Dora"), ("easy", "normal", "easy", "normal"))
    before, running = asyncio.all_tasks(), set(threading.enumerate())
    done, matches, size, things = 0, 0, 0, set[str]()
    sizes: deque[int] = deque(maxlen=5)
    while done < count:
        path = folder / f"{matches}.table"
        matches += 1
        match, events = Match.begin(game, options.defaults(GAMES[game].options), plan, Dice(matches), path)
        host = Host(match, RealClock(), INSTANT, InlineThinker(), matches)
        host.open(events)
        await host.run()
        done += match.table.view(None).round
        path.unlink()
        path.with_suffix(".seats").unlink()
        if done >= WARM and not size:
            size, things = memory(), descriptors()
        sizes.append(memory())
    await asyncio.sleep(0.01)  # what was cancelled last ends
    left = [f"descriptor {each}" for each in descriptors() - things]
    left += [f"task {task}" for task in asyncio.all_tasks() - before]
    left += [f"thread {thread.name}" for thread in threading.enumerate() if thread not in running]
    return (min(sizes) - size) / 2**20, left


def descriptors() -> set[str]:
    """What is open."""
    return {str(path.readlink()) for path in Path("/proc/self/fd").iterdir() if path.exists()}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--rounds", type=int, default=5000)
    parser.add_argument("--games", default=",".join(GAMES))
    options_ = parser.parse_args()
    bad = 0
    for game in options_.games.split(",") if options_.rounds else ():
        start = time.monotonic()
        count = options_.rounds // (10 if game in LONG else 1)
        with tempfile.TemporaryDirectory() as folder:
            growth, left = asyncio.run(rounds_of(game, count, Path(folder)))
        bad += growth >= MOST_GROWTH or bool(left)
        print(
            f"rounds, {game}: {count} in {time.monotonic() - start:.0f} s, {growth:+.2f} MB, left over: "
            f"{', '.join(left) or 'nothing'}",
            flush=True,
        )
    if options_.seconds:
        with ThreadPoolExecutor(len(PLACES)) as pool:
            bad += sum(not fine for fine in pool.map(lambda name: left_alone(name, options_.seconds), PLACES))
    print(f"idle: {bad} bad")
    return min(1, bad)


if __name__ == "__main__":
    sys.exit(main())
