"""Announcements that are switched off: they are not said, but what they cost the player still is."""

from __future__ import annotations

import pytest
from support.alone import Alone
from support.rummy import Front, Person

from uno_tui.games.uno.notation import NOTATION
from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.controller import TableController

REVERSE = """table 1
game uno
seats Ana Ben
turn Ben
direction clockwise
hand Ana R1 R2 R3
hand Ben RR G2 G3 G4
discard R7
stock B1 B2 B3 B4 B5 Y1 Y2
"""
INTERCEPTION = """table 1
game uno
options intercept=on
seats Ana Ben Cleo
turn Ana
direction clockwise
hand Ana R1 R2 R3
hand Ben G1 G2 G3
hand Cleo R7 B2 B3 B4
discard R7
stock B1 B5 Y1 Y2 Y5
"""


async def heard(position: str, seat: int, move: str, muted: list[str]) -> list[str]:
    """Return what Ana hears of another player's move."""
    referee = Referee(position)
    assert referee.problems() == []
    alone = Alone(referee.table, referee.names.names)
    said: list[str] = []
    speaker = Speaker(SilentVoice(0), None)
    speaker.observers.append(lambda told: said.extend(each.text for each in told))
    TableController(alone, speaker, Translator("en"), Settings(muted=muted), Front())
    alone.play(seat, NOTATION.read_move(move.split(), referee.names))
    return said


@pytest.mark.rule("UNO-16")
@pytest.mark.parametrize(
    ("muted", "told"),
    [
        ([], ["Ben plays red Reverse. You are skipped."]),
        (["direction"], ["Ben plays red Reverse. You are skipped."]),
        (["play"], ["You are skipped."]),
    ],
)
async def test_a_turn_that_a_reverse_costs_is_told(muted: list[str], told: list[str]) -> None:
    assert await heard(REVERSE, 1, "play RR", muted) == told


@pytest.mark.parametrize(
    ("muted", "told"),
    [
        ([], ["Cleo intercepts with red 7. Your turn is over.", "Cleo's turn."]),
        (["play"], ["Your turn is over.", "Cleo's turn."]),
        (["play", "turn"], ["Your turn is over."]),
    ],
)
async def test_a_turn_that_an_interception_ends_is_told(muted: list[str], told: list[str]) -> None:
    assert await heard(INTERCEPTION, 2, "intercept R7 on R7", muted) == told


@pytest.mark.parametrize("muted", [[], ["turn"]])
async def test_whether_a_drawn_tile_can_be_laid_is_told(muted: list[str]) -> None:
    person = Person("R1 Y5 G12", "[B4 B5 B6]", ben="G1 G2 G3")
    person.desk.state.settings.muted = muted
    person.said.clear()
    person.desk.perform("draw")
    assert person.said == ["You draw a yellow 1. Not playable."]
