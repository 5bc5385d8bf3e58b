"""The table line by line on a real terminal: words, pages, menus, keys that need no Enter, and the terminal afterwards."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from conftest import program, run_program

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

from terminal import Terminal

from uno_tui.host.match import Plan
from uno_tui.linear.terminal import HABIT, SPLIT

pytestmark = pytest.mark.terminal

ONE_LEFT = """table 1
game uno
seats Ana Ben Cleo
hand Ana R5 B9
hand Ben G1 R6 Y4
hand Cleo R1 R2 Y7
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
"""


@pytest.fixture
def start() -> Iterator[Callable[..., Terminal]]:
    started: list[Terminal] = []

    def make(*arguments: str, until: str = "Hand:", lines: int = 60, **environment: str) -> Terminal:
        line = program(*arguments, "--linear", "--mode", "reader")
        started.append(Terminal(line, 100, lines, **environment))
        started[-1].listen(0.3, until)
        return started[-1]

    yield make
    for terminal in started:
        terminal.close()


@pytest.fixture
def position(home: Path) -> Callable[..., None]:
    def write(text: str, *players: str) -> None:
        path = home / "data" / "tables" / "2026-03-01-201500.table"
        path.parent.mkdir(parents=True)
        path.write_text(text)
        names = next(line for line in text.splitlines() if line.startswith("seats ")).split()[1:]
        path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(tuple(names), players)))

    return write


def is_canonical(terminal: Terminal) -> bool:
    """Whether the terminal collects lines and shows what is typed, as shells want it."""
    flags = termios.tcgetattr(terminal.fd)[3]
    assert bool(flags & termios.ICANON) == bool(flags & termios.ECHO)
    return bool(flags & termios.ICANON)


def heard(terminal: Terminal, since: int = 0) -> str:
    """Everything that was written, whether it still stands there or not."""
    return terminal.raw[since:].decode(errors="replace").replace("\r\n", "\n")


def type_(terminal: Terminal, line: str, until: str = "") -> str:
    since = len(terminal.raw)
    terminal.press(line.encode() + b"\r", 0.3, until)
    return heard(terminal, since)


def test_help_comes_page_by_page_and_any_word_ends_it(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    first = type_(terminal, "help", "more lines: Enter goes on, any word ends.")
    lines = [line for line in first.split("\n") if ": " in line and "more lines" not in line]
    assert 18 <= len(lines) <= 22
    assert any(line.startswith("draw, take") for line in lines)
    second = type_(terminal, "")
    assert "draw, pass" not in second
    assert "quit, exit, Shift+Q: quit; the table is saved" in first + second + type_(terminal, "")
    type_(terminal, "help", "more lines")
    assert "say" not in type_(terminal, "enough").replace("Uno", "")
    assert "Green" in type_(terminal, "top") or terminal.shows("Red 7.")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", {"oben": "Rote 7.", "punkte": "Punkte. Du: 0", "top": "Rote 7."}),
        ("fr", {"dessus": "7 rouge.", "points": "Points. Toi", "top": "7 rouge."}),
    ],
)
def test_words_in_the_players_language_and_in_english(
    start: Callable[..., Terminal], language: str, lines: dict[str, str]
) -> None:
    terminal = start("play", "--language", language, "--seed", "7", until="7")
    for word, answer in lines.items():
        assert answer in type_(terminal, word), word


@pytest.mark.parametrize(("language", "word"), [("de", "zieh"), ("fr", "pioche")])
def test_help_lists_the_words_that_are_understood(language: str, word: str) -> None:
    done = run_program("play", "--linear", "--seed", "7", "--language", language, stdin="help\n")
    line = next(line for line in done.stdout.splitlines() if line.startswith(word))
    typed = line.partition(":")[0].split(", ")
    for each in typed:
        again = run_program("play", "--linear", "--seed", "7", "--language", language, stdin=f"{each}\n")
        unknown = run_program("play", "--linear", "--seed", "7", "--language", language, stdin=f"{each}xx\n")
        assert f"{each}xx" in unknown.stdout
        assert f" {each}" not in again.stdout.splitlines()[-2], again.stdout


def test_a_key_or_a_word_is_described_and_not_done(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    for typed, what in [
        ("C", "C: sort by colour"),
        ("top", "top: say the top card"),
        ("xyz", "There is no command xyz."),
    ]:
        type_(terminal, "what", "Type a key or a word, and I say what it does.")
        told = type_(terminal, typed)
        assert what in told
        assert "Sorted" not in told
    assert "Sorted by colour." in type_(terminal, "C")


def test_after_a_list_the_menu_comes_again(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="back leaves")
    number = re.search(r"(\d+) Statistics", heard(terminal))
    assert number is not None
    told = type_(terminal, number[1], "No match has been finished yet.")
    assert told.index("No match has been finished yet.") < told.index("Statistics", told.index("yet."))
    assert "Enter alone takes number 1." in told[-60:]
    told = type_(terminal, "99")
    assert "There is no number 99 here." in told
    told = type_(terminal, number[1])
    assert "No match has been finished yet." in told


def test_a_long_list_from_the_menu_ends_at_the_menu(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="back leaves")
    number = re.search(r"(\d+) Rules of UNO", heard(terminal))
    assert number is not None
    assert "Menu" not in type_(terminal, number[1], "more lines")
    told = type_(terminal, "enough")
    assert "Menu\n" in told
    assert "Enter alone takes number 1." in told[-60:]


def test_escape_leaves_a_list_for_the_menu(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="back leaves")
    number = re.search(r"(\d+) Settings", heard(terminal))
    assert number is not None
    type_(terminal, number[1], "Language: English")
    since = len(terminal.raw)
    terminal.press(b"\x1b", 0.4)
    assert "Menu\n" in heard(terminal, since)


def test_u_needs_no_enter_and_the_rest_of_the_word_is_swallowed(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(ONE_LEFT, "person", "easy", "easy")
    terminal = start("--language", "en", "--pace", "slow", until="back leaves")
    type_(terminal, "1", "Your turn.")
    type_(terminal, "1", "One card left.")
    since = len(terminal.raw)
    terminal.press(b"u", 0.2, "You say Uno!")
    for letter in b"no\r":
        terminal.press(bytes([letter]), 0.05)
    terminal.listen(0.5)
    told = heard(terminal, since)
    assert "There is no command" not in told
    assert "no" not in told.replace("Uno", "").replace("uno", "").split()
    assert told.count("You say Uno!") == 1
    assert "Red 5." in type_(terminal, "top") + heard(terminal)


def test_a_word_that_begins_with_a_reactions_letter_is_a_word(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(ONE_LEFT, "person", "normal", "normal")
    terminal = start("--language", "en", until="back leaves")
    type_(terminal, "1", "Hand: 1 Red 5, 2 Blue 9")
    terminal.press(b"ubi\r", 0.5, "There is no command ubi.")
    assert "You say Uno" not in heard(terminal)


def test_letters_that_are_no_reaction_need_enter(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    since = len(terminal.raw)
    terminal.press(b"u", 0.5)
    assert heard(terminal, since) == "\nu"
    terminal.press(b"\x7f", 0.2)
    assert "Red 7." in type_(terminal, "c")


@pytest.mark.parametrize("ending", ["quit", "end of input", "ctrl+c"])
def test_the_terminal_is_given_back_as_it_was(start: Callable[..., Terminal], home: Path, ending: str) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    assert not is_canonical(terminal)
    os.write(terminal.fd, {"quit": b"quit\r", "end of input": b"\x04", "ctrl+c": b"\x03\x03"}[ending])
    terminal.listen(0.5, "Goodbye. The table is saved.")
    assert is_canonical(terminal)
    assert terminal.wait(5) == 0
    assert "Traceback" not in heard(terminal)
    assert list((home / "data" / "tables").glob("*.table"))


def test_the_terminal_is_given_back_when_the_program_is_asked_to_end(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    os.kill(terminal.pid, signal.SIGTERM)
    terminal.listen(0.5)
    assert terminal.wait(5) == 130
    assert is_canonical(terminal)
    assert "Goodbye. The table is saved." in heard(terminal)
    assert "Traceback" not in heard(terminal)


def test_it_can_be_ended_in_the_background_too(home: Path) -> None:
    """Whoever starts it there has Ctrl+C ignored."""
    line = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *program("play", "--linear", "--language", "en", "--seed", "7")]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        for words in iter(running.stdout.readline, ""):
            if words.startswith("Your turn."):
                break
        running.terminate()
        assert running.wait(5) == 130
        assert "Goodbye. The table is saved." in running.stdout.read()


TWO = ONE_LEFT.replace("seats Ana Ben Cleo", "seats Ana Ben").replace("hand Cleo R1 R2 Y7\n", "")


def test_at_the_hand_over_the_hand_is_hidden_and_the_next_person_asked_for(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="back leaves")
    type_(terminal, "1", "Ana, press Enter.")
    assert terminal.shows("Keys of their own, for the buzzer and for acting out of turn: Ana Shift+A, Ben Shift+L.")
    type_(terminal, "", "Hand: 1 Red 5, 2 Blue 9")
    type_(terminal, "1", "When you have read it, press Enter: Ben is next.")
    assert terminal.shows("You play red 5. One card left.")
    type_(terminal, "", "Ben, press Enter.")
    assert not terminal.shows("Blue 9")
    assert b"\x1b[3JBen, press Enter." in terminal.raw[-60:]
    assert b"\x1b[3J" in terminal.raw
    shown = type_(terminal, "", "Hand: 1 Green 1")
    assert "Ana plays red 5. One card left." in shown
    assert "Blue 9" not in shown


def test_where_nothing_can_be_cleared_that_is_said_once_and_cards_stand_there_only_for_who_asks(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="back leaves", TERM="dumb")
    type_(terminal, "1", "Ana, press Enter.")
    assert terminal.raw.count(b"what one of you is told stays readable above") == 1
    type_(terminal, "", "Your turn.")
    assert not terminal.shows("Blue 9")
    type_(terminal, "hand", "Hand: 1 Red 5, 2 Blue 9")
    type_(terminal, "1", "Ben, press Enter.")
    type_(terminal, "", "Ana plays red 5.")
    assert not terminal.shows("Green 1")
    assert b"\x1b" not in terminal.raw


def test_enter_that_is_held_shows_nobodys_hand(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="back leaves")
    type_(terminal, "1", "Ana, press Enter.")
    type_(terminal, "", "Hand: 1 Red 5, 2 Blue 9")
    os.write(terminal.fd, b"1\r")
    for pause in (0.5, *[0.03] * 20):  # as keyboards repeat a key that is held
        time.sleep(pause)
        os.write(terminal.fd, b"\r")
    terminal.listen(0.5)
    assert terminal.shows("Ben is next.")
    assert not terminal.shows("Ben, press Enter.")
    type_(terminal, "", "Ben, press Enter.")
    type_(terminal, "", "Hand: 1 Green 1")


def test_a_persons_key_and_u_report_without_enter(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="back leaves")
    type_(terminal, "1", "Ana, press Enter.")
    type_(terminal, "", "Hand: 1 Red 5, 2 Blue 9")
    type_(terminal, "1", "Ben is next.")
    type_(terminal, "", "Ben, press Enter.")
    since = len(terminal.raw)
    terminal.press(b"L", 0.3, "Ben stops the clock.")
    terminal.press(b"u", 0.3, "Ben reports Ana, who did not say Uno.")
    told = heard(terminal, since)
    assert told.index("Ana draws 4 cards.") < told.index("The clock goes on.") < told.index("Ben, press Enter.")
    for card in ("Blue 9", "Green 1", "yellow 1"):
        assert card not in told


def test_a_persons_key_and_another_enter_show_their_cards(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="back leaves")
    type_(terminal, "1", "Ana, press Enter.")
    type_(terminal, "", "Hand: 1 Red 5, 2 Blue 9")
    terminal.press(b"L", 0.3, "Ben stops the clock.")
    assert not terminal.shows("Blue 9")
    terminal.press(b"\r", HABIT + 0.2)  # by habit, after a key that needed none
    assert not terminal.shows("Green 1")
    terminal.press(b"\r", 0.3, "Green 1")
    assert not terminal.shows("Blue 9")
    terminal.press(b"\x1b", 0.4, "Ana, press Enter.")
    assert not terminal.shows("Green 1")


def test_uno_in_a_pipe_comes_before_the_bots_go_on(tmp_path: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    arguments = ["play", "--linear", "--seed", "4", "--players", "3", "--bots", "normal,normal", "--rules", "limit=300"]
    done = run_program(
        *arguments, "--language", "en", "--transcript", str(transcript), stdin="z\nplay\nu\n1\ndraw\n" * 400
    )
    assert done.returncode == 0
    said = [json.loads(line)["text"] for line in transcript.read_text().splitlines()]
    said = said[: said.index("The match is over.")]
    in_time = 0
    for place, text in enumerate(said):
        turn = max((at for at in range(place) if said[at] == "Your turn."), default=0)
        if not (text.startswith("You play") and text.endswith("One card left.")) or "You say Uno!" in said[turn:place]:
            continue  # no Uno is due, or it was said in advance
        assert "You say Uno!" in said[place + 1 : place + 3], said[place : place + 6]
        in_time += 1
    assert in_time >= 3
    assert not any("reports you" in text for text in said)


def test_without_uno_in_the_pipe_the_bots_do_report() -> None:
    arguments = ["play", "--linear", "--seed", "4", "--players", "3", "--bots", "normal,normal", "--rules", "limit=300"]
    done = run_program(*arguments, "--language", "en", stdin="z\nplay\n1\ndraw\n" * 600)
    assert "reports you: you did not say Uno." in done.stdout


def test_words_of_lists_in_a_pipe_have_no_pages() -> None:
    done = run_program("play", "--linear", "--seed", "5", "--language", "en", stdin="rules\ntop\nquit\n")
    assert "more lines" not in done.stdout
    assert "Goodbye. The table is saved." in done.stdout
    assert len(done.stdout.splitlines()) > 60


def test_uno_while_a_hard_bot_thinks_does_not_stop_the_table() -> None:
    arguments = ["play", "--linear", "--seed", "5", "--players", "2", "--bots", "hard", "--rules", "limit=50"]
    done = run_program(*arguments, "--language", "en", stdin="z\nplay\nr\nu\ndraw\nu\n" * 300, timeout=100)
    assert done.stdout.splitlines()[-1] == "Goodbye."


RUMMY = """table 1
game rummy
seats Ana Ben
rack Ana R7 G4 B9 Y1
rack Ben B1 B2
onto [R4 R5 R6] [Y9 G9 R9] [B10 B11 B12]
stock Y1 Y2
turn Ana
"""


def test_texts_speak_of_what_is_typed_not_of_keys(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(RUMMY, "person", "easy")
    terminal = start("--language", "en", until="back leaves")
    rack = type_(terminal, "1", "Rack: ")
    green = re.search(r"(\d+) Green 4", rack)
    assert green is not None
    type_(terminal, green[1], "Leave it on the rack")
    carried = type_(terminal, "carry it", "begins a new")
    told = "Type next set for the next set, any of its numbers puts it there; n begins a new set."
    assert told in carried.replace("\n", " ")
    assert "1 Red 4" in type_(terminal, "group") + type_(terminal, "group")


def test_the_choices_of_a_new_table_are_still_there(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="back leaves")
    table = type_(terminal, "2", "Game: UNO")
    number = re.search(r"(\d+) Game: UNO", table)
    assert number is not None
    type_(terminal, number[1], "Game: UNO Teams")
    type_(terminal, "back", "11 Quit")
    assert "Game: UNO Teams" in type_(terminal, "2", "Game: ")


def test_minus_takes_the_value_before(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="back leaves")
    table = type_(terminal, "2", "Game: UNO")
    number = re.search(r"(\d+) Game: UNO", table)
    assert number is not None
    assert "Game: UNO Teams" in type_(terminal, number[1], "Game: UNO Teams")
    assert "Game: UNO Teams" not in type_(terminal, "-" + number[1], "Game: UNO")
    assert "There is nothing to go back to here." in type_(terminal, "-1", "nothing to go back")


def test_the_menu_takes_words_too(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="back leaves")
    assert "Who speaks: " in type_(terminal, "settings", "Who speaks: ")
    assert "Enter alone takes number 1." in type_(terminal, "back", "Enter alone takes number 1.")
    told = type_(terminal, "help", "quit ends the program.")
    assert "A number chooses" in told
    assert "i and a number" not in told  # no line of the menu has anything to explain
    assert "Start a game of UNO" not in told


def test_a_replay_takes_words_in_the_players_language(start: Callable[..., Terminal], tmp_path: Path) -> None:
    record = tmp_path / "r.table"
    record.write_text(ONE_LEFT)
    terminal = start("replay", str(record), "--linear", "--language", "de", until="Zuschauenden. q: Ende.")
    assert "Das ist der Anfang." in type_(terminal, "zurück")
    assert "Hier gibt es kein quatsch" in type_(terminal, "quatsch")
    assert "niemand" in type_(terminal, "hilfe")
    assert "Zuschauende" in type_(terminal, "niemand")
    terminal.press(b"ende\r")
    assert terminal.wait(5) == 0


def test_the_first_card_that_fits_is_found_first(start: Callable[..., Terminal], position: Callable[..., None]) -> None:
    position(TWO.replace("hand Ana R5 B9", "hand Ana R5 B9 R7"), "person", "easy")
    terminal = start("--language", "en", until="back leaves")
    type_(terminal, "1", "Hand: 1 Red 5, 2 Blue 9, 3 Red 7")
    assert "1 Red 5." in type_(terminal, "fits")
    assert "3 Red 7." in type_(terminal, "fits")
    assert "2 Blue 9" not in type_(terminal, "t")
    assert "3 Red 7." in type_(terminal, "fits")


def test_an_arrow_key_that_arrives_in_pieces_types_nothing(start: Callable[..., Terminal]) -> None:
    terminal, quick = start("play", "--language", "en", "--seed", "5"), False
    while not quick:  # on a busy machine pieces may come so late that they are keys of their own
        before, began = mistaken(terminal), time.monotonic()
        for piece in (b"\x1b", b"[", b"A"):
            os.write(terminal.fd, piece)
            time.sleep(0.01)
        quick = time.monotonic() - began < SPLIT
        terminal.press(b"t\r", until="Your turn.")
    assert mistaken(terminal) == before


def mistaken(terminal: Terminal) -> int:
    return sum("There is no command" in line or "[A" in line for line in terminal.text())


def test_escape_alone_is_escape(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "5")
    terminal.press(b"menu\r", until="back leaves")
    terminal.press(b"\x1b")
    terminal.wait_until(lambda: terminal.text()[terminal.screen.cursor.y].startswith("Hand:"))


def test_a_program_that_was_stopped_takes_the_terminal_back(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "5")
    assert not is_canonical(terminal)
    os.kill(terminal.pid, signal.SIGSTOP)
    shells = termios.tcgetattr(terminal.fd)
    shells[3] |= termios.ICANON | termios.ECHO
    termios.tcsetattr(terminal.fd, termios.TCSANOW, shells)
    os.kill(terminal.pid, signal.SIGCONT)
    terminal.listen(0.5)
    assert not is_canonical(terminal)
    terminal.press(b"quit\r", quiet=0.5)
    assert terminal.wait() == 0


@pytest.mark.parametrize(("typed", "follows"), [(b"quit\r", "Goodbye."), (b"\x1b", "back leaves")])
def test_the_first_question_can_be_left(home: Path, typed: bytes, follows: str) -> None:
    terminal = Terminal(program("--linear"), 100, 60, ACCESSIBLE="", UNO_TUI_MODE="")
    try:
        terminal.listen(0.5, "V")
        terminal.press(typed, quiet=0.5, until=follows)
    finally:
        terminal.close()


def test_who_stopped_the_clock_for_nothing_hears_why_and_the_hand_comes_back(start: Callable[..., Terminal]) -> None:
    people = ("play", "--seats", "Ana,Ben", "--bots", "none", "--seed", "5", "--language", "en")
    terminal = start(*people, until="Ana, press Enter.")
    terminal.press(b"\r", until="Hand: ")
    terminal.press(b"L", quiet=0.5, until="stops the clock")
    assert not terminal.shows("Hand: ")
    terminal.press(b"u\r", quiet=0.5, until="Ana, press Enter.")
    assert terminal.shows("Nothing to say or to report now.")
    terminal.press(b"\r", until="Hand: ")


@pytest.fixture
def record(home: Path) -> Path:
    run_program("play", "--linear", "--players", "2", "--seed", "5", stdin="quit\n")
    return next((home / "data" / "tables").glob("*.table"))


def test_a_replay_gives_the_terminal_back_however_it_ends(record: Path) -> None:
    for told in (signal.SIGTERM, signal.SIGHUP):
        terminal = Terminal(program("replay", str(record), "--linear", "--language", "en"), 100, 60)
        try:
            terminal.listen(0.5, "Ben deals.")
            assert not is_canonical(terminal)
            os.kill(terminal.pid, told)
            assert terminal.wait() == 130
            assert is_canonical(terminal)
        finally:
            terminal.close()


def test_a_replay_says_what_it_writes_where_the_program_speaks(record: Path, tmp_path: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    voice = ("--mode", "voice", "--voice", "none", "--language", "en", "--transcript", str(transcript))
    done = run_program("replay", str(record), "--linear", *voice)
    assert "The record ends here." in done.stdout
    assert "The record ends here." in transcript.read_text()


def test_the_end_of_the_input_at_the_first_question_ends_the_program(home: Path) -> None:
    terminal = Terminal(program("--linear"), 100, 60, ACCESSIBLE="", UNO_TUI_MODE="")
    try:
        terminal.listen(0.5, "V")
        terminal.press(b"\x04", quiet=0.5)
        assert terminal.wait() == 0
    finally:
        terminal.close()


NOISE = (
    bytes(range(4, 26)).replace(b"\x04", b"").replace(b"\x1a", b""),  # all but the end of the input and Ctrl+Z
    b"\x1c\x1d\x1e\x1f\x7f",
    b"\xff\xfe\xc3(\xe2\x82",
    b"\x1b[",
    b"\x1b[999;999;999z",
    b"\x1b[<0;10;10M\x1b[M   \x1b[I\x1b[O\x1bOA",
    b"\x1b]52;c;AAAA\x07",
    b"\x00" * 5,
    b"\x1b[200~" + b"x\xff" * 50_000 + b"\x1b[201~",
    b"\x1b",
    b"\r",
)


def test_nothing_that_arrives_at_the_terminal_ends_the_game(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--seed", "5", "--language", "en")
    for noise in NOISE:
        for at in range(0, len(noise), 4000):
            terminal.press(noise[at : at + 4000], quiet=0.002)
        terminal.listen(0.3)
    type_(terminal, "top", until="Blue 0.")
    assert b"Traceback" not in terminal.raw
    type_(terminal, "quit", until="Goodbye.")
    assert terminal.wait(5) == 0


def test_ctrl_c_leaves_the_second_time_and_says_so_the_first(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--seed", "5", "--language", "en")
    terminal.press(b"tur\x03", quiet=0.3, until="Ctrl+C once more leaves.")
    assert "Ctrl+C once more leaves." in terminal.text()  # on a line of its own
    type_(terminal, "turn", until="Your turn.")
    terminal.raw = b""
    terminal.press(b"\x03", quiet=0.3, until="Ctrl+C once more leaves.")
    assert b"Goodbye" not in terminal.raw
    terminal.press(b"\x03", quiet=0.3, until="Goodbye. The table is saved.")
    assert terminal.wait(5) == 0
    assert is_canonical(terminal)


def test_ctrl_c_drops_what_still_waits_to_be_done(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--seed", "5", "--language", "en")
    terminal.raw = b""
    terminal.press(b"help\r" * 1500 + b"\x03", quiet=1.0, until="Ctrl+C once more leaves.")
    assert heard(terminal).count("Ctrl+C once more leaves.") == 1
    type_(terminal, "top")  # leaves the help that had begun
    type_(terminal, "top", until="Blue 0.")


def test_an_interrupt_from_outside_ends_at_once(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--seed", "5", "--language", "en")
    os.kill(terminal.pid, signal.SIGINT)
    terminal.listen(0.3, until="Goodbye. The table is saved.")
    assert terminal.wait(5) == 130
    assert is_canonical(terminal)


def test_an_interrupt_ends_a_game_in_a_pipe_at_once(home: Path) -> None:
    process = subprocess.Popen(
        program("play", "--linear", "--seed", "5", "--language", "en"),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )
    assert process.stdout is not None
    while "Your turn" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    printed, complaint = process.communicate(timeout=5)
    assert process.returncode == 130
    assert printed.endswith("Goodbye. The table is saved.\n")
    assert complaint == ""


@pytest.mark.parametrize("term", ["dumb", "xterm-256color"])
def test_a_table_begun_from_the_menu_shows_the_hand_once(start: Callable[..., Terminal], term: str) -> None:
    terminal = start("play", "--players", "2", "--language", "en", "--seed", "2", until="Your turn.", TERM=term)
    number = re.search(r"(\d+) Leave this table for good", type_(terminal, "menu", "back leaves"))
    assert number is not None
    type_(terminal, number[1], "Yes")
    type_(terminal, "yes", "Start a game of UNO")
    begun = type_(terminal, "", "The start card is yellow 4.")
    assert begun.count("Hand: ") == 1
    assert begun.index("Your turn.") < begun.index("Hand: ")


def test_what_happened_stands_before_the_answer_and_the_prompt_last(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(ONE_LEFT.replace("hand Ana R5 B9", "hand Ana G5 B9").replace("Y1 R6", "R8 R6"), "person", "easy", "easy")
    terminal = start("--language", "en", until="back leaves")
    type_(terminal, "1", "Hand: 1 Green 5")
    drawn = type_(terminal, "draw", "You draw")
    assert drawn.index("You draw") < drawn.index("Hand: ")
    assert drawn.count("Hand: ") == 1
    asked = type_(terminal, "", "Command:")
    assert asked.index("Your turn.") < asked.index("Hand: ")
    assert asked.index("Hand: ") < asked.index("Command:")
    assert asked.count("Hand: ") == asked.count("Command:") == 1
    since = len(terminal.raw)
    terminal.press(b"top\r\r", 0.3)  # both at once: each answer whole, the prompt last
    both = heard(terminal, since)
    assert both.index("Red 3.") < both.index("Your turn.") < both.index("Hand: ") < both.index("Command:")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Type V, R or S, then Enter."), ("de", "Tippe V, R oder S, dann Enter."), ("fr", "Tape V, R ou S, puis Entrée.")],
)
def test_nonsense_at_the_first_question_is_explained(home: Path, language: str, told: str) -> None:
    terminal = Terminal(program("--linear", "--language", language), 200, 60, ACCESSIBLE="", UNO_TUI_MODE="")
    try:
        terminal.listen(0.5, "V")
        assert told in type_(terminal, "nonsense", told)
    finally:
        terminal.close()


def test_a_list_read_in_pages_goes_on_with_an_empty_line(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="back leaves")
    first = type_(terminal, "rules", "more lines: Enter goes on")
    second = type_(terminal, "", "more lines: Enter goes on")
    assert "Menu" not in second
    assert not set(first.splitlines()[2:21]) & set(second.splitlines()[2:21])
