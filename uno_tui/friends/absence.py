"""A friend who is away from their seat: what happens meanwhile is kept for them, as they would have heard it."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.host.local_client import GuestClient
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.ports.question import Question
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

MOST_TOLD = 8
"""The most sentences that are told when a friend comes back; the others stand in their messages."""


class _NoScreen:
    """The screen of a player who is not there."""

    numbers = False

    def refresh_table(self) -> None:
        """Do nothing."""

    def refresh_cursor(self) -> None:
        """Do nothing."""

    def ask(self, question: Question) -> None:
        """Do nothing: the question is put again when the player is back."""

    def withdraw_question(self) -> None:
        """Do nothing."""

    def must_be_read(self, told: Sequence[Utterance]) -> bool:
        """Return False: nobody waits."""
        return False

    def open(self, name: str) -> None:
        """Do nothing."""

    def copy(self, text: str) -> None:
        """Do nothing."""


class Absence:
    """Listens at a seat whose player is away, until `end`."""

    def __init__(self, session: Session, client: GuestClient) -> None:
        """`session` is the one that has just ended; `client` is the seat's, for which the table does not wait."""
        self._client = client
        speaker = Speaker(SilentVoice(session.preferences.settings.rate))
        self._told: list[Utterance] = []
        speaker.observers.append(self._keep)
        translator, settings = session.announcer.translator, session.preferences.settings
        self._table = TableController(client, speaker, translator, settings, _NoScreen())
        self._table.begin()
        self._told.clear()  # how things stand now is said when the player is back

    def _keep(self, utterances: Sequence[Utterance]) -> None:
        self._told += [each for each in utterances if each.urgency >= Urgency.NEWS and not each.echo]

    def end(self) -> None:
        """Stop listening."""
        self._table.leave()
        self._client.leave()

    def news(self, session: Session) -> list[Utterance]:
        """Return what to tell the player who is back in this session, the oldest first; the rest is in the messages."""
        last = self._told[-MOST_TOLD:]
        for each in self._told[: len(self._told) - len(last)]:
            session.announcer.speaker.history.add(each)
        if not last:
            return []
        title = session.announcer.text("friends-missed", count=len(self._told))
        return [Utterance(title, Category.SYSTEM, Urgency.NEWS), *last]
