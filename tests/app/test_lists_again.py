"""A list that is opened again does not lie above itself: one Escape leaves it, however often its key was pressed."""

from __future__ import annotations

import pytest
from support.app_player import playing

from uno_tui.app.screens.question_screen import QuestionScreen


@pytest.mark.parametrize("key", ["m", "f10", "f1", "l", "S", "R", "K"])
async def test_a_key_pressed_five_times_is_one_escape_away_from_the_table(key: str) -> None:
    async with playing() as player:
        before = len(player.app.screen_stack)
        await player.press(key)
        opened = len(player.app.screen_stack)
        said = player.said[-1]
        for _ in range(4):
            await player.press(key)
        assert len(player.app.screen_stack) <= opened + (key == "f1")  # help about the help
        assert player.said[-1] == said or opened == before or key == "f1"
        for _ in range(len(player.app.screen_stack) - before):
            await player.press("escape")
        assert len(player.app.screen_stack) == before


async def test_lists_that_lead_to_each_other_pile_up_no_further() -> None:
    async with playing() as player:
        for _ in range(6):
            await player.press("m", "S", "l", "f1")
        assert len(player.app.screen_stack) <= 6


async def test_help_at_a_question_that_lies_above_the_same_help_keeps_the_question() -> None:
    async with playing() as player:
        await player.press("f1", "m")
        while "Abandon this game" not in player.said[-1]:
            await player.press("down")
        await player.press("enter")
        question = player.app.screen
        assert isinstance(question, QuestionScreen)
        await player.press("f1", "f1")
        assert player.app.screen is not question
        while player.app.screen is not question:
            await player.press("escape")
        assert "Nothing changed." not in player.said
