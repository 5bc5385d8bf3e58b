"""The player's progress in lessons, in a small file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import tomli_w

from uno_tui.host.files import create_new_file, replace, write_whole
from uno_tui.message import Invalid, Message, at_line, message, message_of
from uno_tui.ui import toml


class ProgressError(Invalid):
    """Raised for a file of progress that cannot be used; the sentence says where, why and what to do, `reason` why."""

    def __init__(self, path: Path, line: int, reason: Message) -> None:
        super().__init__(at_line(str(path), line, message("file-to-mend", reason=reason)))
        self.reason = reason


class LessonProgress(msgspec.Struct, forbid_unknown_fields=True):
    """The step that was begun last (0: none to continue with), and whether the lesson was ever done."""

    step: int = 0
    done: bool = False


def read(path: Path) -> dict[str, LessonProgress]:
    """Return the progress in a file, by `game/name`; empty if there is no file. Raises ProgressError."""
    try:
        return msgspec.convert(toml.parse(path.read_text(encoding="utf-8")), dict[str, LessonProgress])
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except UnicodeDecodeError as error:
        raise ProgressError(path, 0, message("not-utf8", byte=error.start)) from None
    except msgspec.ValidationError:
        raise ProgressError(path, 0, message("lessons-misshapen")) from None
    except toml.TomlError as error:
        raise ProgressError(path, error.line, error.message) from None
    except OSError as error:
        raise ProgressError(path, 0, message_of(error)) from None


class Progress:
    """The player's progress in all lessons, by `game/name`.

    A file that cannot be used is kept under another name when progress is first written; `damage` is the reason.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damage: Message | None = None
        self._by_lesson: dict[str, LessonProgress] = {}
        try:
            self._by_lesson = read(path)
        except ProgressError as error:
            self.damage = error.reason

    def of(self, game: str, name: str) -> LessonProgress:
        """Return how far the player has come in a lesson."""
        return self._by_lesson.get(f"{game}/{name}", LessonProgress())

    @property
    def any_done(self) -> bool:
        """Return whether any lesson has been done."""
        return any(progress.done for progress in self._by_lesson.values())

    def unfinished(self) -> list[tuple[str, str]]:
        """Return the lessons that can be continued, by game and name, the one that was left last first."""
        left = [key for key, progress in self._by_lesson.items() if progress.step]
        return [(game, name) for game, _, name in (key.partition("/") for key in reversed(left))]

    @property
    def changed(self) -> float:
        """Return when progress was last written, in seconds; 0 if there is none."""
        try:
            return self.path.stat().st_mtime
        except OSError:
            return 0.0

    def reach(self, game: str, name: str, step: int, failed: Callable[[OSError], object]) -> bool:
        """Write which step has begun; return whether that worked. If not, `failed` is called with the error."""
        return self._write(f"{game}/{name}", LessonProgress(step, self.of(game, name).done), failed)

    def finish(self, game: str, name: str, failed: Callable[[OSError], object]) -> bool:
        """Write that a lesson is done, so that it begins at its first step next time; return whether that worked."""
        return self._write(f"{game}/{name}", LessonProgress(0, done=True), failed)

    def _write(self, key: str, progress: LessonProgress, failed: Callable[[OSError], object]) -> bool:
        self._by_lesson.pop(key, None)  # the lesson that was left last stands last
        self._by_lesson[key] = progress
        try:
            if self.damage is not None:
                self._put_damaged_aside()
                self.damage = None
            write_whole(self.path, tomli_w.dumps(msgspec.to_builtins(self._by_lesson)))
        except OSError as error:
            failed(error)
            return False
        return True

    def _put_damaged_aside(self) -> None:
        """Rename the damaged file. Raises OSError, and then leaves no empty file behind."""
        aside = create_new_file(self.path.with_stem(f"{self.path.stem}-damaged"))
        try:
            replace(self.path, aside)
        except OSError:
            aside.unlink(missing_ok=True)
            raise
