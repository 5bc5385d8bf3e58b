"""What cannot be read, kept or gone on with, and why, said to the player."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from uno_tui.front.request import LessonStart, Place, Request
from uno_tui.front.saving import Saving
from uno_tui.front.settings import Folders
from uno_tui.games.catalogue import HOUSE
from uno_tui.games.plugins import raised_by
from uno_tui.host.match import Match
from uno_tui.locales.translator import Translator
from uno_tui.speech.utterance import Urgency
from uno_tui.wording import why, wording_of


class Troubled(Protocol):
    """The session that says it."""

    request: Request
    folders: Folders
    translator: Translator
    saving: Saving
    match: Match | None
    """The match that is played; None away from a table."""
    failure: BaseException | None
    """The mistake that stopped the table."""
    on_broken: Callable[[], None]
    """Leaves what a plug-in has broken, for the menu."""

    @property
    def game(self) -> str | None:
        """The id of the game that is played; None away from a table."""
        ...

    def greet(self) -> None:
        """Say what was to be said with the first deal."""
        ...

    def tell(self, message_id: str, *, urgency: Urgency = Urgency.NEWS, **values: object) -> None:
        """Say something about the program."""
        ...

    def say(self, text: str) -> None:
        """Say something the player asked for."""
        ...

    def text(self, message_id: str, **values: object) -> str:
        """A text in the player's language."""
        ...


class Troubles:
    """Says what went wrong; whatever it is, the program goes on."""

    def __init__(self, session: Troubled) -> None:
        self._session = session

    def unwritten(self, path: Path | str, error: OSError) -> None:
        """A file cannot be written."""
        reason = self._session.translator.sentence(why(error))
        self._session.tell("file-trouble", path=str(path), reason=reason, urgency=Urgency.URGENT)

    def progress_unwritten(self, error: OSError) -> None:
        """Say that progress in lessons cannot be written, unless that was said at the start."""
        if not self._session.saving.is_known("tables"):
            self.unwritten(self._session.folders.lessons, error)

    def transcript_failed(self, error: OSError) -> None:
        """Nothing more is written to the transcript."""
        self.unwritten(str(self._session.request.transcript), error)

    def no_table(self, place: Place, error: Exception) -> None:
        """The table in a file, a lesson, or a new table cannot be played."""
        session = self._session
        reason = session.translator.sentence(wording_of(error))
        session.greet()
        if isinstance(place, LessonStart):
            session.tell("lesson-unreadable", reason=reason)
        else:
            session.tell("table-unreadable", reason=reason)

    def no_practice(self, error: Exception) -> None:
        """Nobody can practise from what was wanted."""
        session = self._session
        session.say(session.text("practice-not-begun", reason=session.translator.sentence(wording_of(error))))

    def table_stopped(self, error: BaseException, match: Match) -> None:
        """Say that an error in the program stopped the table, and write what is known of it to a file."""
        self._report(error, match, "table-broken")

    @contextlib.contextmanager
    def plugin_mistakes(self) -> Iterator[None]:
        """Take what the code of a plug-in raises meanwhile: it stops the table, and the player is told."""
        try:
            yield
        except Exception as error:
            if not self.plugin_raised(error):
                raise

    def unhandled(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """Take what the code of a plug-in has raised where nothing waits for it; asyncio would print a traceback."""
        error = context.get("exception")
        if not isinstance(error, Exception) or not self.plugin_raised(error):
            loop.default_exception_handler(context)

    def plugin_raised(self, error: BaseException) -> bool:
        """Stop what a mistake of a plug-in has broken, and tell the player; False for what is no plug-in's mistake."""
        session = self._session
        game = self._plugin_at_fault(error)
        if game is None:
            return False
        if session.failure is None:
            session.failure = error
            said = "plugin-mistake" if session.game is None else "plugin-stopped"
            self._report(error, session.match, said, game=game)
        session.on_broken()
        return True

    def _plugin_at_fault(self, error: BaseException) -> str | None:
        """The plug-in that an exception comes from; at its table, any that the system has not raised is taken for its.

        What a plug-in returns may be wrong, too, and then the exception is raised elsewhere.
        """
        at_table = self._session.game
        if at_table is None or at_table in HOUSE or isinstance(error, OSError):
            return raised_by(error)
        return at_table

    def _report(self, error: BaseException, match: Match | None, message_id: str, **values: str) -> None:
        """Say what stopped the table, and write what is known of it to a file."""
        session, report = self._session, self._session.folders.errors
        try:
            report.parent.mkdir(parents=True, exist_ok=True)
            report.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
            reported = "yes"
        except OSError:
            reported = "no"
        saved = "yes" if session.saving.stays_saved(match) else "no"
        session.tell(message_id, saved=saved, reported=reported, path=str(report), urgency=Urgency.URGENT, **values)
