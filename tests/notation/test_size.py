"""Whatever a table file is made of, looking at it takes little memory, and a complaint about it is short."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import program

pytestmark = pytest.mark.terminal

MEGABYTE = 2**20
MOST_MEMORY = 150 * MEGABYTE
HEAD = "table 1\ngame uno\nseats Ana Ben\n"
POSITION = HEAD + "turn Ana\nhand Ana R5 R6\nhand Ben G1 G2\ndiscard R7\nstock R1 R2\n"


def filled(head: str, piece: str, size: int) -> str:
    return head + piece * ((size - len(head)) // len(piece))


LARGE: dict[str, Callable[[int], str]] = {
    "words": lambda size: filled(HEAD, "ab ", size),
    "one word": lambda size: filled(HEAD, "a", size),
    "lines": lambda size: filled(HEAD, "ab\n", size),
    "empty lines": lambda size: filled(POSITION, "\n", size),
    "empty lines first": lambda size: filled("", "\n", size),
    "comments": lambda size: filled(POSITION, "# no\n", size),
    "one comment": lambda size: filled(POSITION + "#", "no ", size),
    "rules": lambda size: filled("table 1\n", "rule A,B,C\n", size),
    "different rules": lambda size: "table 1\n" + "".join(f"rule X-{n}\n" for n in range(size // 13)),
    "true assertions": lambda size: filled(POSITION, "= turn Ana\n", size),
    "false assertions": lambda size: filled(POSITION, "= turn Ben\n", size),
    "long assertions": lambda size: filled(POSITION, "= hand Ana" + " R5" * 3000 + "\n", size),
    "chance": lambda size: filled(POSITION + "Ana draw\n", "~ lot Ana\n", size),
    "a stock": lambda size: filled(HEAD + "~ stock", " R5", size),
    "statements": lambda size: filled(HEAD + "turn Ana\n", "debt 1\n", size),
    "hands": lambda size: filled(HEAD + "turn Ana\n", "hand Ana R1\n", size),
    "seats": lambda size: filled("table 1\ngame uno\nseats", " Anna", size),
    "moves": lambda size: filled(POSITION, "! Ben draw : not_your_turn\n", size),
    "reasons": lambda size: filled(POSITION + "! Ben draw :", " x", size),
    "number": lambda size: filled(HEAD + "round ", "9", size),
    "brackets": lambda size: filled(HEAD.replace("uno", "rummy") + "onto ", "[", size),
}


MEASURE = """
import resource, subprocess, sys
code = subprocess.run(sys.argv[2:]).returncode
open(sys.argv[1], "w", encoding="utf-8").write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss))
sys.exit(code)
"""
"""Between the tests and the program: what a process has had is counted to the processes that it becomes."""


def looked_at(path: Path) -> tuple[int, int, float, bytes, bytes]:
    """Exit code, the most memory it had, how long it took, the beginning of what it printed, and its complaint."""
    start = time.monotonic()
    printed, complaint = path.parent / "out", path.parent / "err"
    with printed.open("wb") as out, complaint.open("wb") as err:
        command = [sys.executable, "-c", MEASURE, str(path.parent / "kB"), *program("check", str(path))]
        done = subprocess.run(command, stdout=out, stderr=err)
    took = time.monotonic() - start
    scale = 1 if sys.platform == "darwin" else 1024
    with printed.open("rb") as out:
        beginning = out.read(100_000)
    memory = int((path.parent / "kB").read_text(encoding="utf-8")) * scale
    return done.returncode, memory, took, beginning, complaint.read_bytes()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="measures with getrusage")
@pytest.mark.parametrize("kind", LARGE)
def test_a_table_file_just_within_bounds_takes_little_memory(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "large.table"
    path.write_text(LARGE[kind](3_900_000), encoding="utf-8")
    code, memory, _, printed, complaint = looked_at(path)
    assert code in (0, 1, 2)
    assert memory < MOST_MEMORY
    assert all(len(line) < 2500 + len(str(path)) for line in printed.split(b"\n"))
    assert complaint.count(b"\n") == (code == 2)
    assert len(complaint) < 400 + len(str(path))


@pytest.mark.skipif(sys.platform == "win32", reason="measures with getrusage")
def test_a_table_file_of_100_megabytes_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "huge.table"
    with path.open("w", encoding="utf-8") as file:
        for _ in range(100):
            file.write("word " * (MEGABYTE // 5))
    code, memory, seconds, _, complaint = looked_at(path)
    assert code == 2
    assert complaint.decode() == f"{path}: is larger than 4 MB, and no table file is\n"
    assert memory < MOST_MEMORY / 2
    assert seconds < 5


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no endless file on this system")
def test_a_file_without_an_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "endless.table"
    path.symlink_to("/dev/zero")
    assert looked_at(path)[0] == 2
