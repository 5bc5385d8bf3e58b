"""Looking texts up: Project Fluent messages, cards in any case, rule texts."""

from __future__ import annotations

import locale
import os
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from typing import Any

from fluent.runtime import FluentBundle

from uno_tui.locales.texts import entries, needed, resource
from uno_tui.quoting import visible

LANGUAGES = ("en", "de", "fr")
GAMES = ("uno", "teams", "rummy", "ume", "maumau")
"""The games that there are texts for."""
CARD_NAMES = (
    "uno_tui.locales.cards:UNO_CARDS",
    "uno_tui.locales.teams_cards:TEAMS_CARDS",
    "uno_tui.locales.maumau_cards:FRENCH_SUITED_CARDS",
    "uno_tui.locales.rummy_cards:TILES_OF_RUMMY",
)
"""Names of cards by language, for each family of cards, loaded when the ones before do not know a card; a card that two
write the same way is called the same."""
VERBOSITIES = ("terse", "normal", "full")


LARGEST_NUMBER = 10**24
"""From which on a number is said digit by digit."""
LONGEST_VALUE = 2000
"""Signs of a value; Fluent refuses longer ones, and who typed or pasted one must not stop the program."""


class TextError(Exception):
    """A text is missing or cannot be put together: a mistake of the program's, never of the player's."""


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the system where the program speaks it, else English."""
    env = os.environ if environment is None else environment
    names = [env.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")]
    if environment is None:
        names.append(locale.getlocale()[0] or "")
    named = next((name for name in names if name), "")
    code = {"german": "de", "french": "fr"}.get(named.split("_")[0].lower(), named[:2].lower())
    return code if code in LANGUAGES else "en"


USUAL_KEYS = {
    "buzzer": "b",
    "call_bluff": "f",
    "draw": "space",
    "finish": "f",
    "go_on": "a",
    "hint": "h",
    "look": "k",
    "new_set": "n",
    "next_group": "tab",
    "next_playable": "z",
    "play": "enter",
    "quit": "ctrl+q",
    "stop": "escape",
    "take_back": "backspace",
    "uno": "u",
}
"""The keys that texts speak of, as long as nobody has changed them."""


class Translator:
    """The texts of one language.

    `key_of` says how the key of a command is called, for texts that speak of it; `front` is where they are read: on
    the full `screen`, or between typed `lines`.
    """

    def __init__(self, language: str) -> None:
        """Raises TextError for a language that the program does not speak."""
        if language not in LANGUAGES:
            raise TextError(f"unknown language {language}")
        self.language = language
        self.key_of: Callable[[str], str] = self._usual_key
        self.front = "screen"
        self._bundle = self._new_bundle()

    def _new_bundle(self) -> Any:
        functions: dict[str, Any] = {
            "CARD": lambda card, form="bare": _card_name(self.language, str(card), str(form)),
            "KEY": lambda command: self.key_of(str(command)),
            "FRONT": lambda: self.front,
            "DE": lambda name: _of(str(name)),
        }
        return FluentBundle([self.language], functions=functions, use_isolating=False)

    def _usual_key(self, command: str) -> str:
        prefix, _, key = USUAL_KEYS[command].rpartition("+")
        if prefix:
            return self.text(f"key-{prefix}", key=key.upper())
        return self.text(f"key-{key}") if len(key) > 1 else key.upper()

    def text(self, message_id: str, verbosity: str = "normal", /, **values: object) -> str:
        """The text of a message; where it has a wording for the verbosity, that. Raises TextError."""
        if not self._bundle.has_message(message_id):
            self._parse(message_id)
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(verbosity, message.value)
        if pattern is None:
            raise TextError(f"{message_id} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, {name: _cut(value) for name, value in values.items()})
        if errors:
            raise TextError(f"{message_id} in {self.language}: {errors[0]}")
        return str(text)

    def _parse(self, message_id: str) -> None:
        if not self.has(message_id):
            raise TextError(f"no text {message_id} in {self.language}")
        for each in needed(self.language, message_id):
            self._bundle.add_resource(resource(self.language, each))
        if not self._bundle.has_message(message_id):
            raise TextError(f"{message_id} cannot be read in {self.language}")

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in entries(self.language)

    def card(self, card: object, form: str = "bare") -> str:
        """A card's name in one of the forms of `uno_tui.locales.cards`."""
        return _card_name(self.language, str(card), form)

    def enumerate(self, parts: Sequence[str]) -> str:
        """Several things in one sentence: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-last", first=", ".join(parts[:-1]), last=parts[-1])

    def rules(self, game: str) -> list[str]:
        """The rules of a game, a clause or heading a line."""
        path = resources.files("uno_tui.locales") / self.language / "rules" / f"{game}.md"
        return [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def _of(name: str) -> str:
    """French "of": `d'Ana`, `de Ben`."""
    first = unicodedata.normalize("NFD", name[:1]).casefold()[:1]
    return f"d'{name}" if first and first in "aeiou" else f"de {name}"


@cache
def _card_name(language: str, text: str, form: str) -> str:
    """The name that the first family gives which knows the card. Raises ValueError if none does."""
    for family in CARD_NAMES:
        module, _, names = family.partition(":")
        try:
            return str(getattr(import_module(module), names)[language].name(text, form))
        except ValueError:
            continue
    raise ValueError(f"no such card: {text}")


def _cut(value: object) -> object:
    """A value that can be said: signs that steer terminals are written out, a very long text is cut off, a very large
    number, which cannot be formatted, is a text."""
    if isinstance(value, int) and abs(value) >= LARGEST_NUMBER:
        value = str(value) if abs(value) < LARGEST_NUMBER**10 else "…"
    if not isinstance(value, str):
        return value
    return visible(value if len(value) <= LONGEST_VALUE else value[:LONGEST_VALUE] + "…")
