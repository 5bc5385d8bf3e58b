"""The list of lessons, with how far one has come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from uno_tui.ui.lessons.lesson import Lesson, common_lesson
from uno_tui.ui.menus.lists import Item
from uno_tui.ui.ports.question import Question, with_letters
from uno_tui.ui.request import LessonStart
from uno_tui.ui.session import Session


class LessonsList:
    """All lessons; `begin` goes to one, `put` asks whether to go on where one has stopped."""

    def __init__(
        self, session: Session, begin: Callable[[LessonStart], None], put: Callable[[Question], None]
    ) -> None:
        self.session = session
        self._begin = begin
        self._put = put

    def items(self) -> list[Item]:
        """The lessons under headings: the common one, those of each game. Raises TableError."""
        items: list[Item] = []
        heading = None
        for lesson in self.session.runner.course.all(self.session.announcer.game or self.session.tables.next_game):
            title = (
                self.session.announcer.text("heading-every-game")
                if lesson == common_lesson()
                else self.session.announcer.title(lesson[0])
            )
            if title != heading:
                heading = title
                items.append(Item(self.session.announcer.text("heading", text=title), heading=True, seen=title))
            items.append(self._item(lesson))
        return items

    def tell_damage(self) -> None:
        """That what was known of the player's progress cannot be read, if so."""
        progress = self.session.runner.course.progress
        if progress.damage is not None:
            reason = self.session.announcer.translator.sentence(progress.damage)
            self.session.announcer.tell("lessons-damaged", path=str(progress.path), reason=reason)

    def _title(self, lesson: tuple[str, str], form: str = "normal") -> str:
        return self.session.runner.course.title(lesson, self.session.announcer.translator, form)

    def _item(self, lesson: tuple[str, str]) -> Item:
        stand, title = self.session.runner.course.stand(lesson), self._title(lesson)
        text = self.session.announcer.text("lesson-line-done", title=title) if stand.done else title
        if stand.step:
            step, count = self._place(lesson, stand.step)
            text = self.session.announcer.text("lesson-line-stopped", title=title, step=step, count=count)
        return Item(text, partial(self._choose, lesson), explains=self._title(lesson, "description"))

    def _place(self, lesson: tuple[str, str], step: int) -> tuple[int, int]:
        """Where somebody goes on who has come to a step, counted from 1, and how many steps there are."""
        found, front = Lesson.of(*lesson), self.session.announcer.translator.front
        there = found.for_front(front)
        return there.index(found.resumable(step, front)) + 1, len(there)

    def _choose(self, lesson: tuple[str, str]) -> None:
        stand = self.session.runner.course.stand(lesson)
        place = self._place(lesson, stand.step)[0] if stand.step else 1
        if place == 1:
            self._begin(LessonStart(*lesson))
            return
        texts = [
            (self.session.announcer.text("lesson-go-on", step=place), stand.step),
            (self.session.announcer.text("lesson-anew"), 0),
        ]

        def answered(step: int) -> None:
            self._begin(LessonStart(*lesson, step))

        def given_up() -> None:
            self.session.announcer.say(self.session.announcer.text("left-as-it-was"))

        prompt = self.session.announcer.text("lesson-ask", title=self._title(lesson))
        self._put(Question(prompt, with_letters(texts), answered, given_up))
