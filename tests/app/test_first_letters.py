"""Lists: a letter that is no command goes to the next line that begins with it; the table below waits."""

from __future__ import annotations

from support.app_player import playing

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.ui.navigation.lists import Item


async def test_a_letter_goes_from_line_to_line_and_around() -> None:
    async with playing(table=False) as player:
        for told in ("Settings", "Statistics", "Start a game of UNO with 3 players", "Settings"):
            await player.press("s")
            assert player.said[-1] == told


async def test_a_letter_that_begins_no_line_says_so() -> None:
    async with playing(table=False) as player:
        await player.press("x")
        assert player.said[-1] == "No line begins with X."


async def test_accents_do_not_matter() -> None:
    async with playing(table=False, language="fr") as player:
        first = {line.text[:1] for line in player.app.screen.items}
        assert "É" in first
        for key in ("e", "é"):
            await player.press(key)
            assert player.said[-1].startswith("É")


async def test_a_command_of_lists_stays_one_and_the_describer_tells_both() -> None:
    async with playing(table=False) as player:
        await player.press("i")
        assert player.said[-1] == "No more information."
        await player.press("f2", "n")
        assert player.said[-1] == "N: next line that begins with N"
        await player.press("f2", "i")
        assert player.said[-1].startswith("I: ")


async def test_in_the_list_of_keys_a_letter_finds_its_key() -> None:
    async with playing(table=False) as player:
        await player.press("c", "c", "enter", "t")
        assert player.said[-1].startswith("T: ")


class Counting(ListScreen):
    """A list that counts how often it is opened."""

    times = 0

    def opened(self) -> None:
        self.times += 1


async def test_a_list_is_opened_once_and_the_table_waits_until_it_is_closed() -> None:
    async with playing() as player:
        screen = Counting(player.app.session, "place-rules", lambda: [Item("A"), Item("B")])
        player.app.push_screen(screen)
        await player.until(lambda: screen.times > 0)
        await player.settle()
        assert screen.times == 1
        client = player.desk.state.client
        assert not client.status.clock_goes
        await player.press("f1", "escape")  # a list above it
        assert not client.status.clock_goes
        await player.press("escape")
        await player.settle()
        assert client.status.clock_goes
