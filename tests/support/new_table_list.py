"""The list for a new table, walked by keys."""

from __future__ import annotations

from support.app_player import Player
from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.typing_screen import TypingScreen


async def open_list(player: Player) -> None:
    """From the menu to the list of a new table."""
    await select(player, "New game")
    await player.press("enter")
    assert isinstance(player.app.screen, ListScreen)
    assert player.said[-1].endswith(" lines. Start")


def rows(player: Player) -> list[str]:
    assert isinstance(player.app.screen, ListScreen)
    return [item.text for item in player.app.screen.items]


async def select(player: Player, beginning: str) -> None:
    """Walk down to a line, hearing every line on the way."""
    await player.press("home")
    for place, text in enumerate(rows(player)):
        if place:
            await player.press("down")
            assert player.said[-1] == text
        if text.startswith(beginning):
            assert player.at_caret().startswith(beginning[:30])
            return
    raise AssertionError(f"no line {beginning} in {rows(player)}")


async def choose(player: Player, beginning: str) -> str:
    await select(player, beginning)
    await player.press("enter")
    return player.said[-1]


async def type_(player: Player, text: str, *, over: int = 0) -> None:
    """Take `over` letters away, type others, and Enter."""
    assert isinstance(player.app.screen, TypingScreen)
    await player.press(*["backspace"] * over, *("space" if letter == " " else letter for letter in text), "enter")
