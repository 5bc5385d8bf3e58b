"""Bots that think in a process of their own answer the question that was asked last."""

from __future__ import annotations

import asyncio

import pytest

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import choose
from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.uno.rules import UNO
from uno_tui.host.thinking import ProcessThinker

pytestmark = pytest.mark.terminal


@pytest.mark.parametrize("patience", [0.0, 0.05, 0.4, 0.8])
async def test_a_question_that_is_taken_back_does_not_answer_the_next(patience: float) -> None:
    tables = [UNO.begin(options.defaults(UNO.options), 3, 2, Dice(seed))[0] for seed in range(20)]
    asked = [(table.view(table.turn), table.moves(table.turn)) for table in tables if len(table.moves(table.turn)) > 2]
    first, second = next((one, other) for one in asked for other in asked if not set(one[1]) & set(other[1]))
    thinker = ProcessThinker()
    try:
        for _ in range(2):
            task = asyncio.create_task(thinker.choose("uno", Level.HARD, *first, 1))
            await asyncio.sleep(patience)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert await thinker.choose("uno", Level.HARD, *second, 2) in second[1]
        assert await thinker.choose("uno", Level.HARD, *first, 3) in first[1]
    finally:
        await thinker.close()


async def test_what_people_may_ask_for_is_worked_out_beside_what_bots_think() -> None:
    table = UNO.begin(options.defaults(UNO.options), 3, 2, Dice(1))[0]
    view, moves = table.view(table.turn), tuple(table.moves(table.turn))
    thinker = ProcessThinker()
    try:
        bots = asyncio.create_task(thinker.choose("uno", Level.HARD, view, moves, 1))
        assert await thinker.run(choose, "uno", Level.EASY, view, moves, 2) in moves
        assert await bots in moves
    finally:
        await thinker.close()
