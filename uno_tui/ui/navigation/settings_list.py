"""Settings, keys and kinds of events as lists: choosing a line changes it to its next value, or back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from uno_tui.core.contract import Topic
from uno_tui.message import why
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.commands import all_commands
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.keys.keymap import KeymapError
from uno_tui.ui.keys.spelling import KeyNameError, is_hard, parse
from uno_tui.ui.names import NAMES, fault_in_any_game, why_not_named
from uno_tui.ui.navigation.help_list import key_list, what
from uno_tui.ui.navigation.items import Item, heading
from uno_tui.ui.navigation.setting_lines import SettingLines
from uno_tui.ui.navigation.voice_settings import VoiceSettings
from uno_tui.ui.ports.question import TextPrompt
from uno_tui.ui.session import Session
from uno_tui.ui.settings import SETTINGS, Section, Settings


class SettingsList:
    """The settings as lines, section by section."""

    def __init__(
        self,
        session: Session,
        changed: Callable[[], None],
        offer: Callable[[str, Callable[[], Sequence[Item]]], None],
        type_: Callable[[TextPrompt], None],
        open_pieces: Callable[[], None],
    ) -> None:
        self.session = session
        self._open_pieces = open_pieces
        self._type = type_
        speaking = VoiceSettings(
            session.preferences, session.announcer, session.voice, session.save_settings, offer, type_
        )
        self._lines = SettingLines(session, changed, {**speaking.own, "pieces": self._pieces, "name": self._name})

    def items(self) -> list[Item]:
        """Return the settings with their values."""
        items = self._lines.items(Section.SPEECH)
        for section in (Section.PLAY, Section.SCREEN):
            items += [heading(self.session.announcer, section), *self._lines.items(section)]
        return items

    def _pieces(self) -> list[Item]:
        text = self.session.announcer.text
        return [Item(text("menu-pieces"), self._open_pieces, explains=text("piece-how"))]

    def _name(self) -> list[Item]:
        settings, announcer = self.session.preferences.settings, self.session.announcer
        line = partial(announcer.text, "setting-name")

        def ask() -> None:
            # Not `changed`, which line by line would write the line a second time.
            on_answer = partial(set_name, self.session)
            self._type(TextPrompt(announcer.text("ask-name"), settings.name or NAMES[0], on_answer))

        explains = announcer.translator.text("setting-name", "description")
        return [Item(line(value=settings.name or NAMES[0]), ask, explains=explains)]


def set_name(session: Session, typed: str) -> str | None:
    """Use a name for the player at new tables, and say so; return why not if it cannot be one."""
    settings, announcer, name = session.preferences.settings, session.announcer, typed.strip()
    fault = SETTINGS["name"].fault("name", name)
    elsewhere = fault_in_any_game(name) if name and fault is None else None
    if elsewhere is not None:
        fault = why_not_named(name, elsewhere)
    if fault is not None:
        return announcer.translator.sentence(fault)
    settings.name = name
    session.settings_changed()
    announcer.say(announcer.text("setting-name", value=name or NAMES[0]))
    return None


class KeysList:
    """The commands with their keys; choosing one listens for another key."""

    def __init__(self, session: Session, type_: Callable[[TextPrompt], None]) -> None:
        self.session = session
        self._type = type_

    def items(self) -> list[Item]:
        """Return the commands."""
        explains = self.session.announcer.text("remap-how")
        return [
            Item(self._line(name), self._asking(name), self._resetting(name), explains=explains, stepped=False)
            for name in all_commands()
        ]

    def _line(self, command: str) -> str:
        keys = key_list(self.session.announcer, self.session.named_keys, command)
        return self.session.announcer.text("help-line", keys=keys, what=self._what(command))

    def _what(self, command: str) -> str:
        return what(self.session.announcer, self.session.named_keys, command)

    def _asking(self, command: str) -> Callable[[], None]:
        def on_answer(pressed: str) -> str | None:
            try:
                key = parse(pressed)
                # The command gets this one key, and a hard one alone would not do.
                if is_hard(key):
                    return self.session.announcer.text(
                        "key-refused-hard", key=key_name(self.session.announcer.translator, key)
                    )
                # The rest of the file stays as it is, so it must be whole.
                self.session.saving.restore()
                self.session.preferences.keymap = keymap.change(
                    self.session.preferences.folders.keymap, self.session.preferences.keymap_name, command, key
                )
                self.session.saving.remember(self.session.preferences.folders.keymap)
            except KeyNameError as error:
                return self.session.announcer.text(
                    f"key-refused-{error.why}", key=key_name(self.session.announcer.translator, pressed)
                )
            except KeymapError as error:
                return self._why_not(pressed, command, error)
            except OSError as error:
                path = str(self.session.preferences.folders.keymap)
                return self.session.announcer.text(
                    "file-trouble", path=path, reason=self.session.announcer.translator.sentence(why(error))
                )
            name = key_name(self.session.announcer.translator, key)
            self.session.announcer.say(self.session.announcer.text("describe-key", key=name, what=self._what(command)))
            return None

        prompt = self.session.announcer.text("ask-key", what=self._what(command))
        return lambda: self._type(TextPrompt(prompt, "", on_answer, key=True))

    def _resetting(self, command: str) -> Callable[[], None]:
        """Return an action that resets the command's keys to those without the player's own file."""
        session = self.session

        def act() -> None:
            session.saving.restore()
            try:
                session.preferences.keymap = keymap.reset(
                    session.preferences.folders.keymap, session.preferences.keymap_name, command
                )
                session.saving.remember(session.preferences.folders.keymap)
            except KeymapError as error:
                session.announcer.say(self._why_not_reset(command, error))
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
        """Return the sentence that another command has the key, or what is wrong with the player's file."""
        rival = self._rival(command, error)
        if rival is None:
            return self._mistake(error)
        key = key_name(self.session.announcer.translator, pressed)
        return self.session.announcer.text("key-refused-used", key=key, what=self._what(rival))

    def _why_not_reset(self, command: str, error: KeymapError) -> str:
        """Return the sentence that another command has one of the usual keys, or what is wrong with the file."""
        rival = self._rival(command, error)
        if rival is None:
            return self._mistake(error)
        preferences = self.session.preferences
        usual, taken = keymap.load(preferences.keymap_name).of(command), preferences.keymap.of(rival)
        keys = ", ".join(key_name(self.session.announcer.translator, key) for key in usual if key in taken)
        return self.session.announcer.text("key-refused-reset", key=keys, what=self._what(rival))

    def _rival(self, command: str, error: KeymapError) -> str | None:
        """Return the other command that has the same key; None if the mistake stands in the file."""
        return next((each for each in error.rivals if each != command), None)

    def _mistake(self, error: KeymapError) -> str:
        """Return what is wrong with the player's file, with its line."""
        return f"{self.session.announcer.translator.sentence(error.message)}."


def event_items(announcer: ProgramAnnouncer, settings: Settings, changed: Callable[[], None]) -> list[Item]:
    """Return a line for each kind of events, on or off; `changed` is called when one is switched."""
    return [_event_item(announcer, settings, changed, kind) for kind in Topic]


def _event_item(announcer: ProgramAnnouncer, settings: Settings, changed: Callable[[], None], kind: Topic) -> Item:
    muted = settings.muted
    shown = announcer.text("value-off" if kind in muted else "value-on")

    def act() -> None:
        settings.muted = [each for each in muted if each != kind] if kind in muted else [*muted, str(kind)]
        changed()
        announcer.say(_event_item(announcer, settings, changed, kind).text)

    return Item(announcer.text("table-option", option=announcer.text(f"event-{kind}"), value=shown), act, act)
