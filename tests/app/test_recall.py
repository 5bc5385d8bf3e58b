"""Digits in the list of messages: they say the latest ones, and copy them."""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable, Iterator

import pytest
from conftest import program
from support.app_player import playing

from uno_tui.app.screens import messages_screen
from uno_tui.app.screens.messages_screen import MessagesScreen
from uno_tui.i18n.languages import LANGUAGES

if sys.platform != "win32":
    from support.terminal import Terminal

MANY = ("c", "e", "s", "t", "w", "v", "g", "c", "e", "s", "t", "w")


async def test_digits_say_the_messages_as_the_list_counts_them() -> None:
    async with playing() as player:
        await player.press(*MANY, "l")
        texts = [item.text for item in player.app.screen.items if not item.heading]
        assert len(texts) >= 10
        for number, key in enumerate("1234567890", start=1):
            await player.press("end", key)
            assert player.said[-1] == texts[-number]
            assert player.at_caret().startswith(texts[-number][:20])
        assert player.app.clipboard == ""


async def test_what_is_recalled_is_no_new_message() -> None:
    async with playing() as player:
        await player.press("c", "t", "l")
        kept = [each.text for each in player.app.session.announcer.speaker.history.messages()]
        await player.press("2", "2", "1", "9")
        assert [each.text for each in player.app.session.announcer.speaker.history.messages()] == kept


async def test_the_list_counts_its_own_kind_and_no_headings() -> None:
    async with playing() as player:
        await player.press("c", "e", "z", "t", "[", "[", "l")
        category = player.app.session.announcer.speaker.history.category
        assert category is not None
        texts = [item.text for item in player.app.screen.items if not item.heading]
        assert texts != [each.text for each in player.app.session.announcer.speaker.history._messages]
        for number in range(1, min(10, len(texts)) + 1):
            await player.press(str(number % 10))
            assert player.said[-1] == texts[-number]


async def test_the_same_digit_within_a_second_copies_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing() as player:
        now = [0.0]
        monkeypatch.setattr(player.app.session.clock, "time", lambda: now[0])
        await player.press("c", "t", "l")
        texts = [item.text for item in player.app.screen.items]
        await player.press("2")
        now[0] += messages_screen.AGAIN
        await player.press("2")
        assert player.said[-1] == "Copied, if the terminal allows it."
        assert player.app.clipboard == texts[-2]
        await player.press("2")
        assert player.said[-1] == texts[-2]
        now[0] += messages_screen.AGAIN + 0.1
        await player.press("1")
        await player.press("2")
        assert player.said[-1] == texts[-2]
        assert player.app.clipboard == texts[-2]
        now[0] += messages_screen.AGAIN + 0.1
        await player.press("2")
        assert player.said[-1] == texts[-2]


async def test_another_digit_between_copies_nothing() -> None:
    async with playing() as player:
        await player.press("c", "t", "l", "1", "2", "1")
        assert player.app.clipboard == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_there_are_fewer_messages_that_is_said(language: str) -> None:
    async with playing(language=language, table=False) as player:
        await player.press("l")
        count = sum(not item.heading for item in player.app.screen.items)
        assert 0 < count < 10
        await player.press("0")
        assert "10" in player.said[-1]
        assert str(count) in player.said[-1]
        assert player.app.screen.list.index == count - 1


async def test_help_and_the_describer_name_the_digits() -> None:
    async with playing() as player:
        await player.press("l", "f1")
        lines = [item.text for item in player.app.screen.items]
        assert "1 to 0: say the latest to the tenth latest message; again within a second copies it" in lines
        await player.press("escape")
        assert isinstance(player.app.screen, MessagesScreen)
        await player.press("f2", "3")
        assert player.said[-1].startswith("3: say the latest to the tenth latest message")
        await player.press("escape", "f1")
        assert not [item.text for item in player.app.screen.items if "tenth latest" in item.text]


@pytest.fixture
def start() -> Iterator[Callable[..., Terminal]]:
    started: list[Terminal] = []

    def make(*arguments: str) -> Terminal:
        started.append(Terminal(program(*arguments)))
        started[-1].listen(0.3, "Your turn.")
        return started[-1]

    yield make
    for terminal in started:
        terminal.close()


@pytest.mark.terminal
@pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals are POSIX")
def test_the_terminal_gets_the_text_for_its_clipboard(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--mode", "reader", "--language", "en", "--seed", "7", "--look", "lines")
    for key in (b"c", b"l"):
        terminal.press(key)
    before = len(terminal.raw)
    terminal.press(b"11")
    written = terminal.raw[before:]
    assert b"\x1b]52;c;" + base64.b64encode(b"Red 7.") + b"\a" in written
    assert terminal.shows("Copied, if the terminal allows it.")
