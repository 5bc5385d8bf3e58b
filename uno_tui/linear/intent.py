"""What a typed line means at a table, parsed once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from uno_tui.linear import vocabulary
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.commands import WORDS
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.preferences import Preferences

SET = "set"
"""The word before the number of a set, as in `set 2`."""


class Intent(msgspec.Struct, frozen=True):
    """The meaning of a line, so far as it does not depend on the cards.

    A `number` means the card with that number. `word` is one of `WORDS`, or "". `message` is the number of an earlier
    message. `command` is what a word, letter, key or person's name stands for. In `split 3`, `before` is the command,
    or `SET`, and `place` the number; None if the line does not end in a number.
    """

    line: str
    number: int | None = None
    word: str = ""
    message: int | None = None
    command: str | None = None
    before: str | None = None
    place: int | None = None

    @property
    def passes(self) -> bool:
        """Return whether the line declines to do something."""
        return self.word in ("pass", "accept")


class LineParser:
    """Parses lines in the player's language, with the player's keys."""

    def __init__(self, preferences: Preferences, announcer: ProgramAnnouncer, named_keys: NamedKeys) -> None:
        self._preferences = preferences
        self._announcer = announcer
        self._named_keys = named_keys
        self._last: tuple[tuple[object, ...], Intent] | None = None

    def parse(self, typed: str, people: Sequence[str]) -> Intent:
        """Return what a line means where these people play at the keyboard.

        Several ask about one line, one after the other, before it is carried out: it is parsed for the first of them.
        """
        keymap, words = self._preferences.keymap, self._announcer.words
        known = (typed, people, keymap, words)
        if self._last is None or self._last[0] != known:
            self._last = known, self._parse(typed.strip(), people)
        return self._last[1]

    def _parse(self, line: str, people: Sequence[str]) -> Intent:
        if not line:
            return Intent(line)
        number = vocabulary.parse_number(line)
        if number is not None:
            return Intent(line, number, command=self._command(line, people))
        words = self._announcer.words
        word = vocabulary.match_command(line, tuple(WORDS), words) or ""
        message = vocabulary.parse_message_number(line, words)
        before, _, last = line.rpartition(" ")
        place = vocabulary.parse_number(last) if before.strip() else None
        is_set = place is not None and vocabulary.match_command(before.strip(), (SET,), words) is not None
        return Intent(
            line,
            word=word,
            message=message,
            command=self._command(line, people),
            before=SET if is_set else None if place is None else self._command(before.strip(), people),
            place=place,
        )

    def _command(self, word: str, people: Sequence[str]) -> str | None:
        """Return the command that is typed; a person's name is that person's own key."""
        names = [name.casefold() for name in people]
        if len(names) > 1 and word.casefold() in names:
            return f"person_{names.index(word.casefold()) + 1}"
        keymap, translator, game = self._preferences.keymap, self._announcer.translator, self._announcer.game
        command = vocabulary.find_command(word, keymap, translator, game)
        if command is not None and self._named_keys.is_nobodys(command):
            return vocabulary.find_command(word.lower(), keymap, translator, game)
        return command
