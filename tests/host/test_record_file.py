"""A record that someone takes away or changes under a running table, and two programs that want the same table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from conftest import ROOT, program, run_program
from support.examples import times
from support.harms import HARMS, cut, delete, others_may_take_it, rename

from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.uno.rules import UNO
from uno_tui.host.match import Match, Plan
from uno_tui.host.practice import Practice
from uno_tui.host.record_file import RecordFile
from uno_tui.notation.lines import TableError
from uno_tui.notation.referee import check

PLAN = Plan(("Ana", "Ben"), ("person", "easy"))


def begun(path: Path) -> Match:
    match, _ = Match.begin("uno", options.defaults(UNO.options), PLAN, Dice(3), path)
    return match


def move(match: Match) -> None:
    seat = match.table.acting()[0]
    match.play(seat, match.table.moves(seat)[0])


def replace_by_copy(path: Path) -> None:
    copy = path.with_suffix(".copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


def write_behind(path: Path) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write("Ana draw\n")


def change_a_letter(path: Path) -> None:
    text = path.read_bytes()
    with path.open("r+b") as file:
        file.write(text[:6].upper())


@others_may_take_it
@pytest.mark.parametrize("harm", [*HARMS, replace_by_copy, write_behind, change_a_letter])
def test_a_record_that_is_harmed_is_written_again_whole(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    path = tmp_path / "tables" / "2026-01-01-100000.table"
    match, moved = begun(path), list[Path]()
    match.moved = moved.append
    move(match)
    harm(path)
    move(match)
    new = match.path
    assert new is not None
    assert moved == [new]
    assert new.exists()
    move(match)
    assert moved == [new]
    match.close()
    assert new.read_text(encoding="utf-8").splitlines() == match.record.lines
    assert check(new) == []
    again = Match.resume(new, Dice(1))
    assert again.table.view(0) == match.table.view(0)
    assert again.plan == PLAN
    again.close()


def test_a_record_whose_time_alone_is_another_is_the_same(tmp_path: Path) -> None:
    match, moved = begun(tmp_path / "t.table"), list[Path]()
    match.moved = moved.append
    os.utime(tmp_path / "t.table", (1, 1))
    move(match)
    assert not moved
    assert (tmp_path / "t.table").read_text(encoding="utf-8").splitlines() == match.record.lines


def test_a_resumed_record_with_comments_is_gone_on_with_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "t.table"
    begun(path).close()
    path.write_text("# Written by hand.\n" + path.read_text(encoding="utf-8") + "\n# So far.\n", encoding="utf-8")
    match = Match.resume(path, Dice(1))
    os.utime(path, (1, 1))
    move(match)
    assert match.path == path
    assert path.read_text(encoding="utf-8").startswith("# Written by hand.\n")
    match.close()


def test_who_reads_before_the_other_has_finished_does_not_write_over_it(tmp_path: Path) -> None:
    """The record is read when nobody else can write it any more."""
    path = tmp_path / "t.table"
    first = begun(path)
    move(first)
    with pytest.raises(TableError, match="another program"):
        Match.resume(path, Dice(1))
    move(first)
    first.close()
    second = Match.resume(path, Dice(1))
    assert second.record.lines == first.record.lines
    second.close()


@others_may_take_it
def test_a_file_that_was_replaced_while_it_was_taken_is_nobodys(tmp_path: Path) -> None:
    path = tmp_path / "t.table"
    path.write_text("table 1\n", encoding="utf-8")
    taken = RecordFile(path)
    replace_by_copy(path)
    assert not taken.is_as_it_was
    RecordFile(path).close()
    taken.close()


@others_may_take_it
def test_what_keeps_changing_a_record_gets_no_longer_and_longer_names(tmp_path: Path) -> None:
    match = begun(tmp_path / "2026-01-01-100000.table")
    for number in range(2, 6):
        assert match.path is not None
        rename(match.path)
        match.path.touch()
        move(match)
        assert match.path.name == f"2026-01-01-100000-{number}.table"
    match.close()


@pytest.fixture
def path() -> Iterator[Path]:
    """Where a record goes that other users can read."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder, "tables", "2026-01-01-100000.table")


