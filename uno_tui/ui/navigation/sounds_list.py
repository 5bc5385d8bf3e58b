"""The list of sounds: their use, the volume, and each sound to be heard or switched on and off."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from uno_tui.sound.earcons import Earcon
from uno_tui.ui.navigation.items import Item, heading
from uno_tui.ui.navigation.setting_lines import SettingLines
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Section


class SoundsList:
    """The list of sounds. Choosing a sound plays it; going back at it switches it on or off."""

    def __init__(self, session: Session, changed: Callable[[], None]) -> None:
        self.session = session
        self._changed = changed
        self._lines = SettingLines(session, changed, {})

    def items(self) -> list[Item]:
        """Return the lines: the use of sounds, the volume, every sound."""
        return [*self._lines.items(Section.SOUNDS), heading(self.session.announcer, "hear"), *map(self._sound, Earcon)]

    def _sound(self, earcon: Earcon) -> Item:
        silenced = earcon in self.session.preferences.settings.silenced
        value = self.session.announcer.text("value-off" if silenced else "value-on")
        text = self.session.announcer.text(
            "table-option", option=self.session.announcer.text(f"sound-{earcon}"), value=value
        )
        how = self.session.announcer.text("sounds-how")
        return Item(text, partial(self._hear, earcon), partial(self._switch, earcon), explains=how, stepped=False)

    def _hear(self, earcon: Earcon) -> None:
        self.session.sounds.sample(earcon)
        if self.session.goes_line_by_line:  # where an answer is a line
            self._changed()

    def _switch(self, earcon: Earcon) -> None:
        settings, silenced = self.session.preferences.settings, self.session.preferences.settings.silenced
        others = [each for each in silenced if each != earcon]
        settings.silenced = others if earcon in silenced else [*silenced, str(earcon)]
        self.session.settings_changed()
        self._changed()
