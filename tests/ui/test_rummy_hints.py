"""Hints in UNO Rummy that take their time: keys stay free, the best so far is said in time, and improved."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, TypeVar

import pytest
from support.rummy import Person

from uno_tui.core.jobs import Job
from uno_tui.games.rummy.rules import completing
from uno_tui.games.rummy.rules.good_lays import to_lay
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.table import adviser, working_ahead

T = TypeVar("T")
RACK = "G6 R8 R11 Y1 B7 R6 B1 Y8 R6 R8 G4"
TABLE = (
    "[B1 B2 B3] [R9 Y9 G9] [Y10 Y11 Y12] [G10 G11 G12] [R5 Y5 G5] [Y6 J=Y7 Y8] [B4] [G2 G3 G4] [R10 J=Y10 G10 B10]"
)

FIRST = "Start a new set with yellow 6 from the run yellow 6 to 8."


SLICE = 0.005
"""Seconds."""


async def pass_time(seconds: float) -> None:
    """Wait in slices: a machine that stands still for a while takes one of them, not the whole time."""
    for _ in range(round(seconds / SLICE)):
        await asyncio.sleep(SLICE)


class Held:
    """Ana at a table where each step of a search waits until it is let go, and looks at few ways."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, rack: str = RACK, table: str = TABLE) -> None:
        monkeypatch.setattr(completing, "_completing", cache(completing.Completion))
        monkeypatch.setattr(completing, "STEP", 50)
        monkeypatch.setattr(completing, "QUICK", 1)
        monkeypatch.setattr(working_ahead, "UNTOLD", 0.05)
        monkeypatch.setattr(working_ahead, "LONGEST", 0.1)
        self.person = Person(rack, table, ben="R2 R3")
        self.steps = asyncio.Semaphore(0)
        self.asked = 0
        monkeypatch.setattr(self.person.alone, "run_job", self.run_job)

    async def run_job(self, job: Job[T], *arguments: Any) -> T:
        self.asked += 1
        await self.steps.acquire()
        return job.function(*arguments)

    async def let_go(self, steps: int) -> list[str]:
        """Let so many steps be taken, and return what is said meanwhile."""
        before = len(self.person.said)
        for _ in range(steps):
            self.steps.release()
        await pass_time(0.02)
        return self.person.said[before:]

    async def let_time_pass(self) -> list[str]:
        """Wait until a person should wait no longer, and return what is said meanwhile."""
        before = len(self.person.said)
        await pass_time(working_ahead.LONGEST + 0.05)
        return self.person.said[before:]

    async def until(self, beginning: str) -> str:
        """Let steps be taken until something that begins so is said, and return it."""
        for _ in range(200):
            for text in await self.let_go(1):
                if text.startswith(beginning):
                    return text
        raise AssertionError(f"never said: {beginning}, but {self.person.said}")


async def test_a_hint_that_is_found_in_time_is_said_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    held.person.desk.perform("hint")
    said = await held.let_go(500)
    assert said == [FIRST]
    assert await held.let_time_pass() == []


async def test_the_best_so_far_is_said_in_time_and_improved_until_it_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    held.person.desk.perform("hint")
    await held.let_go(1)
    thinking, so_far = await held.let_time_pass()
    assert thinking == "Thinking."
    assert so_far.startswith("At least 3 tiles: ")
    assert len(await held.until("Better, 4 tiles: ")) > len("Better, 4 tiles: ")
    last = await held.until("Better, with fewer Jokers taken: ")
    assert last == f"Better, with fewer Jokers taken: {FIRST} That is the best."
    assert await held.let_go(20) == []
    best = completing.hint(held.person.view)
    assert best is not None
    assert best.exact
    assert (len(best.laid), best.takes) == (4, ())
    assert not held.person.press("H").startswith("At least")


async def test_what_was_said_proves_to_be_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    rack, singles = "B4 G10 B9 G5 B8 B3 Y1 R1 R2 B11", "[Y7] [Y5] [G3]"
    held = Held(monkeypatch, rack, f"{singles} [B4 B5 B6 J=B7 B8] [J=B4 B5 J=B6 B7] [R8 R9 R10 R11 R12]")
    held.person.desk.perform("hint")
    await held.let_go(1)
    assert (await held.let_time_pass())[-1].startswith("4 tiles: ")
    assert await held.until("That is the best.") == "That is the best."
    assert await held.let_go(20) == []


