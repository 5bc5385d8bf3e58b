"""Reports of errors to the player: what cannot be read, saved or continued, and why."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from uno_tui.core.catalogue import built_in
from uno_tui.core.plugins import contain_exit, find_culprit
from uno_tui.host.files import write_whole
from uno_tui.host.match import Match
from uno_tui.message import message_of, why
from uno_tui.speech.utterance import Urgency
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.request import Destination, LessonStart
from uno_tui.ui.saving import Saving
from uno_tui.ui.settings import Folders


def write_report(path: Path, error: BaseException) -> bool:
    """Write what is known of an error to a file, over the last report; return False if it cannot be written."""
    try:
        write_whole(path, "".join(traceback.format_exception(error)))
    except OSError:
        return False
    return True


class ErrorReporter:
    """Says what went wrong; the program always goes on."""

    def __init__(self, folders: Folders, announcer: ProgramAnnouncer, saving: Saving) -> None:
        self._folders = folders
        self._announcer = announcer
        self._saving = saving
        self.match: Match | None = None
        """The match that is played; None away from a table."""
        self.failure: BaseException | None = None
        """The error that stopped the table."""
        self._told_of_background = False
        """Whether the player knows of an error in the background; it may come again and again."""
        self.on_broken: Callable[[], None] = lambda: None
        """Called when an error of a plug-in has broken the open screen, which must be left for the menu."""

    def report_unwritten(self, path: Path | str, error: OSError) -> None:
        """Say that a file cannot be written, and why."""
        reason = self._announcer.translator.sentence(why(error))
        self._announcer.tell("file-trouble", path=str(path), reason=reason, urgency=Urgency.URGENT)

    def report_progress_unwritten(self, error: OSError) -> None:
        """Say that progress in lessons cannot be written, unless that was said at the start."""
        if not self._saving.is_known("tables"):
            self.report_unwritten(self._folders.lessons, error)

    def report_no_table(self, destination: Destination, error: Exception) -> None:
        """Say that the table in a file, a lesson, or a new table cannot be played."""
        reason = self._announcer.translator.sentence(message_of(error))
        # The greeting comes first, as at a table that opens.
        self._announcer.greet()
        self._announcer.tell(
            "lesson-unreadable" if isinstance(destination, LessonStart) else "table-unreadable", reason=reason
        )

    def report_no_practice(self, error: Exception) -> None:
        """Say that practice cannot begin from what the player chose."""
        reason = self._announcer.translator.sentence(message_of(error))
        self._announcer.say(self._announcer.text("practice-not-begun", reason=reason))

    def report_table_stopped(self, error: BaseException, match: Match) -> None:
        """Say that an error in the program stopped the table, and write what is known of it to a file."""
        self.failure = error
        self._report(error, match, "table-broken")

    @contextlib.contextmanager
    def plugin_mistakes(self) -> Iterator[None]:
        """Handle what a plug-in raises in this block: it stops the table, and the player is told."""
        try:
            yield
        except BaseException as error:  # a plug-in may try to end the program
            self.contain(error)

    def contain(self, error: BaseException) -> None:
        """Stop the table and tell the player if the error is a plug-in's. Raises any other error again."""
        contained = contain_exit(error)
        # Ctrl+C and cancellations pass; so does a fault of the program, which must not be hidden.
        if not isinstance(contained, Exception) or not self.plugin_raised(contained):
            raise contained

    def unhandled(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """Say what is raised in a task that nobody awaits; asyncio would print a traceback."""
        error = context.get("exception")
        if not isinstance(error, BaseException):
            loop.default_exception_handler(context)
        elif not self.plugin_raised(error) and not self._told_of_background:
            self._told_of_background = True
            self._report(error, self.match, "program-error-background")

    def plugin_raised(self, error: BaseException) -> bool:
        """Stop what a plug-in's error has broken, and tell the player; return False if it is not a plug-in's error."""
        game = self._plugin_at_fault(error)
        if game is None:
            return False
        # Told once: what is broken may raise again until the table is left.
        if self.failure is None:
            self.failure = error
            said = "plugin-mistake" if self._announcer.game is None else "plugin-stopped"
            self._report(error, self.match, said, game=game)
        self.on_broken()
        return True

    def _plugin_at_fault(self, error: BaseException) -> str | None:
        """Return the plug-in that caused an exception; at its table, any exception but an OSError is taken for its own.

        A plug-in may also return a wrong value, and then the exception is raised elsewhere.
        """
        at_table = self._announcer.game
        # An OSError may come from the disk: it is a plug-in's only if it passed through its code.
        if at_table is None or at_table in built_in() or isinstance(error, OSError):
            return find_culprit(error)
        return at_table

    def _report(self, error: BaseException, match: Match | None, message_id: str, **values: str) -> None:
        """Say what stopped the table, and write what is known of it to a file."""
        report = self._folders.errors
        reported = "yes" if write_report(report, error) else "no"
        # The record is secured before the player is told that it is there.
        saved = "yes" if self._saving.stays_saved(match) else "no"
        self._announcer.tell(
            message_id, saved=saved, reported=reported, path=str(report), urgency=Urgency.URGENT, **values
        )
