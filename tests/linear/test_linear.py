"""The table line by line: piped from start to match end, by word, letter and number, in every language."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, program, run_program

from uno_tui.front.keymap import load
from uno_tui.front.question import Question, with_letters
from uno_tui.linear.words import answer, command
from uno_tui.locales.translator import Translator
from uno_tui.notation.referee import Referee, check

ANYTHING = "z\nplay\n1\ndraw\n" * 3000


@pytest.mark.parametrize(
    ("language", "won", "goodbye"),
    [
        ("en", ("win the match", "wins the match", "share the win"), "Goodbye."),
        ("de", ("die Partie",), "Auf Wiedersehen."),
        ("fr", ("la partie",), "Au revoir."),
    ],
)
def test_a_whole_match_through_a_pipe(
    tmp_path: Path, home: Path, language: str, won: tuple[str, ...], goodbye: str
) -> None:
    transcript = tmp_path / "t.jsonl"
    done = run_program(
        "play",
        "uno",
        "--linear",
        "--players",
        "3",
        "--bots",
        "easy,normal",
        "--rules",
        "limit=100",
        "--seed",
        "5",
        "--language",
        language,
        "--transcript",
        str(transcript),
        stdin=ANYTHING,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[-1] == goodbye
    assert any(part in line for line in lines[-6:] for part in won)
    assert "\x1b" not in done.stdout
    said = [json.loads(line)["text"] for line in transcript.read_text().splitlines()]
    assert set(said) <= set(lines)
    record = next((home / "data" / "tables").glob("*.table"))
    assert check(record) == []
    assert Referee(record.read_text()).lines


def test_without_a_command_a_pipe_plays_too() -> None:
    done = run_program("--linear", stdin="top\nC\ns\nhelp\nquit\n")
    assert done.returncode == 0
    assert "Sorted by colour." in done.stdout
    assert "Points. You: 0" in done.stdout
    assert "Goodbye. The table is saved." in done.stdout


def test_the_end_of_input_saves_the_table_and_it_can_be_resumed() -> None:
    run_program("play", "--linear", "--players", "2", "--seed", "5", stdin="draw\n")
    again = run_program("--linear", stdin="menu\n2\n")
    assert "Welcome" in again.stdout


def test_questions_take_letter_number_and_word() -> None:
    question = Question("Colour?", with_letters([("rouge", 1), ("jaune", 2), ("vert", 3), ("bleu", 4)]), print, print)
    for typed, value in (("r", 1), ("V", 3), ("2", 2), ("bleu", 4), ("ble", 4)):
        found = answer(typed, question)
        assert found is not None
        assert found.value == value
    assert answer("x", question) is None
    assert answer("9", question) is None
    assert answer("", question) is None


def test_two_answers_with_the_same_first_letter() -> None:
    answers = with_letters([("Ben", 0), ("Bea", 1)])
    assert answers[0].keys == ("1", "b")
    assert answers[1].keys == ("2",)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("c", "read_top"),
        ("C", "sort_colour"),
        ("draw", "draw"),
        ("top", "read_top"),
        ("read top", "read_top"),
        ("ziehe", "draw"),
        ("ZURÜCK", None),
        ("schluss", "quit"),
        ("DRAW", "draw"),
        ("F1", "help"),
        ("?", "help"),
        ("space", "draw"),
        ("pass", None),
        ("nonsense", None),
        ("§", None),
    ],
)
def test_a_line_is_a_word_or_a_key(typed: str, name: str | None) -> None:
    assert command(typed, load(), Translator("de"), "uno") == name


def test_unknown_words_and_numbers_get_a_sentence() -> None:
    done = run_program("play", "--linear", "--seed", "5", stdin="fold\n99\nquit\n")
    assert "There is no command fold." in done.stdout
    assert "There is no number 99 here." in done.stdout


def test_a_dumb_terminal_is_played_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    done = run_program("play", "--seed", "5", stdin="t\n")
    assert "Your turn." in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is a signal")
def test_nothing_announced_is_lost_by_kill_9(home: Path) -> None:
    process = subprocess.Popen(
        program("play", "--linear", "--players", "3", "--seed", "8", "--pace", "fast"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    heard: list[str] = []
    process.stdin.write("z\nplay\n1\n" * 30)
    process.stdin.flush()
    for line in process.stdout:
        heard.append(line.strip())
        if sum("plays" in each for each in heard) >= 4:
            break
    process.send_signal(signal.SIGKILL)
    process.wait()
    record = next((home / "data" / "tables").glob("*.table")).read_text()
    assert sum(" play " in line for line in record.splitlines()) >= sum(
        "play" in line and "plays" in line for line in heard
    )
    again = run_program("--linear", stdin="menu\nquit\n")
    assert again.returncode == 0


def test_several_people_hand_the_keyboard_over_without_showing_hands() -> None:
    done = run_program(
        "play", "--linear", "--seats", "Ana,Ben", "--bots", "none", "--seed", "5", stdin="\nz\nplay\n1\ndraw\n\n\n"
    )
    lines = done.stdout.splitlines()
    asked = [place for place, line in enumerate(lines) if line.endswith("press Enter.")]
    assert lines[asked[0]] == "Ana, press Enter."
    assert "Your hand" not in "\n".join(lines[: asked[0]])
    if len(asked) > 1:
        assert lines[asked[1]] == "Ben, press Enter."


def test_an_open_question_lets_the_table_be_asked() -> None:
    typed = "2\nturn\nrepeat\nhand\nxyz\nblue\nquit\n"
    done = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin=typed)
    lines = done.stdout.splitlines()
    asked, again = (place for place, line in enumerate(lines) if line == "Which colour?")
    said = lines[asked + 1 : again]
    assert said[:6] == ["1 red", "2 yellow", "3 green", "4 blue", "Your turn.", "Your turn."]
    assert said[6].startswith("Hand: 1 Red 6, 2 Wild")
    assert said[7:] == ["First an answer to the question, or Enter to give it up."]
    assert "You play Wild and choose blue." in lines[again:]


@pytest.mark.parametrize("back", ["1", "back"])
def test_the_hand_is_shown_again_behind_the_menu(back: str) -> None:
    done = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin=f"menu\n{back}\nturn\nquit\n")
    assert done.stdout.count("Hand: 1 Red 6") == 2
