"""Plays whole matches with the real program: by keys on a full screen, line by line in a pipe, and several at a keyboard.

    uv run python tests/campaigns/matches.py [--only part of a name] [--seed N]

Every game in every language, in each of the three ways: short matches, keys pressed as someone does who tries what fits,
answers the first answer, and draws. Each must end, leave a record that replays to its end, and quit with exit code 0.
Prints the seed, and for each match its moves and seconds.
"""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from campaigns.campaign import Campaign

from uno_tui.i18n.languages import LANGUAGES
from uno_tui.notation.referee import Referee

RULES = {
    "uno": "match_end=rounds,rounds=1,intercept=on",
    "teams": "match_end=wins,wins=1",
    "rummy": "match_end=rounds_won,rounds=1,must_lay=off",
    "ume": "claim=auto",
    "maumau": "rounds=1,cheating=off",
}
SEATS = {"teams": ("Ana", "Ben", "Cleo", "Dora")}
KEYS = (b"u", b"z", b"\r", b"\r", b"f", b" ", b"q", b"a", b"a", b"\r")
"""What is pressed in turn: the word for the last card, what fits, Enter (which plays, answers and deals), the end of a
draft, drawing, giving up, and twice the key that the next bot waits for."""
SHARED_KEYS = (
    b"u", b"z", b"\r", b"\r", b"z", b"\r", b"\r", b"z", b"\r", b"\r", b"f", b" ", b"a", b"a", b"\r",
)  # fmt: skip
"""The same for two people at the keyboard, whose cards are shown by an Enter each: who draws too often never ends."""
LINES = ("u", "z", "play", "1", "2", "f", "draw", "give up", "go on", "go on", "")
"""The same in words. 2 answers what a Joker stands for, too: those answers are ranks, and have no numbers."""
FEW_LINES = ("u", "z", "play", "1", "2", "draw", "pass", "go on")
"""The same for a game in which every play may be answered: a line too many waits until it has been."""
TILE_KEYS = (
    b"u", b"z", b"\r", b"\r", b"z", b"\r", b"z", b"\r", b"f", b"\x1b", b"\x1b", b" ", b" ", b"a", b"a", b"\r",
)  # fmt: skip
TILE_LINES = ("u", "z", "play", "1", "f", "give up", "give up", "draw", "keep", "go on", "go on", "")
"""The same for tiles: up to three are laid, and a draft that cannot be finished is given up."""
TYPED = {"rummy": TILE_LINES, "maumau": FEW_LINES}
PATIENCE = 2400
"""Seconds for a match. Two people who only try what matches need many turns where they play with a partner or tiles."""
KEY = 0.3
"""Seconds of quiet before a key. What comes up by itself is answered by a key only after a pause."""
ANSWERED = 15
"""Seconds in which every line should be answered. A move waits while a bot waits for the next-bot key, about 10 seconds."""


def is_over(home: Path) -> int | None:
    """Return the moves of the finished match that is saved; None if there is none."""
    for path in (home / "data" / "tables").glob("*.table"):
        text = path.read_text(encoding="utf-8")
        text = text[: text.rfind("\n") + 1]
        if not text:  # the match is just beginning
            continue
        referee = Referee(text, path.name)
        steps = [step for step in referee.steps() if step.events]
        if steps and referee.table.outcome.match is not None:
            return len(steps)
    return None


def command(game: str, language: str, seed: int, *more: str, shared: bool = False) -> list[str]:
    names = SEATS.get(game, ("Ana", "Ben"))
    bots = ",".join(["easy"] * (len(names) - (2 if shared else 1))) or "none"
    rules = ["--rules", RULES[game]] if RULES[game] else []
    return [sys.executable, "-m", "uno_tui", "play", game, "--seats", ",".join(names), "--bots", bots,
            "--seed", str(seed), "--pace", "wait", "--mode", "silent", "--language", language, *rules, *more]  # fmt: skip


def people(arguments: Sequence[str]) -> int:
    """Return how many people play."""
    seats, bots = (arguments[arguments.index(option) + 1] for option in ("--seats", "--bots"))
    return len(seats.split(",")) - (0 if bots == "none" else len(bots.split(",")))