@contextlib.contextmanager
def read_only(path: Path) -> Iterator[Callable[[], None]]:
    """Let nobody write a record or beside it, until what is returned is called; for root, as another user."""
    folder, root = path.parent, os.geteuid() == 0
    for each in (folder, *folder.iterdir()) if root else ():
        os.chown(each, 54321, -1)
    folder.chmod(0o555)
    path.chmod(0o444)

    def end() -> None:
        folder.chmod(0o755)
        path.chmod(0o644)

    if root:
        os.seteuid(54321)
    try:
        yield end
    finally:
        if root:
            os.seteuid(0)
        end()


needs_rights = pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX make a folder read-only")


@needs_rights
@pytest.mark.parametrize("before", ["", "# Written by hand.\n"])
@pytest.mark.parametrize("cut", ["", "Ana pl"])
def test_a_record_that_could_only_be_read_is_gone_on_with_in_its_own_file(
    path: Path, before: str, cut: str
) -> None:
    begun(path).close()
    path.write_text(before + path.read_text(encoding="utf-8") + cut, encoding="utf-8")
    changes: list[OSError | None] = []
    with read_only(path) as end:
        match = Match.resume(path, Dice(1))
        match.saving_changed = changes.append
        assert match.unsaved is not None
        move(match)
        move(match)
        end()
        move(match)
        assert (match.unsaved, match.path, changes) == (None, path, [None])
        match.close()
    assert [each.name for each in path.parent.glob("*.table")] == [path.name]
    assert path.read_text(encoding="utf-8") == before + match.text()
    assert check(path) == []


@needs_rights
@pytest.mark.parametrize("harm", [delete, cut, write_behind, change_a_letter])
def test_a_record_that_is_another_when_it_can_be_written_stays_as_it_is(
    path: Path, harm: Callable[[Path], None]
) -> None:
    begun(path).close()
    with read_only(path) as end:
        match = Match.resume(path, Dice(1))
        move(match)
        end()
        harm(path)
        harmed = path.read_bytes() if path.exists() else b""
        move(match)
        assert match.unsaved is None
        assert match.path is not None
        match.close()
    assert match.path.read_text(encoding="utf-8") == match.text()
    assert harm is delete or path.read_bytes() == harmed
    assert (match.path == path) is (harm is delete)


@needs_rights
def test_a_record_that_another_program_has_meanwhile_is_left_to_it(path: Path) -> None:
    begun(path).close()
    with read_only(path) as end:
        match = Match.resume(path, Dice(1))
        end()
        other = Match.resume(path, Dice(1))
        move(match)
        assert match.path is not None
        match.close()
        other.close()
    assert path.read_text(encoding="utf-8") == other.text()
    assert match.path.read_text(encoding="utf-8") == match.text()


@needs_rights
@pytest.mark.parametrize("moves", [0, 1, 2])
def test_moves_that_were_taken_back_before_the_record_could_be_written_are_not_in_it(
    path: Path, tmp_path: Path, moves: int
) -> None:
    before = begun(tmp_path / "before.table")
    before.close()
    match = Match.practise(before.text(), Plan(PLAN.names, ("person", "person"), Practice()), path)
    move(match)
    match.close()
    with read_only(path) as end:
        match = Match.resume(path, Dice(1))
        for _ in range(moves):
            move(match)
        match.take_back()
        end()
        move(match)
        match.close()
    assert match.path == path
    assert path.read_text(encoding="utf-8") == match.text()
    again = Match.resume(path, Dice(1))
    assert again.plan == match.plan
    again.close()


FULL_FOR_A_WHILE = """
import resource, signal, sys
from pathlib import Path
from uno_tui.host.record_file import SavedRecord

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
path = Path(sys.argv[1])
saved = SavedRecord.begin(path, "{}", "one\\ntwo\\n")
resource.setrlimit(resource.RLIMIT_FSIZE, (8, resource.RLIM_INFINITY))  # a disk that is full for a while
saved.add("three\\nfour\\n", lambda: "one\\ntwo\\nthree\\nfour\\n")
print(type(saved.unsaved).__name__)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
saved.go_back("one\\ntwo\\nthree\\n", "{}")
print(saved.unsaved, path.read_bytes(), saved.path == path)
saved.go_back("one\\n", "{}")
print(saved.unsaved, path.read_bytes())
"""


@pytest.mark.terminal
@pytest.mark.skipif(sys.platform == "win32", reason="a limit of POSIX stands for a full disk")
def test_a_move_is_taken_back_that_never_reached_the_disk(tmp_path: Path) -> None:
    script = [sys.executable, "-c", FULL_FOR_A_WHILE, str(tmp_path / "t.table")]
    done = subprocess.run(script, capture_output=True, encoding="utf-8", cwd=ROOT)
    assert done.stdout.splitlines() == ["OSError", "None b'one\\ntwo\\nthree\\n' True", "None b'one\\n'"], done.stderr


