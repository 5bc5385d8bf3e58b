"""The list of lessons, with the player's progress."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from uno_tui.core.catalogue import built_in
from uno_tui.notation.lines import TableError
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.lessons.course import Course
from uno_tui.ui.lessons.lesson import Lesson, common_lesson
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.ports.question import Question, with_letter_keys
from uno_tui.ui.request import LessonStart


class LessonsList:
    """The list of lessons; `begin` starts one, `ask` asks whether to continue where the player stopped."""

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        course: Course,
        begin: Callable[[LessonStart], None],
        ask: Callable[[Question], None],
    ) -> None:
        self._announcer = announcer
        self._course = course
        self._begin = begin
        self._ask = ask

    def items(self) -> list[Item]:
        """Return the lessons under headings: the common one, then those of each game, always in this order.

        A lesson of a plug-in that cannot be read has a line with the reason. Raises TableError for other lessons.
        """
        items: list[Item] = []
        heading = None
        for lesson in self._course.all():
            title = (
                self._announcer.text("heading-every-game")
                if lesson == common_lesson()
                else self._announcer.title(lesson[0])
            )
            if title != heading:
                heading = title
                items.append(Item(self._announcer.text("heading", text=title), heading=True, on_screen=title))
            items.append(self._item(lesson) if lesson[0] in built_in() else self._item_or_reason(lesson))
        return items

    def _item_or_reason(self, lesson: tuple[str, str]) -> Item:
        try:
            return self._item(lesson)
        except TableError as error:
            reason = self._announcer.translator.sentence(error.message)
            return Item(self._announcer.text("lesson-unreadable", reason=reason))

    def tell_damage(self) -> None:
        """Say if the player's progress cannot be read."""
        progress = self._course.progress
        if progress.damage is not None:
            reason = self._announcer.translator.sentence(progress.damage)
            self._announcer.tell("lessons-damaged", path=str(progress.path), reason=reason)

    def _title(self, lesson: tuple[str, str], form: str = "normal") -> str:
        return self._course.title(lesson, self._announcer.translator, form)

    def _item(self, lesson: tuple[str, str]) -> Item:
        stand, title = self._course.progress_of(lesson), self._title(lesson)
        text = self._announcer.text("lesson-line-done", title=title) if stand.done else title
        if stand.step:
            step, count = self._place(lesson, stand.step)
            # Begun once more after it was done: where it stopped matters more.
            text = self._announcer.text("lesson-line-stopped", title=title, step=step, count=count)
        return Item(text, partial(self._choose, lesson), explains=self._title(lesson, "description"))

    def _place(self, lesson: tuple[str, str], step: int) -> tuple[int, int]:
        """Return the number of the step to continue at, counted from 1, and the number of steps."""
        found, front = Lesson.of(*lesson), self._announcer.translator.front
        # Steps are counted as this front end has them, so that the number agrees with the lesson's own.
        there = found.for_front(front)
        return there.index(found.resumable(step, front)) + 1, len(there)

    def _choose(self, lesson: tuple[str, str]) -> None:
        stand = self._course.progress_of(lesson)
        place = self._place(lesson, stand.step)[0] if stand.step else 1
        # At the first step both answers would mean the same.
        if place == 1:
            self._begin(LessonStart(*lesson))
            return
        texts = [
            (self._announcer.text("lesson-go-on", step=place), stand.step),
            (self._announcer.text("lesson-anew"), 0),
        ]

        def on_answer(step: int) -> None:
            self._begin(LessonStart(*lesson, step))

        def on_give_up() -> None:
            self._announcer.say(self._announcer.text("left-as-it-was"))

        prompt = self._announcer.text("lesson-ask", title=self._title(lesson))
        self._ask(Question(prompt, with_letter_keys(texts), on_answer, on_give_up))
