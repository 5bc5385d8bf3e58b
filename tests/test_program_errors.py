"""Errors of the program itself: a sentence, a report in a file, and no table is lost."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, run_program
from support.app_player import playing
from support.terminal import Terminal

from uno_tui.cli import PROGRAM_ERROR
from uno_tui.host.results import result_of
from uno_tui.ui.settings import folders

FAULTY = """
import sys
from uno_tui import cli
from uno_tui.ui.table.controller import TableController
perform = TableController.perform
TableController.perform = lambda self, command: 1 // (command != "read_top") and perform(self, command)
sys.exit(cli.main(sys.argv[1:]))
"""
"""Starts the program with an error in the command that says the top card."""
ENDED = {
    "en": "uno-tui: A program error ended uno-tui. Your games are saved. Details: ",
    "de": "uno-tui: Ein Programmfehler hat uno-tui beendet. Deine Partien sind gespeichert. Einzelheiten: ",
    "fr": "uno-tui: Une erreur du programme a mis fin à uno-tui. Tes parties sont enregistrées. Détails : ",
}


def faulty(*arguments: str) -> list[str]:
    return [sys.executable, "-c", FAULTY, *arguments]


def is_reported_and_saved(home: Path) -> None:
    assert "ZeroDivisionError" in folders().errors.read_text(encoding="utf-8")
    assert result_of(next((home / "data" / "tables").glob("*.table"))).is_open
    done = run_program("--linear", "--language", "en", stdin="1\ntop\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Resumed" in done.stdout


@pytest.mark.parametrize("language", ENDED)
@pytest.mark.terminal
def test_line_by_line_it_ends_the_program_with_a_sentence(language: str, home: Path) -> None:
    command = faulty("play", "uno", "--linear", "--seed", "4", "--language", language)
    done = subprocess.run(
        command, input="1\nc\nhand\n", capture_output=True, encoding="utf-8", timeout=60, cwd=ROOT, check=False
    )
    assert (done.returncode, done.stderr) == (PROGRAM_ERROR, f"{ENDED[language]}{folders().errors}\n")
    is_reported_and_saved(home)


@pytest.mark.terminal
def test_full_screen_it_ends_the_program_with_a_sentence(home: Path) -> None:
    terminal = Terminal(faulty("play", "uno", "--mode", "silent", "--seed", "4", "--language", "en"))
    terminal.listen(until="Your hand")
    terminal.press(b"c")
    assert terminal.wait() == PROGRAM_ERROR
    assert b"Traceback" not in terminal.raw
    # Behind the end of the full screen, where it stays readable.
    assert ENDED["en"].encode() in terminal.raw.rpartition(b"\x1b[?1049l")[2]
    terminal.close()
    is_reported_and_saved(home)


async def test_in_the_background_it_is_told_once_and_the_game_goes_on() -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async with playing(game="uno") as player:
        for _ in range(2):
            task = asyncio.create_task(fail())
            await asyncio.wait([task])
            del task
            gc.collect()
        await player.press("c")
        told = [each for each in player.said if each.startswith("A program error; you can play on. The game is saved.")]
        assert len(told) == 1
        assert "ZeroDivisionError" in folders().errors.read_text(encoding="utf-8")
