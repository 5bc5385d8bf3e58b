"""How keys are called in what the player hears: as the keymap has them, or by what is typed line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from uno_tui.front.keys.commands import KEY_OF_WORD, MOST_SEATS, find
from uno_tui.front.keys.key_names import key_name
from uno_tui.front.keys.keymap import Keymap
from uno_tui.front.table.controller import TableController
from uno_tui.locales.translator import Translator


class Keyed(Protocol):
    """The session whose keys are named."""

    keymap: Keymap
    table: TableController | None
    translator: Translator

    def text(self, message_id: str, **values: object) -> str:
        """A text in the player's language."""
        ...


class NamedKeys:
    """Names keys for the player; people who share a keyboard have some keys of their own."""

    def __init__(self, session: Keyed) -> None:
        self._session = session
        self.typed: Callable[[str], str] | None = None
        """What is typed for a command, where there is no screen to look at."""

    def speaking(self, language: str) -> Translator:
        """The texts of a language, in which keys are named so."""
        translator = Translator(language)
        translator.key_of = self._key_of
        translator.front = "screen" if self.typed is None else "lines"
        return translator

    def _key_of(self, command: str) -> str:
        """How the key of a command is called."""
        session, named = self._session, find(command)
        if session.table is not None and len(session.table.state.people) > 1 and named is not None and named.personal:
            return session.text("key-own")
        if self.typed is not None:
            return self.typed(command)
        return key_name(session.translator, session.keymap.of(KEY_OF_WORD.get(command, command))[0])

    def name_of_person(self, command: str) -> str | None:
        """Whose key `person_N` is; None where only one person plays, or fewer do."""
        table = self._session.table
        if table is None or len(table.state.people) < 2:
            return None
        place = int(command.removeprefix("person_")) - 1
        return table.state.name_of(table.state.people[place]) if place < len(table.state.people) else None

    def is_nobodys(self, command: str) -> bool:
        """Whether it is the key of a person who does not play here."""
        return command.startswith("person_") and self.name_of_person(command) is None

    def of_people(self) -> list[str]:
        """Which key is whose, where people share a keyboard; else nothing."""
        session = self._session
        names = {f"person_{number}": self.name_of_person(f"person_{number}") for number in range(1, MOST_SEATS + 1)}
        return [
            session.text("person-key", name=name, key=key_name(session.translator, session.keymap.of(command)[0]))
            for command, name in names.items()
            if name is not None
        ]
