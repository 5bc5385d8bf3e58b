"""The replay on the full screen."""

from __future__ import annotations

from support.app_player import Player
from uno_tui.app.screens.question_screen import QuestionScreen


async def view_of(player: Player, name: str) -> None:
    await player.press("enter")
    assert isinstance(player.app.screen, QuestionScreen)
    while player.at_caret() != name:
        await player.press("down")
    await player.press("enter")


def shown(player: Player) -> str:
    """Everything that stands on the screen."""
    return "\n".join(strip.text.rstrip() for strip in player.app.screen._compositor.render_strips())
