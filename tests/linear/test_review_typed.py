"""Moves worth another look line by line: after a round, in a replay, and playing on from there."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from support.reviews import BETTER, OPENING, RECORD, ROUND
from support.typed_lines import type_ as type_line

if TYPE_CHECKING or sys.platform != "win32":
    from support.terminal import Terminal

pytestmark = [
    pytest.mark.terminal,
    pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal"),
]
FOUND = f"Your move: play the red 5. {BETTER}"


def type_(terminal: Terminal, line: str, until: str) -> str:
    """Type a line; returns what was written by it, wherever the terminal breaks lines."""
    return " ".join(type_line(terminal, line, until).split())


def test_a_replay_lists_the_moves_by_number_and_plays_on(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(RECORD, "person", "normal")
    terminal = start("--language", "en", until="Menu")
    type_(terminal, "replay", "Which game?")
    assert "look back: moves to review" in type_(terminal, "1", "q: the end.")
    assert "Choose a player first" in type_(terminal, "look back", "have no moves.")
    type_(terminal, "ana", "Hand:")
    assert f"1 Round 1. {FOUND}" in type_(terminal, "another look", "per 100.")
    assert FOUND in type_(terminal, "1", "per 100.")
    played_on = type_(terminal, "play from here", "Hand: 1 Red 5, 2 Red Draw Two")
    assert "Hand: 1 Red 5, 2 Red Draw Two" in played_on


def test_after_a_round_the_list_leads_to_the_replay(
    start: Callable[..., Terminal], position: Callable[..., None]
) -> None:
    position(OPENING + "".join(f"{line}\n" for line in ROUND[:-1]), "person", "normal")
    terminal = start("--language", "en", until="Menu")
    type_(terminal, "1", "Hand:")
    assert "1 move to review in round 1" in type_(terminal, "1", "to review")
    listed = type_(terminal, "look back", "per 100.")
    assert f"1 {FOUND}" in listed
    shown = type_(terminal, "1", "Hand: Red 5, Red Draw Two")
    assert "As Ana saw it" in shown
    assert "Hand: Red 5, Red Draw Two" in shown


@pytest.mark.parametrize(("language", "back"), [("de", "zurueck"), ("fr", "back")])
def test_a_replay_takes_words_without_accents_and_in_english(
    start: Callable[..., Terminal], position: Callable[..., None], language: str, back: str
) -> None:
    position(RECORD, "person", "normal")
    terminal = start("--language", language, until="16")
    type_(terminal, "9", "1")
    type_(terminal, "1", "q")
    written = type_(terminal, back, "") + type_(terminal, "help", "")
    assert "verstehe ich" not in written
    assert "inconnu" not in written
