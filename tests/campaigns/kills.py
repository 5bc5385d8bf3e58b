"""Kills the program with signal 9, at every write and at any moment, and looks whether anything announced is lost.

    uv run python tests/campaigns/kills.py [--count 1000] [--seed N]

Half of the kills fall on a write of the program's, found with strace, in all five games; the others on any moment of a
game on a pseudo terminal, line by line and full screen, which is then gone on with and killed again. Prints the seed,
the figures, and what was lost.
"""

from __future__ import annotations

import os
import pty
import random
import select
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from campaigns.campaign import Campaign
from support.kills import heard_in, lost, lost_of_others, play, record_of, sentences_of_moves, told_in

GAMES = ("uno", "teams", "ume", "maumau", "rummy")
LIVES = 8
"""How often a table is gone on with and killed again."""
LINES = b"z\rplay\r1\rred\rdraw\rpass\r"
SCREEN = b"z\rb \x1b[Cf"


def at_writes(game: str, count: int, seed: int) -> Counter[str]:
    """Kill at writes that are spread over the whole run."""
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        whole = play(game, Path(folder) / "whole", seed, rounds=8)
        sentences = sentences_of_moves(whole)
        for number in range(count):
            home = Path(folder) / str(number)
            run = play(game, home, seed, rounds=8, kill_at=1 + whole.writes * number // count)
            found["kills"] += run.code == -signal.SIGKILL
            found["announced"] += sum(times for text, times in run.heard.items() if text in sentences)
            for text, times in lost(run, sentences).items():
                found["lost"] += times
                print(f"{game}, seed {seed}, write {1 + whole.writes * number // count}: lost {text}", flush=True)
            shutil.rmtree(home)
    return found


def live(arguments: list[str], keys: bytes, home: Path, seconds: float) -> None:
    """One life of the program on a pseudo terminal: so long, and then signal 9."""
    pid, fd = pty.fork()
    if pid == 0:
        command = [sys.executable, "-m", "uno_tui", *arguments]
        environment = dict(os.environ) | {"UNO_TUI_HOME": str(home), "TERM": "xterm-256color"}
        os.execvpe(command[0], command, environment)  # noqa: S606
    select.select([fd], [], [], 30)
    end, at = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        if select.select([fd], [], [], 0.02)[0]:
            os.read(fd, 65536)
        else:
            os.write(fd, keys[at : at + 1])
            at = (at + 1) % len(keys)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(fd)


def at_any_moment(game: str, lives: int, seed: int) -> Counter[str]:
    """A table on a pseudo terminal, killed and gone on with until its lives are spent."""
    dice = random.Random(seed)
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        transcript = home / "t.jsonl"
        linear = dice.random() < 0.5
        common = ["--mode", "reader", "--language", "en", "--pace", "fast", "--transcript", str(transcript)]
        common += ["--linear"] if linear else ["--look", dice.choice(("said", "lines"))]
        seats = ["--players", "4" if game == "teams" else "3", "--bots", "easy,normal" + ",easy" * (game == "teams")]
        keys = LINES if linear else SCREEN
        for number in range(lives):
            arguments = ["play", game, *common, *seats] if not number else common
            before = b"" if not number else (b"1\r" if linear else b"\r")
            live(arguments, before + keys * 1000, home, dice.uniform(0.3, 2.5))
            found["kills"] += 1
            missing = lost_of_others(heard_in(transcript), home)
            for text, times in missing.items():
                found["lost"] += times
                print(f"{game}, seed {seed}, life {number}, {arguments}: lost {text}", flush=True)
            if missing or len(list((home / "data" / "tables").glob("*.table"))) != 1:
                break
        found["announced"] += told_in(record_of(home)).total()
    return found


def main() -> int:
    campaign = Campaign("kills", 1000)
    options = campaign.options
    total: Counter[str] = Counter()
    with ThreadPoolExecutor(2) as pool:
        half = options.count // 2
        jobs = [pool.submit(at_writes, game, half // len(GAMES), options.seed % 1000) for game in GAMES]
        jobs += [
            pool.submit(at_any_moment, GAMES[number % len(GAMES)], LIVES, options.seed + number)
            for number in range(half // LIVES + 1)
        ]
        for job in jobs:
            total += job.result()
    return campaign.end(
        f"{total['kills']} kills, {total['announced']} announcements of moves", total["lost"], "lost"
    )


if __name__ == "__main__":
    sys.exit(main())
