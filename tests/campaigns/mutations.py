"""Mutates every table file of `tests/scenarios`, and looks at and replays what comes of it.

    uv run python tests/campaigns/mutations.py [--count 200000] [--seed N]

Nothing may raise anything but the error that is a sentence, compute for more than two seconds, or make a process grow beyond
150 MB. Prints the seed, the figures, and every file that did.
"""

from __future__ import annotations

import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from campaigns.campaign import Campaign

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = sorted((ROOT / "scenarios").rglob("*.table"))
LONGEST = 2.0
"""Seconds of computing."""
MOST_MEMORY = 150 * 2**20
CHUNK = 500
NUMBERS = ("0", "1", "-1", "2", "7", "108", "999", "1000000", "9" * 20, "9" * 40, "9" * 5000, "1e9", "٣", "½")
SIGNS = ("\x00", "\x1b[2J", "\u202e", "\ufeff", "\x85", "#", "[", "]", "=", "J=", ":", "~", "!", "?", "é", "\t", "\r")


def words_of(texts: list[str]) -> list[str]:
    return sorted({word for text in texts for word in text.split()})


class Mutator:
    """Makes one file out of another, by one to six changes."""

    def __init__(self, seed: int, texts: list[str]) -> None:
        self.dice = random.Random(seed)
        self.texts = texts
        self.words = words_of(texts)
        self.changes: tuple[Callable[[list[str]], None], ...] = (
            self.drop_line, self.double_line, self.swap_lines, self.drop_word, self.other_word, self.other_word,
            self.number, self.many, self.signs, self.foreign_line, self.cut, self.join,
        )  # fmt: skip

    def file(self) -> str:
        lines = self.dice.choice(self.texts).split("\n")
        for _ in range(self.dice.choice((1, 1, 1, 1, 2, 2, 3, 6))):
            self.dice.choice(self.changes)(lines)
        return "\n".join(lines)

    def place(self, lines: list[str]) -> int:
        return self.dice.randrange(len(lines)) if lines else 0

    def drop_line(self, lines: list[str]) -> None:
        del lines[self.place(lines) : self.place(lines) + 1]

    def double_line(self, lines: list[str]) -> None:
        lines[self.place(lines) : 0] = lines[self.place(lines) :][:1] * self.dice.choice((1, 2, 50))

    def swap_lines(self, lines: list[str]) -> None:
        if lines:
            a, b = self.place(lines), self.place(lines)
            lines[a], lines[b] = lines[b], lines[a]

    def change_word(self, lines: list[str], change: Callable[[str], str]) -> None:
        place = self.place(lines)
        words = lines[place].split(" ") if lines else []
        if words:
            at = self.dice.randrange(len(words))
            words[at] = change(words[at])
            lines[place] = " ".join(words)

    def drop_word(self, lines: list[str]) -> None:
        self.change_word(lines, lambda word: "")

    def other_word(self, lines: list[str]) -> None:
        self.change_word(lines, lambda word: self.dice.choice(self.words))

    def number(self, lines: list[str]) -> None:
        self.change_word(lines, lambda word: self.dice.choice(NUMBERS))

    def many(self, lines: list[str]) -> None:
        self.change_word(lines, lambda word: " ".join([word] * self.dice.choice((2, 3, 108, 3000))))

    def signs(self, lines: list[str]) -> None:
        self.change_word(lines, lambda word: word[:1] + self.dice.choice(SIGNS) + word[1:])

    def foreign_line(self, lines: list[str]) -> None:
        lines.insert(self.place(lines), self.dice.choice(self.dice.choice(self.texts).split("\n")))

    def cut(self, lines: list[str]) -> None:
        if lines:
            place = self.place(lines)
            lines[place] = lines[place][: self.dice.randrange(len(lines[place]) + 1)]
            if self.dice.random() < 0.2:
                del lines[place + 1 :]

    def join(self, lines: list[str]) -> None:
        place = self.place(lines)
        lines[place : place + 2] = ["".join(lines[place : place + 2])]


@cache
def session(language: str) -> Any:
    """A player's session, which a replay speaks for."""
    from uno_tui.ui.keys import keymap
    from uno_tui.ui.request import Request
    from uno_tui.ui.session import Session
    from uno_tui.ui.settings import Mode, Settings, folders

    return Session(Request(mode=Mode.READER, language=language), Settings(verbosity="full"), folders(), keymap.load())


def look(path: Path, language: str, seat: int) -> str:
    """Check the file, and replay it as someone saw it; `error`, `fails` or `holds`."""
    from uno_tui.notation.lines import TableError
    from uno_tui.notation.referee import check
    from uno_tui.ui.navigation.replay import Replay

    try:
        problems = check(path)
        replay = Replay.of(session(language), path)
    except TableError as error:
        assert len(str(error)) < 1500 + len(str(path)), "a sentence that nobody would listen to"
        return "error"
    replay.seat = seat if seat < len(replay.names) else None
    for place in range(len(replay.moments)):
        replay.place = place
        replay.text(place)
        replay.table_lines()
    return "fails" if problems else "holds"


def too_long(*_: object) -> None:
    raise TimeoutError


def chunk(seed: int) -> tuple[Counter[str], list[str], float, int]:
    """What became of a chunk of files, the bad ones, the longest time in seconds, and the most memory in bytes."""
    mutator = Mutator(seed, [path.read_text(encoding="utf-8") for path in SCENARIOS])
    found: Counter[str] = Counter()
    bad, longest = [], 0.0
    signal.signal(signal.SIGVTALRM, too_long)
    look(SCENARIOS[0], "en", 0)  # imports take their time once
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "m.table"
        for number in range(CHUNK):
            text = mutator.file()
            path.write_text(text, encoding="utf-8", errors="replace", newline="")
            start = time.process_time()
            signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
            try:
                found[look(path, mutator.dice.choice(("en", "de", "fr")), mutator.dice.randrange(6))] += 1
            except BaseException:
                found["bad"] += 1
                bad.append(f"seed {seed}, file {number}:\n{text[:2000]}\n{traceback.format_exc()[-1500:]}")
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            longest = max(longest, time.process_time() - start)
    return found, bad, longest, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def main() -> int:
    campaign = Campaign("mutations", 200_000)
    options = campaign.options
    total: Counter[str] = Counter()
    longest, memory = 0.0, 0
    with ProcessPoolExecutor() as pool:
        for found, bad, seconds, size in pool.map(chunk, range(options.seed, options.seed + options.count // CHUNK)):
            total += found
            longest, memory = max(longest, seconds), max(memory, size)
            for report in bad:
                print(report, flush=True)
    bad_ones = total["bad"] + (memory > MOST_MEMORY)
    figures = ", ".join(f"{kind} {count}" for kind, count in sorted(total.items()))
    return campaign.end(
        f"{total.total()} files ({figures}), longest {longest * 1000:.0f} ms, memory {memory / 2**20:.0f} MB", bad_ones
    )


if __name__ == "__main__":
    sys.exit(main())
