"""One of those who play at the keyboard: how they meet the game, and their way through its cards."""

from __future__ import annotations

from uno_tui.front.table.face import SomeFace
from uno_tui.front.table.walking import Walk, Walker
from uno_tui.games.contract import View
from uno_tui.host.connection import Change, SeatConnection, Snapshot


class Person:
    """Somebody who plays at the keyboard, whether they sit at it now or another does.

    `face` is the game as they meet it, `walk` their way through the cards.
    """

    def __init__(self, link: SeatConnection, face: SomeFace, walker: Walker) -> None:
        self.link = link
        self.face = face
        self.walk = Walk(face, walker)
        self._remember()
        self.walk.update(self.view)

    @property
    def now(self) -> Snapshot:
        """The table as they know it."""
        return self.link.now

    @property
    def view(self) -> View:
        """What they know."""
        return self.link.now.view

    def _remember(self) -> None:
        """Let the face see what they have seen of the round so far."""
        for moment in self.link.past:
            self.face.happened(moment.events, moment.view)
        self.face.happened((), self.view)

    def happened(self, change: Change) -> bool:
        """Take over what they saw of a change; returns whether it has taken them to their own cards."""
        view, events, face = change.snapshot.view, change.events, self.face
        face.happened(events, view)
        self.walk.update(view, follow=any(map(face.follows, events)))
        return any(map(face.goes_home, events)) and self.walk.go_home()

    def meet(self, face: SomeFace) -> None:
        """The game is told otherwise from now on; what they had begun goes on."""
        face.take_over(self.face)
        self.face = self.walk.face = face
        self.walk.update(self.view)

    def take_back(self, face: SomeFace) -> None:
        """The table is as it was before: `face` is one that has not seen what was taken back."""
        self.face = self.walk.face = face
        self._remember()
        self.walk.take_back(self.view)
