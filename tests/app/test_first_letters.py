"""Lists: letters and words that are looked for; the table below waits."""

from __future__ import annotations

from support.app_player import playing

from uno_tui.app.screens.list_screen import MOST_AT_END, ListScreen
from uno_tui.ui.navigation.items import Item


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
        await player.press("l", "i")  # lines of the menu explain nothing, those of the settings do
        assert player.said[-1].startswith("No line begins with I.")
        await player.press("f5", "i")
        assert not player.said[-1].startswith("No line begins")
        await player.press("escape", "f2", "n")
        assert player.said[-1] == "N: next line that begins with N"
        await player.press("f2", "i")
        assert player.said[-1].startswith("I: ")


async def test_in_the_list_of_keys_a_letter_finds_its_key() -> None:
    async with playing(table=False) as player:
        await player.press("c", "c", "enter", "t")
        assert player.said[-1].startswith("T: ")


async def test_words_are_found_in_any_order_and_enter_goes_on_to_the_next_line() -> None:
    async with playing() as player:
        await player.press("f3", "F", *"four WILD", "enter")
        first = player.said[-1]
        assert {"wild", "four"} <= set(first.casefold().replace(",", " ").replace(".", " ").split())
        await player.press("ctrl+f", "enter")
        assert player.said[-1] != first
        assert "four" in player.said[-1].casefold()
        assert isinstance(player.app.screen, ListScreen)


async def test_words_that_no_line_has_leave_the_question_open_and_escape_the_list_as_it_was() -> None:
    async with playing(table=False) as player:
        await player.press("end")
        line = player.said[-1]
        await player.press("F", *"xyz", "enter")
        assert player.said[-1] == "No line here has these words: xyz."
        await player.press("escape")
        assert player.said[-1] == line


async def test_accents_and_capitals_do_not_matter_to_words() -> None:
    async with playing(table=False, language="fr") as player:
        await player.press("F", *"REGLAGES", "enter")
        assert player.said[-1].startswith("Réglages")


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


async def test_the_end_of_a_list_says_its_line_again_unless_that_is_a_paragraph() -> None:
    async with playing(table=False) as player:
        await player.press("home", "up")
        assert player.said[-1] == f"First. {player.app.screen.items[0].spoken_text}"
        await player.press("f3", "end", "down")
        assert len(player.app.screen.items[-1].spoken_text.split()) > MOST_AT_END
        assert player.said[-1] == "Last."
