"""Practice tables line by line: typed words, deals, positions, and what is left when the program is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import program, run_program
from looks.positions import UNO_FEW as POSITION

from uno_tui.host.match import Match
from uno_tui.host.practice import NumberedChance, Practice
from uno_tui.host.results import result_of

pytestmark = pytest.mark.terminal

LANGUAGES = [
    ("en", "take back", "Undone: play the red 5, and 1 later move. Your turn."),
    ("de", "zug zurück", "Zurückgenommen: die rote 5 legen, und ein Zug danach. Du bist dran."),
    ("fr", "reprends", "Repris : jouer le 5 rouge, et un coup après. À toi."),
]


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.table"
    path.write_text(POSITION, encoding="utf-8")
    return path


def written(*arguments: str, typed: tuple[str, ...]) -> list[str]:
    done = run_program("play", "--linear", *arguments, stdin="".join(f"{line}\n" for line in typed))
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.parametrize(("language", "word", "told"), LANGUAGES)
@pytest.mark.parametrize("short", [False, True])
def test_a_word_or_the_capital_takes_back(position: Path, language: str, word: str, told: str, short: bool) -> None:
    lines = written(
        "--position", str(position), "--language", language, typed=("1", "U" if short else word, "hand", "quit")
    )
    assert told in lines
    hand = [line for line in lines if line.startswith(("Hand: ", "Main : "))]
    assert hand[0] == hand[-1]


def test_at_other_tables_nothing_is_taken_back() -> None:
    lines = written("uno", "--seed", "1", "--language", "en", typed=("take back", "help", "", "", "quit"))
    assert "Undo works in practice games only." in lines
    assert not any("undo a move" in line for line in lines)


def test_the_draft_of_rummy_keeps_its_own_word() -> None:
    lines = written("rummy", "--deal", "1", "--language", "en", typed=("undo", "take back", "quit"))
    assert "Nothing to undo." in lines
    assert any(line.startswith("Undone: 2 moves, back to the start.") for line in lines)


@pytest.mark.parametrize("game", ["uno", "rummy"])
def test_a_deal_has_a_number_that_gives_it_again(game: str) -> None:
    first, again, other = (
        written(game, "--deal", deal, "--open-hands", "--language", "en", typed=("hand", "e", "quit"))
        for deal in ("4711", "4711", "4712")
    )
    assert "Practice game, deal 4711." in first
    cards = [
        [line for line in lines if line.startswith(("Rack: ", "Hand: ", "Ben: "))] for lines in (first, again, other)
    ]
    assert len(cards[0]) > 1
    assert cards[0] == cards[1] != cards[2]


def test_who_practises_without_a_number_is_told_one() -> None:
    lines = written("uno", "--practice", "--language", "en", typed=("quit",))
    told = next(line for line in lines if line.startswith("Practice game, deal "))
    assert int(told.removeprefix("Practice game, deal ").rstrip(".")) >= 1


def test_one_person_plays_all_seats() -> None:
    lines = written(
        "uno", "--players", "2", "--bots", "none", "--deal", "4711", "--open-hands", "--language", "en",
        typed=("3", "3", "draw", "take back", "quit"),
    )  # fmt: skip
    assert "You play for Ana." in lines
    assert "You play for Ben." in lines
    assert not any("press Enter" in line for line in lines)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--deal", "0"), "--deal is a number from 1 to 999999, not 0"),
        (("--deal", "1000000"), "--deal is a number from 1 to 999999, not 1000000"),
        (("uno", "--position", "x.table"), "--position contradicts game"),
        (("--position", "x.table", "--deal", "3"), "--position contradicts --deal"),
        (("--position", "missing.table"), "missing.table: cannot be read"),
        (("--position", "pyproject.toml"), "pyproject.toml:1: the first line must be"),
    ],
)
def test_what_cannot_be_practised_is_said_in_a_line(arguments: tuple[str, ...], reason: str) -> None:
    done = run_program("play", "--linear", *arguments, stdin="")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert reason in done.stderr


def test_practice_is_in_no_statistics(home: Path) -> None:
    home.mkdir(exist_ok=True)
    last = POSITION.replace("hand Ana R5 B9 G7", "hand Ana R5").replace("seats", "options match_end=rounds rounds=1\nseats")
    (home / "last.table").write_text(last, encoding="utf-8")
    lines = written("--position", str(home / "last.table"), "--language", "en", typed=("1", "quit"))
    assert any("the match" in line for line in lines)
    assert run_program("statistics", "--language", "en").stdout.startswith("No match finished yet.\n")
    record = next((home / "data" / "practice").glob("*.table"))
    assert result_of(record).winners == (0,)
    tables = home / "data" / "tables"
    tables.mkdir(exist_ok=True)
    for file in (record, record.with_suffix(".seats")):
        file.rename(tables / file.name)
    assert run_program("statistics", "--language", "en").stdout.startswith("No match finished yet.\n")


def test_a_table_file_is_chosen_in_the_list_of_a_new_table(position: Path) -> None:
    typed = ("3", "practise from", str(position.parent / "none.table"), str(position), "1", "take back", "quit")
    done = run_program("--linear", "--language", "en", stdin="".join(f"{line}\n" for line in typed))
    lines = done.stdout.splitlines()
    assert any("none.table: cannot be read" in line for line in lines)
    assert "UNO with Ben, from a position." in lines
    assert LANGUAGES[0][2] in lines


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
@pytest.mark.parametrize("taken_back", [False, True])
def test_whoever_kills_the_program_loses_nothing_that_was_announced(home: Path, taken_back: bool) -> None:
    home.mkdir(exist_ok=True)
    position, transcript = home / "p.table", home / "t.jsonl"
    position.write_text(POSITION, encoding="utf-8")
    line = program("play", "--linear", "--position", str(position), "--language", "en", "--transcript", str(transcript))
    running = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, encoding="utf-8", env=os.environ)
    assert running.stdin is not None
    try:
        running.stdin.write("1\nt\n" + "take back\n" * taken_back)
        running.stdin.flush()
        until(transcript, "Undone" if taken_back else "Ben plays")
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait()
        running.stdin.close()
    record = next((home / "data" / "practice").glob("*.table"))
    match = Match.resume(record, NumberedChance(1))
    assert match.plan.practice == Practice(taken_over=len(POSITION.splitlines()))
    moves = [text for text in match.record.lines if text.startswith(("Ana ", "Ben "))]
    assert moves == ([] if taken_back else ["Ana play R5", "Ben play R1"])
    match.close()
    again = run_program("--linear", "--language", "en", stdin="quit\n")
    assert "Resume practice: UNO with Ben" in again.stdout


def until(transcript: Path, text: str) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if transcript.exists():
            lines = transcript.read_text(encoding="utf-8").split("\n")[:-1]
            if any(text in json.loads(line)["text"] for line in lines):
                return
        time.sleep(0.05)
    raise AssertionError(f"{text} was never announced")


def test_a_seed_chooses_the_deal() -> None:
    first, again, other = (written("uno", "--practice", "--seed", seed, "--language", "en", typed=("quit",)) for seed in "778")
    deals = [next(line for line in lines if line.startswith("Practice game, deal ")) for lines in (first, again, other)]
    assert deals[0] == deals[1] != deals[2]
