"""The board of a replay: the table after a step of a record."""

from __future__ import annotations

import msgspec
from textual.widget import Widget

from uno_tui.app.board.board import Board, BoardTexts
from uno_tui.app.board.faces import face_sizes_for
from uno_tui.app.board.key_hints import history_hint, list_key_hints
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.ports.picture_maker import picture_maker_of, scene_at_rest
from uno_tui.ui.preferences import Preferences


class ReplayBoard(Board):
    """A board that shows the steps of a record, which take the place of the log."""

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        named_keys: NamedKeys,
        preferences: Preferences,
        replay: Replay,
        steps: Widget,
    ) -> None:
        super().__init__(announcer.text, choices=steps)
        self._announcer = announcer
        self._named_keys = named_keys
        self._preferences = preferences
        self.replay = replay
        self._echo = ""

    def tell(self, text: str) -> None:
        """Show the answer to a key."""
        self._echo = text
        self.update_texts(self._texts, self.shades)

    @property
    def _texts(self) -> BoardTexts:
        keys = tuple(list_key_hints(self._announcer, self._named_keys))
        return BoardTexts(keys=keys, echo=self._echo, all_hint=history_hint(self._announcer, self._named_keys))

    def update(self) -> None:
        """Show the table after the step, as the chosen seat saw it."""
        presenter, view = self.replay.presenter(), self.replay.moments[self.replay.place].table.view(self.replay.seat)
        look = picture_maker_of(self.replay.game, presenter)
        shades = self.shades
        picture = look.picture(scene_at_rest(presenter, view), marks=False)
        shown = msgspec.structs.replace(picture, title=f"{picture.title}. {self.replay.whose()}")
        self.show(shown, self._texts, face_sizes_for(look.many_cards), look.middle, shades)


