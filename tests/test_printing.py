"""How commands write: a table and a bar for eyes at a terminal, plain lines for everybody else."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest
from conftest import program, run_program
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console
from support.finished_matches import played
from support.terminal import Terminal

from uno_tui.arena.contest import Played, contest
from uno_tui.bots.bot import Level
from uno_tui.commands.drawn import _grid, _least
from uno_tui.commands.plain import FactTable
from uno_tui.core import options
from uno_tui.games.uno.rules import UNO
from uno_tui.ui.settings import Mode, Settings, folders, write

pytestmark = [
    pytest.mark.terminal,
    pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals"),
]

SCENARIOS = sorted((Path(__file__).parent / "scenarios" / "uno").glob("*.table"))
ARENA = ("arena", "normal", "easy", "--rounds", "20", "--seed", "3")
COLOUR = re.compile(rb"\x1b\[[\d;]*\b(?:3\d|4\d|9\d|2)m")
VOICES = ("voices", "--language", "en")
COMMANDS = [
    ARENA,
    ("keys", "--language", "de"),
    VOICES,
    ("statistics", "--language", "en"),
    ("check", *map(str, SCENARIOS[:3])),
]
PLAIN = [
    (["--mode", "reader"], {}),
    (["--mode", "voice"], {}),
    ([], {}),
    ([], {"UNO_TUI_MODE": "reader"}),
    ([], {"UNO_TUI_MODE": "linear"}),
    (["--linear", "--mode", "silent"], {}),
    (["--mode", "silent"], {"TERM": "dumb"}),
    (["--mode", "silent"], {"ACCESSIBLE": "1"}),
    (["--mode", "silent"], {"ACCESSIBLE": "yes"}),
]


@pytest.fixture(autouse=True)
def matches(home: Path) -> None:
    """Two matches that are over, and one that is not."""
    for number, moves in enumerate((None, None, 3)):
        played(folders().tables / f"2026-01-0{number + 1}-100000.table", number, moves=moves)


def at_terminal(*arguments: str, columns: int = 80, code: int = 0, **environment: str) -> Terminal:
    """A command that has run to its end; its output is what has been read."""
    terminal = Terminal(program(*arguments), columns, 200, **environment)
    try:
        terminal.wait_until(lambda: not running(terminal), seconds=90)
        assert terminal.wait() == code
    finally:
        terminal.close()
    return terminal


def running(terminal: Terminal) -> bool:
    """Whether the program has not ended: it is no zombie yet."""
    status = Path(f"/proc/{terminal.pid}/stat").read_text(encoding="utf-8")
    return status.rpartition(")")[2].split()[0] != "Z"


def lines_of(terminal: Terminal) -> list[str]:
    return [line for line in terminal.text() if line]


def untimed(text: str) -> str:
    """Without how quickly rounds were played, which is never the same."""
    return re.sub(r"Played in [^\n]*", "", text)


def test_a_contest_tells_how_far_it_is_and_comes_out_the_same() -> None:
    told: list[Played] = []
    values, levels = options.defaults(UNO.options), [Level.NORMAL, Level.EASY]
    alone = contest(UNO, levels, 103, values, 3, processes=1)
    assert contest(UNO, levels, 103, values, 3, processes=2, tell=told.extend) == alone
    assert sorted(played.number for played in told) == list(range(103))
    assert sum(played.moves for played in told) == alone.moves


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_pipe_gets_plain_lines(command: tuple[str, ...]) -> None:
    printed = run_program("--mode", "silent", *command).stdout
    assert printed
    assert printed.replace("\n", "").isprintable()


@pytest.mark.slow
def test_whoever_listens_gets_the_lines_of_a_pipe() -> None:
    expected = run_program("statistics", "--language", "en").stdout
    for flags, environment in PLAIN:
        shown = at_terminal(*flags, "statistics", "--language", "en", **environment).raw.decode()
        assert shown.replace("\r\n", "\n") == expected, (flags, environment)
        assert "\x1b" not in shown


@pytest.mark.parametrize("command", [each for each in COMMANDS if each != VOICES], ids=lambda command: command[0])
def test_a_reader_at_a_terminal_gets_the_lines_of_a_pipe(command: tuple[str, ...]) -> None:
    expected = run_program(*command).stdout
    shown = at_terminal("--mode", "reader", *command).raw.decode()
    assert untimed(shown.replace("\r\n", "\n")) == untimed(expected)


def test_the_mode_in_the_settings_decides_too() -> None:
    write(Settings(mode=Mode.SILENT), folders().settings)
    assert b"\x1b" in at_terminal("statistics").raw
    write(Settings(mode=Mode.READER), folders().settings)
    assert b"\x1b" not in at_terminal("statistics").raw
    assert b"\x1b" in at_terminal("--mode", "silent", "statistics").raw


def test_settings_that_cannot_be_read_stop_no_check() -> None:
    folders().config.mkdir(parents=True)
    folders().settings.write_text("mode = 'loud'\n", encoding="utf-8")
    shown = at_terminal("check", str(SCENARIOS[0])).raw
    assert b"holds" in shown
    assert b"\x1b" not in shown


def test_arena_draws_a_bar_and_then_a_table() -> None:
    terminal = at_terminal("--mode", "silent", *ARENA)
    assert b"0 of 20 rounds" in terminal.raw
    assert re.search(rb"\d of 20 rounds, [\d.]+/s, \d+:\d\d left", terminal.raw)
    title, headings, first, second, note, speed = lines_of(terminal)
    assert title.startswith("20 rounds of uno, ")
    assert speed.endswith(" rounds a second")
    assert headings.split() == ["seat", "level", "won", "at", "least", "at", "most"]
    assert re.fullmatch(r" +1  normal( +\d+\.\d%){3}", first)
    assert re.fullmatch(r" +2  easy  ( +\d+\.\d%){3}", second)
    assert len(first) == len(second) == len(headings)
    assert "95 % confidence" in note


def test_a_check_of_many_files_draws_a_bar_above_which_lines_stay_lines(tmp_path: Path) -> None:
    bad = tmp_path / "bad.table"
    bad.write_text(SCENARIOS[0].read_text(encoding="utf-8") + "\n= stock 4711\n", encoding="utf-8")
    files = [*map(str, SCENARIOS[:4]), str(bad)]
    terminal = at_terminal("--mode", "silent", "check", *files, columns=300, code=1)
    expected = run_program("check", *files).stdout.splitlines()
    assert b"0 of 5 files" in terminal.raw
    assert lines_of(terminal) == expected
    assert expected[-1].startswith(f"{bad}:")
    assert b" of " not in at_terminal("--mode", "silent", "check", files[0], columns=300).raw


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", "Game  Matches finished  Won by humans"),
        ("de", "Spiel  Beendete Partien  Von Menschen gewonnen"),
        ("fr", "Jeu  Parties terminées  Gagnées par une personne"),
    ],
)
def test_statistics_are_tables_in_the_players_language(language: str, headings: str) -> None:
    lines = lines_of(at_terminal("--mode", "silent", "statistics", "--language", language))
    assert lines[0] == headings
    assert re.fullmatch(r"UNO +2 +\d", lines[1])
    assert re.fullmatch(r"Ana +2 +\d", lines[3])


def test_statistics_in_lines_are_those_of_the_menu() -> None:
    printed = run_program("statistics", "--language", "en").stdout.splitlines()
    assert printed[0] == "All games:"
    assert re.fullmatch(r"UNO: 2 matches finished, \d won by humans\.", printed[1])
    assert re.fullmatch(r"Ana: \d of 2 won", printed[3])
    assert printed[4] == "UNO:"
    assert re.fullmatch(r"Against normal bots: \d of 2 won\.", printed[5])
    assert re.fullmatch(r"The game's own rules: \d of 2 won\.", printed[6])
    assert re.fullmatch(r"Won in a row: \d now, \d at most\.", printed[7])
    assert re.fullmatch(r"Points on average: \d+ a match, \d+ a round\.", printed[8])
    assert printed[9:11] == ["Lessons:", "UNO: 1 of 12 lessons done."]
    assert len(printed) == 15


@pytest.mark.parametrize("mode", ["silent", "reader"])
def test_where_nothing_was_played_statistics_say_so(tmp_path: Path, mode: str) -> None:
    terminal = at_terminal("--mode", mode, "statistics", "--language", "en", UNO_TUI_HOME=str(tmp_path / "empty"))
    assert lines_of(terminal) == ["No match finished yet."]


@pytest.mark.parametrize("command", COMMANDS[:4], ids=lambda command: command[0])
def test_a_narrow_terminal_cuts_no_word(command: tuple[str, ...]) -> None:
    wide = at_terminal("--mode", "silent", *command, columns=300)
    narrow = at_terminal("--mode", "silent", *command, columns=40)
    assert all(len(line) <= 40 for line in narrow.text())
    found = " ".join(lines_of(narrow))
    words = set(untimed(" ".join(lines_of(wide)[1:])).replace(":", "").split())
    headings_of_what_became_lines = {"Voice", "State", "It"}
    assert {word for word in words if word not in found and len(word) < 38} <= headings_of_what_became_lines


@pytest.mark.slow
def test_voices_are_told_line_by_line_where_somebody_listens() -> None:
    shown = at_terminal("--mode", "reader", *VOICES).raw
    assert b"Every voice says a test sentence.\r\n" in shown
    assert b"espeak-ng: " in shown
    assert b"\x1b" not in shown


def test_keys_stand_in_columns() -> None:
    lines = lines_of(at_terminal("--mode", "silent", "keys", "--language", "de"))
    start = lines[0].index("Was sie tun")
    assert "C".ljust(start) + "die oberste Karte ansagen" in lines


def test_no_colours_but_the_terminals_own() -> None:
    for environment in ({}, {"NO_COLOR": "1"}):
        for command in (ARENA, COMMANDS[3]):
            assert not COLOUR.search(at_terminal("--mode", "silent", *command, **environment).raw)


@pytest.mark.parametrize("command", ["arena", "check", "keys", "statistics", "voices"])
def test_wrong_use_at_a_terminal_is_one_line_and_exit_code_2(command: str) -> None:
    terminal = at_terminal("--mode", "silent", command, "--nonsense", columns=200, code=2)
    assert len(lines_of(terminal)) == 1


def test_plain_lines_load_no_rich() -> None:
    code = "import sys; from uno_tui.cli import main; main(['keys']); sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


@given(
    st.lists(st.lists(st.text("abc 中", max_size=30), min_size=3, max_size=3), min_size=1, max_size=5),
    st.integers(0, 60),
)
def test_no_word_of_a_table_is_cut_in_any_width_that_it_can_have(rows: list[list[str]], more: int) -> None:
    table = FactTable(("Name", "What it is", "n"), rows, frozenset({2}))
    width = _least(table) + more
    console = Console(width=width)
    with console.capture() as captured:
        console.print(_grid(table, width))
    lines = captured.get().splitlines()
    assert all(cell_len(line.rstrip()) <= width for line in lines)
    shown = "".join("".join(lines).split())
    assert Counter(shown) == Counter("".join("".join((*table.headings, *chain(*rows))).split()))
