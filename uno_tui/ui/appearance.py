"""How the screen of a session looks: as the player wants it, and as it suits what speaks and reads beside it."""

from __future__ import annotations

from uno_tui.ui.detect import running_readers
from uno_tui.ui.looks import Beside, beside, caret, looks
from uno_tui.ui.own_voice import OwnVoice
from uno_tui.ui.preferences import Preferences
from uno_tui.ui.settings import Caret, Look, Mode


class Appearance:
    """Which look the table has, where the caret stands, and what stands there in writing."""

    def __init__(self, preferences: Preferences, voice: OwnVoice) -> None:
        self._preferences = preferences
        self._voice = voice
        self._readers: frozenset[str] | None = None
        self._other_look = False
        """Whether the player has gone to the other look."""

    @property
    def readers(self) -> frozenset[str]:
        """The screen readers that were running when the mode was chosen."""
        if self._readers is None:
            self._readers = running_readers()
        return self._readers

    def mode_chosen(self) -> None:
        """Other readers may be running now."""
        self._readers = None

    @property
    def announces(self) -> bool:
        """Whether what is said also stands on the screen."""
        preferences = self._preferences
        asked = preferences.settings.announcements or preferences.override.asks_mode
        return preferences.mode is not Mode.VOICE or self._voice.lost or asked

    @property
    def _looks(self) -> tuple[Look, Look]:
        preferences = self._preferences
        wanted = preferences.override.look or preferences.settings.look
        others = beside(self.readers, self._voice.name) if preferences.mode is Mode.VOICE else Beside.NOTHING
        return looks(preferences.mode, others, wanted=wanted, in_writing=self.announces)

    @property
    def look(self) -> Look:
        """What stands on the screen now."""
        return Look.SAID if self._preferences.override.asks_mode else self._looks[self._other_look]

    @property
    def caret(self) -> Caret:
        """Where the caret stands beside what is said."""
        return caret(self._preferences.settings.caret, self.readers)

    def next_look(self) -> None:
        """To the other look, or back."""
        self._other_look = not self._other_look
        self._preferences.on_look()

    def anew(self) -> None:
        """The look that fits, or was chosen."""
        self._other_look = False
        self._preferences.on_look()