@pytest.mark.parametrize("change", [lambda text: f"# Mine.\n{text}", lambda text: text.replace("\n", "\r\n")])
def test_a_record_that_is_written_otherwise_stays_whole_when_a_move_is_taken_back(
    tmp_path: Path, change: Callable[[str], str]
) -> None:
    path = tmp_path / "2026-01-01-100000.table"
    begun(tmp_path / "before.table").close()
    position = (tmp_path / "before.table").read_text(encoding="utf-8")
    match = Match.practise(position, Plan(PLAN.names, ("person", "person"), Practice()), path)
    for _ in range(3):
        move(match)
    match.close()
    path.write_bytes(change(path.read_text(encoding="utf-8")).encode())
    before = path.read_bytes()
    match, moved = Match.resume(path, Dice(1)), list[Path]()
    match.moved = moved.append
    match.take_back()
    match.close()
    assert path.read_bytes() == before
    assert moved == [match.path]
    assert match.path is not None
    assert match.path.read_text(encoding="utf-8") == match.text()
    assert check(match.path) == []


FULL = """
import resource, signal, sys
from pathlib import Path
from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.uno.rules import UNO
from uno_tui.host.match import Match, Plan

path = Path(sys.argv[1])
match, _ = Match.begin("uno", options.defaults(UNO.options), Plan(("Ana", "Ben"), ("person", "easy")), Dice(3), path)
with path.open("a", encoding="utf-8") as other:
    other.write("# Someone was here.\\n")
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200))
seat = match.table.acting()[0]
match.play(seat, match.table.moves(seat)[0])
print(match.unsaved.strerror)
"""


@pytest.mark.terminal
@pytest.mark.skipif(sys.platform == "win32", reason="a limit of POSIX stands for a full disk")
def test_a_record_that_cannot_be_written_again_leaves_no_part_of_it(tmp_path: Path) -> None:
    path = tmp_path / "2026-01-01-100000.table"
    done = subprocess.run([sys.executable, "-c", FULL, str(path)], capture_output=True, encoding="utf-8", cwd=ROOT)
    assert done.stdout == "File too large\n"
    assert [each.name for each in tmp_path.glob("*.table")] == [path.name]
    Match.resume(path, Dice(1)).close()


SEALED = """
import fcntl, os, resource, signal, sys
from pathlib import Path
from uno_tui.host.record_file import SavedRecord

path = Path(sys.argv[1])
memory = os.memfd_create("record", os.MFD_ALLOW_SEALING)
path.symlink_to(f"/proc/self/fd/{memory}")
saved = SavedRecord.begin(path, "{}", "one\\ntwo\\n")
fcntl.fcntl(memory, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK)  # from now on nothing can be cut off
"""
"""A record in a file that the system lets nobody shorten."""
sealed = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="Linux seals files")


