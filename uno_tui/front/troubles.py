"""What cannot be read, kept or gone on with, and why, said to the player."""

from __future__ import annotations

import contextlib
import traceback
from pathlib import Path
from typing import Protocol

from uno_tui.front.request import LessonStart, Place, Request
from uno_tui.front.settings import Folders
from uno_tui.locales.translator import Translator
from uno_tui.speech.utterance import Urgency
from uno_tui.wording import why, wording_of


class Troubled(Protocol):
    """The session that says it."""

    request: Request
    folders: Folders
    translator: Translator

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
        """How far somebody has come in a lesson cannot be written."""
        self.unwritten(self._session.folders.lessons, error)

    def transcript_failed(self, error: OSError) -> None:
        """Nothing more is written to the transcript."""
        self.unwritten(str(self._session.request.transcript), error)

    def no_table(self, place: Place, error: Exception) -> None:
        """The table in a file, a lesson, or a new table cannot be played."""
        session = self._session
        reason = session.translator.sentence(wording_of(error))
        session.greet()
        if place is None:
            session.tell("table-not-begun", path=str(session.folders.tables), reason=reason)
        elif isinstance(place, LessonStart):
            session.tell("lesson-unreadable", reason=reason)
        else:
            session.tell("table-unreadable", reason=reason)

    def no_practice(self, error: Exception) -> None:
        """Nobody can practise from what was wanted."""
        session = self._session
        session.say(session.text("practice-not-begun", reason=session.translator.sentence(wording_of(error))))

    def table_stopped(self, error: BaseException) -> None:
        """The record cannot be written, or a mistake of the program's, which is kept in a file, stopped the table."""
        session = self._session
        if isinstance(error, OSError):
            session.tell("table-unwritten", reason=session.translator.sentence(why(error)), urgency=Urgency.URGENT)
            return
        report = session.folders.data / "mistake.log"
        session.tell("table-broken", path=str(report), urgency=Urgency.URGENT)
        with contextlib.suppress(OSError):
            report.parent.mkdir(parents=True, exist_ok=True)
            report.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
