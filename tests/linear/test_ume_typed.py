"""Umé line by line: whose cards the numbers mean, and what is asked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from conftest import run_program
from support.at_position import said_at

from uno_tui.host.match import Plan

pytestmark = pytest.mark.terminal
TABLE = """table 1
game ume
seats Ana Ben
base Ana R5 R6 G1 G4 Y2 B9
base Ben R5 R8 G2 B3
stock {stock} R3 R4 Y1 Y3 G3 G5 B2
turn Ana
"""


def typed(home: Path, *lines: str, stock: str = "R1 R2") -> str:
    path = home / "data" / "tables" / "2026-03-01-201500.table"
    path.parent.mkdir(parents=True)
    path.write_text(TABLE.format(stock=stock), encoding="utf-8")
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(("Ana", "Ben"), ("person", "easy"))))
    return run_program("--linear", "--language", "en", stdin="\n".join(("1", *lines, "quit", ""))).stdout


def test_at_the_own_turn_the_own_base_is_read_and_numbers_mean_it(home: Path) -> None:
    said = typed(home, "group", "draw", "turn").partition("Ben's base")[2]
    last = [line for line in said.splitlines() if "base: " in line][-1]
    assert last.startswith("Your base: 1 ")


def test_a_number_at_anothers_base_says_whose_card_it_is(home: Path) -> None:
    said = typed(home, "group", "1", "hand", "1")
    told = "Red 5 is Ben's card: you can only discard your own. Type base for your own base."
    assert told in said
    assert said.index(told) < said.index("You discard red 5.")


def test_r_repeats_the_question_with_its_answers_and_not_what_was_asked_for_since(home: Path) -> None:
    said = typed(home, "draw", "turn", "r", stock="BR R1")
    asked = "Take a card or give one: blue.\n1 Take a card\n2 Give a card\n"
    assert f"{asked}Your turn. Take a card or give one: blue.\n{asked}" in said


@pytest.mark.parametrize("line", ["Ben", "Ben's base", "Bens base", "base of Ben", "what does Ben have?"])
def test_another_s_base_is_read_by_the_player_s_name(home: Path, line: str) -> None:
    said = typed(home, line, "1")
    assert "Ben's base, 4 cards: Red 5, 8; green 2; blue 3.\n" in said
    assert "Ben's card" not in said  # numbers still mean one's own


def test_what_another_played_is_not_a_question_about_their_base(home: Path) -> None:
    assert "Ben's base: " not in typed(home, "what did Ben play", "who is Ben", "base")


def test_several_cards_in_one_line_answer_one_question_after_the_other(home: Path) -> None:
    said = typed(home, "draw", "red 5, yellow 2, green 1 and blue 9", "yes", stock="W+4 R1")
    assert "Discard Red 5, Yellow 2, Green 1 and Blue 9?" in said
    assert "1 Red 6, 2 Green 4" in said


@pytest.mark.parametrize("line", ["the green 1 and the green 4", "green 4, green 1", "4 and 5", "5 and 4"])
def test_two_cards_of_one_question_are_named_in_one_line(home: Path, line: str) -> None:
    said = said_at(home, TABLE.format(stock="G+2 R1").replace("G1 G4", "G1 G4 G9"), "draw", line)
    assert "Discard Green 1 and Green 4?" in said or "Discard Green 4 and Green 1?" in said, said[-500:]


@pytest.mark.parametrize(
    "line", ["what do the others have", "everyone's bases", "the bases of the other players", "what does everyone have"]
)
def test_everyones_bases_are_read_at_once(home: Path, line: str) -> None:
    said = typed(home, line)
    assert "Your base, 6 cards: Red 5, 6; yellow 2; green 1, 4; blue 9.\nBen's base, 4 cards: Red 5, 8; green 2; blue 3.\n" in said

