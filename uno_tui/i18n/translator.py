"""Looking texts up: Project Fluent messages, cards in any case, rule texts."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import TypeVar, cast

from fluent.syntax import ast

from uno_tui import message as messages
from uno_tui.core.catalogue import built_in
from uno_tui.core.commands import GAME_COMMANDS
from uno_tui.i18n.card_names import FORMS, CardNames, CardText, colour_of, without_colour
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.resolver import ResolveError, Resolver, Value, parse
from uno_tui.i18n.texts import TEXTS, entries, rules
from uno_tui.message import Message
from uno_tui.sanitize import escape_controls

T = TypeVar("T")
VERBOSITIES = ("terse", "normal", "full")

LARGEST_NUMBER = 10**24
"""From which on a number is said digit by digit; from its tenth power on it is said as "…"."""
LONGEST_VALUE = 2000
"""Signs of a value; who typed or pasted a longer one must not hear it to its end."""


class TextError(Exception):
    """A text is missing or cannot be put together: a mistake of the program's, never of the player's."""


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the system where the program speaks it, else English."""
    env = os.environ if environment is None else environment
    names = [env.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")]
    if environment is None:
        with suppress(ValueError):  # a name that Python's list of locales lacks, such as `UTF-8`
            names.append(locale.getlocale()[0] or "")
    named = next((name for name in names if name), "")
    codes = {tongue.system_name: code for code, tongue in LANGUAGES.items()}
    # LANGUAGE may name several, the best first. Windows' C library says `German_Germany`, others `de_DE.UTF-8`.
    called = [re.split("[-_.@]", each)[0].lower() for each in named.split(":")]
    found = (codes.get(each, each) for each in called)
    return next((code for code in found if code in LANGUAGES), "en")


USUAL_KEYS = {
    "all_cards": "i",
    "accept": "space",
    "call_bluff": "f",
    "choose": "enter",
    "draw": "space",
    "go_on": "a",
    "help": "f1",
    "look": "k",
    "menu": "f10",
    "next_group": "tab",
    "next_heading": "h",
    "next_item": "down",
    "next_playable": "z",
    "pass": "space",
    "play": "enter",
    "quit": "ctrl+q",
    "read_changes": "d",
    "read_counts": "e",
    "save_picture": "I",
    "sounds": "M",
    "stop": "escape",
    "take_move_back": "U",
    "second_look": "B",
    "uno": "u",
}
"""The keys that texts speak of, as long as nobody has changed them."""


class Translator:
    """The texts of one language, as the program says them, or as a `game` does: it may have words of its own.

    `key_of` says how the key of a command is called, for texts that speak of it (None: by its usual name); `front` is
    where they are read: on the full `screen`, or between typed `lines`.
    """

    def __init__(self, language: str, game: str | None = None, root: Translator | None = None) -> None:
        """`root` decides on keys and front. Raises TextError for a language that the program does not speak."""
        if language not in LANGUAGES:
            raise TextError(f"unknown language {language}: expected one of {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.key_of: Callable[[str], str] | None = None
        self.front = "screen"
        self.strict = False
        """Whether a text that a plug-in lacks is an error, as one of the program's own is."""
        self._root = root or self
        # Shared by all translators of a language: never changed, only replaced (`with_texts`).
        self._known = entries(language, game)
        self._of: dict[str, Translator] = {}
        self._cards: dict[tuple[str, str], str] = {}
        self._apart: dict[str, tuple[str, str]] = {}
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        self._kept: dict[Hashable, object] = {}
        functions: dict[str, Callable[..., str]] = {
            "CARD": self.card,
            "KEY": lambda command: self.key(str(command)),
            "FRONT": lambda: self._root.front,
            **LANGUAGES[language].functions,
        }
        self._resolver = Resolver(language, self._entry, functions)

    def keep(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what `make` returned for this key the first time: it is kept as long as the translator."""
        if key not in self._kept:
            self._kept[key] = make()
        return cast(T, self._kept[key])

    def of(self, game: str) -> Translator:
        """Return a translator for the texts of `game`, with the same keys and the same front end."""
        if game == self.game:
            return self
        # Kept with the root, not for ever: they go with the session of a guest who leaves.
        if game not in self._root._of:
            self._root._of[game] = Translator(self.language, game, self._root)
        return self._root._of[game]

    def with_texts(self, more: Mapping[str, str]) -> Translator:
        """Return a translator that also has these texts, whose sources are given by id."""
        translator = Translator(self.language, self.game, self._root)
        # Not kept by `of`: lessons would overlay the texts of the table.
        translator._known = {**self._known, **more}
        return translator

    def key(self, command: str) -> str:
        """Return the name of a command's key."""
        if self._root.key_of is not None:
            return self._root.key_of(command)
        usual = self._usual_key(command)
        # A capital is said as Shift and its letter.
        prefix, _, key = (f"shift+{usual}" if len(usual) == 1 and usual.isupper() else usual).rpartition("+")
        if prefix:
            return self.text(f"key-{prefix}", key=key.upper())
        return self.text(f"key-{key}") if self.has(f"key-{key}") else key.upper()

    def _usual_key(self, command: str) -> str:
        own = GAME_COMMANDS[self.game].own if self.game is not None else ()
        return next((each.keys[0] for each in own if each.id == command), None) or USUAL_KEYS[command]

    def text(self, message_id: str, verbosity: str = "normal", /, **values: object) -> str:
        """Return the text of a message, in the variant for the verbosity if it has one. Raises TextError.

        If a plug-in lacks a text in English too, the result is its id with the values; for a title, the game's id.
        """
        # Every value may have been typed by a player or come out of a file.
        said = {name: _speakable(value) for name, value in values.items()}
        try:
            return self._resolver.format(message_id, verbosity, said)
        except (ResolveError, ValueError, TypeError, LookupError, RecursionError) as error:
            if self._root.strict or self.game is None or self.game in built_in():
                raise TextError(f"{message_id} in {self.language}: {error}") from None
            name = self.game if message_id == "title" else message_id
            return f"{name}: {', '.join(map(str, said.values()))}" if said else name

    def sentence(self, message: Message) -> str:
        """Return a message as text. Raises TextError."""
        # A refusal belongs to a game, and only its texts have the words.
        if message.game not in (None, self.game):
            return self.of(str(message.game)).sentence(message)
        values = message.values.items()
        said = {name: self.sentence(each) if isinstance(each, Message) else each for name, each in values}
        return self.text(message.id, **said)

    def _entry(self, entry_id: str) -> ast.Message | ast.Term:
        """Return a message or term, parsed when it is first needed: all at once take a third of a second."""
        if entry_id not in self._parsed:
            if entry_id not in self._known:
                raise ResolveError(f"there is no text {entry_id}")
            self._parsed[entry_id] = parse(self._known[entry_id])
        return self._parsed[entry_id]

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        return message_id in self._known

    def ids(self, prefix: str) -> list[str]:
        """Return the ids of all messages that begin so."""
        return [each for each in self._known if each.startswith(prefix)]

    def card(self, card: object, form: str = "bare") -> str:
        """Return the name of a card in one of the forms of `uno_tui.i18n.card_names`. Raises ValueError."""
        if self.game is None:
            raise ValueError(f"card {card} needs a game: this translator has none")
        if form not in FORMS:
            raise ValueError(f"unknown form of a card {form!r}: expected one of {', '.join(FORMS)}")
        named = str(card), form
        if named not in self._cards:
            self._cards[named] = self._say(_names_of(self.game)(named[0]), form)
        return self._cards[named]

    def card_apart(self, card: object) -> tuple[str, str]:
        """Return the colour of a card (empty if it has none), and its name without the colour. Raises ValueError."""
        if self.game is None:
            raise ValueError(f"card {card} needs a game: this translator has none")
        named = str(card)
        if named not in self._apart:
            said = _names_of(self.game)(named)
            colour = colour_of(said)
            parts = "" if colour is None else self._say(colour, "bare"), self._say(without_colour(said), "bare")
            self._apart[named] = parts
        return self._apart[named]

    def _say(self, said: CardText, form: str) -> str:
        # A part with a form of its own keeps it, whatever the sentence wants of the card.
        form = said.form or form
        values = {
            name: self._say(value, form) if isinstance(value, CardText) else value
            for name, value in said.values.items()
        }
        return self.text(said.id, form=form, **values)

    def decimal(self, number: float, digits: int) -> str:
        """Return a number with that many decimals, and the decimal separator of the language."""
        return f"{number:.{digits}f}".replace(".", LANGUAGES[self.language].point)

    def percent(self, part: float) -> str:
        """Return a fraction as a percentage with one decimal."""
        return self.text("per-cent", number=self.decimal(100 * part, 1))

    def enumerate(self, parts: Sequence[str], last: str = "list-last") -> str:
        """Return several things in one sentence: `a, b and c`, or `a, b or c` with `last` as `list-last-or`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text(last, first=", ".join(parts[:-1]), last=parts[-1])

    def numbered(self, number: int, text: str, *, apart: bool = False) -> str:
        """Return a text with its number in a list: `3 red 7`. `apart` keeps two numbers apart: `3, 3 of spades`."""
        message_id = "linear-item-apart" if apart or text[:1].isdigit() else "linear-item"
        return self.text(message_id, number=number, text=text)

    def rules(self, game: str) -> list[str]:
        """Return the rules of a game, one clause or heading a line."""
        return rules(self.language, game)


@cache
def _names_of(game: str) -> CardNames:
    module, _, name = TEXTS[game].cards.partition(":")
    found: CardNames = getattr(import_module(module), name)
    return found


def _speakable(value: object) -> Value:
    """Return a value that can be spoken.

    Control characters are escaped, a very long text is truncated, and a very large number becomes a text: as a number
    it would be read in words.
    """
    if isinstance(value, int):
        if abs(value) < LARGEST_NUMBER:
            return value
        value = str(value) if abs(value) < LARGEST_NUMBER**10 else "…"
    text = str(value)
    return escape_controls(text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…")


def _in_english(message: Message) -> str | None:
    """Return a message in English; None for a game's message that does not name its game."""
    english = Translator("en")
    return english.sentence(message) if message.game is not None or english.has(message.id) else None


messages.in_english = _in_english