def in_a_sealed_file(script: str, path: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", SEALED + script, str(path)], capture_output=True, encoding="utf-8", cwd=ROOT
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.terminal
@sealed
def test_what_cannot_be_cut_off_when_a_move_is_taken_back_is_unsaved(tmp_path: Path) -> None:
    script = """
saved.go_back("one\\n", "{}")
print(type(saved.unsaved).__name__, path.read_text("utf-8").split())
saved.add("three\\n", lambda: "one\\nthree\\n")
print(type(saved.unsaved).__name__, path.read_text("utf-8").split())
path.unlink()
saved.add("four\\n", lambda: "one\\nthree\\nfour\\n")
print(saved.unsaved, saved.path.read_text("utf-8").split())
"""
    assert in_a_sealed_file(script, tmp_path / "t.table") == [
        "PermissionError ['one', 'two']",
        "PermissionError ['one', 'two']",
        "None ['one', 'three', 'four']",
    ]


@pytest.mark.terminal
@sealed
def test_half_a_line_that_cannot_be_cut_off_is_not_written_on(tmp_path: Path) -> None:
    script = """
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (10, resource.RLIM_INFINITY))  # a disk that is full for a while
saved.add("three\\n", lambda: "one\\ntwo\\nthree\\n")
print(type(saved.unsaved).__name__, path.read_text("utf-8").split())
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
saved.add("four\\n", lambda: "one\\ntwo\\nthree\\nfour\\n")
print(saved.unsaved, path.read_text("utf-8").split(), saved.path.read_text("utf-8").split())
"""
    assert in_a_sealed_file(script, tmp_path / "t.table") == [
        "OSError ['one', 'two', 'th']",
        "None ['one', 'two', 'th'] ['one', 'two', 'three', 'four']",
    ]


NO_MORE_FILES = """
import resource, sys
from pathlib import Path
from uno_tui.host.record_file import SavedRecord

path = Path(sys.argv[1])
path.touch()  # as a store does, so that no other program takes the name
before = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (3, before[1]))
saved = SavedRecord.begin(path, "{}", "one\\n")
resource.setrlimit(resource.RLIMIT_NOFILE, before)
print(saved.unsaved.strerror, path.exists())
saved.add("two\\n", lambda: "one\\ntwo\\n")
print(saved.unsaved, saved.path == path)
"""


@pytest.mark.terminal
@pytest.mark.skipif(sys.platform == "win32", reason="a limit of POSIX")
def test_a_record_that_cannot_be_opened_leaves_no_file(tmp_path: Path) -> None:
    line = [sys.executable, "-c", NO_MORE_FILES, str(tmp_path / "2026-01-01-100000.table")]
    done = subprocess.run(line, capture_output=True, encoding="utf-8", cwd=ROOT)
    assert (done.stdout, done.stderr) == ("Too many open files False\nNone True\n", "")


@pytest.mark.parametrize(
    "spoilt",
    [b'{"names":["\xff\xfe","Ben"],"players":["person","easy"]}', b'{"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}"],
    ids=["no text", "nested too deep"],
)
def test_seats_that_cannot_be_read_are_forgotten(tmp_path: Path, spoilt: bytes) -> None:
    path = tmp_path / "t.table"
    begun(path).close()
    path.with_suffix(".seats").write_bytes(spoilt)
    match = Match.resume(path, Dice(1))
    assert match.plan.names == PLAN.names
    match.close()


RACER = """
import asyncio, sys, time
import uno_tui.i18n.translator
from pathlib import Path
from uno_tui.core.dice import Dice
from uno_tui.host.match import Match
from uno_tui.host.store import Store
from uno_tui.notation.lines import TableError

path = Path(sys.argv[1])
while time.time() < float(sys.argv[2]):
    pass
Store(path.parent).unfinished()
try:
    match = Match.resume(path, Dice(1))
except TableError as error:
    print(error)
else:
    seat = match.table.acting()[0]
    match.play(seat, match.table.moves(seat)[0])
    print("mine")
    time.sleep(1.5)
"""


@pytest.mark.terminal
def test_two_programs_that_take_the_same_table_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    path = tmp_path / "2026-01-01-100000.table"
    match = begun(path)
    match.close()
    for _ in range(times(16)):
        before = len(path.read_text(encoding="utf-8").splitlines())
        start = str(time.time() + 1.0)
        racers = [
            subprocess.Popen(
                [sys.executable, "-c", RACER, str(path), start], stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT
            )
            for _ in range(3)
        ]
        said = sorted(racer.communicate(timeout=20)[0].strip() for racer in racers)
        assert said == [*2 * [f"{path}: another program is playing this table; end it there first"], "mine"]
        assert check(path) == []
        assert len(path.read_text(encoding="utf-8").splitlines()) > before


@pytest.mark.terminal
@others_may_take_it
async def test_who_plays_hears_that_the_file_was_taken_away_and_where_the_table_is(home: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *program("play", "--linear", "--players", "2", "--seed", "5", "--language", "en"),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, cwd=ROOT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    async with asyncio.timeout(20):
        while b"Your turn" not in await process.stdout.readline():
            pass
    record = next((home / "data" / "tables").glob("*.table"))
    record.unlink()
    process.stdin.write(b"z\nplay\nquit\n")
    process.stdin.close()
    async with asyncio.timeout(20):
        heard = (await process.stdout.read()).decode().splitlines()
    new = next((home / "data" / "tables").glob("*.table"))
    told = next(place for place, line in enumerate(heard) if line.startswith("Another program deleted or changed the file"))
    assert str(new) in heard[told]
    assert heard[told + 1].startswith("You play")
    assert check(new) == []
    assert "Ana play" in new.read_text(encoding="utf-8")
    assert run_program("check", str(new)).returncode == 0
