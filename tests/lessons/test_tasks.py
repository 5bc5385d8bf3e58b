"""The short task of a lesson's step, which the turn key says, names the key that the step is about."""

from __future__ import annotations

import re

import pytest

from uno_tui.core.catalogue import built_in, lessons
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.lessons.lesson import Lesson
from uno_tui.ui.lessons.tutor import shorten
from uno_tui.ui.table.walking import is_walking_command

KEY = re.compile(r'\{ KEY\("(\w+)"\) \}')


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_does_something_stands_in_the_short_task(game: str, language: str) -> None:
    lost = []
    for name in lessons(game):
        lesson = Lesson.of(game, name)
        texts = lesson.spoken(language)
        for step in lesson.steps:
            source = " ".join(texts.get(lesson.text_id(step.say), "").partition("=")[2].split())
            # A text for each front end is looked at by those who hear it.
            if step.until is None or "FRONT" in source:
                continue
            named = [commands_at(game)[key] for key in KEY.findall(source) if key in commands_at(game)]
            acting = [each.id for each in named if not (each.only_asks or is_walking_command(each.id))]
            task = shorten(KEY.sub(r"<\1>", source))
            if acting and not any(f"<{key}>" in task for key in acting):
                lost.append((name, step.say, task))
    assert lost == []


def test_a_step_may_say_its_task_itself_where_the_last_words_are_no_task() -> None:
    """Nobody can do `that is an interception`."""
    for language in LANGUAGES:
        texts = Translator(language).of("uno").with_texts(Lesson.of("uno", "interceptions").spoken(language))
        task = texts.text("lesson-interceptions-same", "task")
        assert "7" in shorten(task, 12)


@pytest.mark.parametrize("front", ["screen", "lines"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_task_says_only_how_to_lay_a_card_that_it_does_not_name(language: str, front: str) -> None:
    lost = []
    for game in built_in():
        for name in lessons(game):
            lesson = Lesson.of(game, name)
            own = lesson.spoken(language)
            root = Translator(language)
            root.front, root.key_of = front, str.upper
            texts = root.of(game).with_texts(own)
            # What several steps say at their ends, as `Go to it: Enter plays it.`, is no step.
            said = {texts.text(each) for each in own if not each.startswith("lesson-") and each.endswith("it")}
            ends = {each for each in said if not re.search(r"\d", each)}
            for step in (lesson.steps[place] for place in lesson.for_front(front)):
                if step.until is None:
                    continue
                due, task = texts.text(lesson.text_id(step.say)), texts.text(lesson.text_id(step.say), "task")
                shown = task if task != due else shorten(due, 12)
                if shown in ends:
                    lost.append((game, name, step.say, shown))
    assert lost == []
