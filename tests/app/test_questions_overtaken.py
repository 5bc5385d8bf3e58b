"""A question on the full screen that the table has overtaken: another person's turn, a lost turn, a round that is over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from support.app_player import Player, playing

from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.host.match import Plan
from uno_tui.host.pace import PACES, PaceName
from uno_tui.ui.settings import Look, Mode

POSITION = """table 1
game uno
options intercept=on
seats Ana Ben Cleo
hand Ana R3 B9 R9 W
hand Ben W G1 R5 Y4
hand Cleo {cleo}
discard R8
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
"""


@asynccontextmanager
async def at(position: str, *players: str, open_hands: bool = False) -> AsyncIterator[Player]:
    """Lay a position out for these players, with bots that wait until the test moves for them."""
    async with playing(table=False, mode=Mode.SILENT, look=Look.CARDS, pace=PACES[PaceName.WAIT]) as player:
        tables = player.app.session.tables
        tables._practising = lambda names, seat, practice: Plan(names, players, practice)
        player.app.navigator.front.sit_down(tables.lay_out_practice(position, None, open_hands=open_hands))
        await player.until(lambda: player.app.session.runner.table is not None)
        await player.settle()
        yield player


async def move(player: Player, seat: int, card: str) -> None:
    """Play or intercept with a card for a seat, as a bot would."""
    host = player.app.session.runner.host
    assert host is not None
    host.submit(seat, next(each for each in host.snapshot(seat).moves if str(getattr(each, "card", "")) == card))
    await player.settle()


@pytest.mark.parametrize(("cleo", "ends"), [("R3", True), ("R3 R2 R7", False)])
async def test_an_interception_closes_the_question_of_who_has_lost_the_turn(cleo: str, ends: bool) -> None:
    async with at(POSITION.format(cleo=cleo), "normal", "person", "hard") as player:
        await move(player, 0, "R3")
        await player.press("1", "enter")
        assert player.said[-1].startswith("Which colour?")
        await move(player, 2, "R3")
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        assert "The game moved on, so the question is closed." in player.said
        assert ("Cleo wins the round." in player.said) is ends


async def test_the_question_of_one_person_is_not_left_to_the_next() -> None:
    async with at(POSITION.format(cleo="R3 R2 R7 R5"), "person", "person", "hard", open_hands=True) as player:
        await player.press("home", "enter")
        assert player.said[-1] == "Selected: Wild."
        await player.press("1", "enter")
        assert player.said[-1].startswith("Which colour?")
        await move(player, 2, "R3")
        await move(player, 2, "R2")
        await player.until(lambda: "You play for Ana." in player.said)
        assert isinstance(player.app.screen, TableScreen)
        await player.press("y")
        assert "You play Wild, yellow." not in player.said


async def test_a_question_stays_where_it_is_when_a_wide_terminal_becomes_narrow() -> None:
    async with at(POSITION.format(cleo="R7"), "normal", "person", "hard") as player:
        await move(player, 0, "R3")
        await player.pilot.resize_terminal(200, 60)
        await player.settle()
        await player.press("1", "enter")
        await player.pilot.resize_terminal(40, 12)
        await player.settle()
        rows = [strip.text for strip in player.app.screen._compositor.render_strips()]
        assert any(row.strip().startswith("Which colour?") and len(row) - len(row.lstrip()) < 5 for row in rows), rows


SEQUENCE = """table 1
game uno
options intercept=on sequences=on
seats Ana Ben
hand Ana R6 R7 R9 B9
hand Ben {ben} R1 G3
discard R8
stock Y1 R5 G4 G5 G6 G7 B1 B2
turn Ana
"""


@pytest.mark.rule("UNO-30")
async def test_a_question_whether_to_intercept_is_closed_by_another_card_on_top() -> None:
    async with at(SEQUENCE.format(ben="R6"), "normal", "person") as player:
        await move(player, 0, "R6")
        await player.press("1", "enter")
        assert player.said[-1].startswith("Just play, or intercept and then play again?")
        await move(player, 0, "R7")  # her sequence goes on in Ben's turn
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        assert "The game moved on, so the question is closed." in player.said
        await player.press("enter")
        assert "You play red 6." in player.said


async def test_a_question_about_a_card_that_is_only_played_stays_open() -> None:
    async with at(SEQUENCE.format(ben="W"), "normal", "person") as player:
        await move(player, 0, "R6")
        await player.press("1", "enter")
        await move(player, 0, "R7")
        await player.press("y")
        assert "You play Wild, yellow." in player.said


async def test_letters_ask_while_it_is_open_whether_to_intercept() -> None:
    async with at(SEQUENCE.format(ben="R6"), "normal", "person") as player:
        await move(player, 0, "R6")
        await player.press("1", "enter", "i")
        assert player.said[-1].startswith("Hand, 3 cards: Red 6")
        assert player.said[-1].endswith("Just play, or intercept and then play again?")
