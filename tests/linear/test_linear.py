"""The table line by line: piped from start to match end, by word, letter and number, in every language."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

import msgspec
import pytest
from conftest import ROOT, program, run_program
from support.reviews import BETTER, OPENING, ROUND
from support.terminal import Terminal

from uno_tui.host.match import Plan
from uno_tui.i18n.translator import Translator
from uno_tui.linear.new_table_lines import NewTableLines
from uno_tui.linear.open_list import OpenList
from uno_tui.linear.vocabulary import find_answer, find_command
from uno_tui.linear.wording import Wording
from uno_tui.notation.referee import Referee, check
from uno_tui.ui.keys.keymap import load
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.ports.question import Question, with_letter_keys

ANYTHING = "z\nplay\nr\ndraw\n" * 200
"""Plays on and on; nothing of it chooses from the menu to which a finished match leads. R is red in all languages."""


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "won", "goodbye"),
    [
        ("en", ("win the match", "wins the match", "share the win"), "Goodbye."),
        pytest.param("de", ("die Partie",), "Auf Wiedersehen.", marks=pytest.mark.slow),
        pytest.param("fr", ("la partie",), "Au revoir.", marks=pytest.mark.slow),
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
    menu = next(place for place, line in enumerate(lines) if line in ("Menu", "Menü"))
    assert any(part in line for line in lines[menu - 6 : menu] for part in won)
    assert "\x1b" not in done.stdout
    said = [json.loads(line)["text"] for line in transcript.read_text(encoding="utf-8").splitlines()]
    assert set(said) <= set(lines)
    record = next((home / "data" / "tables").glob("*.table"))
    assert check(record) == []
    assert Referee(record.read_text(encoding="utf-8")).problems() == []


@pytest.mark.terminal
def test_without_a_command_a_pipe_begins_with_the_menu_too() -> None:
    done = run_program("--linear", stdin="1\ntop\nC\ns\nhelp\nquit\n")
    assert done.returncode == 0
    assert done.stdout.index("Menu\n1 Start a game of UNO with 4 players\n") < done.stdout.index("You have 7 cards.")
    assert "Sorted by colour." in done.stdout
    assert "Scores: you 0" in done.stdout
    assert "Goodbye. The game is saved." in done.stdout


@pytest.mark.terminal
def test_the_end_of_input_saves_the_table_and_it_can_be_resumed() -> None:
    first = run_program("play", "--linear", "--players", "2", "--seed", "5", stdin="sortnumber\nhand\nquit\n")
    hand = next(line for line in first.stdout.splitlines() if line.startswith("Hand: "))
    again = run_program("--linear", stdin="\nhand\nquit\n")
    assert "1 Resume: UNO with Ben" in again.stdout
    resumed = again.stdout.partition("Resumed: UNO with Ben.")[2]
    assert hand in resumed


LAST_CARDS = """table 1
game uno
options limit=50
seats Ana Ben
scores Ana 40 Ben 45
hand Ana R5
hand Ben G1 R6 Y4 B+2 BS
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
"""


@pytest.mark.terminal
@pytest.mark.parametrize("lines", ["", "menu\n10\nback\n", "\n10\nback\n", "statistics\nback\n"])
def test_from_a_finished_match_in_a_pipe_the_menu_and_its_lines_are_reached(home: Path, lines: str) -> None:
    path = home / "data" / "tables" / "2026-03-01-201500.table"
    path.parent.mkdir(parents=True)
    path.write_text(LAST_CARDS, encoding="utf-8")
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(("Ana", "Ben"), ("person", "easy"))))
    done = run_program("--linear", "--language", "en", stdin=f"1\n1\n{lines}" + ("quit\n" if lines else ""))
    over = done.stdout.partition("Match over.\n")[2]
    assert over.startswith("Menu\n1 Start a game of UNO with 2 players\n") is ("10" in lines)
    assert ("UNO: 1 match" in over) is bool(lines)
    assert over.splitlines()[-1] == "Goodbye."
    assert lines or over == "Goodbye.\n"
    assert "Press Enter for the menu." not in done.stdout


@pytest.mark.terminal
@pytest.mark.skipif(os.name == "nt", reason="pipes of a POSIX shell")
def test_who_asks_while_bots_play_is_answered_at_once() -> None:
    process = subprocess.Popen(
        program("play", "--linear", "--players", "3", "--seed", "2", "--pace", "slow", "--language", "en"),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("z\nplay\n")
    process.stdin.flush()
    until = iter(process.stdout.readline, "")
    assert any(line == "You play red Draw Two.\n" for line in until)
    process.stdin.write("scores\nnonsense\n")
    process.stdin.flush()
    meanwhile = [next(until) for _ in range(2)]
    process.kill()
    process.wait()
    assert meanwhile[0].startswith("Scores: you 0")
    assert meanwhile[1].startswith("Unknown command: nonsense.")


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "another", r"1 UNO with Ben, started (today|heute|aujourd)"),
        ("de", "Eine andere", r"1 UNO mit Ben, begonnen (today|heute|aujourd)"),
        ("fr", "Une autre", r"1, UNO avec Ben, commencée (today|heute|aujourd)"),
    ],
)
def test_another_unfinished_table_says_first_which_it_is(language: str, line: str, told: str) -> None:
    for count in ("2", "3"):
        run_program("play", "--linear", "--players", count, "--seed", "5", stdin="quit\n")
    done = run_program("--linear", "--language", language, stdin=f"{line}\nback\nquit\n")
    assert re.search(told, done.stdout)


def test_questions_take_letter_number_and_word() -> None:
    question = Question("Colour?", with_letter_keys([("rouge", 1), ("jaune", 2), ("vert", 3), ("bleu", 4)]), print, print)
    for typed, value in (("r", 1), ("V", 3), ("2", 2), ("bleu", 4), ("ble", 4)):
        found = find_answer(typed, question, Translator("en"))
        assert found is not None
        assert found.value == value
    assert find_answer("x", question, Translator("en")) is None
    assert find_answer("9", question, Translator("en")) is None
    assert find_answer("", question, Translator("en")) is None


def test_a_letter_that_two_answers_share_chooses_neither() -> None:
    answers = with_letter_keys([("Ben", 0), ("Cleo", 1), ("Bea", 2)])
    assert [each.keys for each in answers] == [(), ("c",), ()]


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
    assert find_command(typed, load(), Translator("de"), "uno") == name


@pytest.mark.terminal
def test_unknown_words_and_numbers_get_a_sentence() -> None:
    done = run_program("play", "--linear", "--seed", "5", stdin="fold\n99\nquit\n")
    assert "Unknown command: fold." in done.stdout
    assert "No number 99 here." in done.stdout


@pytest.mark.terminal
@pytest.mark.parametrize("term", ["dumb", "unknown", ""])
def test_a_dumb_terminal_is_played_line_by_line(home: Path, term: str) -> None:
    terminal = Terminal(program("play", "--seed", "5", "--mode", "reader"), TERM=term)
    try:
        terminal.listen(0, "Your turn.")
        terminal.press(b"t\r")
        terminal.wait_until(lambda: terminal.raw.count(b"Your turn.") == 2)
        assert b"\x1b" not in terminal.raw
    finally:
        terminal.close()


@pytest.mark.terminal
@pytest.mark.skipif(os.name == "nt", reason="kill -9 is a signal")
def test_nothing_announced_is_lost_by_kill_9(home: Path) -> None:
    process = subprocess.Popen(
        program("play", "--linear", "--players", "3", "--seed", "8", "--pace", "fast"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
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
    record = next((home / "data" / "tables").glob("*.table"))
    for name in ("Ben", "Cleo"):
        announced = sum(line.startswith(f"{name} plays ") for line in heard)
        assert announced <= sum(
            line.startswith(f"{name} play ") for line in record.read_text(encoding="utf-8").splitlines()
        )
    assert check(record) == []


@pytest.mark.terminal
def test_where_the_program_speaks_it_says_everything_it_writes(tmp_path: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    voice = ("--mode", "voice", "--voice", "none", "--transcript", str(transcript))
    done = run_program("play", "--linear", "--seed", "5", *voice, stdin="hand\nmenu\n1\nhelp\nnonsense\nquit\n")
    said = [json.loads(line)["text"] for line in transcript.read_text(encoding="utf-8").splitlines()]
    written = done.stdout.splitlines()
    assert len(written) > 40
    assert [line for line in written if line and " ".join(line.split()) not in said] == []


@pytest.mark.terminal
def test_the_transcript_has_what_stands_there_to_be_read_too(tmp_path: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    run_program("play", "--linear", "--seed", "5", "--transcript", str(transcript), stdin="menu\nquit\n")
    said = [json.loads(line)["text"] for line in transcript.read_text(encoding="utf-8").splitlines()]
    assert said[0] == "Welcome to the card games."
    assert said.count("1 Back to the game") == 1
    assert said.count("Your turn.") == 1


@pytest.mark.terminal
def test_bytes_that_are_no_text_are_no_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8:strict")
    done = subprocess.run(
        program("play", "--linear", "--seed", "5"), input=b"top\n\xe9\nturn\nquit\n", capture_output=True, cwd=ROOT
    )
    lines = done.stdout.decode().splitlines()
    unknown = next(place for place, line in enumerate(lines) if line.startswith("Unknown command: \ufffd"))
    assert "Your turn." in lines[unknown:]


@pytest.mark.terminal
def test_a_number_beyond_all_lists_is_no_card() -> None:
    typed = f"{'9' * 5000}\n{'x' * 5000}\nmenu\n{'9' * 5000}\nquit\n"
    done = run_program("play", "--linear", "--seed", "5", stdin=typed)
    assert done.returncode == 0
    assert done.stdout.count("No number 9999") == 2
    assert "Unknown command: xxxx" in done.stdout
    assert done.stderr == ""


@pytest.mark.terminal
def test_letters_that_the_terminal_cannot_show_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = run_program("play", "--linear", "--seed", "5", "--language", "de", stdin="hilfe\nende\n")
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.terminal
@pytest.mark.skipif(os.name == "nt", reason="a shell closes the input")
def test_a_closed_input_ends_the_game() -> None:
    shell = " ".join(program("play", "--linear", "--seed", "5")) + " <&-"
    done = subprocess.run(shell, shell=True, capture_output=True, encoding="utf-8", cwd=ROOT)  # noqa: S602 - for `<&-`
    assert done.returncode == 0
    assert "Goodbye." in done.stdout
    assert done.stderr == ""


@pytest.mark.terminal
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize(
    "arguments", [("keys",), ("play", "--linear", "--seed", "5"), ("arena", "--rounds", "1"), ("help",), ("--version",)]
)
def test_an_output_that_cannot_be_written_is_said(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            program(*arguments),
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            cwd=ROOT,
        )
    assert done.returncode == 2
    assert done.stderr == "uno-tui: the output: cannot be used: the disk is full\n"


@pytest.mark.terminal
@pytest.mark.skipif(os.name == "nt", reason="pipes of a POSIX shell")
def test_a_reader_that_goes_away_ends_the_game_quietly(home: Path) -> None:
    process = subprocess.Popen(
        program("play", "--linear", "--seed", "5"),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", cwd=ROOT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write("top\nturn\ndraw\n")
    process.stdin.close()
    assert process.wait(20) == 0
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert check(next((home / "data" / "tables").glob("*.table"))) == []


@pytest.mark.terminal
def test_a_command_with_a_number_means_that_card() -> None:
    done = run_program("play", "rummy", "--linear", "--players", "2", "--seed", "5", stdin="split 2\nsplit 99\nquit\n")
    assert "then x and a tile's number, but not the first." in done.stdout
    assert "No number 99 here." in done.stdout
    assert "Unknown command" not in done.stdout


@pytest.mark.terminal
@pytest.mark.parametrize("typed", ["quit 2", "menu 2", "draw 2", "repeat 2"])
def test_a_number_behind_any_other_command_means_nothing(typed: str) -> None:
    done = run_program("play", "--linear", "--players", "2", "--seed", "5", stdin=f"{typed}\nturn\nquit\n")
    lines = done.stdout.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith(f"“{typed}” is unknown. Do you mean "))
    assert lines[place + 1] == "Your turn."


@pytest.mark.terminal
def test_play_with_a_number_plays_that_card() -> None:
    done = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin="play 1\nquit\n")
    shutil.rmtree(Path(os.environ["UNO_TUI_HOME"]))
    number = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin="1\nquit\n")
    assert done.stdout == number.stdout


@pytest.mark.terminal
def test_a_question_can_be_left_by_every_word_that_leaves() -> None:
    """All in one run of the program: on a slow system starting it is what takes long."""
    leaving = ("back", "escape", "stop", "")
    typed = "".join(f"2\n{word}\nturn\n" for word in leaving) + "2\nquit\nturn\n"
    lines = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin=typed).stdout.splitlines()
    asked = [place for place, line in enumerate(lines) if line == "4 blue"]
    assert len(asked) == len(leaving) + 1
    answers = ["Cancelled. You still have the card.", "Your turn."]
    assert [lines[place + 1 : place + 3] for place in asked[:-1]] == len(leaving) * [answers]
    assert lines[asked[-1] + 1 :] == ["Cancelled. You still have the card.", "Goodbye. The game is saved."]


POSITION = "table 1\ngame uno\nseats Ana Ben\nhand Ana {hand}\nhand Ben R1 R2 R4\ndiscard R3\nstock B1 B2 B4 B5\nturn Ana\n"


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "hand", "typed", "told"),
    [
        ("en", "B9 R5 R7", "play", "Which card? Type its number, for example 2: red 5."),
        ("de", "B9 R5 R7", "lege", "Welche Karte? Tippe ihre Nummer, zum Beispiel 2: rote 5."),
        ("fr", "B9 R5 R7", "joue", "Quelle carte ? Tape son numéro, par exemple 2 : 5 rouge."),
        ("en", "B9 R5 R7", "shift+h play", "Which card? Type its number, for example 1: red 5."),
        ("en", "B9 R5 R7", "z play", "You play red 5."),
        ("en", "B9 R5 R7", "z z play", "You play red 7."),
        ("en", "B9 R5 R7", "1 play", "Blue 9 does not match red 3. Type z to find a playable card."),
        ("en", "B9 R5 G2", "play", "You play red 5."),
        ("en", "B9 G2 G4", "play", "Nothing playable. Type draw."),
    ],
)
def test_play_alone_lays_no_card_that_nobody_has_gone_to(
    tmp_path: Path, language: str, hand: str, typed: str, told: str
) -> None:
    position = tmp_path / "position.table"
    position.write_text(POSITION.format(hand=hand), encoding="utf-8")
    lines = "\n".join([*typed.split(), "quit"])
    done = run_program("play", "--linear", "--language", language, "--position", str(position), stdin=f"{lines}\n")
    assert told in done.stdout.splitlines(), done.stdout
    assert done.stdout.count("You play") == told.count("You play")


@pytest.mark.terminal
@pytest.mark.parametrize(("typed", "returns"), [("settings\nback\n", "table"), ("menu\n5\nback\n", "menu")])
def test_a_list_leads_back_to_where_it_was_opened(typed: str, returns: str) -> None:
    done = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin=f"{typed}turn\nquit\n")
    after = done.stdout.partition("Who speaks")[2]
    assert ("Your turn." in after) == (returns == "table")
    assert ("Menu. Type a number" in after) == (returns == "menu")


@pytest.mark.terminal
def test_a_list_whose_numbers_have_changed_says_so_and_is_read_on_demand() -> None:
    typed = "menu\n3\n4\n\n3\nMine\n\n5\nyes\n\nback\nquit\n"
    done = run_program("play", "--linear", "--players", "2", "--seed", "5", stdin=typed)
    lists = done.stdout.split("New game\n")[1:]
    assert re.search(r"3 seats. Seat 3: Cleo.*\nThe list now has \d+ lines, with other numbers; an empty line reads it.\n", lists[0])
    assert "8 Seat 3: Cleo, normal bot" in lists[1]
    assert re.search(r"The preset Mine is saved.\nThe list now has \d+ lines", lists[1])
    assert "5 Delete the preset Mine" in lists[2]
    assert re.search(r"The preset Mine is deleted.\nThe list now has \d+ lines", lists[2])
    assert "Mine" not in lists[3]


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "game", "told"),
    [
        ("en", "Game: UNO Teams", r"The list now has (\d+) lines, with other numbers; an empty line reads it\."),
        ("de", "Spiel: UNO Teams", r"Die Liste hat jetzt (\d+) Zeilen, mit anderen Nummern; eine leere Zeile"),
        ("fr", "Jeu : UNO Teams", r"La liste a maintenant (\d+) lignes, avec d'autres numéros ; une ligne vide la lit"),
    ],
)
def test_another_game_says_what_changed_and_how_many_lines_there_are(language: str, game: str, told: str) -> None:
    done = run_program("--linear", "--language", language, stdin="3\n2\n\nback\nquit\n")
    lines = done.stdout.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith(game))
    count = re.match(told, lines[place + 1])
    assert count is not None, lines[place : place + 3]
    again = lines[place + 2 :]
    last = next(line for line in again if line.startswith(count[1]))
    headings = sum(line[:1].isalpha() for line in again[1 : again.index(last)])
    assert again.index(last) - headings == int(count[1])  # after the title and all lines before it


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "nonsense", "Unknown word: nonsense. Type a number to choose, or help."),
        ("en", "99", "No number 99 here."),
        ("en", "i 1", "Start a game of UNO with 4 players. No more information."),
        ("en", "back", "This is the top menu. Type quit to leave."),
        ("en", "help", "Type a number to choose. help says more; quit leaves."),
        ("de", "quatsch", "„quatsch“ verstehe ich hier nicht. Tippe eine Nummer"),
        ("de", "zurueck", "Hinter diesem Menü ist nichts."),
        ("de", "hilfe", "Statt der Nummer geht auch das erste Wort einer Zeile."),
        ("fr", "rien", "« rien » n'est pas compris ici : tape un numéro"),
        ("fr", "retour", "Rien derrière ce menu."),
    ],
)
def test_what_the_menu_answers_without_being_read_again(language: str, typed: str, told: str) -> None:
    done = run_program("--linear", "--language", language, stdin=f"{typed}\nquit\n")
    assert told in done.stdout
    assert len(re.findall(r"\n2\b", done.stdout)) == 1


@pytest.mark.terminal
def test_help_in_a_list_promises_what_there_is() -> None:
    done = run_program("--linear", "--language", "en", stdin="3\nhelp\nback\nquit\n")
    assert "Type i and a number, for example i 2, to hear more about that line.\n" in done.stdout
    assert "Minus and a number, for example -2, for the previous value; plus, for example +2, for the next.\n" in done.stdout


def test_headings_have_no_number() -> None:
    acted: list[str] = []
    written: list[str] = []
    items = [
        Item("Seats", heading=True),
        Item("Ana", lambda: acted.append("Ana")),
        Item("Rules", heading=True),
        Item("Bluff", lambda: acted.append("Bluff")),
    ]
    announcer, lines = _Announcer(), _Lines(written)
    wording = Wording(announcer, lines)  # type: ignore[arg-type]
    new_table = NewTableLines(_Session(announcer), lines, wording, lambda: None)  # type: ignore[arg-type]
    open_list = OpenList(
        announcer, _Runner(), lines, wording, _Everywhere(), print, lambda game: False, lambda count: False, new_table
    )  # type: ignore[arg-type]
    open_list.offer("place-table", lambda: items)
    assert [line for line in written if "-" not in line] == ["Seats", "1 Ana", "Rules", "2 Bluff"]
    open_list.choose("2")
    open_list.choose("bluff")
    assert acted == ["Bluff", "Bluff"]
    written.clear()
    open_list.choose("3")
    assert written == ["linear-no-number"]


class _Everywhere:
    def take_in_list(self, line: str) -> bool:
        return False


class _Session:
    def __init__(self, announcer: _Announcer) -> None:
        self.announcer = announcer


class _Runner:
    table = None


class _Announcer:
    words = translator = Translator("en")

    def text(self, message_id: str, **values: object) -> str:
        return message_id


class _Lines:
    def __init__(self, written: list[str]) -> None:
        self.write = written.append


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "since", "before"),
    [
        ("en", "Since your last turn", "Before that"),
        ("de", "Seit deinem letzten Zug", "Davor"),
        ("fr", "Depuis ton dernier tour", "Avant"),
    ],
)
def test_messages_begin_with_the_newest(language: str, since: str, before: str) -> None:
    typed = "z\nplay\nr\n" * 4 + "top\nlog\nquit\n"
    done = run_program("play", "--linear", "--players", "2", "--seed", "5", "--language", language, stdin=typed)
    lines = done.stdout.splitlines()
    recent, older = lines.index(since), lines.index(before)
    assert recent < older
    newest = lines[recent + 1 : older]
    assert newest[0] == lines[recent - 1]
    assert len(newest) > 3
    assert lines[-2] == next(line for line in lines if re.match(r'\w+ (gibt|deals|distribue|donne)', line))


@pytest.mark.terminal
def test_several_people_hand_the_keyboard_over_without_showing_hands() -> None:
    done = run_program(
        "play", "--linear", "--seats", "Ana,Ben", "--bots", "none", "--seed", "5", stdin="\nhand\nz\nplay\n1\ndraw\n\n\n"
    )
    lines = done.stdout.splitlines()
    asked = [place for place, line in enumerate(lines) if line.endswith("press Enter.")]
    assert lines[asked[0]] == "Ana, press Enter."
    assert lines[asked[1]] == "Ben, press Enter."
    shown = [place for place, line in enumerate(lines) if line.startswith("Hand: ")]
    assert len(shown) == 1
    assert asked[0] < shown[0] < asked[1]
    assert sum("stays readable above" in line for line in lines) == 1


@pytest.mark.terminal
def test_an_open_question_lets_the_table_be_asked() -> None:
    typed = "2\nturn\nrepeat\nhand\nxyz\nhelp\nblue\nquit\n"
    done = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin=typed)
    lines = done.stdout.splitlines()
    asked, repeated, behind, again, helped = (place for place, line in enumerate(lines) if line == "Which colour?")
    answers = ["1 red", "2 yellow", "3 green", "4 blue"]
    assert lines[asked + 1 : repeated] == [*answers, "Your turn. Which colour?"]
    said = lines[repeated + 1 : again]
    assert said[:4] == answers
    assert said[4].startswith("Hand: 1 Red 6, 2 Wild")
    assert behind == repeated + 6
    assert said[6:] == ["Answer the question first, or press Enter to cancel."]
    assert lines[helped - 1].startswith("Type a number or the beginning of a line to answer; Enter alone cancels.")
    assert lines[helped + 1 : helped + 5] == answers
    assert "You play Wild, blue." in lines[helped:]


@pytest.mark.terminal
def test_advice_is_given_at_a_question_which_is_said_again() -> None:
    done = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin="2\nh\nc\nblue\nquit\n")
    lines = [line for line in done.stdout.splitlines() if line != "Thinking."]  # a busy machine says so
    place = lines.index("4 blue")
    assert "Answer the question first, or press Enter to cancel." not in lines
    assert lines[place + 1].startswith("Play ")
    assert lines[place + 1].endswith(" Which colour?")
    assert lines[place + 2] == "Yellow 2. Which colour?"
    assert "You play Wild, blue." in lines


@pytest.mark.terminal
@pytest.mark.parametrize("rest", ["", "q\n", "quit\n", "2\n"])
def test_advice_is_said_before_the_input_goes_on_or_ends(rest: str) -> None:
    """It is worked out in another process, which has to be started first."""
    done = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin=f"h\n{rest}")
    lines = done.stdout.splitlines()
    advice = next(place for place, line in enumerate(lines) if line.startswith("Play the "))  # whatever is best
    assert lines[-1] == "Goodbye. The game is saved."
    assert rest != "2\n" or advice < lines.index("Which colour?")


@pytest.mark.terminal
def test_moves_of_the_round_are_listed_though_the_input_ends_at_once(home: Path) -> None:
    path = home / "data" / "tables" / "2026-03-01-201500.table"
    path.parent.mkdir(parents=True)
    path.write_text(OPENING + "".join(f"{line}\n" for line in ROUND[:-1]), encoding="utf-8")
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(("Ana", "Ben"), ("person", "normal"))))
    done = run_program("--linear", "--language", "en", stdin="1\n1\nlook back\n")
    assert f"1 Your move: play the red 5. {BETTER}" in done.stdout


@pytest.mark.terminal
@pytest.mark.parametrize("back", ["1", "back"])
def test_the_hand_is_shown_again_behind_the_menu(back: str) -> None:
    done = run_program("play", "--linear", "--players", "2", "--seed", "1", stdin=f"menu\n{back}\nturn\nquit\n")
    assert done.stdout.count("Hand: 1 Red 6") == 2


@pytest.mark.terminal
@pytest.mark.parametrize(("language", "typed"), [("en", "Red 6"), ("de", "rote 6"), ("fr", "6 rouge")])
def test_a_card_is_played_by_its_name_as_it_is_printed(language: str, typed: str) -> None:
    arguments = ["play", "--linear", "--players", "2", "--seed", "1", "--language", language]
    by_name = run_program(*arguments, stdin=f"{typed}\nquit\n").stdout
    shutil.rmtree(Path(os.environ["UNO_TUI_HOME"]))
    assert by_name == run_program(*arguments, stdin="1\nquit\n").stdout


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "typed", "value", "reason"),
    [
        ("de", ("settings", "1"), "Wer spricht: Das Programm spricht", "kann nicht geschrieben werden"),
        ("en", ("settings", "2"), "Sprache: Deutsch", "kann nicht geschrieben werden"),
        ("en", ("verbosity",), "Verbosity: full", "cannot be written"),
        ("fr", ("sounds",), "Sons activés.", "Impossible d'écrire"),
    ],
)
def test_a_setting_that_cannot_be_saved_is_said_and_then_once_why(
    home: Path, language: str, typed: tuple[str, ...], value: str, reason: str
) -> None:
    (home / "config").write_text("", encoding="utf-8")  # where the folder should be
    stdin = "".join(f"{line}\n" for line in typed)
    done = run_program("play", "--linear", "--mode", "silent", "--seed", "1", "--language", language, stdin=stdin)
    lines = done.stdout.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(value))
    said = [number - place for number, line in enumerate(lines) if reason in line]
    # The mode `voice` has more settings, so that the lines get other numbers, which is said first.
    assert said == [2 if value.startswith("Wer spricht") else 1]


@pytest.mark.terminal
@pytest.mark.slow
def test_in_a_pipe_there_is_time_to_say_uno_and_beside_the_card_none_is_needed(home: Path) -> None:
    text = LAST_CARDS.replace("hand Ana R5", "hand Ana R5 Y9")
    path = home / "data" / "tables" / "2026-03-01-201500.table"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(("Ana", "Ben"), ("person", "easy"))))
    with subprocess.Popen(
        program("--linear", "--language", "en"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        print("1\n1", file=process.stdin, flush=True)
        lines = iter(process.stdout.readline, "")
        next(line for line in lines if "One card left." in line)
        time.sleep(3)  # the bots would have moved after 0.3 seconds
        print("u\nquit", file=process.stdin, flush=True)
        said = list(lines)
    assert said[0] == "You say Uno!\n"
    assert not any("calls you out" in line for line in said)


@pytest.mark.terminal
@pytest.mark.slow
@pytest.mark.parametrize(("language", "again"), [("en", "play again"), ("de", "noch ein Spiel"), ("fr", "rejouer")])
def test_another_match_is_begun_by_a_word_after_a_match_and_in_the_menu(home: Path, language: str, again: str) -> None:
    path = home / "data" / "tables" / "2026-03-01-201500.table"
    path.parent.mkdir(parents=True)
    path.write_text(LAST_CARDS, encoding="utf-8")
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(("Ana", "Ben"), ("person", "easy"))))
    done = run_program("--linear", "--language", language, "--mode", "reader", stdin=f"1\n1\n{again}\nquit\n")
    assert len(list(path.parent.glob("*.table"))) == 2, done.stdout
    done = run_program("--linear", "--language", language, "--mode", "reader", stdin=f"{again}\nquit\n")
    assert len(list(path.parent.glob("*.table"))) == 3, done.stdout


@pytest.mark.rule("UNO-4")
@pytest.mark.terminal
def test_a_first_reverse_is_told_before_the_direction_that_it_brings() -> None:
    begun = ("play", "uno", "--linear", "--seed", "201", "--mode", "reader", "--language", "en")
    said = run_program(*begun, stdin="quit\n").stdout
    assert "Clockwise: you, Ben, Cleo, Dora.\n" in said
    assert "First card: green Reverse.\nNow counterclockwise.\nDora plays" in said
