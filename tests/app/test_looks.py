"""When what is said is written: together, on a clear page in a write of its own, and never on the next person's."""

from __future__ import annotations

import asyncio

import pyte
import pytest

from uno_tui.app.look_writers import HEARD, SEEN, TURN, SaidWriter
from uno_tui.app.page import CLEAR, Page
from uno_tui.ui.settings import Caret


class Shown:
    """The look `said` on a screen, with the time of every write."""

    def __init__(self, height: int = 4, caret: Caret = Caret.BEHIND) -> None:
        self.screen = pyte.Screen(40, height)
        self.stream = pyte.Stream(self.screen)
        self.writes: list[tuple[float, str]] = []
        self.pages: list[str] = []
        self.said = SaidWriter(Page(40, height, caret), self._write)
        self.said.begin()

    def _write(self, data: str) -> None:
        if CLEAR in data:
            self.pages.append(self.text())
        self.writes.append((asyncio.get_running_loop().time(), data))
        self.stream.feed(data)

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display if line.strip())


async def test_what_is_said_in_one_moment_is_one_write() -> None:
    shown = Shown()
    for text in ("Dora deals.", "Your turn."):
        shown.said.say(text)
    await asyncio.sleep(0.1)
    assert [data for _, data in shown.writes] == [CLEAR, "\x1b[1;1HDora deals. Your turn."]


async def test_a_full_page_is_cleared_in_a_write_of_its_own_a_little_earlier() -> None:
    shown = Shown(height=2)
    for number in range(5):
        shown.said.say(f"Text {number}.")
        await asyncio.sleep(0.15)
    for at, (since, data) in enumerate(shown.writes):
        if CLEAR in data:
            assert data == CLEAR
            assert shown.writes[at + 1][0] - since >= TURN - 0.002
    assert "\n".join([*shown.pages, shown.text()]).split("\n")[1:] == [f"Text {number}." for number in range(5)]


async def test_a_text_stands_a_moment_before_its_page_ends() -> None:
    shown = Shown(height=1)
    shown.said.say("One.")
    await asyncio.sleep(0.03)
    shown.said.say("Two.")
    await asyncio.sleep(0.2)
    (one, _), (clear, _), (_, two) = shown.writes[1:]
    assert clear - one >= SEEN - 0.002
    assert "Two." in two


@pytest.mark.parametrize("rows", range(1, 7))
@pytest.mark.parametrize("caret", list(Caret))
async def test_nothing_said_before_a_hand_over_stands_on_the_page_after_it(rows: int, caret: Caret) -> None:
    shown = Shown(height=6, caret=caret)
    for number in range(rows):
        shown.said.say(f"Row {number}.")
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)
    shown.said.say("You draw 2 cards: Yellow 2 and Wild.")
    shown.said.turn_page(when_read=True)
    shown.said.say("Ben, press Enter.")
    await asyncio.sleep(0.1)
    assert "Yellow 2" in shown.text()
    assert shown.said.note_key("t")
    await asyncio.sleep(0.2)
    assert not shown.said.note_key("t")
    assert shown.text() == "Ben, press Enter."


async def test_the_last_text_before_a_hand_over_stands_as_long_as_it_takes_to_be_read() -> None:
    for caret, least in ((Caret.BEHIND, HEARD), (Caret.FIRST, 1.0)):
        shown = Shown(caret=caret)
        shown.said.say("You draw a yellow 2.")
        shown.said.turn_page(when_read=True)
        shown.said.say("Ben, press Enter.")
        await asyncio.sleep(least + 1.0)
        (told, _), (clear, _), (_, asked) = shown.writes[1:]
        assert clear - told >= least - 0.002
        assert "Ben" in asked


async def test_what_no_page_can_hold_comes_page_by_page_when_a_key_is_pressed() -> None:
    shown = Shown(height=2)
    words = [f"word{number}" for number in range(30)]
    shown.said.say(" ".join(words))
    seen: list[str] = []
    for _ in range(8):
        await asyncio.sleep(0.15)
        seen += [word for word in shown.text().split() if word not in seen]
        shown.said.note_key("t")
    assert seen == words


@pytest.mark.parametrize("keys", [1, 6])
async def test_a_text_of_several_pages_is_repeated_whole(keys: int) -> None:
    shown = Shown(height=2)
    words = [f"word{number}" for number in range(30)]
    shown.said.say(" ".join(words))
    for _ in range(keys):  # with one, a part of it still waits
        await asyncio.sleep(0.15)
        shown.said.note_key("t")
    shown.pages.clear()
    shown.said.begin()
    seen: list[str] = []
    for _ in range(8):
        await asyncio.sleep(0.15)
        seen += [word for word in shown.text().split() if word not in seen]
        shown.said.note_key("t")
    assert seen == words


async def test_what_is_typed_stands_below_what_was_said_before_it() -> None:
    shown = Shown(height=2)
    for text in ("One.", "Two.", "Name?"):
        shown.said.say(text)
        await asyncio.sleep(0.1)
    shown.said.type("Z")
    await asyncio.sleep(0.01)
    shown.said.type("Zo")
    await asyncio.sleep(0.2)
    assert shown.text().split("\n")[-1] == "Zo"


async def test_another_look_takes_over_what_was_not_written_yet() -> None:
    shown = Shown()
    shown.said.say("You draw a yellow 2.")
    shown.said.turn_page(when_read=True)
    shown.said.say("Ben, press Enter.")
    await asyncio.sleep(0.05)
    shown.said.end()
    assert [each for each in shown.said.pending() if isinstance(each, str)] == ["Ben, press Enter."]


async def test_another_writer_keeps_the_next_persons_page_free_of_what_was_private() -> None:
    before, after = Shown(), Shown(caret=Caret.FIRST)
    before.said.say(" ".join(f"red {number}" for number in range(40)))
    await asyncio.sleep(0.05)
    before.said.turn_page(when_read=True)
    before.said.say("Ben, press Enter.")
    before.said.end()
    after.said.take_over(before.said.pending())
    assert after.said.note_key("enter")  # too early to be Ben's
    for _ in range(8):
        await asyncio.sleep(0.1)
        after.said.note_key("t")
    assert after.text() == "Ben, press Enter."
    assert not [page for page in after.pages if "red" in page and "Ben" in page]


async def test_what_waits_when_the_program_is_stopped_is_written_when_it_comes_back() -> None:
    shown = Shown(height=3)
    shown.said.say(" ".join(f"word{number}" for number in range(24)))
    await asyncio.sleep(0.1)
    waiting = shown.said.pending()
    assert waiting
    shown.said.note_key("ctrl+z")
    shown.said.end()
    shown.said.begin()
    for _ in range(3):
        await asyncio.sleep(0.2)
        shown.said.note_key("enter")
    assert shown.said.pending() == []
    assert waiting[-1].split()[-1] in shown.text()
