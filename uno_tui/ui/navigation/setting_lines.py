"""Settings as lines of a list: choosing one changes it to its next value, or back, and says the new one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from uno_tui.host.pace import PACES, PaceName
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.sound.earcons import Earcon
from uno_tui.speech.voices.catalogue import names
from uno_tui.ui.keys.keymap import shipped
from uno_tui.ui.navigation.items import Item, NamedValue
from uno_tui.ui.session import Session
from uno_tui.ui.settings import SETTINGS, Look, Mode, Section, Setting


class SettingLines:
    """Makes lines of settings as they are declared, and adds what only some settings need."""

    def __init__(
        self, session: Session, changed: Callable[[], None], own: Mapping[str, Callable[[], Sequence[Item]]]
    ) -> None:
        """`changed` is called when a setting has a new value; `own` maps settings to their special lines."""
        self.session = session
        self._changed = changed
        self._own = own
        preferences, voice, appearance, sounds = session.preferences, session.voice, session.appearance, session.sounds
        self._getters: Mapping[str, Callable[[], object]] = {
            "mode": lambda: preferences.mode,
            "language": lambda: session.announcer.translator.language,
            "pace": self._pace_now,
            "sounds": lambda: sounds.profile,
        }
        """Getters of values that are neither in the settings nor on the command line."""
        self._choices: Mapping[str, Callable[[], Sequence[object]]] = {
            "voice": names,
            "keymap": shipped,
            "look": self._looks,
        }
        """Getters of choices that are not declared."""
        self._setters: Mapping[str, Callable[[Any], None]] = {
            "mode": session.choose_mode,
            "language": session.choose_language,
            "keymap": preferences.use_keymap,
            "sounds": sounds.choose,
        }
        """Setters of values that need more than keeping them."""
        self._after_change: Mapping[str, Callable[[], None]] = {
            "voice": voice.change,
            "look": appearance.reset_look,
            "caret": appearance.reset_look,
            **{name: voice.change_manner for name, each in SETTINGS.items() if each.ability is not None},
        }
        """Callbacks after a change, apart from the table and the screen, which follow every setting."""
        self._samples: Mapping[str, Callable[[], None]] = {
            "others_pitch": voice.say_sample,
            "sound_volume": partial(sounds.sample, Earcon.TURN),
        }
        """Callbacks that make a new value heard after its line, where the line itself does not."""

    def items(self, section: Section) -> list[Item]:
        """Return the lines of a section that matter in this mode, with this voice and this front end."""
        settings = [each for each in SETTINGS.values() if each.section is section]
        return [item for each in settings for item in self._items(each)]

    def _items(self, setting: Setting) -> Sequence[Item]:
        if setting.spoken and self.session.preferences.mode is not Mode.VOICE:
            return []
        if setting.of_host and self.session.preferences.remote:
            return []
        if setting.on_screen and self.session.goes_line_by_line:
            return []
        if setting.ability is not None and setting.ability not in self.session.voice.abilities:
            # Players look for the speed: a line says where it is set instead.
            return [Item(self.session.announcer.text(setting.lacking))] if setting.lacking else []
        own = self._own.get(setting.name)
        return [self._line(setting)] if own is None else own()

    def _line(self, setting: Setting) -> Item:
        name, translator = setting.name, self.session.announcer.translator
        now = self._getters[name]() if name in self._getters else self.session.preferences.now(name)
        choices = self._choices[name]() if name in self._choices else setting.choices[:: setting.step]
        values: Sequence[object] = [None, *choices] if setting.automatic else choices

        def change(steps: int) -> None:
            # A value between the steps, from a file: ahead begins at the first, back at the last.
            place = values.index(now) if now in values else min(0, -steps)
            self._set(setting, values[(place + steps) % len(values)])

        def named() -> list[NamedValue]:
            compared = self._compared(setting, values, now)
            return [
                NamedValue((*self._names(setting, each), *compared.get(each, ())), partial(self._set, setting, each))
                for each in values
            ]

        return Item(
            translator.text(f"setting-{name}", value=self._shown(setting, now)),
            partial(change, 1),
            partial(change, -1),
            explains=translator.text(f"setting-{name}", "description"),
            unclear=setting.unclear,
            values=named,
        )

    def _names(self, setting: Setting, value: object) -> tuple[str, ...]:
        """Return the names of a value, the shown one first."""
        others = (*LANGUAGES[str(value)].other_names, str(value)) if setting.name == "language" else ()
        return self._shown(setting, value), *others

    def _compared(self, setting: Setting, values: Sequence[object], now: object) -> Mapping[object, Sequence[str]]:
        """Return the words such as `faster` for the values beside the present one; at an end they stand for it."""
        if not setting.compared or now not in values:
            return {}
        at = values.index(now)
        names: dict[object, list[str]] = {}
        for step, attribute in ((-1, "less"), (1, "more")):
            value = values[min(max(at + step, 0), len(values) - 1)]
            words = self.session.announcer.translator.text(f"setting-{setting.name}", attribute)
            names.setdefault(value, []).extend(words.split(", "))
        return names

    def _shown(self, setting: Setting, value: object) -> str:
        """Return the name of a value."""
        if setting.name == "language":
            return LANGUAGES[str(value)].name
        if value is None:
            return self.session.announcer.text(setting.automatic)
        if isinstance(value, bool):
            return self.session.announcer.text("value-on" if value else "value-off")
        named = f"{setting.texts}-{value}"  # a keymap of the player's own has no name
        return self.session.announcer.text(named) if self.session.announcer.words.has(named) else str(value)

    def _set(self, setting: Setting, value: object) -> None:
        name = setting.name
        # First the value, then what depends on it, then all that shows it; a sample last, after the line's words.
        self._setters.get(name, partial(self.session.preferences.choose, name))(value)
        if name in self._after_change:
            self._after_change[name]()
        self.session.settings_changed()
        self._changed()
        if name in self._samples:
            self._samples[name]()

    def _pace_now(self) -> PaceName:
        preferences = self.session.preferences
        # The command line gives a pace by its values, the list needs its name.
        named = (name for name, pace in PACES.items() if pace == preferences.override.pace)
        return next(named, preferences.settings.pace)

    def _looks(self) -> list[Look]:
        """Return the available looks; the still look only in mode voice, because without it nothing would be told."""
        return [look for look in Look if look is not Look.STILL or self.session.preferences.mode is Mode.VOICE]
