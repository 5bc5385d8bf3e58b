"""The player's keys: the command of each, and their names in texts; line by line, the words that are typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uno_tui.core.commands import Context
from uno_tui.core.contract import MOST_SEATS
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys.commands import WORDS, get_command
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.keys.keymap import Keymap
from uno_tui.ui.preferences import Preferences


class NamedKeys:
    """Finds the command of a key, and names keys; people who share a keyboard have some keys of their own."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self.people: Sequence[str] = ()
        """The names of those who share the keyboard, in the order of their keys; empty where nobody shares it."""
        self.talks = False
        """Whether friends play from elsewhere, to whom the player can send messages."""
        self.typed: Callable[[str], str] | None = None
        """Returns the word that is typed for a command, line by line; None on the full screen."""

    def make_translator(self, language: str) -> Translator:
        """Return a translator for a language, whose texts name the player's keys."""
        translator = Translator(language)
        translator.key_of = lambda command: self._key_of(command, translator)
        translator.front = "screen" if self.typed is None else "lines"
        return translator

    def _key_of(self, command: str, translator: Translator) -> str:
        """Return the name of a command's key."""
        named = get_command(command)
        # The one key in the keymap would be wrong for all but one of them.
        if self.people and named is not None and named.personal:
            return translator.text("key-own")
        if self.typed is not None:
            return self.typed(command)
        # The first key is the one that texts name; the others are second keys.
        does_the_same = WORDS[command].key_of if command in WORDS else ""
        return key_name(translator, self.keymap.of(does_the_same or command)[0])

    @property
    def keymap(self) -> Keymap:
        """Return the present keymap."""
        return self._preferences.keymap

    def command_for(self, key: str, context: Context, game: str | None) -> str | None:
        """Return the command of a key in this context; None for the keys of people who do not play."""
        command = self._preferences.keymap.command(key, context, game)
        return None if command is not None and self.is_nobodys(command) else command

    def name_of_person(self, command: str) -> str | None:
        """Return whose key `person_N` is; None where only one person plays, or fewer do."""
        place = int(command.removeprefix("person_")) - 1
        return self.people[place] if place < len(self.people) else None

    def is_nobodys(self, command: str) -> bool:
        """Return whether it is the key of a person who does not play here."""
        return command.startswith("person_") and self.name_of_person(command) is None

    def of_people(self, translator: Translator) -> list[str]:
        """Return which key is whose, where people share a keyboard; else nothing."""
        names = {f"person_{number}": self.name_of_person(f"person_{number}") for number in range(1, MOST_SEATS + 1)}
        return [
            translator.text("person-key", name=name, key=key_name(translator, self.keymap.of(command)[0]))
            for command, name in names.items()
            if name is not None
        ]
