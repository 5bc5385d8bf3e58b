"""Reading order, chosen in the settings on the full screen."""

from __future__ import annotations

from support.app_player import playing

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.ui.settings import folders, read


async def test_the_order_is_chosen_in_the_settings_and_heard_at_the_table() -> None:
    async with playing() as player:
        await player.press("f5")
        texts = [item.text for item in player.app.screen.items]
        await player.press("home", *["down"] * texts.index("Reading order of cards and status"), "enter")
        assert isinstance(player.app.screen, ListScreen)
        assert player.said[-1].startswith("Reading order, 17 lines. ")
        await player.press("home", "down")
        assert player.said[-1] == "Colour: place 1"
        await player.press("enter")
        assert player.said[-1] == "Colour: place 2"
        assert player.at_caret() == "Colour: place 2"
        await player.press("h")
        assert player.said[-1].endswith(":")
        await player.press("escape")
        assert player.said[-1] == "Settings. Reading order of cards and status"
        await player.press("escape", "1")
        colour, name = player.desk.state.presenter.card_parts(player.desk.state.cursor.cards[0])
        assert player.said[-1].startswith(f"{name}, {colour}")
    assert read(folders().settings).pieces["card"][:2] == ["name", "colour"]


async def test_a_status_key_says_the_pieces_in_their_order_and_help_says_all() -> None:
    async with playing() as player:
        await player.press("s")
        whole = player.said[-1]
        assert whole.endswith("Lowest score wins; the match ends at 500.")
        player.app.session.preferences.settings.pieces = {"read_scores": ["aim", "scores"]}
        player.app.session.settings_changed()
        await player.press("e", "s")
        assert player.said[-1].startswith("Lowest score wins; the match ends at 500. Scores: ")
        player.app.session.preferences.settings.pieces = {"read_turn": ["next", "-turn"], "read_scores": ["aim", "-scores"]}
        player.app.session.settings_changed()
        await player.press("e", "s")
        assert player.said[-1] == "Lowest score wins; the match ends at 500."
        await player.press("t")
        assert player.said[-1] == "Next: Ben."
        await player.press("f1")
        assert "Now: Your turn." in [item.text for item in player.app.screen.items]
