"""The deal of the day line by line, through a pipe."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import time
from datetime import date, datetime
from pathlib import Path

import pytest
from conftest import ROOT, program, run_program
from support.daily_player import begun, finish

from uno_tui.host.store import Store
from uno_tui.i18n.translator import Translator
from uno_tui.ui.daily import line_to_tell
from uno_tui.ui.settings import folders

pytestmark = pytest.mark.terminal

LANGUAGES = ("en", "de", "fr")


def played(*, moves: int = 10**6) -> str:
    """Play today's deal of UNO to its end or for so many moves; return the record."""
    path = Store(folders().tables).create_new_file(datetime.now())
    match = begun("uno", date.today(), path)
    asyncio.run(finish(match, most=moves))
    return match.text()


def written(language: str, *typed: str, game: str = "") -> list[str]:
    words = ["daily", *([game] if game else []), "--linear", "--language", language]
    done = run_program(*words, stdin="".join(f"{line}\n" for line in typed))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyone_is_dealt_the_same_and_goes_on_with_it(language: str, home: Path) -> None:
    text = Translator(language, "uno").text
    begins = text("daily-begun", date="").partition(",")[0]
    first, again = (written(language, "hand", "quit") for _ in range(2))
    hands = [[line for line in lines if line.startswith(("Hand", "Main"))][-1] for lines in (first, again)]
    assert hands[0] == hands[1]
    assert any(line.startswith(begins) for line in first)
    assert any(line.startswith(begins) for line in again)
    assert len(list((home / "data" / "tables").glob("*.table"))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_that_was_played_says_so_and_can_be_heard_copied_and_played_again(language: str, home: Path) -> None:
    text, line = Translator(language, "uno").text, line_to_tell(Translator(language), played(), 0, "uno", date.today())
    lines = written(language, "1", "2", "3", "hand", "quit", game="uno")
    start = lines.index(text("place-daily-played"))
    offered = [line, text("daily-copy"), text("daily-play-again")]
    numbered = Translator(language).numbered
    assert lines[start + 1 : start + 4] == [numbered(place, each) for place, each in enumerate(offered, start=1)]
    assert line in lines[start + 4 :]
    file = home / "data" / "daily.txt"
    assert text("daily-copied", path=str(file)) in lines
    assert file.read_text(encoding="utf-8") == f"{line}\n"
    assert any(each.startswith(text("daily-again", date="").partition(",")[0]) for each in lines[start + 4 :])
    assert len(list((home / "data" / "tables").glob("*.table"))) == 1
    assert len(list((home / "data" / "practice").glob("*.table"))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_menu(language: str) -> None:
    line = line_to_tell(Translator(language), played(), 0, "uno", date.today())
    text, result = Translator(language).text, re.split(r" ?: ", line, maxsplit=1)[1]
    done = run_program("--linear", "--language", language, stdin=f"{text('menu-daily')}\n1\n1\nback\n3\nmenu\nquit\n")
    lines = done.stdout.splitlines()
    of_uno = text("daily-of-game", game="UNO", state="finished", result=result)
    assert Translator(language).numbered(1, of_uno) in lines
    assert text("place-daily-played") in lines
    assert lines.count(line) == 1
    assert text("daily-of-game", game="UNO Rummy", state="new", result="") in " ".join(lines)


def test_after_the_last_move_the_line_is_said_and_where_to_find_it_again() -> None:
    played(moves=1)
    typed = [word for _ in range(150) for word in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "draw", "pass")]
    lines = written("en", *typed, "quit")
    end = lines.index("Match over.")
    line, hint = lines[end - 2 : end]
    assert line.startswith("uno-tui daily, UNO, ")
    assert hint == "To hear this line again or copy it, choose Deal of the day in the menu."
    assert written("en", "quit").count(f"1 {line}") == 1


@pytest.mark.parametrize("game", ["uno", "teams", "maumau"])
def test_lines_that_come_slowly_lead_to_the_same_record_as_lines_that_come_at_once(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = [word for _ in range(4) for word in ("1", "2", "3", "4", "5", "6", "7", "draw", "pass")]
    records = []
    for seed, pauses in ((1, (0.0,)), (2, (0.0, 0.05, 0.5)), (3, (0.1, 0.4))):
        home = tmp_path / str(seed)
        monkeypatch.setenv("UNO_TUI_HOME", str(home))
        monkeypatch.setenv("PYTHONHASHSEED", str(seed))
        waits = random.Random(seed)
        command = program("daily", game, "--linear", "--language", "en")
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, encoding="utf-8", bufsize=1, cwd=ROOT
        ) as running:
            assert running.stdin is not None
            for line in typed:
                running.stdin.write(f"{line}\n")
                time.sleep(waits.choice(pauses))
            running.stdin.close()
            assert running.wait(60) == 0
        tables = [path.read_text(encoding="utf-8") for path in (home / "data" / "tables").glob("*.table")]
        (lines,) = (text.splitlines() for text in tables if "\ndaily " in text)  # lines after its end may begin others
        while lines and not lines[-1].startswith("Ana "):  # after the last line of a pipe, bots may move on or not
            lines.pop()
        records.append(lines)
    assert records[0]
    assert records[1:] == records[:1] * 2


def test_a_plugin_has_no_deal_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parent.parent / "outside"))
    done = run_program("daily", "herds", "--language", "en")
    assert done.returncode == 2
    told = "herds has no deal of the day; only these games have one: uno, teams, rummy, ume, maumau."
    assert done.stderr == f"uno-tui daily: {told} Try uno-tui daily --help.\n"