async def test_keys_are_free_and_h_again_says_the_next_step(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    held.person.desk.perform("hint")
    await held.let_go(1)
    assert held.person.press("T").startswith("Your turn.")
    await held.let_time_pass()
    assert held.person.press("H").startswith("After that: ")


async def test_where_nothing_was_found_in_time_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    held.person.desk.perform("hint")
    assert await held.let_time_pass() == ["Thinking.", "Nothing found so far. The search continues."]
    assert (await held.let_go(1))[0].startswith("At least 3 tiles: ")


async def test_nothing_is_said_of_a_draft_that_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    held.person.desk.perform("hint")
    await held.let_go(1)
    await held.let_time_pass()
    held.person.go("Rack", "Green 6")
    held.person.press("N")
    assert await held.let_go(500) == []
    assert await held.let_time_pass() == []


async def test_nothing_is_said_of_a_table_that_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    held.person.desk.perform("hint")
    await held.let_go(1)
    best = completing.hint(held.person.view)
    assert best is not None
    held.person.desk.moving.make(to_lay(best))
    before = len(held.person.said)
    await held.let_go(500)
    await held.let_time_pass()
    assert not [text for text in held.person.said[before:] if text == "Thinking." or "tiles:" in text]


async def test_in_a_draft_the_search_begins_with_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    held.person.go("Rack", "Green 6")
    held.person.press("N")
    await asyncio.sleep(0)
    assert held.asked == 1
    await held.let_go(500)
    before = len(held.person.said)
    held.person.desk.perform("hint")
    assert len(held.person.said) == before + 1


async def test_the_plan_opens_with_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    held.person.desk.perform("plan")
    await held.let_go(1)
    assert held.person.front.opened == []
    await held.let_time_pass()
    assert held.person.front.opened == ["listed"]
    assert held.person.desk.listed[1][-1].endswith("There may be something better.")


async def test_what_no_process_can_work_out_is_worked_out_here(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)

    async def dies(job: Job[T], *arguments: object) -> T:
        raise ConnectionError

    monkeypatch.setattr(held.person.alone, "run_job", dies)
    monkeypatch.setattr(completing, "STEP", 4_000)
    monkeypatch.setattr(working_ahead, "UNTOLD", 20.0)
    held.person.desk.perform("hint")
    async with asyncio.timeout(20):
        while not held.person.said:
            await asyncio.sleep(0.01)
    assert held.person.said == [FIRST]


def test_thinking_is_said_after_a_while_and_an_answer_soon_after() -> None:
    assert adviser.UNTOLD == working_ahead.UNTOLD == 0.7
    assert working_ahead.LONGEST <= 1.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message_id", ["so-far", "better", "fewer", "best", "not-yet"])
def test_the_words_exist_in_every_language(language: str, message_id: str) -> None:
    for count in (1, 3, 4):
        text = Translator(language).of("rummy").text(f"presenter-rummy-hint-{message_id}", count=count, step="X.")
        assert text
        assert "{" not in text


async def test_a_hint_that_is_waited_for_is_said_in_time_however_long_the_search_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held = Held(monkeypatch)
    held.person.desk.perform("hint")
    await held.let_go(1)
    async with asyncio.timeout(5):
        await held.person.desk.wait_until_answered()
    assert held.person.said[-1].startswith("At least 3 tiles: ")
    before = list(held.person.said)
    await held.person.desk.wait_until_answered()
    assert held.person.said == before


async def test_it_says_that_uno_is_due() -> None:
    person = Person("R4 B9", "[R1 R2 R3] [B1 B2 B3]", ben="G2 G3")
    person.alone.play(0, person.read("lay [R1 R2 R3 R4] [B1 B2 B3]"))
    assert person.press("H") == "U to say Uno."
    person.desk.perform("uno")
    assert person.press("H") == person.press("T")
