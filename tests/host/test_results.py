"""What became of a table stands beside its record, and is believed only as long as the record is the same."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from pathlib import Path

import msgspec
import pytest
from support.finished_matches import PLAN, played

from uno_tui.host import results
from uno_tui.host.match import FRIEND, PERSON, SEATS
from uno_tui.host.results import SUFFIX, Result, look_at, read_kept, result_of
from uno_tui.host.store import Store, table_files
from uno_tui.notation.lines import LARGEST_FILE
from uno_tui.ui.keys import keymap
from uno_tui.ui.navigation import statistics
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders


def test_a_result_is_found_out_once_and_belongs_to_one_state_of_the_record(tmp_path: Path) -> None:
    path = played(tmp_path / "a.table", 1)
    assert read_kept(path) is None
    found = result_of(path)
    assert found.winners is not None
    assert (found.game, found.plan) == ("uno", PLAN)
    assert read_kept(path) == found
    path.write_bytes(b"\n".join(path.read_bytes().splitlines()[:-3]) + b"\n")
    assert read_kept(path) is None
    assert result_of(path).winners is None
    assert result_of(path).is_open


@pytest.mark.parametrize(
    ("there", "instead"), [(rb'"winners":\[[^]]*\]', b'"winners":[9]'), (rb'"scores":\[[^]]*\]', b'"scores":[1]')]
)
def test_a_result_that_disagrees_with_itself_is_found_out_again(tmp_path: Path, there: bytes, instead: bytes) -> None:
    path = played(tmp_path / "a.table", 1)
    found = result_of(path)
    beside = path.with_suffix(SUFFIX)
    changed = re.sub(there, instead, beside.read_bytes())
    assert changed != beside.read_bytes()
    beside.write_bytes(changed)
    assert read_kept(path) is None
    assert result_of(path) == found


@pytest.mark.parametrize("spoilt", [b"", b"{", b'{"digest": 7}', b"\xff\xfe", pytest.param(b"[" * 100_000, id="nested")])
def test_a_spoilt_result_is_found_out_again(tmp_path: Path, spoilt: bytes) -> None:
    path = played(tmp_path / "a.table", 1)
    found = result_of(path)
    path.with_suffix(SUFFIX).write_bytes(spoilt)
    assert read_kept(path) is None
    assert result_of(path) == found


@pytest.mark.parametrize(
    "content", [b"this is no table\n", b"table 1\ngame uno\n\xff\xfe", b"#\n" * LARGEST_FILE], ids=["text", "bytes", "large"]
)
def test_what_is_no_table(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.table"
    path.write_bytes(content)
    assert result_of(path).game == ""
    assert read_kept(path) == result_of(path)
    assert Store(tmp_path).unfinished() is None


def test_who_sits_there_now_is_read_beside_the_record(tmp_path: Path) -> None:
    path = played(tmp_path / "a.table", 1)
    assert result_of(path).plan == PLAN
    changed = msgspec.structs.replace(PLAN, players=(PERSON, *[FRIEND] * (len(PLAN.names) - 1)))
    path.with_suffix(SEATS).write_bytes(msgspec.json.encode(changed))
    assert result_of(path).plan == changed


def test_what_does_not_replay(tmp_path: Path) -> None:
    path = played(tmp_path / "a.table", 1, moves=3)
    path.write_text(path.read_text(encoding="utf-8") + "Ana play Q9\n" + "Ben draw\n", encoding="utf-8")
    found = result_of(path)
    assert (found.game, found.holds, found.is_open) == ("uno", False, False)
    assert result_of(tmp_path / "nothing.table") == Result("")


def test_what_an_older_program_found_out_is_found_out_again(tmp_path: Path) -> None:
    path = played(tmp_path / "a.table", 1)
    found = result_of(path)
    results.keep(path, msgspec.structs.replace(found, version="0.0.1", holds=False))
    assert read_kept(path) is None
    assert result_of(path) == found


def test_a_table_of_a_game_that_is_not_installed_is_none_and_comes_back_with_it(tmp_path: Path) -> None:
    path = played(tmp_path / "a.table", 1)
    found = result_of(path)
    results.keep(path, msgspec.structs.replace(found, game="bridge"))
    assert result_of(path) == found
    path.write_bytes(path.read_bytes().replace(b"game uno", b"game bridge"))
    assert result_of(path).game == ""
    assert read_kept(path) is None
    path.write_bytes(path.read_bytes().replace(b"game bridge", b"game uno"))
    assert result_of(path) == found


@pytest.mark.skipif(sys.platform == "win32", reason="pipes with a name in a folder are POSIX")
def test_a_pipe_with_the_name_of_a_table_is_none(tmp_path: Path) -> None:
    path = played(tmp_path / "a.table", 1)
    os.mkfifo(tmp_path / "b.table")
    assert table_files(tmp_path) == [path]


async def test_leaving_a_table_keeps_its_result(tmp_path: Path) -> None:
    session = Session(Request(mode=Mode.SILENT, language="en", seed=1, plan=PLAN), Settings(), folders(), keymap.load())
    from support.sessions import Screen

    desk = await session.runner.new_table(Screen())
    await desk.state.client.wait_until_settled()
    path = session.runner.running_path
    assert path is not None
    await session.close()
    found = read_kept(path)
    assert found is not None
    assert found.is_open
    assert Store(path.parent).unfinished() == path


async def test_records_are_replayed_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [played(tmp_path / f"{number}.table", number) for number in range(4)]
    monkeypatch.setattr(results, "_replay", lambda path: pytest.fail("replayed in this process"))
    found = {path: result async for path, result in look_at(paths)}
    assert list(found) == paths
    assert all(result.winners is not None for result in found.values())


@pytest.mark.slow
async def test_statistics_of_a_thousand_records_hold_nothing_up() -> None:
    home = folders()
    for number in range(1000):
        played(home.tables / f"2026-01-01-{number:06}.table", number)
    session = Session(Request(mode=Mode.SILENT, language="en", plan=PLAN), Settings(), home, keymap.load())
    late, begun = [], time.monotonic()
    counting = asyncio.ensure_future(_last(statistics.statistics(session.announcer, session.clock, home, session.runner.course.done)))
    while not counting.done():
        before = time.monotonic()
        await asyncio.sleep(0.005)
        late.append(time.monotonic() - before - 0.005)
    lines = await counting
    took = time.monotonic() - begun
    again = time.monotonic()
    assert await _last(statistics.statistics(session.announcer, session.clock, home, session.runner.course.done)) == lines
    quick = time.monotonic() - again
    await session.close()
    late.sort()
    print(f"1000 records: {took:.1f} s, again {quick:.2f} s; the loop was late by {late[-1] * 1e3:.0f} ms at worst")
    assert "1,000 matches" in lines[1]
    assert late[int(len(late) * 0.99)] < 0.05
    assert quick < took / 2


async def _last(states: object) -> list[str]:
    last: list[str] = []
    async for state in states:  # type: ignore[attr-defined]
        last = [item.text for item in state]
    return last
