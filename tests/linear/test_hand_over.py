"""Several people at one keyboard, line by line at a real terminal: nobody is shown another's hand."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

from support.terminal import Terminal
from support.typed_lines import TWO, heard, type_

from uno_tui.linear.terminal import HABIT

pytestmark = pytest.mark.terminal


@pytest.fixture
def anas_hand(start: Callable[..., Terminal], position: Callable[..., None]) -> Terminal:
    """A table of two people, where Ana has said that she is at the keyboard."""
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="quit leaves")
    type_(terminal, "1", "Ana, press Enter.")
    type_(terminal, "", "Hand: 1 Red 5, 2 Blue 9")
    return terminal


def test_at_the_hand_over_the_hand_is_hidden_and_the_next_person_asked_for(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="quit leaves")
    type_(terminal, "1", "Ana, press Enter.")
    assert not terminal.shows("Own keys for acting")
    type_(terminal, "", "Hand: 1 Red 5, 2 Blue 9")
    type_(terminal, "1", "Press Enter when you are ready: Ben is next.")
    assert terminal.shows("You play red 5. One card left.")
    type_(terminal, "", "Ben, press Enter.")
    assert not terminal.shows("Blue 9")
    assert b"\x1b[3JBen, press Enter." in terminal.raw[-60:]
    assert b"\x1b[3J" in terminal.raw
    shown = type_(terminal, "", "Hand: 1 Green 1")
    assert "Ana plays red 5. One card left." in shown
    assert "Blue 9" not in shown


def test_who_begins_a_lesson_reads_nothing_of_the_table_before(anas_hand: Terminal) -> None:
    terminal = anas_hand
    type_(terminal, "menu", "Lessons")
    type_(terminal, "lessons", "Your hand and the keys")
    before = len(terminal.raw)
    type_(terminal, "1", "Lesson: Your hand and the keys.")
    _, cleared, written = terminal.raw[before:].partition(b"\x1b[3J")
    assert cleared
    assert b"Lesson: Your hand and the keys." in written


def test_where_nothing_can_be_cleared_that_is_said_once_and_cards_stand_there_only_for_who_asks(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="quit leaves", TERM="dumb")
    type_(terminal, "1", "Ana, press Enter.")
    assert terminal.raw.count(b"what one player is told stays readable above") == 1
    type_(terminal, "", "Your turn, Ana.")
    assert not terminal.shows("Blue 9")
    type_(terminal, "hand", "Hand: 1 Red 5, 2 Blue 9")
    type_(terminal, "1", "Ben, press Enter.")
    type_(terminal, "", "Ana plays red 5.")
    assert not terminal.shows("Green 1")
    assert b"\x1b" not in terminal.raw


def test_what_one_person_had_begun_to_type_does_not_begin_the_next_ones_line(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="quit leaves")
    type_(terminal, "1", "Ana, press Enter.")
    type_(terminal, "", "Hand: 1 Red 5, 2 Blue 9")
    type_(terminal, "1", "Press Enter when you are ready: Ben is next.")
    os.write(terminal.fd, b"\rhand")  # Enter, and four letters more before the screen is cleared
    terminal.listen(1.5, "Ben, press Enter.")
    assert b"Ben, press Enter.\r\nhand" not in terminal.raw
    os.write(terminal.fd, b"\r")
    terminal.listen(0.5, "Hand: 1 Green 1")
    assert terminal.shows("Ana plays red 5. One card left.")


def test_enter_that_is_held_shows_nobodys_hand(anas_hand: Terminal) -> None:
    terminal = anas_hand
    os.write(terminal.fd, b"1\r")
    for pause in (0.5, *[0.03] * 20):  # as keyboards repeat a key that is held
        time.sleep(pause)
        os.write(terminal.fd, b"\r")
    terminal.listen(0.5)
    assert terminal.shows("Ben is next.")
    assert not terminal.shows("Ben, press Enter.")
    type_(terminal, "", "Ben, press Enter.")
    type_(terminal, "", "Hand: 1 Green 1")


def test_a_persons_key_and_u_report_without_enter(anas_hand: Terminal) -> None:
    terminal = anas_hand
    type_(terminal, "1", "Ben is next.")
    type_(terminal, "", "Ben, press Enter.")
    since = len(terminal.raw)
    terminal.press(b"L", 0.3, "Ben pauses the game.")
    terminal.press(b"u", 0.3, "Ben calls out Ana for not saying Uno.")
    told = heard(terminal, since)
    assert told.index("Ana draws 4 cards.") < told.index("The game continues.") < told.index("Ben, press Enter.")
    for card in ("Blue 9", "Green 1", "yellow 1"):
        assert card not in told


def test_a_persons_key_and_another_enter_show_their_cards(anas_hand: Terminal) -> None:
    terminal = anas_hand
    terminal.press(b"L", 0.3, "Ben pauses the game.")
    assert not terminal.shows("Blue 9")
    terminal.press(b"\r", HABIT + 0.2)  # by habit, after a key that needed none
    assert not terminal.shows("Green 1")
    terminal.press(b"\r", 0.3, "Green 1")
    assert not terminal.shows("Blue 9")
    terminal.press(b"\x1b", 0.4, "Ana, press Enter.")
    assert not terminal.shows("Green 1")


def test_who_stopped_the_clock_for_nothing_hears_why_and_the_hand_comes_back(start: Callable[..., Terminal]) -> None:
    people = ("play", "--seats", "Ana,Ben", "--bots", "none", "--seed", "5", "--language", "en")
    terminal = start(*people, until="Ana, press Enter.")
    terminal.press(b"\r", until="Hand: ")
    terminal.press(b"L", quiet=0.5, until="pauses the game")
    assert not terminal.shows("Hand: ")
    terminal.press(b"u\r", quiet=0.5, until="Ana, press Enter.")
    assert terminal.shows("No Uno to say or call out now.")
    terminal.press(b"\r", until="Hand: ")


def test_nobody_asks_what_another_persons_hand_allows(start: Callable[..., Terminal], position: Callable[..., None]) -> None:
    position(TWO, "person", "person")
    terminal = start("--language", "en", until="quit leaves")
    type_(terminal, "1", "Ana, press Enter.")
    for question in ("may I draw", "can I play red 5", "do I have a red 5", "why"):
        told = type_(terminal, question)
        assert not any(word in told for word in ("Yes", "playable", "can be played", "Red 5")), told


def test_a_hand_that_a_forced_answer_changes_is_not_read_before_it(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    bases = "base Ana R5 B1 B5 Y2\nbase Ben R8 G2 B3 G9\n"
    position(f"table 1\ngame ume\nseats Ana Ben\n{bases}stock B+2 R3 R4 Y1 Y3\nturn Ana\n", "person", "easy")
    terminal = start("--language", "en", until="quit leaves")
    type_(terminal, "1", "Your base: 1 Red 5")
    shown = type_(terminal, "draw", "You discard the blue 1 and the blue 5.")
    assert "Blue 1" not in shown + type_(terminal, "base", "Your base: 1 Red 5, 2 Yellow 2")


def test_a_line_may_begin_with_the_key_of_a_person(anas_hand: Terminal) -> None:
    terminal = anas_hand
    shown = type_(terminal, "Ana and Ben have how many cards?", "You 2, Ben 3.")
    assert "pauses the game" not in shown


def test_the_key_of_a_person_acts_though_another_presses_at_the_same_moment(anas_hand: Terminal) -> None:
    terminal = anas_hand
    os.write(terminal.fd, b"LA")
    terminal.listen(1.5, "Ben pauses the game")
    assert not terminal.shows("LA")


def test_behind_the_key_of_a_person_comes_what_the_person_does(anas_hand: Terminal) -> None:
    terminal = anas_hand
    os.write(terminal.fd, b"Lu")
    terminal.listen(1.5, "Ben pauses the game")
    assert not terminal.shows("Lu")
