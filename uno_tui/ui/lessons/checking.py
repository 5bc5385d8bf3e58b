"""Checks a lesson: its steps fit its table, and its texts exist in every language and name no key."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from uno_tui.core.commands import Context
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.message import Message, at_line, message
from uno_tui.notation.lines import TableError
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.lessons.lesson import DRAFT, MOVE, Lesson

FRONTS = ("screen", "lines")
_KEY = re.compile(r"\{\s*(?:KEY|CARD)\([^{}]*\)\s*\}")
_VARIANT = re.compile(r"\*?\[\w+\]|FRONT\(\)|\$\w+")
_LETTER = r"(?<![\w'’-])(?!{alone})[A-ZÄÖÜ](?![\w'’-])"


def literal_key(source: str, language: str) -> str | None:
    """Return the name of a key that a text contains literally, though players choose their keys; None if none."""
    # What is left are words: references to keys and the names of variants are no mistakes.
    text = _VARIANT.sub(" ", _KEY.sub("…", source.partition("=")[2]))
    features = LANGUAGES[language]
    letter = _LETTER.format(alone=features.one_letter)
    named = rf"\b(?:{features.key_names})\b"
    pressed = rf"\b(?:{features.presses}) [\"„«“]?\s?\w\b(?!['’])"
    found = re.search(f"{named}|{letter}", text) or re.search(pressed, text, re.IGNORECASE)
    return found[0] if found else None


def look_through(steps: Path, tell: Callable[[Message], object]) -> int | None:
    """Report each fault of a lesson, given its file of steps; return the number of steps if there is none, else None.

    Raises TableError if one of its files cannot be read, or its table does not hold.
    """
    lesson = Lesson(steps.parent, steps.stem)
    found = list(faults_of_lesson(lesson))
    for fault in found:
        tell(fault)
    return None if found else len(lesson.steps)


def faults_of_lesson(lesson: Lesson) -> Iterator[Message]:
    """Yield the faults of a lesson, each with its file and line."""
    yield from _faults_of_steps(lesson)
    yield from _faults_of_path(lesson)
    yield from _faults_of_texts(lesson)


def _in_step(lesson: Lesson, place: int, field: str, reason: Message) -> Message:
    """Return a fault of a step's field, with its place."""
    fault = message("lesson-in-step", step=lesson.steps[place].say, reason=reason)
    return at_line(lesson.steps_file, lesson.line_of(place, field), fault)


def _faults_of_steps(lesson: Lesson) -> Iterator[Message]:
    for place in range(len(lesson.steps)):
        for field, fault in _faults(lesson, place):
            yield _in_step(lesson, place, field, fault)


def _faults(lesson: Lesson, place: int) -> Iterator[tuple[str, Message]]:
    """Yield the faults of a step, each with the name of its field."""
    step, last = lesson.steps[place], place == len(lesson.steps) - 1
    if last and step.until is not None:
        yield "until", message("lesson-last-waits")
    if step.until not in (None, MOVE, DRAFT) and step.until not in _commands(lesson.game):
        yield "until", message("lesson-no-command", command=step.until or "", game=lesson.game)
    if step.card is not None and not _is_card(lesson, step.card):
        yield "card", message("lesson-no-card", card=step.card, game=lesson.game)
    if step.card is not None and step.until in (None, MOVE, DRAFT):
        yield "card", message("lesson-card-alone")
    if (step.sets is not None) != (step.until == DRAFT):
        yield "sets", message("lesson-sets-alone")
    for word in (word for tiles in step.wanted_sets for word in tiles):
        if not _is_card(lesson, word):
            yield "sets", message("lesson-no-card", card=word, game=lesson.game)
    if last and step.front is not None:
        yield "front", message("lesson-farewell-front")
    if step.front not in (None, *FRONTS):
        yield "front", message("lesson-no-front", fronts=", ".join(FRONTS), front=step.front or "")


def _commands(game: str) -> list[str]:
    return [name for name, command in commands_at(game).items() if command.context is not Context.LIST]


def _is_card(lesson: Lesson, word: str) -> bool:
    """Return whether a word stands for a card; of a Joker with its meaning, both parts must."""
    return all(lesson.notation.is_card(part) for part in word.split("="))


def _faults_of_path(lesson: Lesson) -> Iterator[Message]:
    """Yield a fault for each front end in which the steps that wait for a move are more or fewer than the learner's
    lines.
    """
    # Each front end has steps of its own, and in both the learner must reach the end of the table.
    own = lesson.own
    for front in FRONTS:
        waiting = [place for place in lesson.for_front(front) if lesson.steps[place].until == MOVE]
        if len(waiting) > len(own):
            lacks = message("lesson-no-line-left", name=lesson.names[0], file=lesson.table_file)
            yield _in_step(lesson, waiting[len(own)], "until", lacks)
        elif len(waiting) < len(own):
            lacks = message("lesson-no-step-waits", file=lesson.steps_file, front=front)
            yield at_line(lesson.table_file, own[len(waiting)].line, lacks)


def _faults_of_texts(lesson: Lesson) -> Iterator[Message]:
    wanted = {lesson.text_id(): 1}
    for place, step in enumerate(lesson.steps):
        wanted[lesson.text_id(step.say)] = lesson.line_of(place)
        if step.other is not None:
            wanted[lesson.text_id(step.other)] = lesson.line_of(place, "other")
    for language in LANGUAGES:
        try:
            there = lesson.entries(language)
        except TableError as error:
            yield error.message
            continue
        file = f"{language}.ftl"
        for text, line in wanted.items():
            source = there.get(text)
            if source is None:
                yield at_line(lesson.steps_file, line, message("lesson-no-text", text=text, file=file))
            elif (key := literal_key(source, language)) is not None:
                yield at_line(file, 0, message("lesson-literal-key", text=text, key=key))
        if ".description" not in there.get(lesson.text_id(), ".description"):
            yield at_line(file, 0, message("lesson-no-description", text=lesson.text_id()))
