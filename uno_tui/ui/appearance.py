"""The look of the screen: the player's choice, as far as it suits the voices and readers that run."""

from __future__ import annotations

from uno_tui.ui.detect import running_readers
from uno_tui.ui.looks import Beside, beside, caret, looks
from uno_tui.ui.own_voice import OwnVoice
from uno_tui.ui.preferences import Preferences
from uno_tui.ui.settings import Caret, Look, Mode


class Appearance:
    """Decides the look of the table, the place of the caret, and whether sentences are written."""

    def __init__(self, preferences: Preferences, voice: OwnVoice) -> None:
        self._preferences = preferences
        self._voice = voice
        self._readers: frozenset[str] | None = None
        self._other_look = False
        """Whether the player has switched to the other look."""

    @property
    def readers(self) -> frozenset[str]:
        """The player's screen readers that were running when the mode was chosen; none is known on another machine."""
        # Looked for when first asked: on Linux every process is looked at.
        if self._readers is None:
            self._readers = frozenset() if self._preferences.remote else running_readers()
        return self._readers

    def mode_chosen(self) -> None:
        """Look for readers again: others may be running now."""
        self._readers = None

    @property
    def announces(self) -> bool:
        """Whether sentences are also written on the screen."""
        preferences = self._preferences
        # Until the first question is answered nobody knows who reads, so everything is written as well.
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
        """The look of the screen now."""
        # The one look that a reader, a display and eyes can all use.
        return Look.SAID if self._preferences.override.asks_mode else self._looks[self._other_look]

    @property
    def caret(self) -> Caret:
        """The place of the caret at a sentence."""
        return caret(self._preferences.settings.caret, self.readers)

    @property
    def caret_on_letter(self) -> bool:
        """Whether the caret belongs on the first letter of what is selected, where readers and displays find it.

        Where nobody reads the screen but eyes, it is before that letter: it would cover it.
        """
        return self._preferences.mode is Mode.READER or bool(self.readers)

    def next_look(self) -> None:
        """Switch to the other look, or back."""
        self._other_look = not self._other_look
        self._preferences.on_look()

    def reset_look(self) -> None:
        """Go back to the look that suits the mode, or was chosen."""
        self._other_look = False
        self._preferences.on_look()
