"""The queue: order, interruption, what gives way and what never does, history and transcript."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from uno_tui.speech.history import CAPACITY, History
from uno_tui.speech.speaker import REPEAT_WINDOW, Speaker
from uno_tui.speech.transcript import Transcript
from uno_tui.speech.utterance import Category, Urgency, Utterance, clean, in_order
from uno_tui.speech.voice import estimate


class Tape:
    """A voice that speaks when told to, and remembers."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.interrupted: list[str] = []
        self.of_others: list[str] = []
        self.stops = 0
        self._begun: Callable[[], None] = lambda: None
        self._ended: Callable[[], None] = lambda: None

    def speak(
        self,
        text: str,
        *,
        interrupt: bool,
        on_begun: Callable[[], None],
        on_ended: Callable[[], None],
        others: bool = False,
    ) -> None:
        self.said.append(text)
        if others:
            self.of_others.append(text)
        if interrupt:
            self.interrupted.append(text)
        self._begun, self._ended = on_begun, on_ended

    def begin(self) -> None:
        self._begun()

    def end(self) -> None:
        self._begun()
        self._ended()

    def stop(self) -> None:
        self.stops += 1

    def seconds(self, text: str, *, others: bool = False) -> float:
        return estimate(text)

    async def close(self) -> None:
        pass


def news(*texts: str, urgency: Urgency = Urgency.NEWS) -> list[Utterance]:
    return [Utterance(text, urgency=urgency) for text in texts]


async def test_what_happens_is_said_in_order_one_at_a_time() -> None:
    tape = Tape()
    speaker = Speaker(tape)
    speaker.say(news("one", "two"))
    speaker.say(news("three"))
    assert tape.said == ["one"]
    tape.end()
    tape.end()
    assert tape.said == ["one", "two", "three"]


async def test_what_costs_the_player_something_comes_first() -> None:
    mixed = [*news("Ben plays"), *news("You must draw", urgency=Urgency.COSTS), *news("turn", urgency=Urgency.URGENT)]
    assert [each.text for each in in_order(mixed)] == ["You must draw", "Ben plays", "turn"]


async def test_an_answer_interrupts_and_the_rest_goes_on() -> None:
    tape = Tape()
    speaker = Speaker(tape)
    speaker.say(news("one", "two"))
    tape.begin()
    speaker.say([Utterance("answer", interrupts=True)])
    assert tape.said == ["one", "answer"]
    assert tape.interrupted == ["answer"]
    tape.end()
    assert tape.said == ["one", "answer", "two"]


async def test_an_interrupted_sentence_that_nobody_heard_comes_again() -> None:
    tape = Tape()
    speaker = Speaker(tape)
    speaker.say(news("one", "two"))
    speaker.say([Utterance("answer", interrupts=True)])
    tape.end()
    assert tape.said == ["one", "answer", "one"]


async def test_lines_that_are_walked_past_before_the_voice_begins_are_not_said_again() -> None:
    tape = Tape()
    speaker = Speaker(tape)
    for text in ("card one", "card two", "card three"):
        speaker.say([Utterance(text, Category.CARDS, interrupts=True, answers=True, echo=True)])
    speaker.say([Utterance("the scores", interrupts=True, answers=True)])
    speaker.say([Utterance("your turn", interrupts=True, answers=True)])
    tape.end()
    assert tape.said == ["card one", "card two", "card three", "the scores", "your turn"]


async def test_a_question_that_nobody_has_heard_is_only_put_off_by_the_next_key() -> None:
    tape = Tape()
    speaker = Speaker(tape)
    speaker.say([Utterance("Which colour?", urgency=Urgency.URGENT, interrupts=True, answers=True)])
    speaker.say([Utterance("the scores", interrupts=True, answers=True)])
    tape.end()
    assert tape.said == ["Which colour?", "the scores", "Which colour?"]


async def test_small_talk_gives_way_and_nothing_else() -> None:
    tape = Tape()
    speaker = Speaker(tape)
    for number in range(40):
        urgency = Urgency.SMALL_TALK if number % 2 else Urgency(1 + number % 3)
        speaker.say([Utterance(f"a sentence with number {number}", urgency=urgency)])
    for _ in range(60):
        tape.end()
    heard = [int(text.rsplit(" ", 1)[1]) for text in tape.said]
    assert [number for number in heard if not number % 2] == list(range(0, 40, 2))
    assert len([number for number in heard if number % 2]) < 10


async def test_news_is_said_as_often_as_it_happens() -> None:
    tape = Tape()
    speaker = Speaker(tape)
    speaker.say(news("Ben draws.", "Ben draws."))
    speaker.say(news("Ben draws."))
    for _ in range(3):
        tape.end()
    assert tape.said == ["Ben draws."] * 3


async def test_a_held_key_is_answered_once_and_every_press_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    tape = Tape()
    speaker = Speaker(tape)
    answer = [Utterance("same", interrupts=True)]
    now = 0.0
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    for _ in range(4):
        speaker.say(answer)
        now += 0.8 * REPEAT_WINDOW
    tape.end()
    assert tape.said == ["same"]
    now += 0.3 * REPEAT_WINDOW
    speaker.say(answer)
    assert tape.said == ["same", "same"]