def by_keys(arguments: Sequence[str], home: Path) -> int | None:
    """Play on a pseudo terminal, full screen; return the moves of the match if it ended well."""
    pid, fd = pty.fork()
    if pid == 0:
        os.execve(  # noqa: S606 - as a shell would
            sys.executable, list(arguments), environment(home) | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}
        )
    pressed = TILE_KEYS if "rummy" in arguments else SHARED_KEYS if people(arguments) > 1 else KEYS
    moves, keys, end, looked = None, cycle(pressed), time.monotonic() + PATIENCE, 0.0
    try:
        while moves is None and time.monotonic() < end:
            if select.select([fd], [], [], KEY)[0]:
                os.read(fd, 65536)
                continue
            os.write(fd, next(keys))
            if time.monotonic() > looked + 1:
                looked, moves = time.monotonic(), is_over(home)
        time.sleep(KEY)  # right behind Escape it would be Alt+Q
        os.write(fd, b"Q")
        code = waited(pid, fd)
    except OSError:
        code = waited(pid, fd)
    return moves if code == 0 else None


def waited(pid: int, fd: int) -> int:
    """Return the exit code, once everything is read; the program is killed after ten seconds."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            os.close(fd)
            return os.waitstatus_to_exitcode(status)
        try:
            if select.select([fd], [], [], 0.1)[0]:
                os.read(fd, 65536)
        except OSError:
            time.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(fd)
    return -signal.SIGKILL


def by_lines(arguments: Sequence[str], home: Path) -> int | None:
    """Play line by line in a pipe; return the moves of the match if it ended well."""
    with (home / "said").open("wb") as said:
        program = subprocess.Popen([*arguments, "--linear"], stdin=subprocess.PIPE, stdout=said, stderr=said, env=environment(home))
        assert program.stdin is not None
        typed = next((lines for game, lines in TYPED.items() if game in arguments), LINES)
        moves, lines, end, looked = None, cycle(typed), time.monotonic() + PATIENCE, 0.0
        while moves is None and time.monotonic() < end and program.poll() is None:
            # A line after a play waits while others may react: lines that are typed ahead would pile up before "quit".
            answered, size = time.monotonic() + ANSWERED, os.fstat(said.fileno()).st_size
            program.stdin.write(next(lines).encode() + b"\n")
            program.stdin.flush()
            while os.fstat(said.fileno()).st_size == size and time.monotonic() < answered:
                time.sleep(0.01)
            if time.monotonic() > looked + 1:
                looked, moves = time.monotonic(), is_over(home)
        try:
            program.communicate(b"quit\n", 2 * ANSWERED)
        except subprocess.TimeoutExpired:
            program.kill()
    text = (home / "said").read_text("utf-8")
    well = moves is not None and program.wait() == 0 and "Traceback" not in text
    if not well:
        print(f"exit code {program.wait()}, moves {moves}; the end of what was said:", *text.splitlines()[-20:], sep="\n")
    return moves if well else None


def environment(home: Path) -> dict[str, str]:
    return dict(os.environ) | {"UNO_TUI_HOME": str(home), "PYTHONIOENCODING": "utf-8"}


WAYS: dict[str, tuple[Callable[[Sequence[str], Path], int | None], bool]] = {
    "keys": (by_keys, False),
    "lines": (by_lines, False),
    "shared": (by_keys, True),
}
"""How a match is played, and whether two people sit at the keyboard."""


def main() -> int:
    campaign = Campaign("matches", 1, only="")
    only, played = campaign.options.only, 0
    failed = 0
    for game in RULES:
        for language in LANGUAGES:
            for way, (play, shared) in WAYS.items():
                name = f"{game} {language} {way}"
                if only and only not in name:
                    continue
                with tempfile.TemporaryDirectory() as folder:
                    home, begun = Path(folder), time.monotonic()
                    moves = play(command(game, language, campaign.options.seed % 10**6, shared=shared), home)
                    failed += moves is None
                    played += 1
                    print(json.dumps({"match": name, "moves": moves, "seconds": round(time.monotonic() - begun, 1)}), flush=True)
    return campaign.end(f"{played} matches", failed, "did not end well")


if __name__ == "__main__":
    sys.exit(main())
