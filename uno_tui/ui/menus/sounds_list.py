"""The sounds as a list: what they are for, how loud, and each to be heard, switched on or off."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from uno_tui.sound.earcons import Earcon
from uno_tui.ui.menus.lists import Item, heading
from uno_tui.ui.session import Session
from uno_tui.ui.settings import VOLUMES, Profile


class SoundsList:
    """Choosing a sound lets it be heard; going back at it switches it on or off."""

    def __init__(self, session: Session, changed: Callable[[], None]) -> None:
        self.session = session
        self._changed = changed

    def items(self) -> list[Item]:
        """What they are for, the volume, every sound."""
        return [self._profile(), self._volume(), heading(self.session, "hear"), *map(self._sound, Earcon)]

    def _profile(self) -> Item:
        now = self.session.sounds.profile
        text = self.session.announcer.text("setting-sounds", value=self.session.announcer.text(f"sounds-{now}"))
        explains = self.session.announcer.translator.text("setting-sounds", "description")
        return Item(text, partial(self._choose, 1), partial(self._choose, -1), explains=explains)

    def _choose(self, steps: int) -> None:
        profiles = list(Profile)
        place = profiles.index(self.session.sounds.profile) + steps
        self.session.sounds.choose(profiles[place % len(profiles)])
        self._done()

    def _volume(self) -> Item:
        text = self.session.announcer.text(
            "setting-sound_volume", value=str(self.session.preferences.settings.sound_volume)
        )
        explains = self.session.announcer.translator.text("setting-sound_volume", "description")
        return Item(text, partial(self._turn, 1), partial(self._turn, -1), explains=explains)

    def _turn(self, steps: int) -> None:
        """Louder or softer, which is heard at once; from the loudest to nothing."""
        settings = self.session.preferences.settings
        settings.sound_volume = (settings.sound_volume + steps) % len(VOLUMES)
        self._done()
        self.session.sounds.sample(Earcon.TURN)

    def _sound(self, earcon: Earcon) -> Item:
        silenced = earcon in self.session.preferences.settings.silenced
        value = self.session.announcer.text("value-off" if silenced else "value-on")
        text = self.session.announcer.text(
            "table-option", option=self.session.announcer.text(f"sound-{earcon}"), value=value
        )
        how = self.session.announcer.text("sounds-how")
        return Item(text, partial(self._hear, earcon), partial(self._switch, earcon), explains=how)

    def _hear(self, earcon: Earcon) -> None:
        self.session.sounds.sample(earcon)
        if self.session.goes_line_by_line:  # where an answer is a line
            self._changed()

    def _switch(self, earcon: Earcon) -> None:
        settings, silenced = self.session.preferences.settings, self.session.preferences.settings.silenced
        others = [each for each in silenced if each != earcon]
        settings.silenced = others if earcon in silenced else [*silenced, str(earcon)]
        self._done()

    def _done(self) -> None:
        self.session.settings_changed()
        self._changed()
