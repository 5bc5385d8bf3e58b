"""What is pasted on the full screen: into a prompt it is typed, elsewhere it plays no card."""

from __future__ import annotations

from support.app_player import Player, playing
from textual.events import Paste

from uno_tui.app.screens.typing_screen import TypingScreen


async def paste(player: Player, text: str) -> None:
    player.app.post_message(Paste(text))
    await player.settle()


async def test_what_is_pasted_into_a_prompt_replaces_the_word_and_is_said() -> None:
    async with playing() as player:
        await player.press("f5")
        while "Your name" not in player.said[-1]:
            await player.press("down")
        await player.press("enter")
        assert isinstance(player.app.screen, TypingScreen)
        await paste(player, "Zoe\n Anne\x1b[A")
        assert player.said[-1] == "Zoe"
        await paste(player, "y")
        await player.press("enter")
        assert player.app.session.preferences.settings.name == "Zoey"


async def test_what_is_pasted_at_the_table_plays_nothing_and_is_answered() -> None:
    async with playing() as player:
        before = player.desk.state.view
        await paste(player, "1\n2\n")
        assert player.said[-1] == "Nothing can be pasted here."
        assert player.desk.state.view is before
