"""One of the people who play at the keyboard: the game's presenter for them, and their way through its cards."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.core.contract import Event, RoundBegan, View
from uno_tui.host.connection import Change, SeatConnection, Snapshot
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.table.walking import Walk


class Person:
    """A person who plays at the keyboard, whether they sit at it now or another does.

    `presenter` presents the game to them, `walk` is their way through the cards.
    """

    def __init__(self, connection: SeatConnection, presenter: SomePresenter) -> None:
        self.connection = connection
        self.presenter = presenter
        self.walk = Walk(presenter, connection)
        self.laid: Event | None = None
        """The last event of this round by which a card was laid."""
        self.last_draw: Sequence[Utterance] = ()
        """What they were told when they last drew cards in this round."""
        self.last_result: Sequence[Utterance] = ()
        """What they were told when the last round ended; empty before, and at a table that was opened again."""
        self._remember()
        self.walk.update(self.view)

    @property
    def now(self) -> Snapshot:
        """Return the table as they know it."""
        return self.connection.snapshot

    @property
    def view(self) -> View:
        """Return what they know."""
        return self.connection.snapshot.view

    def _remember(self) -> None:
        """Show the presenter what the person has seen of the round so far."""
        self.laid = None
        for moment in self.connection.past:
            self._note_laid(moment.events)
            self.presenter.on_events(moment.events, moment.view)
        self.presenter.on_events((), self.view)

    def _note_laid(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.lays_card or isinstance(event, RoundBegan):
                self.laid = event if event.lays_card else None

    def on_events(self, change: Change) -> bool:
        """Take over what they saw of a change; return whether it has taken them to their own cards."""
        view, events, presenter = change.snapshot.view, change.events, self.presenter
        self._note_laid(events)
        presenter.on_events(events, view)
        self.walk.update(view, follow=any(map(presenter.cursor_follows, events)))
        return any(map(presenter.returns_home, events)) and self.walk.go_home()

    def present_by(self, presenter: SomePresenter) -> None:
        """Present the game by another presenter from now on; what they had begun goes on."""
        # A draft, for example, stands in no view and no record.
        presenter.take_over(self.presenter)
        self.presenter = self.walk.presenter = presenter
        self.walk.update(self.view)

    def go_on_from(self, before: SomePresenter) -> None:
        """Go on with what they had begun with another presenter at this seat, such as a draft.

        The game itself drops what no longer fits the table; a presenter of another game has nothing to go on with.
        """
        if before.game == self.presenter.game:
            self.presenter.take_over(before)
            self.walk.update(self.view)

    def take_back(self, presenter: SomePresenter) -> None:
        """Take over the table as it was before, with a presenter that has not seen what was taken back."""
        self.presenter = self.walk.presenter = presenter
        self._remember()
        self.walk.take_back(self.view)