async def test_stop_is_silence() -> None:
    tape = Tape()
    speaker = Speaker(tape)
    speaker.say(news("one", "two"))
    speaker.stop()
    tape.end()
    assert tape.said == ["one"]
    async with asyncio.timeout(1):
        await speaker.wait_until_heard()
    assert [each.text for each in speaker.history.messages()] == ["one", "two"]


async def test_heard_waits_for_the_last_word() -> None:
    tape = Tape()
    speaker = Speaker(tape)
    speaker.say(news("one", "two"))
    waiting = asyncio.create_task(speaker.wait_until_heard())
    tape.end()
    await asyncio.sleep(0)
    assert not waiting.done()
    tape.end()
    async with asyncio.timeout(1):
        await waiting


async def test_a_new_voice_takes_over_what_was_not_said() -> None:
    first, second = Tape(), Tape()
    speaker = Speaker(first)
    speaker.say(news("one", "two"))
    assert speaker.replace_voice(second) is first
    second.end()
    second.end()
    assert second.said == ["one", "two"]


async def test_a_transcript_holds_everything(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    speaker = Speaker(Tape(), Transcript(path))
    speaker.say([Utterance("Ana\nplays\x07 red 5", Category.GAME)])
    speaker.say([Utterance("Red 5", Category.CARDS, interrupts=True)])
    speaker.repeat(speaker.history.messages()[0])
    entries = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [entry["text"] for entry in entries] == [r"Ana plays\x07 red 5", "Red 5", r"Ana plays\x07 red 5"]
    assert len(speaker.history.messages()) == 2
    assert entries[1]["interrupts"] is True
    assert entries[0]["category"] == "game"
    assert entries[0]["time"] <= entries[1]["time"]


@given(st.text())
def test_cleaned_text_is_one_line_without_control_characters(text: str) -> None:
    cleaned = clean(text)
    assert cleaned == cleaned.strip()
    assert all(sign.isprintable() or not sign.isspace() for sign in cleaned)
    assert not set("\n\r\t\x00\x1b\x07") & set(cleaned)


@examples(50)
@given(st.lists(st.sampled_from(list(Category)), max_size=12), st.lists(st.integers(-3, 3), max_size=10))
def test_the_history_is_walked_within_its_ends(categories: list[Category], steps: list[int]) -> None:
    history = History()
    for number, category in enumerate(categories):
        history.add(Utterance(str(number), category))
    for step in steps:
        found = history.move(step)
        assert (found is None) == (not categories)
    history.change_category(1)
    assert [message.category for message in history.messages()] == [
        each for each in categories if each is Category.GAME
    ]


def test_echoes_of_lists_can_be_repeated_and_are_not_kept() -> None:
    history = History()
    history.add(Utterance("Ben plays red 7."))
    history.add(Utterance("Settings", echo=True))
    assert [each.text for each in history.messages()] == ["Ben plays red 7."]
    repeated = history.last()
    assert repeated is not None
    assert repeated.text == "Settings"


def test_what_came_since_the_last_turn_is_no_more_than_what_is_kept() -> None:
    history = History()
    history.mark_turn_end()
    for number in range(CAPACITY + 5):
        history.add(Utterance(str(number)))
    assert history.since_turn == CAPACITY


def test_going_back_and_forth_in_the_history() -> None:
    history = History()
    for text in ("one", "two", "three"):
        history.add(Utterance(text))
    texts = [history.move(-1), history.move(-1), history.move(-1), history.move(1)]
    # The newest was heard last, so the first step goes to the one before.
    assert [(found[0].text, found[1]) for found in texts if found] == [
        ("two", False),
        ("one", False),
        ("one", True),
        ("two", False),
    ]
    newest = history.move(10_000)
    assert newest is not None
    assert newest[0].text == "three"


def test_reading_a_category_begins_at_its_newest_message() -> None:
    history = History()
    for text, category in (("a card", Category.CARDS), ("a play", Category.GAME), ("a turn", Category.GAME)):
        history.add(Utterance(text, category))
    while history.change_category(1) is not Category.CARDS:
        pass
    assert history.move(-1) == (Utterance("a card", Category.CARDS), False)


def test_after_an_echo_reading_begins_at_the_newest_message() -> None:
    history = History()
    for text in ("one", "two"):
        history.add(Utterance(text))
    history.add(Utterance("a line of a list", Category.SYSTEM, echo=True))
    assert history.move(-1) == (Utterance("two"), False)


def test_the_only_message_is_the_oldest_as_well() -> None:
    history = History()
    history.add(Utterance("one"))
    assert history.move(-1) == (Utterance("one"), True)


def test_what_was_said_at_another_table_is_no_event_of_this_one() -> None:
    history = History()
    history.add(Utterance("Ben plays red 7.", Category.GAME))
    history.mark_turn_end()
    history.begin_table()
    history.add(Utterance("Cleo plays blue 3.", Category.GAME))
    assert [each.text for each in history.events()] == ["Cleo plays blue 3."]
    assert [each.text for each in history.events(since_turn=True)] == ["Cleo plays blue 3."]
    assert [each.text for each in history.messages()] == ["Ben plays red 7.", "Cleo plays blue 3."]
