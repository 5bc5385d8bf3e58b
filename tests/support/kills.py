"""Killing the program for real, at any write, and comparing what it had announced with what its record holds."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from conftest import ROOT, program

from uno_tui.core.contract import Seat
from uno_tui.host.match import whole_record
from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.ui.ports.presenter import PresenterContext
from uno_tui.ui.ports.presenters import PRESENTERS

KEYS = "z\nplay\n1\nred\ndraw\npass\n"
"""Typed again and again, this plays any game on: what does not fit is refused."""
OTHERS = re.compile(
    "(Ben|Cleo|Dora) (plays|draws|lays|puts|drops|takes|gives|answers|passes|swaps|shares|claims|calls|reports)"
)


SAID = re.compile(
    "(?:Ana|Ben|Cleo|Dora) (?:plays|draws|lays|puts|drops|takes|gives|answers|passes|swaps|shares|claims|calls|reports)"
    r"[^.]*\."
)


@dataclass(frozen=True)
class Run:
    """Everything that a run of the program has left behind."""

    heard: Counter[str]
    kept: Counter[str]
    """What its records tell."""
    writes: int
    code: int


def told(referee: Referee, seat: Seat = 0) -> Counter[str]:
    """Return what a seat is told of a record, from beginning to end."""
    names, game = referee.names.names, referee.opening.notation.game.id
    presenter = PRESENTERS[game](PresenterContext(Translator("en"), names, seat, "normal", slips_are_free=True))
    texts: Counter[str] = Counter()
    for step in referee.steps():
        if step.events:
            seen = [event.as_seen_by(seat) for event in step.events]
            texts.update(each.text for each in presenter.narrator.narrate(seen, referee.table.view(seat)))
    return texts


def told_in(record: Path | None, seat: Seat = 0) -> Counter[str]:
    """Return what the record on disk tells, without a line that was cut short; nothing if there is no record."""
    text = "" if record is None else record.read_text(encoding="utf-8")
    if not text.count("\n"):
        return Counter()
    whole, _ = whole_record(text, str(record))
    return told(Referee(whole, str(record)), seat)


def kept_in(home: Path) -> Counter[str]:
    """Return what all records tell: a match that ends at once is followed by another."""
    return sum(map(told_in, (home / "data" / "tables").rglob("*.table")), Counter())


def sentences_of_moves(whole: Run) -> frozenset[str]:
    """Return what only a move makes the program say, found out by a run that was not killed."""
    return frozenset(text for text, count in whole.kept.items() if 0 < whole.heard[text] <= count)


def lost_of_others(heard: Counter[str], home: Path) -> Counter[str]:
    """Return what was announced of the others' moves oftener than the records have it, whatever the seed."""
    return Counter({text: count for text, count in heard.items() if OTHERS.match(text)}) - kept_in(home)


def lost_of_a_screen(shown: str, record: Path | None, seat: Seat) -> Counter[str]:
    """Return what was shown to a seat of others' moves oftener than the record has it."""
    kept = Counter(SAID.findall(" ".join(told_in(record, seat).elements())))
    return Counter(SAID.findall(" ".join(shown.split()))) - kept


def lost(run: Run, sentences: frozenset[str]) -> Counter[str]:
    """Return what was announced of moves oftener than the record has it."""
    return Counter({text: count for text, count in run.heard.items() if text in sentences}) - run.kept


def heard_in(transcript: Path) -> Counter[str]:
    """Return what a transcript has. It is written before anything is said or shown."""
    if not transcript.exists():
        return Counter()
    lines = transcript.read_text(encoding="utf-8").split("\n")[:-1]
    return Counter(json.loads(line)["text"] for line in lines)


def record_of(home: Path) -> Path | None:
    """Return the record of the only table."""
    return next(iter((home / "data" / "tables").glob("*.table")), None)


def table_in_a_pipe(game: str, seed: int, transcript: Path) -> list[str]:
    """Return the command line of a table line by line, with bots."""
    bots = "easy,normal,easy" if game == "teams" else "easy,normal"
    arguments = ["--players", str(bots.count(",") + 2), "--bots", bots, "--seed", str(seed), "--language", "en"]
    return program("play", game, "--linear", *arguments, "--mode", "reader", "--transcript", str(transcript))


def play(game: str, home: Path, seed: int, *, kill_at: int | None = None, rounds: int = 40) -> Run:
    """Play in a pipe under strace; with `kill_at` the process is killed with signal 9 at that write of its."""
    home.mkdir(parents=True)
    transcript, log = home / "t.jsonl", home / "strace"
    inject = [] if kill_at is None else ["-e", f"inject=write:signal=SIGKILL:when={kill_at}"]
    command = table_in_a_pipe(game, seed, transcript)
    done = subprocess.run(
        ["strace", "-qq", "-o", str(log), "-e", "trace=write", *inject, *command],
        input=KEYS * rounds, capture_output=True, encoding="utf-8", cwd=ROOT, timeout=120,
        env=os.environ | {"UNO_TUI_HOME": str(home)},
    )
    assert "Traceback" not in done.stderr, done.stderr
    writes = sum(line.startswith("write(") for line in log.read_text(errors="replace", encoding="utf-8").splitlines())
    return Run(heard_in(transcript), kept_in(home), writes, done.returncode)
