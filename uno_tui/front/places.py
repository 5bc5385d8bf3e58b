"""Menus, settings, help, rules and messages as lists: the same in both front ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from uno_tui.bots.bot import Level
from uno_tui.front.commands import COMMANDS, Context
from uno_tui.front.desk import Desk
from uno_tui.front.keymap import shipped
from uno_tui.front.question import Question, with_letters
from uno_tui.front.session import Session
from uno_tui.front.settings import Mode
from uno_tui.host.pace import PaceName
from uno_tui.locales.translator import LANGUAGES, VERBOSITIES, Translator
from uno_tui.speech.voices.catalogue import names

_KEY_NAMES = {
    ",": "comma",
    ".": "period",
    "?": "question",
    "<": "less",
    ">": "greater",
    "[": "bracket-left",
    "]": "bracket-right",
    ";": "semicolon",
    ":": "colon",
    "shift+tab": "shift-tab",
}


class Item(msgspec.Struct, frozen=True):
    """A line of a list; `act` is what choosing it does, None for a line to be read."""

    text: str
    act: Callable[[], None] | None = None
    heading: bool = False


def key_name(translator: Translator, key: str) -> str:
    """How a key is called: `Shift+C`, `Page Up`, `comma`."""
    if translator.has(f"key-{_KEY_NAMES.get(key, key)}"):
        return translator.text(f"key-{_KEY_NAMES.get(key, key)}")
    prefix, _, last = key.rpartition("+")
    if prefix:
        return translator.text(f"key-{prefix}", key=key_name(translator, last))
    if len(key) == 1 and key.isupper():
        return translator.text("key-shift", key=key)
    return key.upper()


def key_list(session: Session, command: str) -> str:
    """All keys of a command."""
    return ", ".join(key_name(session.translator, key) for key in session.keymap.keys[command])


def describe(session: Session, key: str, context: Context) -> str:
    """What a key does where the player is."""
    name = key_name(session.translator, key)
    command = session.keymap.command(key, context)
    if command is None:
        return session.text("describe-nothing", key=name)
    return session.text("describe-key", key=name, what=session.text(COMMANDS[command].message))


def help_items(session: Session, context: Context) -> list[Item]:
    """What can be pressed here: at a table first what would be done right now."""
    items = []
    desk = session.desk
    if desk is not None and context is Context.TABLE and desk.handing_to is None:
        items += [Item(session.text("help-now", what=text)) for text in _now(session, desk)]
    for command in COMMANDS.values():
        if command.context in (context, Context.EVERYWHERE):
            what = session.text(command.message)
            items.append(Item(session.text("help-line", keys=key_list(session, command.id), what=what)))
    return items


def _now(session: Session, desk: Desk) -> list[str]:
    view = desk.view
    return [
        desk.face.answer("read_turn", view),
        desk.face.answer("read_debt", view),
        *([desk.card_text()] if desk.cursor.card is not None else []),
    ]


def rules_items(session: Session, game: str = "uno") -> list[Item]:
    """The rules, a clause or heading a line."""
    return [Item(line.lstrip("# "), heading=line.startswith("#")) for line in session.translator.rules(game)]


def history_items(session: Session) -> list[Item]:
    """What was said, newest last."""
    history = session.speaker.history
    return [Item(message.text, _again(session, message.text)) for message in history.messages()]


def _again(session: Session, text: str) -> Callable[[], None]:
    return lambda: session.say(text)


def menu_items(session: Session, do: Callable[[str], None], *, at_table: bool) -> list[Item]:
    """The menu; `do` is told `back`, `resume`, `new`, `abandon`, `rules`, `settings`, `keys`, `voices` or `quit`."""
    entries = ["back"] if at_table else []
    if not at_table and session.unfinished() is not None:
        entries += ["resume"]
    entries += ["new", "rules", "settings", "keys", "voices"]
    if at_table:
        entries += ["abandon"]
    entries += ["quit"]
    count = len(session.plan.names)
    return [Item(session.text(f"menu-{entry}", count=count), _doing(do, entry)) for entry in entries]


def _doing(do: Callable[[str], None], entry: str) -> Callable[[], None]:
    return lambda: do(entry)


def mode_question(session: Session, reader: str | None, answered: Callable[[Mode], None]) -> Question:
    """How the player wants to hear the game, with one key per answer."""
    texts = [(f"{letter}: {session.text(f'mode-{mode}')}", mode) for letter, mode in zip("VRS", Mode, strict=True)]
    prompt = session.text("mode-ask")
    if reader:
        prompt = f"{session.text('mode-ask-reader-found', reader=reader)} {prompt}"

    def choose(value: object) -> None:
        answered(Mode(str(value)))

    return Question(prompt, with_letters(texts), choose, lambda: choose(Mode.VOICE))


class SettingsList:
    """The settings as lines; choosing one changes it to its next value and says the new one."""

    def __init__(self, session: Session, changed: Callable[[], None]) -> None:
        self.session = session
        self._changed = changed

    def items(self) -> list[Item]:
        """The settings with their values."""
        session, settings = self.session, self.session.settings
        text = session.text
        voices = [None, *names()]
        rate = str(settings.rate)
        items = [
            self._cycle("mode", text(f"mode-{session.mode}"), list(Mode), session.mode, session.choose_mode),
            self._cycle(
                "language",
                text(f"language-{session.translator.language}"),
                list(LANGUAGES),
                session.translator.language,
                session.choose_language,
            ),
            self._cycle("voice", settings.voice or text("value-first"), voices, settings.voice, self._voice),
            self._cycle("rate", rate, list(range(-100, 101, 20)), settings.rate, self._rate)
            if session.has_rate
            else Item(text("setting-rate-none")),
            self._simple("verbosity", text(f"verbosity-{settings.verbosity}"), list(VERBOSITIES)),
            self._simple("pace", text(f"pace-{settings.pace}"), list(PaceName)),
            self._simple("players", str(settings.players), list(range(2, 11))),
            self._simple("bots", text(f"level-{settings.bots}"), [str(level) for level in Level]),
            self._cycle("keymap", settings.keymap, shipped(), settings.keymap, self._keymap),
        ]
        for detail in ("playable", "place", "points"):
            value = text("value-on" if detail in settings.card_details else "value-off")
            items.append(Item(text(f"setting-card_{detail}", value=value), self._toggling(detail)))
        items.append(self._switch("announcements", "announcements"))
        items.append(self._switch("slips", "slips_are_free"))
        return items

    def _done(self) -> None:
        self.session.settings_changed()
        self._changed()

    def _cycle(self, name: str, shown: str, values: Sequence[object], now: object, choose: Callable[..., None]) -> Item:
        def act() -> None:
            place = values.index(now) if now in values else -1
            choose(values[(place + 1) % len(values)])
            self._done()

        return Item(self.session.text(f"setting-{name}", value=shown), act)

    def _simple(self, name: str, shown: str, values: Sequence[object]) -> Item:
        settings = self.session.settings
        return self._cycle(name, shown, values, getattr(settings, name), lambda value: setattr(settings, name, value))

    def _switch(self, name: str, attribute: str) -> Item:
        settings = self.session.settings
        now = bool(getattr(settings, attribute))
        shown = self.session.text("value-on" if now else "value-off")
        return self._cycle(name, shown, [False, True], now, lambda value: setattr(settings, attribute, value))

    def _toggling(self, detail: str) -> Callable[[], None]:
        def act() -> None:
            details = self.session.settings.card_details
            self.session.settings.card_details = [each for each in details if each != detail]
            if detail not in details:
                self.session.settings.card_details.append(detail)
            self._done()

        return act

    def _voice(self, name: str | None) -> None:
        self.session.settings.voice = name
        self.session.change_voice()

    def _rate(self, rate: int) -> None:
        self.session.settings.rate = rate
        self.session.change_voice()

    def _keymap(self, name: str) -> None:
        self.session.settings.keymap = name
        self.session.load_keymap()
