"""Settings, keys and kinds of events as lists: choosing a line changes it to its next value, or back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from uno_tui.bots.bot import Level
from uno_tui.core.contract import Topic
from uno_tui.host.pace import PACES, PaceName
from uno_tui.locales.languages import LANGUAGES
from uno_tui.locales.translator import VERBOSITIES
from uno_tui.speech.voices.catalogue import names
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.commands import everywhere
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.keys.keymap import KeymapError, shipped
from uno_tui.ui.keys.spelling import KeyNameError, is_hard, parse
from uno_tui.ui.menus.lists import Item, heading, key_list, what
from uno_tui.ui.menus.voice_settings import VoiceSettings
from uno_tui.ui.ports.question import Typing
from uno_tui.ui.session import Session
from uno_tui.ui.settings import THEMES, Caret, Look, Mode
from uno_tui.wording import why

_UNCLEAR = ("look", "caret", "announcements", "slips", "second_look")
"""Settings that say what they are about without being asked, because their names do not."""


class SettingsList:
    """The settings as lines; choosing one changes it to its next value, or back, and says the new one."""

    def __init__(
        self,
        session: Session,
        changed: Callable[[], None],
        offer: Callable[[str, Callable[[], Sequence[Item]]], None],
        type_: Callable[[Typing], None],
        open_pieces: Callable[[], None],
    ) -> None:
        self.session = session
        self._changed = changed
        self._open_pieces = open_pieces
        self._speaking = VoiceSettings(session, self._cycle, offer, type_)

    def items(self) -> list[Item]:
        """The settings with their values."""
        session, settings = self.session, self.session.preferences.settings
        text = session.announcer.text
        voices = [None, *names()]
        items = [
            self._cycle(
                "mode",
                text(f"mode-{session.preferences.mode}"),
                list(Mode),
                session.preferences.mode,
                session.choose_mode,
            ),
            self._cycle(
                "language",
                LANGUAGES[session.announcer.translator.language].name,
                list(LANGUAGES),
                session.announcer.translator.language,
                session.choose_language,
            ),
            self._cycle("voice", self._voice_now or text("value-first"), voices, self._voice_now, self._voice),
            *self._speaking.items(),
            self._simple("verbosity", text(f"verbosity-{settings.verbosity}"), list(VERBOSITIES)),
            self._switch("announcements", "announcements"),
            heading(session, "play"),
            self._cycle("pace", text(f"pace-{self._pace_now}"), list(PaceName), self._pace_now, self._pace),
            self._switch("slips", "slips_are_free"),
            self._switch("second_look", "second_look"),
            self._simple("players", str(settings.players), list(range(2, 11))),
            self._simple("bots", text(f"level-{settings.bots}"), [str(level) for level in Level]),
            self._cycle(
                "keymap", session.preferences.keymap_name, shipped(), session.preferences.keymap_name, self._keymap
            ),
        ]
        items.append(Item(text("menu-pieces"), self._open_pieces, explains=text("piece-how")))
        items.append(heading(session, "screen"))
        items += [] if session.goes_line_by_line else [self._look_item()]
        items += [self._caret_item(), self._switch("marks", "marks"), self._switch("big_card", "big_card")]
        items.append(self._simple("theme", text(f"theme-{settings.theme}"), list(THEMES)))
        return items

    @property
    def _pace_now(self) -> PaceName:
        """The pace that holds: the command line goes before the settings."""
        override = self.session.preferences.override.pace
        return next((name for name, pace in PACES.items() if pace == override), self.session.preferences.settings.pace)

    @property
    def _voice_now(self) -> str | None:
        return self.session.preferences.override.voice or self.session.preferences.settings.voice

    def _look_item(self) -> Item:
        now = self.session.preferences.override.look or self.session.preferences.settings.look
        shown = self.session.announcer.text(f"look-{now or 'auto'}")
        there = [look for look in Look if look is not Look.STILL or self.session.preferences.mode is Mode.VOICE]
        return self._cycle("look", shown, [None, *there], now, self.session.appearance.choose_look)

    def _caret_item(self) -> Item:
        now = self.session.preferences.settings.caret
        shown = self.session.announcer.text(f"caret-{now or 'auto'}")
        return self._cycle("caret", shown, [None, *Caret], now, self.session.appearance.choose_caret)

    def _done(self) -> None:
        self.session.settings_changed()
        self._changed()

    def _cycle(self, name: str, shown: str, values: Sequence[object], now: object, choose: Callable[..., None]) -> Item:
        def change(steps: int) -> None:
            place = values.index(now) if now in values else min(0, -steps)
            choose(values[(place + steps) % len(values)])
            self._done()

        text = self.session.announcer.text(f"setting-{name}", value=shown)
        explains = self._explained(name)
        return Item(text, partial(change, 1), partial(change, -1), explains=explains, unclear=name in _UNCLEAR)

    def _explained(self, name: str) -> str:
        return self.session.announcer.translator.text(f"setting-{name}", "description")

    def _simple(self, name: str, shown: str, values: Sequence[object]) -> Item:
        settings = self.session.preferences.settings
        return self._cycle(name, shown, values, getattr(settings, name), lambda value: setattr(settings, name, value))

    def _switch(self, name: str, attribute: str) -> Item:
        settings = self.session.preferences.settings
        now = bool(getattr(settings, attribute))
        shown = self.session.announcer.text("value-on" if now else "value-off")
        return self._cycle(name, shown, [False, True], now, lambda value: setattr(settings, attribute, value))

    def _pace(self, pace: PaceName) -> None:
        self.session.preferences.settings.pace = pace
        self.session.preferences.override.pace = None

    def _voice(self, name: str | None) -> None:
        self.session.preferences.settings.voice = name
        self.session.preferences.override.voice = None
        self.session.voice.change()

    def _keymap(self, name: str) -> None:
        self.session.preferences.use_keymap(name)


class KeysList:
    """Every command with its keys; choosing one listens for another key."""

    def __init__(self, session: Session, type_: Callable[[Typing], None]) -> None:
        self.session = session
        self._type = type_

    def items(self) -> list[Item]:
        """The commands."""
        explains = self.session.announcer.text("remap-how")
        return [
            Item(self._line(name), self._asking(name), self._resetting(name), explains=explains)
            for name in everywhere()
        ]

    def _line(self, command: str) -> str:
        keys = key_list(self.session, command)
        return self.session.announcer.text("help-line", keys=keys, what=what(self.session, command))

    def _asking(self, command: str) -> Callable[[], None]:
        def answered(pressed: str) -> str | None:
            try:
                key = parse(pressed)
                if is_hard(key):
                    return self.session.announcer.text(
                        "key-not-hard", key=key_name(self.session.announcer.translator, key)
                    )
                self.session.saving.restore()
                self.session.preferences.keymap = keymap.change(
                    self.session.preferences.folders.keymap, self.session.preferences.keymap_name, command, key
                )
                self.session.saving.saved(self.session.preferences.folders.keymap)
            except KeyNameError as error:
                return self.session.announcer.text(
                    f"key-not-{error.why}", key=key_name(self.session.announcer.translator, pressed)
                )
            except KeymapError as error:
                return self._why_not(pressed, command, error)
            except OSError as error:
                path = str(self.session.preferences.folders.keymap)
                return self.session.announcer.text(
                    "file-trouble", path=path, reason=self.session.announcer.translator.sentence(why(error))
                )
            name = key_name(self.session.announcer.translator, key)
            self.session.announcer.say(
                self.session.announcer.text("describe-key", key=name, what=what(self.session, command))
            )
            return None

        prompt = self.session.announcer.text("ask-key", what=what(self.session, command))
        return lambda: self._type(Typing(prompt, "", answered, key=True))

    def _resetting(self, command: str) -> Callable[[], None]:
        """Put the command's keys back as they are without the player's own file."""
        session = self.session

        def act() -> None:
            session.saving.restore()
            try:
                session.preferences.keymap = keymap.reset(
                    session.preferences.folders.keymap, session.preferences.keymap_name, command
                )
                session.saving.saved(session.preferences.folders.keymap)
            except KeymapError as error:
                session.announcer.say(self._why_not("", command, error))
            except OSError as error:
                path = str(session.preferences.folders.keymap)
                session.announcer.say(
                    session.announcer.text(
                        "file-trouble", path=path, reason=session.announcer.translator.sentence(why(error))
                    )
                )
            else:
                session.announcer.say(self._line(command))

        return act

    def _why_not(self, pressed: str, command: str, error: KeymapError) -> str:
        """Which command has the key already; else what is wrong with the player's file."""
        rival = next((each for each in error.rivals if each != command), None)
        if rival is None:
            return f"{self.session.announcer.translator.sentence(error.wording)}."
        key = key_name(self.session.announcer.translator, pressed)
        return self.session.announcer.text("key-not-free", key=key, what=what(self.session, rival))


def event_items(session: Session) -> list[Item]:
    """Kinds of events, told or not."""
    return [_event_item(session, kind) for kind in Topic]


def _event_item(session: Session, kind: Topic) -> Item:
    muted = session.preferences.settings.muted
    shown = session.announcer.text("value-off" if kind in muted else "value-on")

    def act() -> None:
        session.preferences.settings.muted = (
            [each for each in muted if each != kind] if kind in muted else [*muted, str(kind)]
        )
        session.settings_changed()
        session.announcer.say(_event_item(session, kind).text)

    return Item(
        session.announcer.text("table-option", option=session.announcer.text(f"event-{kind}"), value=shown), act, act
    )
