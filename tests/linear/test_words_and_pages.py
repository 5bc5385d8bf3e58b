"""The table line by line on a real terminal: words, pages, menus, keys that need no Enter."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import program, run_program

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

from support.terminal import Terminal
from support.typed_lines import ONE_LEFT, TWO, heard, type_

from uno_tui.linear.terminal import SPLIT

pytestmark = pytest.mark.terminal


def test_help_comes_page_by_page_and_any_word_ends_it(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    first = type_(terminal, "help", "more lines: Enter to continue, any word to stop")
    lines = [line for line in first.split("\n") if ": " in line and "more lines" not in line]
    assert 18 <= len(lines) <= 22
    assert any(line.startswith("draw, take") for line in lines)
    second = type_(terminal, "")
    assert "draw, pass" not in second
    assert "quit, exit, Shift+Q: quit; the game is saved" in first + second + type_(terminal, "")
    type_(terminal, "help", "more lines")
    assert "say" not in type_(terminal, "enough").replace("Uno", "")
    assert "Green" in type_(terminal, "top") or terminal.shows("Red 7.")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", {"oben": "Rote 7.", "punkte": "Punkte. Du: 0", "top": "Rote 7.", "speichern": "ende hört auf", "load": "Jeder Zug wird sofort gespeichert"}),
        ("fr", {"dessus": "7 rouge.", "points": "Points : toi", "top": "7 rouge.", "sauvegarder": "Chaque coup est enregistré"}),
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
        ("xyz", "Unknown command: xyz."),
    ]:
        type_(terminal, "describe", "Type a key or a word to hear what it does.")
        told = type_(terminal, typed)
        assert what in told
        assert "Sorted" not in told
    assert "Sorted by colour." in type_(terminal, "C")


def test_after_a_list_the_menu_comes_again(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="quit leaves")
    number = re.search(r"(\d+) Statistics", heard(terminal))
    assert number is not None
    told = type_(terminal, number[1], "No match finished yet.")
    assert "\nMenu. Type a number to choose, or an empty line for the list.\n" in told
    told = type_(terminal, "99")
    assert "No number 99 here." in told
    told = type_(terminal, number[1])
    assert "No match finished yet." in told


def test_a_number_at_a_long_list_at_the_table_is_that_of_a_card(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    type_(terminal, "help", "more lines")
    assert re.search("You play|does not match", type_(terminal, "1"))
    type_(terminal, "help", "more lines")
    assert "\nUNO:\n" in type_(terminal, "rules all", "more lines")


def test_a_long_list_from_the_menu_ends_at_the_menu(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="quit leaves")
    number = re.search(r"(\d+) Rules of UNO", heard(terminal))
    assert number is not None
    assert "Menu" not in type_(terminal, number[1], "more lines")
    told = type_(terminal, "enough")
    assert "\nMenu. Type a number to choose, or an empty line for the list.\n" in told
    assert "Enter alone takes number 1." in type_(terminal, "")


def test_escape_leaves_a_list_for_the_menu(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="quit leaves")
    number = re.search(r"(\d+) Settings", heard(terminal))
    assert number is not None
    type_(terminal, number[1], "Language: English")
    since = len(terminal.raw)
    terminal.press(b"\x1b", 0.4)
    assert "Menu. Type a number" in heard(terminal, since)


def test_u_needs_no_enter_and_the_rest_of_the_word_is_swallowed(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(ONE_LEFT, "person", "easy", "easy")
    terminal = start("--language", "en", "--pace", "slow", until="quit leaves")
    type_(terminal, "1", "Your turn.")
    type_(terminal, "1", "One card left.")
    since = len(terminal.raw)
    terminal.press(b"u", 0.2, "You say Uno!")
    for letter in b"no\r":
        terminal.press(bytes([letter]), 0.05)
    terminal.listen(0.5)
    told = heard(terminal, since)
    assert "Unknown command" not in told
    assert "no" not in told.replace("Uno", "").replace("uno", "").split()
    assert told.count("You say Uno!") == 1
    assert "Red 5." in type_(terminal, "top") + heard(terminal)


def test_a_word_that_begins_with_a_reactions_letter_is_a_word(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(ONE_LEFT, "person", "normal", "normal")
    terminal = start("--language", "en", until="quit leaves")
    type_(terminal, "1", "Hand: 1 Red 5, 2 Blue 9")
    terminal.press(b"ubi\r", 0.5, "Unknown command: ubi.")
    assert "You say Uno" not in heard(terminal)


def test_letters_that_are_no_reaction_need_enter(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    since = len(terminal.raw)
    terminal.press(b"u", 0.5)
    assert heard(terminal, since) == "\nu"
    terminal.press(b"\x7f", 0.2)
    assert "Red 7." in type_(terminal, "c")


@pytest.mark.slow
def test_uno_in_a_pipe_comes_before_the_bots_go_on(tmp_path: Path) -> None:
    transcript = tmp_path / "t.jsonl"
    arguments = ["play", "--linear", "--seed", "4", "--players", "3", "--bots", "normal,normal", "--rules", "limit=300"]
    done = run_program(
        *arguments, "--language", "en", "--transcript", str(transcript), stdin="z\nplay\nu\n1\ndraw\n" * 400
    )
    assert done.returncode == 0
    said = [json.loads(line)["text"] for line in transcript.read_text(encoding="utf-8").splitlines()]
    said = said[: said.index("Match over.")]
    in_time = 0
    for place, text in enumerate(said):
        turn = max((at for at in range(place) if said[at] == "Your turn."), default=0)
        if not (text.startswith("You play") and text.endswith("One card left.")) or "You say Uno!" in said[turn:place]:
            continue  # no Uno is due, or it was said in advance
        assert "You say Uno!" in said[place + 1 : place + 3], said[place : place + 6]
        in_time += 1
    assert in_time >= 3
    assert not any("calls you out" in text for text in said)


def test_without_uno_in_the_pipe_the_bots_do_report() -> None:
    arguments = ["play", "--linear", "--seed", "4", "--players", "3", "--bots", "normal,normal", "--rules", "limit=300"]
    done = run_program(*arguments, "--language", "en", stdin="z\nplay\n1\ndraw\n" * 120)
    assert "calls you out: you forgot to say Uno." in done.stdout


def test_words_of_lists_in_a_pipe_have_no_pages() -> None:
    done = run_program("play", "--linear", "--seed", "5", "--language", "en", stdin="rules all\ntop\nquit\n")
    assert "more lines" not in done.stdout
    assert "Goodbye. The game is saved." in done.stdout
    assert len(done.stdout.splitlines()) > 60


@pytest.mark.slow
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
    terminal = start("--language", "en", until="quit leaves")
    rack = type_(terminal, "1", "Rack: ")
    blue = re.search(r"(\d+) Blue 9", rack)
    assert blue is not None
    type_(terminal, blue[1], "Leave it on the rack")
    carried = type_(terminal, "carry it", "n starts")
    told = "Type z for a set, then a number; n starts a set."
    assert told in carried.replace("\n", " ")
    assert "1 Red 4" in type_(terminal, "group") + type_(terminal, "group")


def test_the_choices_of_a_new_table_are_still_there(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="quit leaves")
    table = type_(terminal, "3", "Game: UNO")
    number = re.search(r"(\d+) Game: UNO", table)
    assert number is not None
    type_(terminal, number[1], "Game: UNO Teams")
    type_(terminal, "back", "Menu. Type a number")
    assert "Game: UNO Teams" in type_(terminal, "3", "Game: ")


def test_minus_takes_the_value_before(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="quit leaves")
    table = type_(terminal, "3", "Game: UNO")
    number = re.search(r"(\d+) Game: UNO", table)
    assert number is not None
    assert "Game: UNO Teams" in type_(terminal, number[1], "Game: UNO Teams")
    assert "Game: UNO Teams" not in type_(terminal, "-" + number[1], "Game: UNO")
    assert "Nothing to go back to here." in type_(terminal, "-1", "Nothing to go back")


def test_the_menu_takes_words_too(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="quit leaves")
    assert "Who speaks: " in type_(terminal, "settings", "Who speaks: ")
    assert "Menu. Type a number" in type_(terminal, "back", "Menu. Type a number")
    assert "Start a game of UNO" in type_(terminal, "help", "quit leaves.")
    told = type_(terminal, "help", "quit leaves.")
    assert "Type a number or a line's first word." in told
    assert "i and a number" not in told  # no line of the menu has anything to explain
    assert "Start a game of UNO" not in told


def test_a_replay_takes_words_in_the_players_language(start: Callable[..., Terminal], tmp_path: Path) -> None:
    record = tmp_path / "r.table"
    record.write_text(ONE_LEFT, encoding="utf-8")
    terminal = start("replay", str(record), "--linear", "--language", "de", until="q: Ende.")
    assert "Das ist der Anfang." in type_(terminal, "zurück")
    assert "„quatsch“ verstehe ich hier nicht" in type_(terminal, "quatsch")
    assert "niemand" in type_(terminal, "hilfe")
    assert "Zuschauer" in type_(terminal, "niemand")
    terminal.press(b"ende\r")
    assert terminal.wait(5) == 0


def test_the_first_card_that_fits_is_found_first(start: Callable[..., Terminal], position: Callable[..., None]) -> None:
    position(TWO.replace("hand Ana R5 B9", "hand Ana R5 B9 R7"), "person", "easy")
    terminal = start("--language", "en", until="quit leaves")
    type_(terminal, "1", "Hand: 1 Red 5, 2 Blue 9, 3 Red 7")
    assert "1 Red 5, playable." in type_(terminal, "z")
    assert "3 Red 7, playable." in type_(terminal, "z")
    assert "2 Blue 9" not in type_(terminal, "t")
    assert "3 Red 7, playable." in type_(terminal, "z")
    assert "Playable: 1 Red 5, 3 Red 7." in type_(terminal, "what can I play?", "Playable")


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


@pytest.mark.parametrize("key", [b"\x1b[[A", b"\x1b[[E", b"\x1bOP", b"\x1b[15~"])
def test_a_function_key_types_nothing_in_any_terminal(start: Callable[..., Terminal], key: bytes) -> None:
    terminal = start("play", "--language", "en", "--seed", "5")
    terminal.press(key, quiet=0.3)
    terminal.press(b"t\r", until="Your turn.")
    assert mistaken(terminal) == 0
    assert not any(line.strip() in ("At", "Et", "Pt", "~t") for line in terminal.text())


def mistaken(terminal: Terminal) -> int:
    return sum("is unknown" in line or "Unknown command" in line or "[A" in line for line in terminal.text())


def test_escape_alone_is_escape(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--language", "en", "--seed", "5")
    terminal.press(b"menu\r", until="back leaves")
    terminal.press(b"\x1b")
    terminal.wait_until(lambda: terminal.text()[terminal.screen.cursor.y].startswith("Hand:"))


@pytest.mark.parametrize(("typed", "follows"), [(b"quit\r", "Goodbye."), (b"\x1b", "Type V, R or S")])
def test_the_first_question_can_be_left(home: Path, typed: bytes, follows: str) -> None:
    terminal = Terminal(program("--linear"), 100, 60, ACCESSIBLE="", UNO_TUI_MODE="")
    try:
        terminal.listen(0.5, "V")
        terminal.press(typed, quiet=0.5, until=follows)
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


@pytest.mark.parametrize("term", ["dumb", "xterm-256color"])
def test_a_table_begun_from_the_menu_shows_the_hand_once(start: Callable[..., Terminal], term: str) -> None:
    terminal = start("play", "--players", "2", "--language", "en", "--seed", "2", until="Your turn.", TERM=term)
    number = re.search(r"(\d+) Abandon this game", type_(terminal, "menu", "back leaves"))
    assert number is not None
    type_(terminal, number[1], "Yes")
    type_(terminal, "yes", "Start a game of UNO")
    begun = type_(terminal, "", "First card: yellow 4.")
    assert begun.count("Hand: ") == 1
    assert begun.index("Your turn.") < begun.index("Hand: ")


def test_what_happened_stands_before_the_answer_and_the_prompt_last(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(ONE_LEFT.replace("hand Ana R5 B9", "hand Ana G5 B9").replace("Y1 R6", "R8 R6"), "person", "easy", "easy")
    terminal = start("--language", "en", until="quit leaves")
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
    terminal = start("--language", "en", until="quit leaves")
    first = type_(terminal, "rules", "more lines: Enter to continue")
    second = type_(terminal, "", "more lines: Enter to continue")
    assert "Menu" not in second
    assert not set(first.splitlines()[2:21]) & set(second.splitlines()[2:21])


@pytest.mark.parametrize("size", [(80, 25), (40, 12)], ids=str)
def test_a_page_is_no_higher_than_the_screen(home: Path, size: tuple[int, int]) -> None:
    """Readers that compare screens never see what has scrolled off between two looks."""
    transcript = home / "t.jsonl"
    command = program("--linear", "--language", "en", "--mode", "reader", "--transcript", str(transcript))
    terminal = Terminal(command, *size)
    try:
        terminal.listen(0.5, "takes number 1")
        before = len(transcript.read_text(encoding="utf-8").splitlines())
        type_(terminal, "rules", "carried out")
        lines = transcript.read_text(encoding="utf-8").splitlines()[before:]
        page = [json.loads(line)["text"] for line in lines]
        shown = " ".join(row.rstrip() for row in terminal.screen.display)
        assert page[0] == "UNO:"
        assert [text for text in page if text not in shown] == []
    finally:
        terminal.close()


@pytest.mark.parametrize("word", ["top", "c", "points"])
def test_a_command_typed_at_a_page_ends_it_and_is_carried_out(start: Callable[..., Terminal], word: str) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    answer = {"top": "Red 7.", "c": "Red 7.", "points": "Scores: you 0"}[word]
    type_(terminal, "help", "more lines")
    assert answer in type_(terminal, word)
    assert "more line" not in type_(terminal, "")


@pytest.mark.parametrize("word", ["back", "3", "enough", "escape"])
def test_what_is_no_command_only_ends_the_page(start: Callable[..., Terminal], word: str) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    type_(terminal, "help", "more lines")
    ended = type_(terminal, word, "Your turn.")
    assert not any(each in ended for each in ("more line", "There is no", "You are at", "You play"))
    assert "Your turn." in type_(terminal, "")


def test_at_a_page_read_from_the_menu_its_words_are_obeyed(start: Callable[..., Terminal]) -> None:
    terminal = start("--language", "en", until="quit leaves")
    type_(terminal, "4", "more lines")
    assert "Who speaks: " in type_(terminal, "settings", "Who speaks: ")
    type_(terminal, "back", "Menu. Type a number")
    type_(terminal, "4", "more lines")
    assert "Who speaks: " not in type_(terminal, "5", "Menu. Type a number")
    type_(terminal, "4", "more lines")
    type_(terminal, "quit", "Goodbye.")
    assert terminal.wait(5) == 0


@pytest.mark.slow
def test_the_table_waits_while_a_menu_or_a_long_list_is_open(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(ONE_LEFT.replace("turn Ana", "turn Ben").replace("R5 B9", "R5 B9 G9"), "person", "easy", "easy")
    terminal = start("--language", "en", "--pace", "fast", until="quit leaves")
    type_(terminal, "1", "Resumed")
    for away in ("menu", "rules all"):  # the rules are more than a page
        type_(terminal, away)
        since = len(terminal.raw)
        terminal.listen(5)
        assert "Ben plays" not in heard(terminal, since)
        if away == "menu":
            type_(terminal, "back")
    type_(terminal, "t")
    terminal.listen(20, "Ben plays")


@pytest.mark.parametrize(("typed", "answer"), [("what does skip do", "Skip: the next player"), ("wild red", "You play Wild, red."), ("can I play red 5", "ed 5")])
def test_a_question_and_a_card_are_no_words_that_only_end_a_list(start: Callable[..., Terminal], typed: str, answer: str) -> None:
    terminal = start("play", "--language", "en", "--seed", "7", until="Your turn.")
    type_(terminal, "help", "more lines")
    assert answer in type_(terminal, typed, answer)
