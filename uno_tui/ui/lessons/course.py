"""All lessons, the order in which they are offered, and how far the player has come."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from uno_tui.core.catalogue import GAMES, lessons
from uno_tui.i18n.translator import Translator
from uno_tui.ui.lessons.lesson import Lesson, common_lesson, lesson_texts
from uno_tui.ui.lessons.progress import LessonProgress, Progress


class Course:
    """The lessons of all games. `failed` is called with the error when progress cannot be written."""

    def __init__(self, path: Path, failed: Callable[[OSError], object]) -> None:
        self.progress = Progress(path)
        self._failed = failed

    def all(self, game: str = "") -> list[tuple[str, str]]:
        """Return every lesson, by game and name: the common one, those of `game` if it is named, those of the others.
        """
        games = sorted(GAMES, key=lambda each: each != game)
        named = [(each, name) for each in games for name in lessons(each)]
        common = common_lesson()
        return sorted(named, key=lambda lesson: lesson != common)

    @property
    def left(self) -> tuple[str, str] | None:
        """The lesson that was left last before its end; None if every lesson that was begun is done."""
        unfinished = self.progress.unfinished()  # first, because plug-ins are only looked for when they are needed
        return next((each for each in unfinished if each[0] in GAMES and each[1] in lessons(each[0])), None)

    def following(self, lesson: tuple[str, str], game: str) -> tuple[str, str] | None:
        """Return the next lesson after this one that was never done, else the first before it; None if all are done."""
        order = self.all(game)
        # A lesson of a plug-in that has gone counts as the last, so all others are looked through from the first.
        here = order.index(lesson) if lesson in order else len(order)
        others = (*order[here + 1 :], *order[:here])
        return next((each for each in others if not self.progress.of(*each).done), None)

    def title(self, lesson: tuple[str, str], translator: Translator, form: str = "normal") -> str:
        """Return the title of a lesson; in the form `description`, what it teaches. Raises TableError."""
        game, name = lesson
        # Without reading the lesson itself: a list of titles must not replay every table.
        words = translator.of(game)
        return words.with_texts(lesson_texts(game, words.language)).text(f"lesson-{name}", form)

    @property
    def done(self) -> dict[str, tuple[int, int]]:
        """Return the numbers of lessons done and of all lessons, by game; empty as long as none is done."""
        if not self.progress.any_done:
            return {}
        return {
            game: (sum(self.progress.of(game, name).done for name in lessons(game)), len(lessons(game)))
            for game in GAMES
        }

    def progress_of(self, lesson: tuple[str, str]) -> LessonProgress:
        """Return how far the player has come in a lesson."""
        return self.progress.of(*lesson)

    def reach(self, lesson: Lesson, step: int) -> bool:
        """Write that a step begins, or at the last step that the lesson is done; return whether that worked."""
        # The last step waits for nothing, so a lesson that has come to it is done.
        if step == len(lesson.steps) - 1:
            return self.progress.finish(lesson.game, lesson.name, self._failed)
        return self.progress.reach(lesson.game, lesson.name, step, self._failed)
